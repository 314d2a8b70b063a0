import Testing
import VCEngine
import VCFigures
import VCPictures
import VCTestSupport

/// The count by which other tests call a figure whole, on figures that are not.
@Suite struct `The parts of a figure` {
  private func faults(_ change: (inout Picture) -> Void) throws -> [String] {
    let moment = Moment(Resolution(try Samples.description(of: "figure-17-6")).hierarchy)
    var picture = try Array(pages(of: [moment], in: Style(pointers: .families)))[0]
    change(&picture)
    return Parts(drawnIn: picture).faults(
      of: Parts(of: moment, of: [moment], as: .hierarchy, in: Style(pointers: .families)))
  }

  @Test func `are all there in a figure that is whole`() throws {
    #expect(try faults { _ in } == [])
  }

  @Test func `are missed where they are not drawn`() throws {
    #expect(try faults { $0.frames.removeLast() } == ["missing: frame Family 2"])
    #expect(
      try faults { $0.arrows.removeLast() } == [
        "missing: label presenting of A: [\"presentingViewController\"]",
        "missing: presenting B.presentingViewController = A",
      ])
    #expect(
      try faults { $0.arrows[0].label = nil } == [
        "missing: label presented of B: [\"presentedViewController\"]"
      ])
  }

  @Test func `are found where they are drawn twice`() throws {
    #expect(try faults { $0.boxes.append($0.boxes[0]) } == ["too many: controller A"])
  }

  @Test func `are found where they say something else`() throws {
    #expect(
      try faults { $0.arrows[0].statements = ["A.presentedViewController = A"] } == [
        "missing: presented A.presentedViewController = B",
        "too many: presented A.presentedViewController = A",
      ])
  }
}
