/// What a step says about its figure, and what its author expects.
extension Step {
  /// What the author expects of a step.
  package enum Expectation: String, CaseIterable, Sendable {
    /// UIKit refuses it: the step shows a mistake.
    case refused
  }

  /// How a slide's parts come.
  package enum Build: String, CaseIterable, Sendable {
    /// The new boxes first, and then the arrows that lead to them.
    case arrows
  }

  /// What a figure highlights: a controller, or all controllers on the way to another.
  package struct Highlight: Sendable {
    package var controller: Participant
    package var end: Participant?

    package init(_ controller: Participant, to end: Participant? = nil) {
      (self.controller, self.end) = (controller, end)
    }
  }
}

extension Hierarchy {
  /// The step that led to the state; nil for the initial state.
  package var lastStep: Step? { app.steps.indices.contains(step - 1) ? app.steps[step - 1] : nil }

  /// The controllers that the last step highlights.
  package var highlighted: Set<Index> {
    (lastStep?.highlights ?? []).reduce(into: []) { all, highlight in
      let (start, end) = (highlight.controller.value, highlight.end?.value)
      all.formUnion(end.map { way(from: start, to: $0) } ?? [start])
    }
  }

  /// A note on a controller, or on the arrow to the controller of a step.
  package struct Note: Sendable {
    package let text: String
    package let controller: Index?
    /// The step's number; nil for a note on a controller.
    package let step: Int?
  }

  /// The notes of all controllers, and those of the steps so far, in order.
  package var notes: [Note] {
    let ofControllers = app.viewControllers.indices.compactMap { index in
      app.viewControllers[index].note.map { Note(text: $0.value, controller: index, step: nil) }
    }
    let ofSteps = app.steps.prefix(step).enumerated().compactMap { number, step in
      step.note.map {
        Note(text: $0.value, controller: step.action.references.first?.value, step: number + 1)
      }
    }
    return ofControllers + ofSteps
  }

  /// The controllers on the way between two: up from each, through containers and presenters, to
  /// where the ways meet. Just the two if they don't.
  private func way(from start: Index, to end: Index) -> [Index] {
    func wayUp(_ start: Index) -> [Index] {
      sequence(first: start) { parentViewController(of: $0) ?? presentingViewController(of: $0) }
        .map(\.self)
    }
    let (ups, downs) = (wayUp(start), Set(wayUp(end)))
    guard let meeting = ups.first(where: downs.contains) else { return [start, end] }
    return ups.prefix { $0 != meeting } + wayUp(end).prefix { $0 != meeting } + [meeting]
  }
}
