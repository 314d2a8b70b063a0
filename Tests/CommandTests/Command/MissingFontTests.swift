import Foundation
import Testing
import VCTestSupport

/// On a machine whose fontconfig knows a single font, with Latin letters and no Chinese ones.
@Suite(.enabled(if: LatinFont.path != nil, "there is no font with Latin letters alone"))
struct `A text that no font shows` {
  private let folder: TemporaryFolder
  private let environment: [String: String]
  private static let warning = """
    a.yaml: warning: no installed font shows '導', '設'; install fonts-noto-cjk (Debian) or \
    font-noto-sans-cjk (Homebrew)

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("rootViewController: {class: A, title: 設導}", to: "a.yaml")
    let fonts = folder.url.appending(path: "fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: URL(filePath: #require(LatinFont.path)), to: fonts.appending(path: "latin.ttf"))
    try folder.write(
      """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><dir>\(fonts.path)</dir><cachedir>\(fonts.path)</cachedir></fontconfig>
      """, to: "fonts.conf")
    environment = ["FONTCONFIG_FILE": folder.url.appending(path: "fonts.conf").path]
  }

  private func draw(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(["a.yaml"] + arguments, in: folder, environment: environment)
  }

  @Test(arguments: ["a.png", "a.pdf"])
  func `is drawn with a warning`(output: String) throws {
    let outcome = try draw("-o", output)
    #expect(outcome.err == Self.warning)
    #expect(outcome.status == 0)
    #expect(try folder.data(output).count > 1000)
  }

  @Test func `is an error for those who are strict`() throws {
    let outcome = try draw("--strict", "-o", "a.png")
    #expect(outcome.err == Self.warning.replacing("warning", with: "error"))
    #expect(outcome.status == 65)
  }

  @Test(.enabled(if: LatinFont.areBoth, "there is only one of the fonts"))
  func `is shown by a font that the call brings as a file`() throws {
    let fonts = folder.url.appending(path: "fonts/latin.ttf")
    try FileManager.default.removeItem(at: fonts)
    try FileManager.default.copyItem(at: URL(filePath: LatinFont.paths[1]), to: fonts)
    try folder.write("rootViewController: {class: A, title: Rain ☂}", to: "a.yaml")
    #expect(try draw("-o", "a.png").err.contains("warning: no installed font shows '☂'"))
    #expect(try draw("--font", "sans=\(LatinFont.paths[0])", "-o", "a.png").err == "")
  }

  @Test func `is left to the reader's fonts in an SVG`() throws {
    let outcome = try draw("-o", "a.svg")
    #expect(outcome.err == "")
    #expect(outcome.status == 0)
  }
}

private enum LatinFont {
  static let paths = [
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
    "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf",
    "/System/Library/Fonts/Supplemental/Arial.ttf",
  ]
  static let path = paths.first(where: FileManager.default.fileExists)
  static let areBoth = paths.prefix(2).allSatisfy(FileManager.default.fileExists)
}
