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
  public let modalPresentationStyle: ModalPresentationStyle
  /// The transition in force (R15).
  public let modalTransitionStyle: ModalTransitionStyle
  /// What the style becomes in an iPhone's compact width, nil when it stays as it is (R14).
  public let adaptsTo: ModalPresentationStyle?
  /// Whether the presenter's view stays on screen, judged by what is seen (R12, R14).
  public let presenterStaysVisible: Bool
  /// The controllers that were asked for the right to present, and what decided (R5, R6).
  public let walk: Walk
  /// The number of the step that made it, from 1; 0 for what the description declares.
  package let step: Int

  /// Whether the presenter was found by its `definesPresentationContext` (R6).
  public var isInContext: Bool { walk.stops.last?.finding == .definesContext }

  /// What the presentation does to what lies beneath it (R12): an alert dims, as UIKit's own
  /// presentation controller for it does.
  public var covering: Covering { hasOwnLook ? .dims : visibleStyle.covering }

  /// Whether it looks as no style does: an alert, or an action sheet on an iPhone (R13).
  public var hasOwnLook: Bool { systemPresentation != nil && modalPresentationStyle == .custom }

  /// What it is called: the style in force, or what a system controller brings in place of one.
  package var name: String {
    hasOwnLook ? systemPresentation?.rawValue ?? "" : modalPresentationStyle.rawValue
  }

  /// The style that is seen: the one in force, or what a phone makes of it (R14).
  public var visibleStyle: ModalPresentationStyle { adaptsTo ?? modalPresentationStyle }
}

extension ViewController {
  /// The style that holds for a presentation of this controller (R13).
  package func presentationStyle(ios: Int, idiom: Idiom) -> ModalPresentationStyle {
    if let system = systemPresentation(ios: ios, idiom: idiom) { return system.style(on: idiom) }
    let declared = modalPresentationStyle?.value ?? (ios < 13 ? .fullScreen : .automatic)
    guard declared == .automatic else { return declared }
    return ios < 13 ? .fullScreen : ios < 18 ? .pageSheet : .formSheet
  }

  /// The transition style as declared, or UIKit's default (R15).
  var presentationTransition: ModalTransitionStyle { modalTransitionStyle?.value ?? .coverVertical }
}

extension ModalPresentationStyle {
  /// What the style becomes on the idiom, nil when it stays what it is (R14).
  func adaptation(ios: Int, idiom: Idiom) -> ModalPresentationStyle? {
    guard idiom == .phone else { return nil }
    if ios < 8 { return self == .fullScreen || self == .custom ? nil : .fullScreen }
    switch self {
    case .pageSheet, .formSheet: return ios < 13 ? .fullScreen : nil
    case .popover: return ios < 13 ? .fullScreen : .formSheet
    default: return nil
    }
  }
}
