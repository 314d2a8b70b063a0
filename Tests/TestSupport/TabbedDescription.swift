import VCEngine
import VCSource

extension AppDescription {
  /// Returns tabs with stacks, columns, searches and contexts, and steps that select, push, pop,
  /// show details, search, change the width, present in every style and dismiss, sent to any
  /// controller; always the same for a seed. Many steps ask a controller to present whose view
  /// isn't in the window.
  package static func tabbed(seed: UInt64) -> AppDescription {
    var generator = TabbedGenerator(seed: seed)
    return generator.description()
  }
}

private struct TabbedGenerator {
  typealias Index = ViewController.Index

  private var random: SplitMix
  private var controllers: [ViewController] = []

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func description() -> AppDescription {
    let root = controller("UITabBarController")
    for _ in 0..<(chance(80) ? 3 : 6) {
      let child = chance(15) ? split() : chance(70) ? stack() : box()
      controllers[root].children.append(child)
    }
    let steps = (0..<Int.random(in: 5...25, using: &random)).map { _ in step() }
    return AppDescription(
      viewControllers: controllers, rootViewController: root, steps: steps,
      rules: chance(70) ? .uikit : .book, ios: chance(80) ? 26 : 12,
      idiom: chance(70) ? .pad : .phone)
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 1...100, using: &random) <= percent
  }

  private mutating func controller(_ className: String) -> Index {
    let index = controllers.count
    controllers.append(ViewController(id: Sourced("v\(index)"), className: Sourced(className)))
    if chance(25) { controllers[index].definesPresentationContext = Sourced(chance(80)) }
    return index
  }

  private mutating func stack() -> Index {
    let stack = controller("UINavigationController")
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      let child = chance(80) ? controller("UIViewController") : box()
      controllers[stack].children.append(child)
      guard chance(15) else { continue }
      let search = controller("UISearchController")
      controllers[child].searchController = search
    }
    return stack
  }

  private mutating func split() -> Index {
    let split = controller("UISplitViewController")
    let hasNames = chance(50)
    if hasNames { controllers[split].columns = SplitColumns(style: Sourced(.doubleColumn)) }
    for column in [SplitViewColumn.primary, .secondary] {
      let child = chance(60) ? stack() : controller("UIViewController")
      if hasNames {
        controllers[split].columns?[column] = child
      } else {
        controllers[split].children.append(child)
      }
    }
    if hasNames, chance(40) {
      let inspector = chance(50) ? stack() : controller("UIViewController")
      controllers[split].columns?[.inspector] = inspector
    }
    return split
  }

  private mutating func box() -> Index {
    let box = controller("BoxViewController")
    for _ in 0..<2 {
      let child = controller("UIViewController")
      controllers[box].children.append(child)
    }
    return box
  }

  private mutating func any(_ kind: ContainerKind? = nil) -> Step.Participant {
    let found = controllers.indices.filter { kind == nil || controllers[$0].kind == kind }
    return Sourced(found.randomElement(using: &random) ?? 0)
  }

  private mutating func presented() -> Step.Participant {
    let top = chance(50) ? stack() : controller("UIViewController")
    let styles: [ModalPresentationStyle] = [
      .currentContext, .overCurrentContext, .currentContext, .overCurrentContext, .fullScreen,
      .pageSheet, .overFullScreen, .custom,
    ]
    controllers[top].modalPresentationStyle = styles.randomElement(using: &random).map {
      Sourced($0)
    }
    return Sourced(top)
  }

  private mutating func step() -> Step {
    // Chosen first, because a step's receiver must be declared before the controllers that the step
    // declares.
    let sender = any()
    let stack = any(.navigation)
    switch Int.random(in: 0..<13, using: &random) {
    case 0...4: return Step(.present(presented(), from: sender))
    case 5: return Step(.push(Sourced(controller("UIViewController")), onto: stack))
    case 6: return Step(.pop(stack))
    case 7: return Step(.dismiss(sender))
    case 8: return Step(.showDetail(Sourced(controller("UIViewController")), from: sender))
    case 9:
      let owners = controllers.indices.filter { controllers[$0].searchController != nil }
      return Step(.activateSearch(Sourced(owners.randomElement(using: &random) ?? 0)))
    case 10: return Step(.setHorizontalSizeClass(Sourced(chance(50) ? .compact : .regular)))
    default:
      let tab = controllers[0].children.randomElement(using: &random) ?? 0
      return Step(.select(Sourced(tab), in: Sourced(0)))
    }
  }
}
