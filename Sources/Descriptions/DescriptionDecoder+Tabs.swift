import VCEngine
import VCSource

extension DescriptionDecoder {
  /// Declares a tab, its controllers, and the tabs of a group (R39).
  ///
  /// - Parameter group: The tab's group, by its index among the tab bar controller's tabs.
  mutating func declareTab(_ node: SyntaxNode, of bar: ViewController.Index, in group: Int? = nil) {
    var reader = MappingReader(node, expecting: .tab, diagnostics)
    guard node.kind == .mapping else { return }
    var tab = Tab(in: group, at: node.range)
    keyValues(of: TabKey.self, in: &reader).set(in: &tab)
    let leads = TabKey.leads.compactMap { key, lead in reader.value(key).map { (lead, $0) } }
    let children = reader.sequence(TabKey.children)?.value ?? []
    let suggested = reader.finish(meaning: TabKey.key(meantBy:))
    // An unknown key may have been reported as a misspelling of it.
    if !reader.has(TabKey.children), !suggested.contains(TabKey.children.rawValue) {
      reader.missing(TabKey.viewController.rawValue, of: .tab, unless: suggested)
    }
    let place = viewControllers[bar].tabs.count
    viewControllers[bar].tabs.append(tab)
    for (lead, node) in leads {
      if let controller = declare(node) { lead.set(&viewControllers[bar].tabs[place], controller) }
    }
    for child in children { declareTab(child, of: bar, in: place) }
  }
}
