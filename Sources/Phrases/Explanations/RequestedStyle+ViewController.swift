import VCEngine
import VCSource

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
