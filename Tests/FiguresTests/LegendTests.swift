import Testing
import VCDescriptions
import VCDiagnostics
import VCEngine
import VCFigures
import VCMaps
import VCPictures
import VCTestSupport

/// The samples of a legend.
@Suite struct `A legend` {
  private static let style: Style = {
    var style = Style()
    style.template.look.page.legend = true
    return style
  }()

  private func entries(_ picture: Picture) -> [String] {
    picture.boxes.filter { $0.id.hasPrefix("legend-") }.flatMap { $0.lines.map(\.text) }
  }

  private func samples(_ picture: Picture) -> [Picture.Arrow] {
    picture.arrows.filter { $0.id.hasPrefix("legend-") }
  }

  @Test func `has one sample for all lines of a look`() throws {
    let picture = try Picture(
      """
      windows: [{id: main, rootViewController: {class: UINavigationController,
        viewControllers: [{class: A}]}}]

      """, as: .objects, in: Self.style)
    #expect(entries(picture) == ["contains / shows as its root", "has the view"])
  }

  @Test func `dims the sample of lines that are all dimmed`() throws {
    var style = Self.style
    style.emphasized = ["b"]
    let picture = try Picture(
      "rootViewController: {id: a, class: A, presents: {id: b, class: B}}", in: style)
    // Dimmed, the two lines look the same.
    #expect(samples(picture).map(\.isFaded) == [true])
    #expect(entries(picture) == ["points to what is presented / points to who presents"])
    style.emphasized = ["a", "b"]
    let whole = try Picture(
      "rootViewController: {id: a, class: A, presents: {id: b, class: B}}", in: style)
    #expect(samples(whole).map(\.isFaded) == [false, false])
  }

  @Test func `keeps the heads of its samples off their texts`() throws {
    let picture = try Picture(
      "rootViewController: {id: a, class: A, presents: {id: b, class: B}}", as: .map)
    for sample in samples(picture) {
      let text = try #require(picture.boxes.first { $0.id == "\(sample.id)-text" })
      let tip = try #require(sample.splines[0].endTip ?? sample.splines[0].startTip)
      // Where the head's sides meet, its stroke is longer than the line is wide.
      #expect(tip.x + picture.look.arrows[sample.role].width * 1.5 <= text.rect.minX - 5.9)
    }
  }
}
