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
  /// An action as a description has it: its verb and all that it names.
  package struct Parts: Sendable {
    /// The key of its row in `StepVerb.all`.
    package let verb: String
    /// The controllers that are acted with, or the receiver of an action that has only one.
    package var controllers: [Step.Reference] = []
    /// The second controller.
    package var other: Step.Reference?
    package var window: Sourced<Window.Index>?
    package var segue: Sourced<Segue.Index>?
    package var sizeClass: Sourced<SizeClass>?

    package init(_ verb: String, _ controllers: Step.Reference..., other: Step.Reference? = nil) {
      (self.verb, self.controllers, self.other) = (verb, controllers, other)
    }
  }

  package var parts: Parts {
    switch self {
    case .present(let one, let other): return Parts("present", one, other: other)
    case .dismiss(let one): return Parts("dismiss", one)
    case .push(let one, let other): return Parts("push", one, other: other)
    case .pop(let one): return Parts("pop", one)
    case .popToRoot(let one): return Parts("popToRoot", one)
    case .popTo(let one): return Parts("popTo", one)
    case .setViewControllers(let list, let container):
      var parts = Parts("setViewControllers", other: container)
      parts.controllers = list
      return parts
    case .add(let one, let other): return Parts("add", one, other: other)
    case .addSubview(let one, let other): return Parts("addSubview", one, other: other)
    case .remove(let one): return Parts("remove", one)
    case .transition(let one, let other): return Parts("transition", one, other: other)
    case .show(let one, let other): return Parts("show", one, other: other)
    case .showDetail(let one, let other): return Parts("showDetail", one, other: other)
    case .select(let one, let other): return Parts("select", one, other: other)
    case .unwind(let one, let other): return Parts("unwind", one, other: other)
    case .activateSearch(let one): return Parts("activateSearch", one)
    case .perform(let segue):
      var parts = Parts("perform")
      parts.segue = segue
      return parts
    case .setRootViewController(let one, let window):
      var parts = Parts("setRootViewController", one)
      parts.window = window
      return parts
    case .setHorizontalSizeClass(let sizeClass, let window):
      var parts = Parts("horizontalSizeClass")
      (parts.sizeClass, parts.window) = (sizeClass, window)
      return parts
    }
  }

  /// The row of its verb.
  package var verb: StepVerb {
    guard let verb = StepVerb.named(parts.verb) else {
      preconditionFailure("every action has a row of StepVerb.all, as a test shows")
    }
    return verb
  }

  /// The window that the step names.
  package var window: Sourced<Window.Index>? { parts.window }

  /// The controllers that the step is to bring into a family.
  package var brought: [Step.Reference] {
    switch verb.subject {
    case .controller, .controllers, .view: parts.controllers
    case .id, .segue, .sizeClass: []
    }
  }

  /// Every controller that the step names.
  package var references: [Step.Reference] {
    let parts = parts
    return parts.controllers + (parts.other.map { [$0] } ?? [])
  }
}
