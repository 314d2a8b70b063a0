import Foundation
import DescriptionLoading
import Testing
import ViewControllers

@testable import Diagnostics
@testable import FigureDrawing

@Suite struct `Pictures` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Width and height as the file's header says them.
  private func size(ofPNG data: Data) -> [Int] {
    [16, 20].map { offset in data[offset..<offset + 4].reduce(0) { $0 * 256 + Int($1) } }
  }

  @Test(arguments: Files.sampleNames)
  func `a PNG is as large as the geometry at 96 dots an inch`(sample: String) throws {
    let file = Files.sample(sample + ".yaml")
    let png = try Program.run([file, "--format", "png"], in: folder).out
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let hierarchy = Resolution(
      try AppDescription(parsing: Source(name: file, text: text))
    ).hierarchy
    let drawing = try Picture(of: Figure(of: hierarchy, template: .book))
    let bounds = drawing.frames.dropFirst().reduce(drawing.frames[0].rect) { $0.union($1.rect) }
    let margin = 2 * Template.book.spacing.margin
    let expected = [bounds.width + margin, bounds.height + margin].map { $0 * 96 / 72 }
    for (found, expected) in zip(size(ofPNG: png), expected) {
      #expect(abs(Double(found) - expected) < 2, "\(found) for \(expected)")
    }
  }

  @Test func `a PDF begins as one`() throws {
    let pdf = try Program.run(
      [Files.sample("figure-17-7.yaml"), "--format", "pdf"], in: folder)
    #expect(pdf.status == 0)
    #expect(pdf.out.starts(with: Data("%PDF-1.".utf8)))
  }
}
