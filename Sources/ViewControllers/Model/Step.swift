import Diagnostics

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

extension Step.Action {
  /// Every controller that the step names.
  package var references: [Step.Reference] {
    switch self {
    case .dismiss(let one), .pop(let one), .popToRoot(let one), .remove(let one): [one]
    case .setViewControllers(let list, let container): list + [container]
    case .present(let one, let other), .push(let one, let other), .add(let one, let other),
      .show(let one, let other), .showDetail(let one, let other), .select(let one, let other):
      [one, other]
    }
  }
}
