import Testing
import VCDescriptions
import VCEngine
import VCSource
import VCTestSupport

/// The tabs of iOS 18, which aren't view controllers (R39).
@Suite struct `Tabs` {
  private let groups = """
    ios: 18
    rootViewController:
      id: bar
      class: UITabBarController
      tabs:
        - {identifier: now, viewController: {id: now}}
        - identifier: library
          viewController: {id: shelf}
          managingNavigationController: {id: nav, class: UINavigationController}
          children:
            - {identifier: albums, viewController: {id: albums}}
            - identifier: genres
              viewController: {id: genres}
              managingNavigationController: {id: inner, class: UINavigationController}
              children:
                - {identifier: jazz, viewController: {id: jazz}}
                - {identifier: folk, viewController: {id: folk}}
        - identifier: lists
          defaultChildIdentifier: second
          children:
            - {identifier: first, viewController: {id: first}}
            - {identifier: second, viewController: {id: second}}
    steps:

    """

  private func resolution(_ steps: String) throws -> Resolution {
    Resolution(try AppDescription(parsing: Source(name: "tabs.yaml", text: groups + steps)))
  }

  /// Returns the children of the containers, and the selected tab.
  private func contents(_ hierarchy: Hierarchy) -> String {
    let app = hierarchy.app
    func index(_ id: String) -> ViewController.Index { app.index(ofID: id) ?? -1 }
    func children(_ id: String) -> String {
      "\(id)(\(hierarchy.children(of: index(id)).map(hierarchy.id).joined(separator: ",")))"
    }
    let selected = hierarchy.selectedViewController(of: index("bar")).map(hierarchy.id) ?? "nothing"
    return "\(children("bar")) \(children("nav")) \(selected)"
  }

  private func contents(after steps: String) throws -> String {
    let resolution = try resolution(steps)
    return contents(resolution.hierarchy(afterStep: resolution.stepCount))
  }

  @Test func `tabs are objects of the figure of objects, once`() throws {
    let app = try resolution("  - {select: folk, in: bar}").hierarchy(afterStep: 1).app
    #expect(
      app.objects.map { "\($0.className.value) \($0.id.value)" } == [
        "UITab now#2", "UITabGroup library", "UITab albums#2", "UITabGroup genres#2",
        "UITab jazz#2", "UITab folk#2", "UITabGroup lists", "UITab first#2", "UITab second#2",
      ])
    #expect(
      app.references.map { "\(app.id(of: $0.owner)).\($0.reference.name.value)" }.prefix(5)
        == ["bar.tabs", "bar.tabs", "bar.tabs", "now#2.viewController", "library.viewController"])
  }
}
