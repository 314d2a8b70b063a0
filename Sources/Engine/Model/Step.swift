import VCSource

/// One change of a hierarchy.
package struct Step: Sendable {
  package var action: Action
  /// The time, if the step doesn't wait until the previous step is over; else nil. Only used if a
  /// controller is presented, dismissed, pushed or popped (R30).
  package var during: Sourced<StepTime>?
  /// Whether the user dismisses by a swipe or a tap outside, rather than code (R31). Only used if
  /// something is dismissed.
  package var isInteractive: Sourced<Bool>?
  /// UIKit's text for refusing the step, if known. The step then changes
  /// nothing, whatever the rules say.
  package var refused: Sourced<String>?
  /// What the author expects, so that a refusal on purpose is no fault.
  package var expect: Sourced<Expectation>?
  /// The caption of the figure after the step.
  package var label: Sourced<String>?
  /// The figure's title, in place of the description's.
  package var title: Sourced<String>?
  /// The author's note on what the step did, which figures show.
  package var note: Sourced<String>?
  /// The speaker's notes on the figure.
  package var notes: Sourced<String>?
  package var build: Sourced<Build>?
  /// What the figure highlights; empty for the step's changes.
  package var highlights: [Highlight] = []
  /// The step's range in the source.
  package var range: SourceRange?

  /// Each case's first value is the controller acted with (or the receiver, for the cases that have
  /// only one); its range is where the step names it.
  /// Rows of `StepVerb.all` describe the cases.
  package enum Action: Sendable {
    case present(Participant, from: Participant)
    case dismiss(Participant)
    case push(Participant, onto: Participant)
    case pop(Participant)
    case popToRoot(Participant)
    case popTo(Participant)
    case setViewControllers([Participant], of: Participant)
    case add(Participant, to: Participant)
    case addSubview(Participant, of: Participant)
    case remove(Participant)
    case transition(Participant, from: Participant)
    case show(Participant, from: Participant)
    case showDetail(Participant, from: Participant)
    case select(Participant, in: Participant)
    case perform(Sourced<Segue.Index>)
    case unwind(Participant, from: Participant)
    case setRootViewController(Participant, of: Sourced<Window.Index>)
    case activateSearch(Participant)
    case inspector(Participant, from: Participant)
    case setHorizontalSizeClass(Sourced<SizeClass>, of: Sourced<Window.Index>? = nil)
    case setColumn(Sourced<SplitViewColumn>, of: Participant, isShown: Bool)
  }

  /// A controller, as a step names it.
  package typealias Participant = Sourced<ViewController.Index>

  /// A step; `range` is its location in the text.
  package init(_ action: Action, label: Sourced<String>? = nil, at range: SourceRange? = nil) {
    (self.action, self.label, self.range) = (action, label, range)
  }
}

extension Step {
  /// Whether the user performs the step, rather than code.
  package var isByUser: Bool { isInteractive?.value == true }
}

extension Step.Action {
  /// An action in the form of a description: its verb and everything that it names.
  package struct Parts: Sendable {
    /// The key of the verb's row in `StepVerb.all`.
    package let verb: String
    /// The controllers acted with, or the receiver of an action with only one.
    package var controllers: [Step.Participant] = []
    /// The second controller.
    package var other: Step.Participant?
    package var window: Sourced<Window.Index>?
    package var segue: Sourced<Segue.Index>?
    /// One of the words that the verb's row lists.
    package var choice: Sourced<String>?

    package init(_ verb: String, _ controllers: Step.Participant..., other: Step.Participant? = nil)
    {
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
    case .inspector(let one, let other): return Parts("inspector", one, other: other)
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
      parts.window = window
      parts.choice = Sourced(sizeClass.value.rawValue, at: sizeClass.range)
      return parts
    case .setColumn(let column, let split, let isShown):
      var parts = Parts(isShown ? "showColumn" : "hideColumn", other: split)
      parts.choice = Sourced(column.value.rawValue, at: column.range)
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

  /// Whether UIKit dismisses presented controllers, so that `isBeingDismissed` is true of them; the
  /// presentations of a controller that leaves its family just end.
  package var dismisses: Bool {
    switch self {
    case .dismiss, .unwind: true
    default: false
    }
  }

  /// The window that the step names.
  package var window: Sourced<Window.Index>? { parts.window }

  /// The controllers that the step adds to a family.
  package var newMembers: [Step.Participant] {
    switch verb.subject {
    case .controller, .controllers, .view: parts.controllers
    case .id, .segue, .choice: []
    }
  }

  /// All controllers that the step names.
  package var references: [Step.Participant] {
    let parts = parts
    return parts.controllers + (parts.other.map { [$0] } ?? [])
  }
}
