import Diagnostics

/// A description of a view-controller hierarchy: what stands at the beginning, and what happens.
///
/// The controllers lie flat in one array, and refer to each other by index: a family of 100,000
/// levels is no deeper in memory than one of two.
public struct Description: Sendable {
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

/// Whose rules hold where the book and UIKit disagree (R7).
public enum RuleSet: String, CaseIterable, Sendable {
  /// As UIKit behaves.
  case uikit
  /// As the book's chapter 17 tells it: `definesPresentationContext` is NO for all, and iOS is 7.
  case book

  public var impliedIOS: Int { self == .book ? 7 : 26 }
}

public enum Idiom: String, CaseIterable, Sendable {
  case pad
  case phone
}

/// One thing that happens to a hierarchy.
public struct Step: Sendable {
  public var action: Action
  /// The caption that the user gives the step.
  public var label: Sourced<String>?
  /// The whole step.
  public var range: SourceRange?

  /// Each case's first value is the controller acted with (or the receiver, for the cases that
  /// have only one); its range is where the step names it.
  public enum Action: Sendable {
    case present(Reference, from: Reference)
    case dismiss(Reference)
    case push(Reference, onto: Reference)
    case pop(Reference)
    case popToRoot(Reference)
    case setViewControllers([Reference], of: Reference)
    case add(Reference, to: Reference)
    case remove(Reference)
    case show(Reference, from: Reference)
    case showDetail(Reference, from: Reference)
    case select(Reference, in: Reference)
  }

  /// A controller as a step names it.
  public typealias Reference = Sourced<ViewController.Index>

  public init(_ action: Action, label: Sourced<String>? = nil, at range: SourceRange? = nil) {
    self.action = action
    self.label = label
    self.range = range
  }
}
