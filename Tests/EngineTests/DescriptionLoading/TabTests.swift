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

  @Test func `a group begins with its default or its first tab`() throws {
    #expect(
      contents(try resolution("  - {select: now, in: bar}").hierarchy(afterStep: 0))
        == "bar(now,nav,second) nav(shelf,albums) now")
  }

  @Test func `the outermost navigation controller has the groups and the tab in its stack`() throws
  {
    #expect(
      try contents(after: "  - {select: folk, in: bar}")
        == "bar(now,nav,second) nav(shelf,genres,folk) nav")
    #expect(
      try contents(after: "  - {select: folk, in: bar}\n  - {select: albums, in: bar}")
        == "bar(now,nav,second) nav(shelf,albums) nav")
  }

  @Test func `a selected group shows its first tab`() throws {
    #expect(
      try contents(after: "  - {select: genres, in: bar}")
        == "bar(now,nav,second) nav(shelf,genres,jazz) nav")
  }

  @Test func `without a navigation controller a tab takes the place of its neighbour`() throws {
    #expect(
      try contents(after: "  - {select: first, in: bar}")
        == "bar(now,nav,first) nav(shelf,albums) first")
    let resolution = try resolution("  - {select: first, in: bar}")
    #expect(resolution.hierarchy(afterStep: 1).doubts == [Doubt(.parentOfTabInGroup, of: "first")])
    #expect(resolution.hierarchy(afterStep: 0).doubts == [Doubt(.parentOfTabInGroup, of: "second")])
  }

  @Test func `a refused selection changes nothing`() throws {
    let steps = """
        - {present: folk, from: now}
        - {select: folk, in: bar}
      """
    #expect(try contents(after: steps) == "bar(now,nav,second) nav(shelf,albums) now")
    #expect(try resolution(steps).diagnostics.map(\.severity) == [.error])
  }

  @Test func `what a tab shows presents like every member of the family`() throws {
    let resolution = try resolution(
      "  - {select: folk, in: bar}\n  - {present: {id: sheet}, from: folk}")
    let presentation = resolution.hierarchy(afterStep: 2).presentations.first
    #expect(presentation.map { resolution.hierarchy(afterStep: 2).id($0.presenter) } == "bar")
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
