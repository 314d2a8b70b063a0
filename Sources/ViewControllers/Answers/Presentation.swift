/// A view controller presents another: who was asked, who does it, and in which style.
public struct Presentation: Hashable, Sendable {
  /// The receiver: the controller that was sent `present`.
  public let sender: ViewController.Index
  /// The controller that presents (R5, R6).
  public let presenter: ViewController.Index
  /// The top of the presented family.
  public let presented: ViewController.Index
  /// The presentation that a system controller brings along, nil where its style decides (R13).
  public let systemPresentation: SystemPresentation?
  /// The style in force (R13).
  public internal(set) var modalPresentationStyle: ModalPresentationStyle
  /// The transition in force (R15).
  public let modalTransitionStyle: ModalTransitionStyle
  /// What the style becomes in compact width, nil when it stays as it is (R14).
  public internal(set) var adaptsTo: ModalPresentationStyle?
  /// Whether the presenter's view stays on screen, judged by what is seen (R12, R14).
  public internal(set) var presenterStaysVisible: Bool
  /// What a sheet takes of the screen where its style doesn't say it, nil elsewhere (R37).
  public internal(set) var sheetExtent: SheetExtent?
  /// The transition that the presented controller prefers, nil for none or before iOS 18 (R38).
  public internal(set) var preferredTransition: PreferredTransition?
  /// The controllers that were asked for the right to present, and what decided (R5, R6).
  public let walk: Walk
  /// The number of the step that made it, from 1; 0 for what the description declares.
  package let step: Int

  /// Whether the presenter was found by its `definesPresentationContext` (R6).
  public var isInContext: Bool { walk.stops.last?.finding == .definesContext }

  /// What the presentation does to what lies beneath it (R12): an alert dims, as UIKit's own
  /// presentation controller for it does.
  public var covering: Covering {
    switch sheetExtent {
    case .undimmed: .coversPart
    case .fullScreen: .replaces
    case nil: hasOwnLook ? .dims : visibleStyle.covering
    }
  }

  /// Whether it looks as no style does: an alert, or an action sheet on an iPhone (R13).
  public var hasOwnLook: Bool { systemPresentation != nil && modalPresentationStyle == .custom }

  /// Whether its transition is no `modalTransitionStyle`: that of an alert, an action sheet or a search
  /// (R13, R23).
  public var hasOwnTransition: Bool {
    switch systemPresentation {
    case .alert, .actionSheet, .search: true
    default: false
    }
  }

  /// What it is called: the style in force, or what a system controller brings in place of one.
  package var name: String {
    isNamedByStyle ? modalPresentationStyle.rawValue : systemPresentation?.rawValue ?? ""
  }

  /// Whether its style says what it is.
  var isNamedByStyle: Bool { !hasOwnLook && systemPresentation != .search }

  /// What it is called by what is seen: an alert, a search, or the style that is seen.
  var seenName: String { isNamedByStyle ? visibleStyle.rawValue : name }

  /// The style that is seen: the one in force, or what a phone makes of it (R14).
  public var visibleStyle: ModalPresentationStyle { adaptsTo ?? modalPresentationStyle }
}

extension ViewController {
  /// The style that holds for a presentation of this controller (R13).
  package func presentationStyle(in traits: Traits) -> ModalPresentationStyle {
    presentationStyle(bringing: systemPresentation(in: traits), in: traits)
  }

  /// - Parameter system: what the controller brings along, nil where its style decides.
  func presentationStyle(
    bringing system: SystemPresentation?, in traits: Traits
  ) -> ModalPresentationStyle {
    if let system { return system.style(in: traits) }
    let ios = traits.ios
    let declared = modalPresentationStyle?.value ?? (ios < 13 ? .fullScreen : .automatic)
    guard declared == .automatic else { return declared }
    return ios < 13 ? .fullScreen : ios < 18 ? .pageSheet : .formSheet
  }

  /// The transition style as declared, or UIKit's default (R15).
  var presentationTransition: ModalTransitionStyle { modalTransitionStyle?.value ?? .coverVertical }
}

extension ModalPresentationStyle {
  /// What the style becomes in the width, nil when it stays what it is (R14).
  ///
  /// - Parameter answer: the delegate's, which iOS 8 is the first to ask for; nil without a delegate.
  func adaptation(
    in traits: Traits, delegate answer: ModalPresentationStyle? = nil
  ) -> ModalPresentationStyle? {
    guard traits.isCompact else { return nil }
    if let answer, answer != .automatic, isAdaptive,
      traits.ios >= AppDescription.firstIOSWithSizeClasses
    {
      return answer == .none || answer == self ? nil : answer
    }
    if traits.ios < AppDescription.firstIOSWithSizeClasses {
      return self == .fullScreen || self == .custom ? nil : .fullScreen
    }
    switch self {
    case .pageSheet, .formSheet: return traits.ios < 13 ? .fullScreen : nil
    case .popover: return traits.ios < 13 ? .fullScreen : .formSheet
    default: return nil
    }
  }
  /// Whether a delegate is asked what it becomes.
  private var isAdaptive: Bool { self == .pageSheet || self == .formSheet || self == .popover }
}
