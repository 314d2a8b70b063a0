import Testing
import VCDiagnostics
import VCFigures
import VCPictures
import VCTestSupport

@testable import VCRendering

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
    #expect(try [picture(title)].fontLanguage == language)
  }

  @Test(arguments: ["Settings", "設定の画面"])
  func `is that of the figure's own words if they are Chinese`(title: String) throws {
    #expect(try [picture(title, in: Style(language: .zhHans))].fontLanguage == "zh-cn")
  }

  @Test func `is one for all pages`() throws {
    #expect(try [picture("設定"), picture("の")].fontLanguage == "ja")
  }
}
