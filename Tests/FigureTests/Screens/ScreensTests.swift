import Foundation
import Testing
import VCPictures
import VCTestSupport

/// Descriptions whose controllers have pictures of their screens.
@Suite struct `Pictures of screens` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "repo/.git"), withIntermediateDirectories: true)
    try write(TestImage.png(), to: "repo/a.png")
    try describe("a.png")
  }

  private func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: folder.url.appending(path: name))
  }

  private func describe(_ image: String) throws {
    try folder.write(
      """
      rootViewController: {id: a, class: AViewController, image: \(image), presents: BViewController}
      steps: [{dismiss: BViewController}]

      """, to: "repo/app.yaml")
  }

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(arguments, in: folder)
  }

  // MARK: Figures

  @Test(arguments: ["hierarchy", "chain", "map", "objects"])
  func `are in the box, above its text`(kind: String) throws {
    let with = try run("repo/app.yaml", "--step=0", "--figure=\(kind)").text
    try describe("")
    let without = try run("repo/app.yaml", "--step=0", "--figure=\(kind)").text
    let image = try #require(
      with.firstMatch(of: /<image x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)"/))
    let name = try #require(with.firstMatch(of: /<text class="name"[^>]* y="(\S+)"/))
    let (y, height) = (try #require(Double(image.2)), try #require(Double(image.4)))
    #expect(Double(image.3).map { $0 * 2 } == height)
    #expect(try #require(Double(name.1)) > y + height)
    #expect(with.contains("href=\"data:image/png;base64,iVBORw0KGgo"))
    #expect(!without.contains("<image"))
  }

  @Test func `are in every format that shows figures`() throws {
    #expect(try run("repo/app.yaml", "--step=0", "-o", "a.pdf", "--template=mono").err == "")
    #expect(String(decoding: try folder.data("a.pdf"), as: UTF8.self).contains("/Subtype /Image"))
    #expect(try run("repo/app.yaml", "--step", "all", "-o", "a.html").status == 0)
    #expect(try folder.text("a.html").matches(of: /<image\s/).count == 2)
    #expect(try run("repo/app.yaml", "--step", "all", "-o", "a.pptx").status == 0)
    // Both slides share the file.
    let names = String(decoding: try folder.data("a.pptx"), as: UTF8.self)
    #expect(names.contains("ppt/media/image1.png") && !names.contains("ppt/media/image2.png"))
    #expect(try run("repo/app.yaml", "--format=json").text.contains("\"image\": \"data:image/png"))
    #expect(!(try run("repo/app.yaml", "--format=mermaid").text.contains("image")))
    let red = try run("repo/app.yaml", "--format=png").out
    try write(TestImage.png(20, 40, [0, 0, 255]), to: "repo/a.png")
    #expect(try run("repo/app.yaml", "--format=png").out != red)
  }

  @Test func `contain nothing but pixels`() throws {
    let image = Data(TestImage.png()).base64EncodedString()
    let figure = try run("repo/app.yaml").text
    let drawn = try #require(figure.firstMatch(of: /base64,([^"]*)"/))
    let bytes = try #require(Data(base64Encoded: String(drawn.1)))
    #expect(!String(decoding: bytes, as: UTF8.self).contains("SECRET") && !figure.contains(image))
    try write(TestImage.jpeg(), to: "repo/a.png")
    let other = try #require(try run("repo/app.yaml").text.firstMatch(of: /jpeg;base64,([^"]*)"/))
    let jpeg = try #require(Data(base64Encoded: String(other.1)))
    #expect(!String(decoding: jpeg, as: UTF8.self).contains("SECRET"))
    #expect(jpeg.prefix(2) == Data([0xFF, 0xD8]) && jpeg.suffix(2) == Data([0xFF, 0xD9]))
  }

  @Test func `that are JPEGs are not in PNG and PDF`() throws {
    try write(TestImage.jpeg(), to: "repo/a.jpg")
    try describe("a.jpg")
    for format in ["svg", "html", "pptx", "json"] {
      #expect(try run("repo/app.yaml", "--format=\(format)").withoutNotes.err == "")
    }
    for format in ["png", "pdf"] {
      let outcome = try run("repo/app.yaml", "--format=\(format)")
      #expect(
        outcome.err.hasPrefix(
          "repo/app.yaml:1:60: warning: 'a.jpg' is a JPEG, which \(format) doesn't show; "
            + "convert it to PNG\n"), "\(outcome.err)")
      #expect(outcome.status == 0)
      #expect(try run("repo/app.yaml", "--format=\(format)", "--strict").status == 65)
    }
  }

  @Test func `are sources of figures`() throws {
    let call = ["repo/app.yaml", "-o", "a.svg", "--if-changed"]
    #expect(try Program.run(call, in: folder).status == 0)
    let first = try folder.text("a.svg")
    try folder.write("<!-- vcdiagram app -->\n<!-- /vcdiagram -->\n", to: "repo/a.md")
    #expect(try run("embed", "repo/a.md").status == 0)
    #expect(try run("embed", "--check", "repo/a.md").status == 0)
    try write(TestImage.png(20, 40, [0, 0, 255]), to: "repo/a.png")
    #expect(try Program.run(call, in: folder).status == 0)
    #expect(try folder.text("a.svg") != first)
    #expect(try run("embed", "--check", "repo/a.md").status != 0)
  }

  @Test func `don't matter to answers`() throws {
    #expect(try run("resolve", "repo/app.yaml").err == "")
    try write([], to: "repo/a.png")
    let outcome = try run("resolve", "repo/app.yaml")
    #expect(outcome.status == 0 && outcome.err.contains("warning: 'a.png' is neither"))
  }

  // MARK: What others wrote

  /// Files with faults. A report on one prints its name.
  enum Fault: String, CaseIterable {
    case text, vector, empty, begun, withoutEnd, cut, withoutPixels, depth, palette, large, huge
    case noZlib, tooFewRows, noFilter, emptyPalette, jpegTooShort
    case wide, long, jpegWithoutEnd, jpegCut, jpegOfFourColors, jpegOfAnotherForm

    private static func png(_ header: [UInt8], _ pixels: [UInt8] = [1]) -> [UInt8] {
      TestImage.signature + header + PNGChunk("IDAT", pixels).bytes + TestImage.end
    }

    var bytes: [UInt8] {
      switch self {
      case .text: Array("hello".utf8)
      case .vector: Array("<svg onload='x'/>".utf8)
      case .empty: []
      case .begun: TestImage.signature
      case .withoutEnd: TestImage.png().dropLast(12)
      case .cut: TestImage.png().dropLast(1)
      case .withoutPixels: TestImage.signature + TestImage.header(4, 4) + TestImage.end
      case .depth: Self.png(TestImage.header(4, 4, depth: 3))
      case .palette: Self.png(TestImage.header(4, 4, kind: 3))
      case .large: Self.png(TestImage.header(30_000, 30_000))
      case .huge: Self.png(TestImage.header(0x7FFF_FFFF, 0x7FFF_FFFF))
      case .noZlib: Self.png(TestImage.header(4, 4), [UInt8](repeating: 0xA5, count: 60))
      case .tooFewRows:
        Self.png(TestImage.header(20, 41), TestImage.pixels(20, 40, [200, 30, 60]))
      case .noFilter: Self.png(TestImage.header(20, 40), TestImage.pixels(20, 40, [1, 2, 3], 5))
      case .emptyPalette:
        TestImage.signature + TestImage.header(4, 4, kind: 3) + PNGChunk("PLTE", []).bytes
          + PNGChunk("IDAT", TestImage.pixels(4, 4, [0])).bytes + TestImage.end
      case .jpegTooShort: TestImage.jpeg(height: 400)
      case .wide: Self.png(TestImage.header(100_000, 1))
      case .long: [UInt8](repeating: 0, count: 9 << 20)
      case .jpegWithoutEnd: TestImage.jpeg(hasEnd: false)
      case .jpegCut: TestImage.jpeg().dropLast(9)
      case .jpegOfFourColors: TestImage.jpeg(colors: 4)
      case .jpegOfAnotherForm: TestImage.jpeg(frame: 0xC9)
      }
    }

    var message: String {
      switch self {
      case .text, .vector, .empty: "'a.png' is neither a PNG nor a JPEG"
      case .begun, .withoutEnd, .cut, .withoutPixels, .depth, .palette, .jpegWithoutEnd, .jpegCut,
        .noZlib, .tooFewRows, .noFilter, .emptyPalette, .jpegTooShort:
        "the image 'a.png' is truncated or damaged"
      case .large: "the image 'a.png' has 30000 × 30000 pixels, and the limit is 24 million"
      case .huge:
        "the image 'a.png' has 2147483647 × 2147483647 pixels, and the limit is 24 million"
      case .wide: "the image 'a.png' has 100000 × 1 pixels, and the limit for a side is 32767"
      case .long: "the image 'a.png' exceeds the limit of 8 MB"
      case .jpegOfFourColors, .jpegOfAnotherForm:
        "'a.png' is a JPEG that some programs don't show; convert it to PNG"
      }
    }
  }

  @Test(arguments: Fault.allCases)
  func `are refused with a place`(fault: Fault) throws {
    try write(fault.bytes, to: "repo/a.png")
    let outcome = try run("repo/app.yaml", "--format=png")
    #expect(outcome.status == 0)
    let place = "repo/app.yaml:1:60: warning: \(fault.message)\n"
    #expect(outcome.err.hasPrefix(place), "\(outcome.err)")
    #expect(try run("repo/app.yaml", "--strict").status == 65)
    #expect(try run("check", "repo/app.yaml").err.contains(fault.message))
  }

  @Test(arguments: [
    ("../secret.png", "the image '../secret.png' is outside the repository"),
    ("link.png", "the image 'link.png' is outside the repository"),
    ("out/secret.png", "the image 'out/secret.png' is outside the repository"),
    (".git/secret.png", "the image '.git/secret.png' is outside the repository"),
    ("/etc/hostname", "the image '/etc/hostname' is outside the repository"),
    ("../missing.png", "the image '../missing.png' is outside the repository"),
    ("missing.png", "cannot read the image 'missing.png': No such file or directory"),
    (
      "https://example.com/a.png", "the image 'https://example.com/a.png' is outside the repository"
    ),
    ("folder", "cannot read the image 'folder': it is a folder"),
    ("pipe.png", "cannot read the image 'pipe.png': it is a pipe"),
  ])
  func `are of the repository`(path: String, message: String) throws {
    let secret = TestImage.png(7, 9)
    try write(secret, to: "secret.png")
    try write(secret, to: "repo/.git/secret.png")
    let line =
      "ln -s ../secret.png repo/link.png; ln -s .. repo/out; mkdir repo/folder; mkfifo repo/pipe.png"
    #expect(try Program.shell(line, in: folder).status == 0)
    try describe(path)
    let outcome = try run("repo/app.yaml")
    #expect(outcome.err == "repo/app.yaml:1:60: warning: \(message)\n" + quoted(path))
    #expect(!outcome.text.contains("<image"))
  }

  private func quoted(_ path: String) -> String {
    let line =
      "rootViewController: {id: a, class: AViewController, image: \(path), presents: BViewController}"
    return "    \(line)\n    \(String(repeating: " ", count: 59))^\n"
  }

  @Test func `beside a description in no repository are of its folder`() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "b"), withIntermediateDirectories: true)
    try folder.write("rootViewController: {class: A, image: a.png}", to: "b/app.yaml")
    try folder.write("rootViewController: {class: A, image: ../repo/a.png}", to: "b/c.yaml")
    try write(TestImage.png(), to: "b/a.png")
    #expect(try run("b/app.yaml").text.contains("<image"))
    #expect(try run("b/c.yaml").err.contains("is outside the repository"))
  }
}
