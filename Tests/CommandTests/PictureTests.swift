import Figures
import Foundation
import Pictures
import TestSupport
import Testing

@Suite struct `Pictures` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Width and height as the file's header says them.
  private func size(ofPNG data: Data) -> [Int] {
    [16, 20].map { offset in data[offset..<offset + 4].reduce(0) { $0 * 256 + Int($1) } }
  }

  @Test(arguments: Samples.names)
  func `a PNG is as large as the geometry at 96 dots an inch`(sample: String) throws {
    let file = Samples.path(sample + ".yaml")
    let png = try Program.run([file, "--format", "png"], in: folder).out
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    let picture = try Picture(sample: sample)
    let bounds = picture.frames.dropFirst().reduce(picture.frames[0].rect) { $0.union($1.rect) }
    let margin = 2 * picture.look.spacing.margin
    let expected = [bounds.width + margin, bounds.height + margin].map { $0 * 96 / 72 }
    for (found, expected) in zip(size(ofPNG: png), expected) {
      #expect(abs(Double(found) - expected) < 2, "\(found) for \(expected)")
    }
  }

  @Test func `a PDF begins as one`() throws {
    let pdf = try Program.run(
      [Samples.path("figure-17-7.yaml"), "--format", "pdf"], in: folder)
    #expect(pdf.status == 0)
    #expect(pdf.out.starts(with: Data("%PDF-1.".utf8)))
  }
}
