import Diagnostics

/// One thing that happens to a hierarchy.
public struct Step: Sendable {
  /// What happens.
  public var action: Action
  /// When it happens, nil where it waits until the step before is over; counts where a controller is
  /// presented, dismissed, pushed or popped (R30).
  public var during: Sourced<StepTime>?
  /// Whether the user dismisses, by a swipe or a tap outside, and not code (R31); counts where
  /// something is dismissed.
  public var isInteractive: Sourced<Bool>?
  /// UIKit's words for refusing the step, where they are known, as from a log: the step changes nothing
  /// then, whatever the rules say.
  public var refused: Sourced<String>?
  /// The caption of the figure that shows the moment after the step.
  public var label: Sourced<String>?
  /// The whole step.
  public var range: SourceRange?

  /// Each case's first value is the controller acted with (or the receiver, for the cases that
  /// have only one); its range is where the step names it.
  public enum Action: Sendable {
    /// `present(_:animated:completion:)` is sent to a controller (R5 to R9).
    case present(Reference, from: Reference)
    /// `dismiss(animated:completion:)` is sent to a controller (R10, R11).
    case dismiss(Reference)
    /// `pushViewController(_:animated:)` (R18).
    case push(Reference, onto: Reference)
    /// `popViewController(animated:)` (R18).
    case pop(Reference)
    /// `popToRootViewController(animated:)` (R18).
    case popToRoot(Reference)
    /// `popToViewController(_:animated:)` (R18).
    case popTo(Reference)
    /// `setViewControllers(_:animated:)` of any container of UIKit's.
    case setViewControllers([Reference], of: Reference)
    /// `addChild(_:)` and what belongs to it (R17).
    case add(Reference, to: Reference)
    /// `addSubview(_:)` alone: a view is added, and its controller becomes nobody's child (R29).
    case addSubview(Reference, of: Reference)
    /// `removeFromParent()` and what belongs to it (R17).
    case remove(Reference)
    /// `transition(from:to:…)` and what belongs to it (R33): a child takes the place of another.
    case transition(Reference, from: Reference)
    /// `show(_:sender:)` (R19).
    case show(Reference, from: Reference)
    /// `showDetailViewController(_:sender:)` (R19).
    case showDetail(Reference, from: Reference)
    /// A tab bar controller selects one of its children.
    case select(Reference, in: Reference)
    /// `performSegue(withIdentifier:sender:)`.
    case perform(Sourced<Segue.Index>)
    /// Back to a controller on the way on which another came, as an unwind segue goes.
    case unwind(Reference, from: Reference)
    /// A window gets another root view controller (R26).
    case setRootViewController(Reference, of: Sourced<Window.Index>)
    /// A search controller becomes active: it, or the controller that has it (R23).
    case activateSearch(Reference)
    /// A window's width changes, or without one that of all: another app or scene moves beside it, or
    /// the device is turned.
    case setHorizontalSizeClass(Sourced<SizeClass>, of: Sourced<Window.Index>? = nil)
  }

  /// A controller as a step names it.
  public typealias Reference = Sourced<ViewController.Index>

  /// A step; `range` is its place in the text that declares it.
  public init(_ action: Action, label: Sourced<String>? = nil, at range: SourceRange? = nil) {
    self.action = action
    self.label = label
    self.range = range
  }
}

extension Step {
  /// Whether it is the user's, not the code's.
  package var isByUser: Bool {
    guard case .dismiss = action else { return false }
    return isInteractive?.value == true
  }
}

extension Step.Action {
  /// The window that the step names.
  package var window: Sourced<Window.Index>? {
    switch self {
    case .setRootViewController(_, let window): window
    case .setHorizontalSizeClass(_, let window): window
    default: nil
    }
  }

  /// The controllers that the step is to bring into a family.
  package var brought: [Step.Reference] {
    switch self {
    case .present(let one, _), .push(let one, _), .add(let one, _), .show(let one, _),
      .showDetail(let one, _), .addSubview(let one, _), .setRootViewController(let one, _),
      .transition(let one, _):
      [one]
    case .setViewControllers(let list, _): list
    default: []
    }
  }

  /// Every controller that the step names.
  package var references: [Step.Reference] {
    switch self {
    case .dismiss(let one), .pop(let one), .popToRoot(let one), .popTo(let one), .remove(let one),
      .setRootViewController(let one, _), .activateSearch(let one):
      [one]
    case .setHorizontalSizeClass: []
    case .setViewControllers(let list, let container): list + [container]
    case .present(let one, let other), .push(let one, let other), .add(let one, let other),
      .show(let one, let other), .showDetail(let one, let other), .select(let one, let other),
      .unwind(let one, let other), .addSubview(let one, let other),
      .transition(let one, let other):
      [one, other]
    case .perform: []
    }
  }
}
