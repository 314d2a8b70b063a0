import Foundation
import Testing
import VCFigures
import VCTestSupport

@Suite struct `The same bytes` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func figure(
    _ sample: String, _ format: String, in folder: TemporaryFolder? = nil,
    environment: [String: String] = [:]
  ) throws -> Data {
    let outcome = try Program.run(
      [Samples.path(sample), "--format", format], in: folder ?? self.folder,
      environment: environment)
    #expect(outcome.status == 0)
    return outcome.out
  }

  @Test(arguments: ["figure-17-7.yaml", "chinese.yaml", "large-app.json"], ["svg", "dot", "json"])
  func `come out of every run, in every language, time zone, home and folder`(
    sample: String, format: String
  ) throws {
    let bytes = try figure(sample, format)
    #expect(try figure(sample, format) == bytes)
    let environments = [
      ["LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8"], ["LANG": "C", "LC_ALL": "C"],
      ["TZ": "Asia/Shanghai"], ["HOME": "/nonexistent"], ["FONTCONFIG_FILE": "/dev/null"],
      ["GDFONTPATH": "/nonexistent", "DOTFONTPATH": "/nonexistent"],
    ]
    // Each environment with each sample and each format, though not with each pair of them.
    let turn = sample.utf8.count + format.utf8.count
    for (number, environment) in environments.enumerated()
    where Seeds.areAll || (number + turn).isMultiple(of: 3) {
      #expect(
        try figure(sample, format, environment: environment) == bytes, "\(environment)")
    }
    #expect(try figure(sample, format, in: TemporaryFolder()) == bytes)
  }

  /// Variables by which pango and fontconfig learn which language to prefer.
  private static let locales: [[String: String]] = [
    ["LC_ALL": "C"], ["LC_ALL": "zh_CN.UTF-8"], ["LC_ALL": "", "LC_CTYPE": "ja_JP.UTF-8"],
    ["LC_ALL": "", "LANG": "zh_TW.UTF-8"], ["LC_ALL": "ko_KR.UTF-8", "LANGUAGE": "ko:ja"],
    ["PANGO_LANGUAGE": "ja:zh-cn"], ["FC_LANG": "zh-cn"],
  ]

  /// Settings of fontconfig's that choose another font for each language, as a machine with fonts
  /// for each does.
  private func fontsByLanguage(_ languages: [String: String]) throws -> [String: String] {
    let rules = languages.map { language, font in
      """
      <match target="pattern"><test name="lang" compare="contains"><string>\(language)</string></test>
      <edit name="family" mode="prepend" binding="strong"><string>\(font)</string></edit></match>
      """
    }
    try folder.write(
      """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><include>\(Self.fontSettings)</include>\(rules.joined())</fontconfig>
      """, to: "fonts.conf")
    return ["FONTCONFIG_FILE": folder.url.appending(path: "fonts.conf").path]
  }

  private static let fontSettings = "/etc/fonts/fonts.conf"
  private static let hasFontsByLanguage = [
    fontSettings, "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf",
  ].allSatisfy(FileManager.default.fileExists)

  @Test(
    .enabled(if: hasFontsByLanguage, "there are no fonts to choose from"),
    arguments: ["figure-17-7.yaml", "chinese.yaml"], ["png", "pdf"])
  func `come out with the machine's fonts in every locale`(sample: String, format: String) throws {
    let fonts = try fontsByLanguage([
      "zh-cn": "DejaVu Serif", "ja": "DejaVu Sans Mono", "ko": "DejaVu Sans Mono",
      "zh-tw": "DejaVu Sans Mono",
    ])
    let all = try Self.locales.map { locale in
      try figure(sample, format, environment: fonts.merging(locale) { _, new in new })
    }
    // Not compared by #expect, which would look for every difference.
    let others = zip(Self.locales, all).filter { $1 != all[0] }.map(\.0)
    #expect(others == [])
  }

  /// Digits belong to no script, so they have the language of the figure.
  @Test(
    .enabled(if: hasFontsByLanguage, "there are no fonts to choose from"),
    arguments: [("第２页", "zh-cn"), ("ページ", "ja"), ("Page", "en")])
  func `show the fonts of the text's own language`(title: String, language: String) throws {
    try folder.write(
      "rootViewController: {id: a, class: UINavigationController, title: '2024', "
        + "viewControllers: [{class: B, title: \(title)}]}", to: "a.yaml")
    func figure(_ languages: [String: String]) throws -> Data {
      try Program.run(
        ["a.yaml", "--format", "png"], in: folder, environment: fontsByLanguage(languages)
      ).out
    }
    let plain = try figure([:])
    for other in ["zh-cn", "ja"] {
      #expect(try (figure([other: "DejaVu Serif"]) != plain) == (other == language), "\(other)")
    }
  }

  /// A figure that is drawn alone leaves its memory to the system; one of many frees it.
  @Test(
    arguments: FigureKind.all.map(\.rawValue), ["svg", "png", "dot"])
  func `come out alone and among others`(kind: String, format: String) throws {
    let options = ["--figure", kind, "--format", format, "--template", "mono"]
    let samples = ["figure-17-7", "mail-ipad", "drawer", "camera"]
    let files = samples.map { Samples.path($0 + ".yaml") }
    let batch = try Program.run(
      files + options + ["-o", "all/"], in: folder, environment: ["VCDIAGRAM_JOBS": "1"])
    #expect(batch.status == 0)
    for (sample, file) in Seeds.turn(
      kind.utf8.count + format.utf8.count, of: Array(zip(samples, files)))
    {
      let alone = try Program.run([file] + options, in: folder)
      #expect(alone.status == 0)
      #expect(try folder.data("all/\(sample).\(format)") == alone.out, "\(sample)")
    }
  }

  @Test func `come out of two runs of PNG`() throws {
    let bytes = try figure("figure-17-7.yaml", "png")
    #expect(try figure("figure-17-7.yaml", "png") == bytes)
  }

  @Test func `come out of two runs of PDF`() async throws {
    let first = try figure("figure-17-6.yaml", "pdf")
    // Cairo's dates count seconds.
    try await Task.sleep(for: .seconds(1.1))
    #expect(try figure("figure-17-6.yaml", "pdf") == first)
  }

  #if os(Linux)
    @Test func `need no library that knows fonts`() throws {
      func libraries(_ format: String) throws -> Set<String> {
        let outcome = try Program.run(
          [Samples.path("figure-17-7.yaml"), "-o", "a.\(format)"], in: folder,
          environment: [
            "LD_DEBUG": "files", "LD_DEBUG_OUTPUT": folder.url.appending(path: "libraries").path,
          ])
        #expect(outcome.status == 0)
        var lines: [Substring] = []
        for name in try folder.names where name.hasPrefix("libraries") {
          lines += try folder.text(name).split(separator: "\n")
          try FileManager.default.removeItem(at: folder.url.appending(path: name))
        }
        lines = lines.filter { $0.contains("calling init: ") }
        return Set(
          ["pango", "fontconfig", "freetype", "cairo"].filter { name in
            lines.contains { $0.contains(name) }
          })
      }
      #expect(try libraries("svg") == [])
      #expect(try libraries("dot") == [])
      #expect(try libraries("json") == [])
      // What is looked for is found where it is.
      #expect(try libraries("png") == ["pango", "fontconfig", "freetype", "cairo"])
    }
  #endif
}
