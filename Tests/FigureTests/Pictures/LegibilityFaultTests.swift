import Testing
import VCPictures
import VCTestSupport

/// The rules by which other tests call a picture legible, on pictures that are not.
@Suite struct `Faults of legibility` {
  private func rect(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) -> Rect {
    Rect(minX: x.lowerBound, minY: y.lowerBound, maxX: x.upperBound, maxY: y.upperBound)
  }

  private func box(
    _ role: Picture.Box.Role, _ id: String, _ rect: Rect, _ lines: [Picture.Line] = []
  ) -> Picture.Box {
    Picture.Box(role, id: id, rect: rect, lines: lines)
  }

  private func text(_ text: String, _ rect: Rect) -> Picture.Line {
    Picture.Line(text, .name, rect: rect)
  }

  private func faults(
    frames: [(title: Rect, rect: Rect)] = [], boxes: [Picture.Box] = [],
    arrows: [(label: Rect?, ends: [Point])] = []
  ) -> [String] {
    let picture = Picture(
      look: .book, language: "en", title: "", text: "",
      frames: frames.enumerated().map { number, frame in
        Picture.Frame(
          id: "frame\(number)", name: "Title", title: text("Title", frame.title),
          rect: frame.rect, color: 0,
          isFaded: false)
      }, boxes: boxes,
      arrows: arrows.enumerated().map { number, arrow in
        Picture.Arrow(
          .pointer, id: "arrow\(number)", tail: nil, head: nil, statements: ["line"],
          splines: [Spline(Route(through: arrow.ends), radius: 0)],
          label: arrow.label.map { Picture.Label(lines: ["label"], rect: $0) })
      }, page: rect(0...200, 0...100))
    return picture.legibilityFaults.map(\.description)
  }

  @Test func `are none where all has its place`() {
    #expect(
      faults(
        frames: [(rect(20...60, 80...90), rect(0...90, 0...95))],
        boxes: [
          box(.controller, "a", rect(10...80, 10...30), [text("A", rect(20...40, 12...22))]),
          box(.controller, "b", rect(10...80, 50...70)), box(.view, "v", rect(100...150, 0...20)),
          box(.text, "note", rect(100...150, 60...80), [text("N", rect(100...150, 60...80))]),
        ],
        arrows: [(rect(30...60, 36...44), [Point(20, 30), Point(20, 50)])]) == [])
  }

  @Test func `are found in frames`() {
    #expect(
      faults(
        frames: [
          (rect(20...60, 80...90), rect(0...90, 0...95)),
          (rect(120...160, 80...90), rect(80...200, 0...95)),
        ]) == ["frame0 lies on frame1"])
    #expect(
      faults(frames: [(rect(20...60, 90...100), rect(0...90, 0...95))]) == [
        "'Title' crosses the frame frame0", "the title 'Title' leaves its frame",
      ])
    #expect(
      faults(
        frames: [(rect(20...60, 80...90), rect(0...90, 0...95))],
        boxes: [box(.view, "v", rect(20...40, 70...85)), box(.bar, "out", rect(85...95, 0...10))])
        == [
          "the box 'out' leaves frame0", "the box 'out' leaves its screen",
          "'Title' lies on the box 'v'",
        ])
  }

  @Test func `are found in boxes`() {
    #expect(
      faults(boxes: [
        box(.controller, "a", rect(0...50, 0...30), [text("A", rect(10...60, 5...15))]),
        box(.window, "b", rect(49...80, 20...50)),
      ]) == ["'A' leaves its box", "the box 'b' lies on 'a'"])
    #expect(
      faults(boxes: [
        box(.screen, "s", rect(0...50, 0...50)), box(.screen, "t", rect(40...90, 0...50)),
        box(.content, "c", rect(10...120, 10...20)),
      ]) == ["the box 't' lies on 's'", "the box 'c' leaves its screen"])
  }

  @Test func `are found in texts`() {
    let other = text("B", rect(30...60, 5...15))
    #expect(
      faults(boxes: [
        box(.text, "a", rect(0...50, 0...30), [text("A", rect(10...40, 5...15))]),
        box(.text, "b", rect(30...60, 5...15), [other]),
      ]) == ["'B' lies on 'A'"])
    #expect(
      faults(boxes: [
        box(.screen, "s", rect(0...90, 0...50)),
        box(.content, "c", rect(0...50, 0...30), [text("A", rect(10...40, 5...15))]),
        box(.presented, "p", rect(30...80, 0...30)),
      ]) == ["'A' lies on the box 'p'"])
    #expect(
      faults(
        boxes: [box(.controller, "c", rect(0...50, 0...30))],
        arrows: [(rect(40...90, 10...20), [Point(100, 0), Point(100, 50)])])
        == ["'label' lies on the box 'c'"])
  }

  @Test func `are found in lines`() {
    #expect(
      faults(
        boxes: [
          box(.controller, "c", rect(0...50, 0...30)),
          box(.text, "t", rect(60...90, 0...30), [text("T", rect(60...90, 10...20))]),
        ],
        arrows: [
          (nil, [Point(20, 0), Point(20, 50)]), (nil, [Point(70, 0), Point(70, 50)]),
          (rect(100...120, 20...30), [Point(110, 0), Point(110, 50)]),
        ]) == [
          "line runs through the box 'c'", "line runs through 'T'", "line runs through 'label'",
        ])
  }

  @Test func `are found at the edges of the page`() {
    #expect(
      faults(
        frames: [(rect(20...60, 80...90), rect(-1...90, 0...95))],
        boxes: [box(.view, "v", rect(190...201, 0...20))],
        arrows: [(nil, [Point(100, 50), Point(100, 101)])])
        == [
          "'frame0' leaves the page", "'v' leaves the page", "'arrow0' leaves the page",
        ])
  }
}
