import Testing
import VCFigures
import VCPictures
import VCSource
import VCTestSupport

/// The language for which pango chooses fonts, by a figure's own language and its characters.
@Suite struct `The language of fonts` {
  private func picture(_ title: String, in style: Style = Style()) throws -> Picture {
    try Picture("rootViewController: {id: a, class: A, title: \"\(title)\"}", in: style)
  }

  @Test(arguments: [
    ("Settings", "en"), ("Настройки", "en"), ("关于", "zh-cn"), ("關於", "zh-cn"),
    ("A・B", "en"), ("关于・设置", "zh-cn"), ("設定の画面", "ja"), ("ﾃﾞｰﾀ", "ja"), ("설정", "ko"),
    ("說明 설정", "ko"), ("\u{20000}", "zh-cn"),
  ])
  func `is that of the characters`(title: String, language: String) throws {
    #expect(try [picture(title)].textLanguage.fontconfigName == language)
  }

  @Test(arguments: ["Settings", "設定の画面"])
  func `is that of the figure's own words if they are Chinese`(title: String) throws {
    #expect(
      try [picture(title, in: Style(language: .zhHans))].textLanguage.fontconfigName == "zh-cn")
  }

  @Test func `is one for all pages`() throws {
    #expect(try [picture("設定"), picture("の")].textLanguage.fontconfigName == "ja")
  }
}

/// What a browser and librsvg need to show a character in its language's form.
@Suite struct `The language of an SVG` {
  private static let chinese =
    "PingFang SC, Microsoft YaHei, Noto Sans CJK SC, WenQuanYi Zen Hei, WenQuanYi Micro Hei"

  private func root(_ title: String, in style: Style = Style()) throws -> [String] {
    let picture = try Picture("rootViewController: {class: A, title: \"\(title)\"}", in: style)
    let root = try SVGDocument(parsing: picture.svg).root
    let families = Set(root.all.compactMap { $0.attributes["font-family"] }).sorted()
    return ["lang", "xml:lang", "style"].map { root.attributes[$0] ?? "-" } + families
  }

  @Test func `is that of its characters, whose fonts precede the generic one`() throws {
    let (sans, mono) = (
      "Helvetica, Arial, Liberation Sans, Arimo", "Courier New, Liberation Mono, Cousine"
    )
    let plain = "font-variant-ligatures:none"
    #expect(
      try root("Settings") == ["en", "-", plain, "\(mono), monospace", "\(sans), sans-serif"])
    for (title, tag, fonts) in [
      ("关于", "zh-Hans", Self.chinese),
      ("設定の画面", "ja", "Hiragino Sans, Yu Gothic, Noto Sans CJK JP"),
      ("설정", "ko", "Apple SD Gothic Neo, Malgun Gothic, Noto Sans CJK KR"),
    ] {
      #expect(
        try root(title) == [
          tag, tag, plain + ";text-spacing-trim:space-all", "\(mono), \(fonts), monospace",
          "\(sans), \(fonts), sans-serif",
        ])
    }
  }

  @Test func `gives wide quotation marks a font of their own`() throws {
    let own = "\(Self.chinese), sans-serif"
    #expect(try root("关于“我”").contains(own))
    #expect(try !root("关于我").contains(own))
    #expect(try !root("About “me”").contains(own))
    #expect(try root("关于我……").contains(own))
    #expect(try root("我——你").contains(own))
    #expect(try !root("Me — you …").contains(own))
  }

  /// A line of a box is not the only text with such marks.
  @Test func `gives the wide marks of a frame's title a font, too`() throws {
    let picture = try Picture(
      """
      rootViewController: {id: a, class: A, family: 应用“主”族系}
      """)
    let root = try SVGDocument(parsing: picture.svg).root
    let parts = root.all.filter { $0.attributes["font-family"]?.hasPrefix("PingFang SC") == true }
    let texts: [String] = parts.map { part in part.text }
    #expect(texts == ["“", "”"])
  }

  @Test func `adds no font that the template names, and none after a generic one`() throws {
    var style = Style()
    style.template.look.fonts.sans = ["PingFang SC", "sans-serif", "Georgia"]
    let families = try root("关于", in: style)
    #expect(families.last == "\(Self.chinese), sans-serif, Georgia")
  }
}
