import Diagnostics
import TextFormats
import ViewControllers

extension DescriptionDecoder {
  /// Declares a tab, its controllers, and the tabs of a group (R39).
  ///
  /// - Parameter group: the group that it is in, by its place among the tabs of the tab bar controller.
  mutating func declareTab(
    _ node: SyntaxNode, of bar: ViewController.Index, in group: Int? = nil
  ) {
    var reader = MappingReader(node, expecting: .tab, diagnostics)
    guard node.kind == .mapping else { return }
    var tab = Tab(in: group, at: node.range)
    tab.identifier = reader.string(TabKey.identifier)
    tab.className = reader.choice(TabKey.class.rawValue, TabClass.self)
    tab.automaticallyActivatesSearch = reader.bool(TabKey.automaticallyActivatesSearch)
    tab.title = reader.string(TabKey.title)
    tab.preferredPlacement = reader.choice(TabKey.preferredPlacement)
    tab.defaultChildIdentifier = reader.string(TabKey.defaultChildIdentifier)
    let viewController = reader.value(TabKey.viewController)
    let navigation = reader.value(TabKey.managingNavigationController)
    let children = reader.sequence(TabKey.children)?.value ?? []
    let suggested = reader.finish(meaning: TabKey.key(meantBy:))
    // Under another name it is there.
    if viewController == nil, !reader.has(TabKey.children),
      ![TabKey.viewController, .children].contains(where: { suggested.contains($0.rawValue) })
    {
      reader.missing(TabKey.viewController.rawValue, of: .tab)
    }
    let place = viewControllers[bar].tabs.count
    viewControllers[bar].tabs.append(tab)
    viewControllers[bar].tabs[place].viewController = viewController.flatMap { declare($0) }
    viewControllers[bar].tabs[place].managingNavigationController = navigation.flatMap {
      declare($0)
    }
    for child in children { declareTab(child, of: bar, in: place) }
  }
}
