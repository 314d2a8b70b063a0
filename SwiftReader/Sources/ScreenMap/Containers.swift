/// The containers of an app, and the children that code gives them.
struct Containers {
  /// Each container with several children: tabs or columns.
  var all: [(owner: Screen, children: [Screen])] = []
  /// The tab or column in whose place each screen may be, because code chooses between them.
  var alternatives: [Screen: Screen] = [:]
  /// The containers with one child, which are drawn as that.
  private var single: [(owner: Screen, child: [Screen])] = []
  /// The calls that fill the stacks of tabs, with their tabs.
  private var fillers: [SourcePlace: Set<Screen>] = [:]

  /// Finds the containers that code fills.
  init(_ index: CallIndex, _ evaluator: Evaluator) {
    for tabs in index.tabs {
      guard let owner = evaluator.fresh.container(of: tabs) else { continue }
      let children = evaluator.children(tabs.value, in: Context(tabs.function))
        .map { $0.filter { $0.type != nil && $0 != owner } }.filter { !$0.isEmpty }
      for place in evaluator.fillers.keys {
        fillers[place, default: []].formUnion(children.joined())
      }
      if children.count > 1 {
        all.append((owner, children.compactMap(\.first)))
      } else if let only = children.first {
        single.append((owner, only))
      }
      for child in children {
        for other in child.dropFirst() where alternatives[other] == nil {
          alternatives[other] = child[0]
        }
      }
    }
  }

  /// Whether a finding only fills the stack of a tab.
  func isFiller(_ finding: Finding) -> Bool {
    guard finding.verb == .show, !finding.targets.isEmpty, let tabs = fillers[finding.place] else {
      return false
    }
    return tabs.isSuperset(of: finding.targets)
  }

  /// Returns what is drawn for a first screen: what is in it, if that is one child.
  func drawn(_ screen: Screen) -> [Screen] {
    single.reduce([screen]) { screens, container in
      screens.flatMap { $0 == container.owner ? container.child : [$0] }
    }
  }
}
