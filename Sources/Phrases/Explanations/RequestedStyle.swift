import VCEngine
import VCSource

/// The style that a controller requests, and its effect (R13).
package enum RequestedStyle: Sendable {
  /// No style, before iOS 13.
  case fullScreenByDefault
  /// No style.
  case automaticByDefault(ios: Int, style: String)
  case automatic(ios: Int, style: String)
  case explicit(String)
  /// A system controller provides its own presentation in this style, regardless of its property. From
  /// iOS 26 on an action sheet may originate from a source; nil before.
  case brought(SystemPresentation, style: String, fromSource: Bool?)
}

extension RequestedStyle {
  /// Creates the style that a controller requests, and its effect (R13).
  init(
    of viewController: ViewController, _ system: SystemPresentation?,
    _ style: ModalPresentationStyle, _ app: AppDescription
  ) {
    let (ios, style) = (app.ios, UIKitCode(app.spelling).word(style))
    self =
      switch (viewController.modalPresentationStyle?.value, system) {
      case (_, let system?):
        .brought(
          system, style: style,
          fromSource: ios < ViewController.inlineSourcesSince
            ? nil : viewController.hasInlineSource(ios: ios, system))
      case (nil, nil) where ios < 13: .fullScreenByDefault
      case (nil, nil): .automaticByDefault(ios: ios, style: style)
      case (.automatic, nil): .automatic(ios: ios, style: style)
      case (_?, nil): .explicit(style)
      }
  }
}

extension RequestedStyle: RoleValue {
  package var role: Words.Role {
    switch self {
    case .fullScreenByDefault: .words(.stylesNothingBeforeIOS13)
    case .automaticByDefault(let ios, let style): .words(.stylesNothing(ios: ios, style: style))
    case .automatic(let ios, let style): .words(.stylesAutomatic(ios: ios, style: style))
    case .explicit(let style): .words(.styles(style: style))
    case .brought(.actionSheet, let style, fromSource: true) where style != "popover":
      .words(.bringsPresentationFromSource(ios: VersionChange.actionSheetsFromSource.since))
    case .brought(let system, let style, let fromSource):
      .words(
        .bringsPresentation(system: system, style: style, hasSource: fromSource != nil))
    }
  }
}
