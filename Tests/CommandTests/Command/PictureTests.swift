import Foundation
import Testing
import VCEngine
import VCFigures
import VCPictures
import VCTestSupport

@Suite struct `Pictures` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Width and height as the file's header says them.
  private func size(ofPNG data: Data) -> [Int] {
    [16, 20].map { offset in data[offset..<offset + 4].reduce(0) { $0 * 256 + Int($1) } }
  }

  @Test(arguments: Samples.few)
  func `a PNG is as large as the geometry at 96 dots an inch`(sample: String) throws {
    let file = Samples.path(sample + ".yaml")
    let png = try Program.run([file, "--format", "png"], in: folder).out
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    let picture = try Picture(sample: sample)
    let margin = 2 * picture.look.spacing.margin
    let expected = [picture.page.width + margin, picture.page.height + margin]
      .map { $0 * 96 / 72 }
    for (found, expected) in zip(size(ofPNG: png), expected) {
      #expect(abs(Double(found) - expected) < 2, "\(found) for \(expected)")
    }
  }

  /// A viewer shows white behind transparent parts, and light texts on it.
  @Test(arguments: ["slide", "docs", "print"])
  func `a dark PNG has a background, unless it is for DocC`(template: String) throws {
    func isTransparent(_ options: String...) throws -> Bool {
      let call = [Samples.path("figure-17-6.yaml"), "-o", "a.png", "--template", template]
      _ = try Program.run(call + options, in: folder)
      return try folder.data(options.last == "docc" ? "a~dark.png" : "a.png")[25] == 6
    }
    #expect(try !isTransparent("--theme", "dark"))
    #expect(try isTransparent("--theme", "docc"))
  }

  @Test(arguments: Samples.few)
  func `a PDF has a page for each step, as large as its geometry`(sample: String) throws {
    let outcome = try Program.run(
      [Samples.path(sample + ".yaml"), "--step", "all", "-o", "a.pdf"], in: folder)
    #expect(outcome.status == 0)
    let pdf = try PDFDocument(folder.data("a.pdf"))
    let resolution = Resolution(try Samples.description(of: sample))
    let steps = try Array(pages(of: resolution, FigureRequest(states: .all)))
    #expect(pdf.title == steps[0].title)
    #expect(pdf.pages.count == steps.count)
    for (page, picture) in zip(pdf.pages, steps) {
      let margin = 2 * picture.look.spacing.margin
      // Pango kerns: a long line under a figure comes out a little wider than measured.
      #expect(abs(page.width - picture.page.width - margin) < 2)
      // The page has whole points.
      #expect(abs(page.height - picture.page.height - margin) < 1.5)
    }
    // No step is drawn twice.
    #expect(Set(pdf.pages.map(\.content)).count == steps.count)
  }

  /// A dark figure had a white strip at its right and lower edge.
  @Test(arguments: ["figure-10-4", "notes-ipad", "passcode"])
  func `a PDF's page is painted up to its edges`(sample: String) throws {
    for kind in ["hierarchy", "coverage"] {
      let outcome = try Program.run(
        [Samples.path(sample + ".yaml"), "--figure", kind, "--theme", "dark", "--format", "pdf"],
        in: folder)
      for page in try PDFDocument(outcome.out).pages {
        guard let area = try page.paintedArea else { continue }
        #expect(area.width >= page.width - 0.01 && area.height >= page.height - 0.01)
      }
    }
  }

  @Test func `a PDF has a map's short labels at their size`() throws {
    let outcome = try Program.run(
      [Samples.path("FromTheApp/Shop.storyboard"), "--figure", "map", "--format", "pdf"], in: folder
    )
    let sizes = try #require(try PDFDocument(outcome.out).pages.first).letterSizes
    #expect(try #require(sizes.min()) > 8.9, "\(sizes)")
  }

  @Test func `a PDF without steps has one page`() throws {
    let outcome = try Program.run([Samples.path("camera.yaml"), "--format", "pdf"], in: folder)
    let pdf = try PDFDocument(outcome.out)
    #expect(pdf.pages.count == 1)
    #expect(pdf.title == "A photo, and a person to send it to")
  }
}
