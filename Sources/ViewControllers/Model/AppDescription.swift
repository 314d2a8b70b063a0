import Diagnostics

/// A description of a view-controller hierarchy: what stands at the beginning, and what happens.
///
/// The controllers lie flat in one array, and refer to each other by index: a family of 100,000
/// levels is no deeper in memory than one of two.
public struct AppDescription: Sendable {
  public var title: Sourced<String>?
  public var rules: RuleSet
  /// The major version of iOS whose defaults apply (R13, R14).
  public var ios: Int
  public var idiom: Idiom
  /// The window's id, if the description names its window.
  public var window: Sourced<String>?
  /// The controllers that stand out in a figure.
  public var emphasized: [ViewController.Index] = []
  /// Every controller ever declared, parents before their children.
  public var viewControllers: [ViewController]
  public var rootViewController: ViewController.Index
  public var steps: [Step]

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

  /// Where the controller with an id stands, found by looking through all.
  public func index(ofID id: String) -> ViewController.Index? {
    viewControllers.firstIndex { $0.id.value == id }
  }
}
