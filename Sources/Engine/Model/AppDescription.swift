import VCSource

/// A description of a view-controller hierarchy: its initial state and its steps.
///
/// It also describes its figure: `title`, `emphasized`, and the `title` and `label` of controllers
/// and steps are for the figure only, and the engine ignores them.
///
/// All controllers are in one flat array and refer to each other by index, so that a family of
/// 100,000 levels needs no recursion.
package struct AppDescription: Sendable {
  /// The figure's title.
  package var title: Sourced<String>?
  /// The language of its figures and of texts about it; nil for the call's.
  package var language: Language?
  /// The language in which its texts and UIKit's titles are.
  package internal(set) var spoken = Language.en
  /// The texts and links that it gives in several languages, by the offset of their mapping. The values
  /// of its keys are those of one language.
  package var translations: [Int: [Language: KeyValue]] = [:]
  /// The rule set: UIKit's or the book's (R7).
  package var rules: RuleSet
  /// The language of code in figures and explanations; nil for a neutral form that readers of Swift
  /// and Objective-C know.
  package var spelling: Spelling?
  /// The major version of iOS whose defaults apply (R13, R14).
  package var ios: Int
  /// The kind of device (R14).
  package var idiom: Idiom
  /// Whether the initial state was observed in a running app. Its presenters are then facts that no
  /// rule recomputes, and a broken rule is a hint rather than an error.
  package var isObserved = false
  /// Whether its steps were recorded while the app ran, so that the app had a reason for each.
  package var hasRecordedSteps = false
  /// The width of windows that declare none, nil if the device decides (R14, R25, R27).
  package var horizontalSizeClass: Sourced<SizeClass>?
  /// The height of all windows, nil if the device and the width decide: an iPhone in landscape has
  /// compact height.
  package var verticalSizeClass: Sourced<SizeClass>?
  /// The objects besides controllers, which references can lead to.
  package var objects: [AppObject] = []
  /// The controllers that figures highlight.
  package var emphasized: [ViewController.Index] = []
  /// Every declared controller, parents before their children.
  package var viewControllers: [ViewController]
  /// The windows, at least one. Each has a root view controller, the top of a family.
  package var windows: [Window]
  /// The tops of the other families, which segues or steps can bring into the hierarchy.
  package var scenes: [ViewController.Index] = []
  /// The segues, which can happen; a step performs one.
  package var segues: [Segue] = []
  /// The steps, in order.
  package var steps: [Step]
  /// The alternative continuations after the steps; empty if there is only one.
  package var alternatives: [Alternative] = []

  /// A description without a title.
  ///
  /// Every index in the description, whether of a root, a child, a presented or an emphasized
  /// controller or in a step, must belong to one of its controllers. Resolving any other is a
  /// programmer's error.
  ///
  /// - Parameters:
  ///   - viewControllers: All controllers, except those that the system makes.
  ///   - rootViewController: The root of the only window; must be one of the controllers.
  ///   - steps: The steps, in order.
  ///   - rules: The rule set.
  ///   - ios: The major version of iOS; by default the rule set's.
  ///   - idiom: The kind of device, whose defaults apply.
  package init(
    viewControllers: [ViewController], rootViewController: ViewController.Index = 0,
    steps: [Step] = [], rules: RuleSet = .uikit, ios: Int? = nil, idiom: Idiom = .pad
  ) {
    precondition(viewControllers.indices.contains(rootViewController), "no such root")
    self.viewControllers = viewControllers
    windows = [Window(rootViewController: rootViewController)]
    (self.steps, self.rules) = (steps, rules)
    self.ios = ios ?? rules.impliedIOS
    self.idiom = idiom
  }

  /// The state of a running app: its controllers, and its windows, of which unnamed ones get ids.
  package init(observed viewControllers: [ViewController], in windows: [Window]) {
    self.init(viewControllers: viewControllers)
    self.windows = windows
    self.windows.nameUnnamed(ids.contains)
    isObserved = true
  }

  /// The root view controller of the first window, the top of the first family.
  package var rootViewController: ViewController.Index {
    get { windows[0].rootViewController }
    set { windows[0].rootViewController = newValue }
  }

  /// Whether R6's search for a context takes place: on an iPhone up to iOS 7 it doesn't (R14).
  var looksForContexts: Bool { idiom == .pad || ios >= 8 }

  /// The ids of all controllers.
  package var ids: Set<String> { Set(viewControllers.lazy.map(\.id.value)) }

  /// Returns the index of the controller with an id, by linear search.
  package func index(ofID id: String) -> ViewController.Index? {
    viewControllers.firstIndex { $0.id.value == id }
  }

  /// Returns the controller with an id, or the only one with a title or class name.
  package func viewController(named name: String) -> ViewController.Index? {
    if let index = index(ofID: name) { return index }
    let named = viewControllers.indices.filter { index in
      viewControllers[index].title?.value == name || viewControllers[index].className.value == name
    }
    return named.count == 1 ? named[0] : nil
  }
}

extension Set<String> {
  /// Returns a name as an id that is not in the set: the name itself, or the name with the first
  /// free number.
  package func freeID(for name: String) -> String {
    var implied = ImpliedIDs()
    return implied.next(of: name, unless: contains)
  }
}

extension AppDescription {
  /// Whether a controller is presented initially, or a step presents or dismisses one.
  package var involvesPresentations: Bool {
    viewControllers.contains { $0.presents != nil }
      || (steps + alternatives.flatMap(\.steps)).contains { step in
        switch step.action {
        case .present, .dismiss: true
        default: false
        }
      }
  }
}

extension AppDescription {
  /// The names in sentences that several controllers have, or that are the id of another; and the
  /// classes that several have, if a controller is not called by its class.
  var sharedNames: (spoken: Set<String>, classes: Set<String>) {
    let names = viewControllers.map(\.spokenName)
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    let ids = zip(viewControllers, names).filter { $0.id.value != $1 }.map(\.0.id.value)
    let shared = Set(names.filter { counts[$0] != 1 } + ids.filter { counts[$0] != nil })
    let isByClass = zip(viewControllers, names).allSatisfy {
      $0.className.value == $1 || $0.plainClassName == $1
    }
    if isByClass { return (shared, []) }
    let classes = Dictionary(viewControllers.map { ($0.plainClassName, 1) }, uniquingKeysWith: +)
    return (shared, Set(classes.lazy.filter { $0.value > 1 }.map(\.key)))
  }
}
