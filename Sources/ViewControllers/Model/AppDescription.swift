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
  /// The major version of iOS whose defaults apply (R13, R14).
  public var ios: Int
  /// The kind of device (R14).
  public var idiom: Idiom
  /// The window's id, if the description names its window.
  public var window: Sourced<String>?
  /// The controllers that stand out in a figure.
  public var emphasized: [ViewController.Index] = []
  /// Every controller ever declared, parents before their children.
  public var viewControllers: [ViewController]
  /// The window's root view controller, the top of the first family.
  public var rootViewController: ViewController.Index
  /// What happens, in order.
  public var steps: [Step]

  /// A description without a title.
  ///
  /// Every index in it, of a root, a child, a presented or an emphasized controller and in a step,
  /// must be that of one of its controllers: to resolve another is a programmer's error.
  ///
  /// - Parameters:
  ///   - viewControllers: all that there are, and are not made by the system.
  ///   - rootViewController: must be one of them.
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
    self.rootViewController = rootViewController
    self.steps = steps
    self.rules = rules
    self.ios = ios ?? rules.impliedIOS
    self.idiom = idiom
  }

  /// Whether the walk of R6 is made at all: on an iPhone up to iOS 7 it is not (R14).
  var looksForContexts: Bool { idiom == .pad || ios >= 8 }

  /// Where the controller with an id stands, found by looking through all.
  public func index(ofID id: String) -> ViewController.Index? {
    viewControllers.firstIndex { $0.id.value == id }
  }
}
