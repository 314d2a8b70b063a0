/// The containers of an app, and the children that code gives them.
struct Containers {
  /// Each container with several children: tabs or columns.
  var all: [(owner: Screen, children: [Screen])] = []
  /// The tab or column in whose place each screen may be, because code chooses between them.
  var alternatives: [Screen: Screen] = [:]
  /// The controllers that add children to themselves, and the page controllers, each with its children.
  private(set) var own: [(owner: Screen, children: [Screen])] = []
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

  /// Finds the children that controllers add to themselves, and those of page controllers. A view in a
  /// hosting controller is a part of the controller.
  mutating func findOwn(in project: Project, _ choosers: Choosers, _ evaluator: Evaluator) {
    for type in project.declared
    where project.role(of: type) == .controller && choosers.all[type.index] == nil {
      let found =
        project.supertypes(of: type).external.contains("UIPageViewController")
        ? evaluator.pages(of: type)
        : choosers.children(of: type, evaluator).filter(\.isFirst).flatMap(\.screens)
      let children = found.distinct.filter { child in
        child != .type(type.index) && project.role(of: child) == .controller
      }
      if !children.isEmpty { own.append((.type(type.index), children)) }
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

extension Evaluator {
  /// Returns the pages that a page controller shows, at first and before or after others.
  fileprivate func pages(of type: ProjectType) -> [Screen] {
    union(
      type.functionsInOrder.flatMap { function -> [[Screen]] in
        let context = Context(function)
        if function.name == "pageViewController", function.result.hasPrefix("UIViewController") {
          return [fresh.screens(ofBody: function.body, in: context, 0)]
        }
        return function.body.calls.filter { $0.isOnSelf && $0.name == "setViewControllers" }
          .compactMap { $0.arguments.first }.map { fresh.screens($0.value, in: context) }
      })
  }
}

extension ProjectType {
  /// Whether a controller makes a call as it begins: not in a closure that is called later.
  func runsAtFirst(_ call: Call, in function: ProjectFunction, _ depth: Int = 0) -> Bool {
    let isLater = function.closures.around(call).contains { keeper in
      if case .argument(let list, _) = keeper { list.name != "forEach" } else { true }
    }
    if isLater || depth > Choosers.mostLevels { return false }
    if ["init", "viewDidLoad", "loadView"].contains(function.name) { return true }
    // What it is given then, its callers say.
    guard function.parameters.isEmpty else { return false }
    return functionsInOrder.contains { caller in
      caller !== function
        && caller.calls(of: function.name).contains { runsAtFirst($0, in: caller, depth + 1) }
    }
  }
}
