import Diagnostics

/// A description of a view-controller hierarchy: what stands at the beginning, and what happens.
///
/// It is a scenario together with its figure: `title`, `emphasized`, and the `title` and `label` of
/// controllers and steps are wishes for the figure, which the engine does not look at.
///
/// The controllers lie flat in one array, and refer to each other by index: a family of 100,000
/// levels is no deeper in memory than one of two.
public struct AppDescription: Sendable {
  /// The title of the figure.
  public var title: Sourced<String>?
  /// Whose rules hold (R7).
  public var rules: RuleSet
  /// How figures and explanations write code; nil for a mixture that readers of either language know.
  public var spelling: Spelling?
  /// The major version of iOS whose defaults apply (R13, R14).
  public var ios: Int
  /// The kind of device (R14).
  public var idiom: Idiom
  /// Whether the beginning was seen in a running app: who presents is a fact that no rule works out
  /// again, and what breaks a rule there is worth a second look, no fault.
  public var isObserved = false
  /// Whether it was read from a log of UIKit's.
  public package(set) var isFromLog = false
  /// The width of the windows that have none of their own, nil where the device decides (R14, R25,
  /// R27).
  public var horizontalSizeClass: Sourced<SizeClass>?
  /// The height of all windows, nil where the device and the width decide: it is compact on an iPhone
  /// held sideways.
  public var verticalSizeClass: Sourced<SizeClass>?
  /// What there is besides controllers, for references to lead to.
  public var objects: [AppObject] = []
  /// The controllers that stand out in a figure.
  public var emphasized: [ViewController.Index] = []
  /// Every controller ever declared, parents before their children.
  public var viewControllers: [ViewController]
  /// The windows, one at least; each has a root view controller, the top of a family.
  public var windows: [Window]
  /// The tops of what a segue or a step can bring, besides the root's family.
  public var scenes: [ViewController.Index] = []
  /// What can happen; a step performs one.
  public var segues: [Segue] = []
  /// What happens, in order.
  public var steps: [Step]
  /// The ways on after the steps, of which each begins there; empty where there is only one.
  public var alternatives: [Alternative] = []

  /// A description without a title.
  ///
  /// Every index in it, of a root, a child, a presented or an emphasized controller and in a step,
  /// must be that of one of its controllers: to resolve another is a programmer's error.
  ///
  /// - Parameters:
  ///   - viewControllers: all that there are, and are not made by the system.
  ///   - rootViewController: that of the only window; must be one of them.
  ///   - steps: what happens, in order.
  ///   - rules: whose account of UIKit is followed.
  ///   - ios: the major version of iOS; by default that of the rules.
  ///   - idiom: whose defaults apply.
  public init(
    viewControllers: [ViewController], rootViewController: ViewController.Index = 0,
    steps: [Step] = [], rules: RuleSet = .uikit, ios: Int? = nil, idiom: Idiom = .pad
  ) {
    precondition(viewControllers.indices.contains(rootViewController), "no such root")
    self.viewControllers = viewControllers
    windows = [Window(rootViewController: rootViewController)]
    self.steps = steps
    self.rules = rules
    self.ios = ios ?? rules.impliedIOS
    self.idiom = idiom
  }

  /// The root view controller of the first window, the top of the first family.
  public var rootViewController: ViewController.Index {
    get { windows[0].rootViewController }
    set { windows[0].rootViewController = newValue }
  }

  /// Whether the walk of R6 is made at all: on an iPhone up to iOS 7 it is not (R14).
  var looksForContexts: Bool { idiom == .pad || ios >= 8 }

  /// Every controller's id.
  package var ids: Set<String> { Set(viewControllers.lazy.map(\.id.value)) }

  /// Where the controller with an id stands, found by looking through all.
  public func index(ofID id: String) -> ViewController.Index? {
    viewControllers.firstIndex { $0.id.value == id }
  }

  /// The controller of an id, or the only one of a title or class.
  package func viewController(named name: String) -> ViewController.Index? {
    if let index = index(ofID: name) { return index }
    let named = viewControllers.indices.filter { index in
      viewControllers[index].title?.value == name || viewControllers[index].className.value == name
    }
    return named.count == 1 ? named[0] : nil
  }
}

extension Set<String> {
  /// A name as an id that is none of these: itself, or with the first number that makes it one.
  package func freeID(for name: String) -> String {
    var implied = ImpliedIDs()
    return implied.next(of: name, unless: contains)
  }
}

extension AppDescription {
  /// Whether a controller is presented at the beginning, or a step presents or dismisses one.
  package var tellsOfPresentations: Bool {
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
  /// The titles that several controllers have, or that are the id of one.
  var sharedTitles: Set<String> {
    var titles: Set<String> = []
    var shared: Set<String> = []
    for title in viewControllers.lazy.compactMap(\.title?.value)
    where !titles.insert(title).inserted {
      shared.insert(title)
    }
    if titles.isEmpty { return [] }
    for controller in viewControllers
    where titles.contains(controller.id.value) && controller.title?.value != controller.id.value {
      shared.insert(controller.id.value)
    }
    return shared
  }
}
