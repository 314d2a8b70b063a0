import Testing
import VCDescriptions
import VCEngine
import VCFigures
import VCPictures
import VCSource
import VCTestSupport

/// Which boxes show the ids of their controllers.
struct ShownIDsTests {
  private func boxes(_ yaml: String, _ ids: ShownIDs? = nil) throws -> [String] {
    let app = try AppDescription(parsing: Source(name: "a.yaml", text: yaml))
    let picture = try picture(of: Resolution(app).hierarchy, as: .hierarchy, in: Style(ids: ids))
    return picture.boxes.filter { $0.role == .controller }.map {
      $0.lines.map(\.text).joined(separator: " / ")
    }
  }

  /// The third holds something else, so nobody takes it for one of the others; the lists have no ids.
  private let tabs = """
    rootViewController:
      class: UITabBarController
      viewControllers:
        - {id: home, class: UINavigationController, viewControllers: [ListViewController]}
        - {id: saved, class: UINavigationController, viewControllers: [ListViewController]}
        - {id: other, class: UINavigationController, viewControllers: [{id: map, class: Map, title: M}]}
    """

  @Test func `those that look alike in one container, with all that they contain`() throws {
    #expect(
      try boxes(tabs) == [
        "UITabBarController", "home: UINavigationController", "ListViewController",
        "saved: UINavigationController", "ListViewController", "UINavigationController",
        "M / Map",
      ])
  }

  @Test func `all that have one`() throws {
    #expect(
      try boxes(tabs, .all) == [
        "UITabBarController", "home: UINavigationController", "ListViewController",
        "saved: UINavigationController", "ListViewController", "other: UINavigationController",
        "M / map: Map",
      ])
  }

  @Test func `none`() throws {
    #expect(try boxes(tabs, ShownIDs.none).allSatisfy { !$0.contains(":") })
  }
}
