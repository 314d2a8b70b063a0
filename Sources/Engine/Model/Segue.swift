import VCSource

/// A storyboard's connection between controllers. It can happen, but needn't have happened.
package struct Segue: Sendable {
  /// An index in `AppDescription.segues`.
  package typealias Index = Int

  /// The action of a segue (R19, R5).
  package enum Kind: String, CaseIterable, Sendable {
    /// `show(_:sender:)`.
    case show
    /// `showDetailViewController(_:sender:)`.
    case showDetail
    /// `present(_:animated:completion:)`.
    case present
    /// A presentation in a popover.
    case popover
    /// A return to a controller that was there before.
    case unwind
    /// An action of one of the app's own segue classes.
    case custom
  }

  /// The segue's action.
  package var kind: Kind
  /// The controller that it leads to; nil for an unwind segue whose destination only the app knows.
  package var destination: Step.Participant?
  /// The controller that performs it.
  package var source: Step.Participant
  /// The identifier, which `performSegue` uses.
  package var identifier: Sourced<String>?
  /// The name of an unwind segue's action, if nothing else is known of its destination.
  package var unwindAction: Sourced<String>?
  /// The text beside its arrow in figures.
  package var label: Sourced<String>?
  /// The presentation style, nil for the destination's own.
  package var modalPresentationStyle: Sourced<ModalPresentationStyle>?
  /// The presentation's transition, nil for the destination's own.
  package var modalTransitionStyle: Sourced<ModalTransitionStyle>?
  /// The line of the app's source that performs it, such as `Home.swift:12`.
  package var sourceLine: Sourced<String>?
  /// The destination of its arrow's link, such as that line in a browser.
  package var link: Sourced<Hyperlink>?
  /// Whether it was inferred from the app's source rather than found there.
  package var isInferred = false
  /// The range of the whole declaration.
  package var range: SourceRange?

  /// A segue without an identifier and styles.
  package init(
    _ kind: Kind, to destination: Step.Participant?, from source: Step.Participant,
    at range: SourceRange? = nil
  ) {
    (self.kind, self.destination, self.source, self.range) = (kind, destination, source, range)
  }
}
