import VCDiagnostics

/// A storyboard's connection between controllers. It can happen, but needn't have happened.
public struct Segue: Sendable {
  /// An index in `AppDescription.segues`.
  public typealias Index = Int

  /// The action of a segue (R19, R5).
  public enum Kind: String, CaseIterable, Sendable {
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
  public var kind: Kind
  /// The controller that it leads to; nil for an unwind segue whose destination only the app knows.
  public var destination: Step.Participant?
  /// The controller that performs it.
  public var source: Step.Participant
  /// The identifier, which `performSegue` uses.
  public var identifier: Sourced<String>?
  /// The name of an unwind segue's action, if nothing else is known of its destination.
  public var unwindAction: Sourced<String>?
  /// The text beside its arrow in figures.
  public var label: Sourced<String>?
  /// The presentation style, nil for the destination's own.
  public var modalPresentationStyle: Sourced<ModalPresentationStyle>?
  /// The presentation's transition, nil for the destination's own.
  public var modalTransitionStyle: Sourced<ModalTransitionStyle>?
  /// The line of the app's source that performs it, such as `Home.swift:12`.
  public var sourceLine: Sourced<String>?
  /// The destination of its arrow's link, such as that line in a browser.
  public var link: Sourced<Hyperlink>?
  /// Whether it was inferred from the app's source rather than found there.
  public var isInferred = false
  /// The range of the whole declaration.
  public var range: SourceRange?

  /// The style that the segue gives its destination, nil if it leaves the destination's own.
  var styleOfDestination: Sourced<ModalPresentationStyle>? {
    kind == .popover ? Sourced(.popover, at: range) : modalPresentationStyle
  }

  /// A segue without an identifier and styles.
  public init(
    _ kind: Kind, to destination: Step.Participant?, from source: Step.Participant,
    at range: SourceRange? = nil
  ) {
    self.kind = kind
    self.destination = destination
    self.source = source
    self.range = range
  }
}
