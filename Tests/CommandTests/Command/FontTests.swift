import Foundation
import Testing
import VCPictures
import VCTestSupport

/// A template's own fonts.
@Suite struct `Fonts of one's own` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("rootViewController: ProductViewController\n", to: "app.yaml")
  }

  private static let hasDejaVu = MachineFonts.file(of: "DejaVu Serif", isBold: false) != nil

  @Test(.enabled(if: hasDejaVu, "DejaVu is not installed"))
  func `are measured, and embedded in a PDF`() throws {
    try folder.write("fonts: {sans: [DejaVu Serif]}\n", to: "own.yaml")
    for format in ["svg", "pdf"] {
      let outcome = try Program.run(
        ["app.yaml", "--template", "own.yaml", "-o", "a.\(format)"], in: folder)
      #expect(outcome.status == 0)
      #expect(outcome.err == "")
    }
    let svg = try folder.text("a.svg")
    // ProductViewController in DejaVu Serif is wider than the 120.05 points that it takes in Liberation.
    #expect(svg.contains("font-family=\"DejaVu Serif, sans-serif\" font-size=\"12\""))
    #expect(!svg.contains("textLength=\"120.05\""))
    let bold = MachineFonts.file(of: "DejaVu Serif", isBold: true).map { _ in "DejaVuSerif-Bold" }
    #expect(
      try PDFDocument(folder.data("a.pdf")).fonts.sorted()
        == ["DejaVuSerif"] + [bold].compactMap(\.self))
  }

  @Test(.enabled(if: hasDejaVu, "DejaVu is not installed"))
  func `may be files, from the template's folder on`() throws {
    let file = try #require(MachineFonts.file(of: "DejaVu Serif", isBold: false))
    let look = folder.url.appending(path: "look")
    try FileManager.default.createDirectory(at: look, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: URL(filePath: file), to: look.appending(path: "serif.ttf"))
    try folder.write(
      "fonts: {sans: {family: DejaVu Serif, file: serif.ttf}}\n", to: "look/own.yaml")
    try folder.write("fonts: {sans: [DejaVu Serif]}\n", to: "own.yaml")
    for (template, figure) in [("look/own.yaml", "a.svg"), ("own.yaml", "b.svg")] {
      let outcome = try Program.run(
        ["app.yaml", "--template", template, "-o", figure], in: folder)
      #expect(outcome.status == 0)
    }
    #expect(try folder.data("a.svg") == folder.data("b.svg"))
    // The file counts, whatever the template calls it.
    try folder.write("fonts: {sans: {family: Mine, file: serif.ttf}}\n", to: "look/mine.yaml")
    let outcome = try Program.run(
      ["app.yaml", "--template", "look/mine.yaml", "-o", "a.pdf"], in: folder)
    #expect(outcome.status == 0)
    #expect(try PDFDocument(folder.data("a.pdf")).fonts == ["DejaVuSerif"])
  }

  @Test(.enabled(if: hasDejaVu, "DejaVu is not installed"))
  func `may be named by the call, as families or files`() throws {
    let file = try #require(MachineFonts.file(of: "DejaVu Serif", isBold: false))
    try folder.write("fonts: {sans: [DejaVu Serif]}\n", to: "own.yaml")
    try FileManager.default.copyItem(
      at: URL(filePath: file), to: folder.url.appending(path: "serif.ttf"))
    let calls = [
      ["--template", "own.yaml"], ["--font", "sans=DejaVu Serif"], ["--font", "sans=serif.ttf"],
    ]
    for (number, call) in calls.enumerated() {
      let outcome = try Program.run(["app.yaml", "-o", "\(number).svg"] + call, in: folder)
      #expect(outcome == Program.Outcome(status: 0, out: Data(), err: ""))
      #expect(try folder.data("\(number).svg") == folder.data("0.svg"))
    }
    let outcome = try Program.run(
      ["app.yaml", "-o", "a.svg", "--font", "mono=app.yaml,sans=./none.ttf"], in: folder)
    #expect(outcome.status == 65)
    #expect(outcome.err.contains("the font './none.ttf' cannot be read: No such file or directory"))
  }

  /// A reader who has the first family sees its letters as they are.
  @Test(.enabled(if: hasDejaVu, "DejaVu is not installed"))
  func `are not squeezed to another's widths in an SVG`() throws {
    try folder.write("fonts: {sans: [No Such Font, DejaVu Serif]}\n", to: "own.yaml")
    let outcome = try Program.run(
      ["app.yaml", "--template", "own.yaml", "-o", "a.svg"], in: folder)
    #expect(outcome == Program.Outcome(status: 0, out: Data(), err: ""))
    #expect(try !folder.text("a.svg").contains("textLength"))
  }

  @Test func `that are not installed are named, and their letters keep their width in an SVG`()
    throws
  {
    try folder.write("fonts: {sans: [No Such Font]}\n", to: "own.yaml")
    let outcome = try Program.run(
      ["app.yaml", "--template", "own.yaml", "-o", "a.svg"], in: folder)
    #expect(outcome.status == 0)
    #expect(
      outcome.err == """
        own.yaml: warning: the font 'No Such Font' is not installed, so texts are measured as in \
        Liberation; name its file: --font sans=<file>, or {family: No Such Font, file: …} in the template

        """)
    #expect(try !folder.text("a.svg").contains("textLength"))
  }

  @Test(arguments: [
    (
      "none.otf",
      """
      own.yaml:1:35: error: the font 'none.otf' cannot be read: No such file or directory
          fonts: {sans: {family: Own, file: none.otf}}
                                            ^

      """
    ),
    (
      "app.yaml",
      """
      own.yaml:1:35: error: 'app.yaml' is no TrueType or OpenType font
          fonts: {sans: {family: Own, file: app.yaml}}
                                            ^

      """
    ),
  ]) func `whose file is none are wrong input`(file: String, message: String) throws {
    try folder.write("fonts: {sans: {family: Own, file: \(file)}}\n", to: "own.yaml")
    let outcome = try Program.run(
      ["app.yaml", "--template", "own.yaml", "-o", "a.svg"], in: folder)
    #expect(outcome.status == 65)
    #expect(outcome.err == message)
  }
}
