import Testing
import VCDescriptions
import VCEngine
import VCSource
import VCTestSupport

/// Columns that a split view controller hides and shows (R25).
struct HiddenColumnTests {
  private func resolution(_ steps: String) throws -> Resolution {
    let text = """
      rootViewController:
        id: split
        class: UISplitViewController
        style: doubleColumn
        primary: {id: list, class: ListViewController}
        secondary: {id: detail, class: DetailViewController}
        inspector: {id: info, class: InfoViewController}
      steps:
      \(steps)
      """
    return Resolution(
      try AppDescription(parsing: Source(name: "columns.yaml", bytes: Array(text.utf8))))
  }

  private func isInWindow(_ id: String, _ resolution: Resolution, afterStep step: Int) -> Bool {
    let hierarchy = resolution.hierarchy(afterStep: step)
    return hierarchy.isInWindow(hierarchy.index(id))
  }

  @Test func `a hidden column stays a child, and its views leave the window`() throws {
    let resolution = try resolution("  - {hideColumn: primary, of: split}")
    #expect(isInWindow("list", resolution, afterStep: 0))
    #expect(!isInWindow("list", resolution, afterStep: 1))
    #expect(isInWindow("detail", resolution, afterStep: 1))
    let hierarchy = resolution.hierarchy
    #expect(hierarchy.membersInWindow[hierarchy.index("list")] == false)
    #expect(hierarchy.children(of: hierarchy.index("split")).count == 3)
    #expect(hierarchy.splitViewController(of: hierarchy.index("list")) == hierarchy.index("split"))
  }

  @Test func `what a step shows before any hides it is hidden in the beginning`() throws {
    let resolution = try resolution(
      "  - {showColumn: inspector, of: split}\n  - {hideColumn: inspector, of: split}")
    #expect((0...2).map { isInWindow("info", resolution, afterStep: $0) } == [false, true, false])
    #expect(resolution.refusedSteps.isEmpty)
  }

  @Test func `a hidden column presents nothing in its context`() throws {
    let resolution = try resolution(
      """
        - {hideColumn: primary, of: split}
        - {present: {class: Help, modalPresentationStyle: currentContext}, from: list}
      """)
    #expect(Array(resolution.refusedSteps) == [2])
    #expect(
      resolution.hierarchy.refusalOfStep?.notes.first?.message
        == .note(.columnHidden(split: "split", column: "list.navigationController")))
  }

  @Test func `compact width shows what it shows, and regular width hides the column again`() throws
  {
    let resolution = try resolution(
      """
        - {hideColumn: primary, of: split}
        - horizontalSizeClass: compact
        - {pop: list.navigationController}
        - horizontalSizeClass: regular
      """)
    #expect(
      (0...4).map { isInWindow("list", resolution, afterStep: $0) }
        == [true, false, false, true, false])
  }
}
