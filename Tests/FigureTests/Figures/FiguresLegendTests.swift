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
    var style = Self.style
    style.pointers = .unnamed
    let picture = try Picture(
      """
      windows: [{id: main, rootViewController: {class: UINavigationController,
        viewControllers: [{class: A}]}}]

      """, as: .objects, in: style)
    #expect(entries(picture) == ["child / root view controller", "view"])
  }

  @Test func `dims the sample of lines that are all dimmed`() throws {
    var style = Self.style
    style.emphasized = ["b"]
    style.pointers = .unnamed
    let app = "rootViewController: {id: a, class: A, children: [C], presents: {id: b, class: B}}"
    let picture = try Picture(app, in: style)
    #expect(samples(picture).map(\.isFaded) == [true, true])
    #expect(entries(picture) == ["child", "presented controller"])
    style.emphasized = ["a", "b"]
    let whole = try Picture(app, in: style)
    #expect(samples(whole).map(\.isFaded) == [true, false])
  }

  @Test func `is missing where every line carries its label`() throws {
    let picture = try Picture(
      "rootViewController: {id: a, class: A, children: [C], presents: {id: b, class: B}}",
      in: Self.style)
    #expect(picture.arrows.count > 3)
    #expect(entries(picture) == [])
  }

  @Test func `a single family has a frame without a title`() throws {
    let one = try Picture("rootViewController: {class: A, children: [C]}", in: Self.style)
    #expect(one.frames.map { $0.title?.text } == [nil])
    #expect(one.frames.map(\.name) == ["Family 1"])
    let two = try Picture("rootViewController: {class: A, presents: C}", in: Self.style)
    #expect(two.frames.map { $0.title?.text } == ["Family 1", "Family 2"])
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
