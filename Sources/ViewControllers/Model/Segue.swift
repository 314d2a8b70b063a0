import Diagnostics

/// A way from one controller to another that a storyboard has: what can happen, not what did.
public struct Segue: Sendable {
  /// Where a segue stands in `AppDescription.segues`.
  public typealias Index = Int

  /// What a segue does (R19, R5).
  public enum Kind: String, CaseIterable, Sendable {
    /// `show(_:sender:)`.
    case show
    /// `showDetailViewController(_:sender:)`.
    case showDetail
    /// `present(_:animated:completion:)`.
    case present
    /// A presentation in a popover.
    case popover
    /// Back to a controller that was there before.
    case unwind
    /// As a class of the app's own does it.
    case custom
  }

  /// What it does.
  public var kind: Kind
  /// Where it leads; nil for an unwind segue whose end only the app knows.
  public var destination: Step.Reference?
  /// The controller that performs it.
  public var source: Step.Reference
  /// The name by which `performSegue` calls it.
  public var identifier: Sourced<String>?
  /// The name of an unwind segue's action, where that is all that is known of its end.
  public var unwindAction: Sourced<String>?
  /// What a figure says of it besides.
  public var label: Sourced<String>?
  /// The style of its presentation, nil for the destination's own.
  public var modalPresentationStyle: Sourced<ModalPresentationStyle>?
  /// The transition of its presentation, nil for the destination's own.
  public var modalTransitionStyle: Sourced<ModalTransitionStyle>?
  /// The line of the app's source that performs it, such as `Home.swift:12`.
  public var sourceLine: Sourced<String>?
  /// Where its arrow leads, such as that line in a browser.
  public var link: Sourced<Hyperlink>?
  /// Whether it was concluded from the app's source rather than seen there.
  public var isInferred = false
  /// The whole declaration.
  public var range: SourceRange?

  /// The style that it gives its destination, nil where it leaves that its own.
  var styleOfDestination: Sourced<ModalPresentationStyle>? {
    kind == .popover ? Sourced(.popover, at: range) : modalPresentationStyle
  }

  /// A segue without identifier and styles.
  public init(
    _ kind: Kind, to destination: Step.Reference?, from source: Step.Reference,
    at range: SourceRange? = nil
  ) {
    self.kind = kind
    self.destination = destination
    self.source = source
    self.range = range
  }
}
