/// A presentation: the receiver, the presenter, the presented controller and the style.
package struct Presentation: Hashable, Sendable {
  /// The receiver: the controller that was sent `present`.
  package let sender: ViewController.Index
  /// The controller that presents (R5, R6).
  package let presenter: ViewController.Index
  /// The top of the presented family.
  package internal(set) var presented: ViewController.Index
  /// The controller that the delegate's `presented` replaces in compact width, nil if none (R14).
  package internal(set) var replaced: ViewController.Index?
  /// The system controller's own presentation, nil if the style decides (R13).
  package let systemPresentation: SystemPresentation?
  /// The style in force (R13).
  package internal(set) var modalPresentationStyle: ModalPresentationStyle
  /// The transition in force (R15).
  package let modalTransitionStyle: ModalTransitionStyle
  /// The style in compact width, nil if it stays the same (R14).
  package internal(set) var adaptsTo: ModalPresentationStyle?
  /// The part of the screen that a sheet takes, if not decided by its style; else nil (R37).
  package internal(set) var sheetExtent: SheetExtent?
  /// The transition that the presented controller prefers, nil for none or before iOS 18 (R38).
  package internal(set) var preferredTransition: PreferredTransition?
  /// Whether it is an action sheet that originates from its source, beside it (R13).
  package internal(set) var originatesFromSource = false
  /// The search for the presenter: the controllers passed, and the deciding one (R5, R6).
  package let walk: Walk
  /// The number of the step that made it, from 1; 0 for a declared presentation.
  package let step: Int

  /// Whether the presenter was found by its `definesPresentationContext` (R6).
  package var isInContext: Bool { walk.stops.last?.finding == .definesContext }

  /// The effect on the views beneath (R12). An alert dims them, as UIKit's own presentation
  /// controller for it does.
  package var covering: Covering {
    switch sheetExtent {
    case .undimmed: .coversPart
    case .fullScreen: .replaces
    case nil where originatesFromSource: .coversPart
    case nil: hasOwnLook ? .dims : visibleStyle.covering
    }
  }

  /// Whether it looks like no style: an alert, or an action sheet on an iPhone (R13).
  package var hasOwnLook: Bool { systemPresentation != nil && modalPresentationStyle == .custom }

  /// The presentation's name: the style in force, or the system presentation that replaces it.
  package var name: String {
    isNamedByStyle ? modalPresentationStyle.rawValue : systemPresentation?.rawValue ?? ""
  }

  /// Whether an app's controller is shown as a sheet, after adaptation.
  package var isSheet: Bool {
    !hasOwnLook && (visibleStyle == .pageSheet || visibleStyle == .formSheet)
  }

  /// Whether its style is its name.
  package var isNamedByStyle: Bool { !hasOwnLook && systemPresentation != .search }

  /// The presentation's name after adaptation: an alert, a search, or the visible style.
  var seenName: String { isNamedByStyle ? visibleStyle.rawValue : name }

  /// Whether the presenter's view stays on screen, after adaptation (R12, R14, R37).
  package var presenterStaysVisible: Bool { covering != .replaces }

  /// Whether it behaves as `fullScreen` after adaptation, as a sheet in compact height does (R37).
  package var fillsScreen: Bool { visibleStyle == .fullScreen || sheetExtent == .fullScreen }

  /// Whether a class of the app's own may decide whether the presenter's view stays (R12).
  package var isCustom: Bool { visibleStyle == .custom && !hasOwnLook }

  /// The visible style: the one in force, or the one it adapts to (R14).
  package var visibleStyle: ModalPresentationStyle { adaptsTo ?? modalPresentationStyle }
}

extension ViewController {
  /// The style of a presentation of this controller (R13).
  package func presentationStyle(in traits: Traits) -> ModalPresentationStyle {
    presentationStyle(bringing: systemPresentation(in: traits), in: traits)
  }

  /// The style of a presentation of this controller.
  ///
  /// - Parameter system: The controller's own presentation, nil if its style decides.
  package func presentationStyle(
    bringing system: SystemPresentation?, in traits: Traits
  ) -> ModalPresentationStyle {
    if let system { return system.style(in: traits) }
    let ios = traits.ios
    let declared = modalPresentationStyle?.value ?? (ios < 13 ? .fullScreen : .automatic)
    guard declared == .automatic else { return declared }
    return ios < 13 ? .fullScreen : ios < 18 ? .pageSheet : .formSheet
  }

  /// The declared transition style, or UIKit's default (R15).
  package var presentationTransition: ModalTransitionStyle {
    modalTransitionStyle?.value ?? .coverVertical
  }
}

extension ModalPresentationStyle {
  /// The style after adaptation to the width, and a popover's to the height; nil if it stays the same
  /// (R14).
  ///
  /// - Parameter answer: The delegate's answer, which UIKit requests from iOS 8 on; nil without a
  ///   delegate.
  package func adaptation(
    in traits: Traits, delegate answer: ModalPresentationStyle? = nil
  ) -> ModalPresentationStyle? {
    let adaptsToHeight = self == .popover && traits.ios >= 13
    guard traits.isCompact || adaptsToHeight && traits.isCompactHeight else { return nil }
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
  /// Whether UIKit asks a delegate for the adapted style.
  private var isAdaptive: Bool { self == .pageSheet || self == .formSheet || self == .popover }
}

extension Presentation {
  /// Whether its transition is not a `modalTransitionStyle`: that of an alert, an action sheet or a
  /// search (R13, R23).
  package var hasOwnTransition: Bool {
    switch systemPresentation {
    case .alert, .actionSheet, .search: true
    default: false
    }
  }
}
