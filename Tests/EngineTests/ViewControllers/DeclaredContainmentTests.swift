import Testing
import VCEngine
import VCPhrases
import VCSource
import VCTestSupport

/// A description built in code can say what a text cannot: it is diagnosed, and made a forest.
struct DeclaredContainmentTests {
  /// Controllers `0`, `1`, … with the children given.
  private func resolution(_ children: [[Int]]) -> Resolution {
    let controllers = children.enumerated().map { index, children in
      var controller = ViewController(
        id: Sourced(String(index)),
        className: Sourced(index == 0 ? "UINavigationController" : "UIViewController"))
      controller.children = children
      return controller
    }
    return Resolution(AppDescription(viewControllers: controllers))
  }

  private func families(_ resolution: Resolution) -> [[Int]] {
    resolution.hierarchy.families.map(\.members)
  }

  @Test func `a child that stands twice is there once`() {
    let resolution = resolution([[1, 1], []])
    #expect(
      resolution.diagnostics.map { $0.text(in: .en) } == [
        "'1' is listed twice among the view controllers of '0'"
      ])
    #expect(
      resolution.diagnostics.flatMap(\.notes).map { $0.text(in: .en) } == [
        "UIKit raises NSInternalInconsistencyException: All view controllers in a navigation "
          + "controller must be distinct …"
      ])
    #expect(families(resolution) == [[0, 1]])
  }

  @Test func `a child of two stays with the first`() {
    let resolution = resolution([[1, 2], [3], [3], []])
    #expect(
      resolution.diagnostics.map { $0.text(in: .en) }
        == ["'3' is a child of '1' already, and cannot be one of '2' too"])
    #expect(families(resolution) == [[0, 1, 3, 2]])
  }

  @Test func `a child of itself and a root below are dropped`() {
    let resolution = resolution([[1], [1, 0]])
    #expect(
      resolution.diagnostics.map { $0.text(in: .en) }
        == [
          "'1' cannot be a child of itself",
          "'0' is the window's root view controller, and cannot be a child of '1'",
        ])
    #expect(families(resolution) == [[0, 1]])
  }

  @Test func `a circle is cut`() {
    let resolution = resolution([[], [2], [3], [1]])
    #expect(
      resolution.diagnostics.map { $0.text(in: .en) } == [
        "'1' contains '3', so it cannot be a child of it"
      ])
    #expect(families(resolution) == [[0]])
    #expect(resolution.hierarchy.parentViewController(of: 3) == 2)
  }

  @Test func `a controller that there is not cannot be named`() async {
    await #expect(processExitsWith: .failure) { _ = Resolution(.naming { $0.steps = [$1] }) }
    await #expect(processExitsWith: .failure) {
      _ = Resolution(.naming { app, _ in app.viewControllers[0].presents = 1 })
    }
    await #expect(processExitsWith: .failure) {
      _ = Resolution(.naming { app, _ in app.viewControllers[0].children = [1] })
    }
    await #expect(processExitsWith: .failure) {
      _ = Resolution(.naming { app, _ in app.emphasized = [1] })
    }
    await #expect(processExitsWith: .failure) {
      _ = Resolution(.naming { app, _ in app.rootViewController = 1 })
    }
    await #expect(processExitsWith: .success) { _ = Resolution(.naming { _, _ in }) }
  }
}

extension AppDescription {
  /// A description of one controller, changed; the step given dismisses a second.
  fileprivate static func naming(_ change: (inout AppDescription, Step) -> Void) -> AppDescription {
    var app = AppDescription(viewControllers: [ViewController(id: "a", className: "A")])
    change(&app, Step(.dismiss(1)))
    return app
  }
}
