import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPictures
import VCSource
import VCTestSupport

/// The samples of a legend.
@Suite struct `A legend` {
  @Test func `keeps the heads of its samples off their texts`() throws {
    let picture = try Picture(
      "rootViewController: {id: a, class: A, presents: {id: b, class: B}}", as: .map)
    for sample in picture.arrows where sample.id.hasPrefix("legend-") {
      let text = try #require(picture.boxes.first { $0.id == "\(sample.id)-text" })
      let tip = try #require(sample.splines[0].endTip ?? sample.splines[0].startTip)
      // Where the head's sides meet, its stroke is longer than the line is wide.
      #expect(tip.x + picture.look.arrows[sample.role].width * 1.5 <= text.rect.minX - 5.9)
    }
  }
}
