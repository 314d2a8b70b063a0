import VCEngine

/// The properties of a presentation, derived from the class of its presentation controller
/// (`presented with:`).
package struct PresentationControllerClass {
  /// The controller's presentation style; nil if the class doesn't determine it.
  package var style: ModalPresentationStyle?
  /// The alert's style; nil if the presented controller isn't an alert.
  package var alert: AlertStyle?
  /// Whether the class is UIKit's.
  package var isKnown = true

  package init(named name: String) {
    let base = Self.base(of: name)
    switch base {
    case "FullScreen", "Fullscreen": style = .fullScreen
    case "OverFullScreen", "OverFullscreen": style = .overFullScreen
    case "PageSheet": style = .pageSheet
    case "FormSheet": style = .formSheet
    case "CurrentContext": style = .currentContext
    case "OverCurrentContext": style = .overCurrentContext
    case "Popover": style = .popover
    case "BlurOverFullScreen", "BlurOverFullscreen": style = .blurOverFullScreen
    case "Custom": style = .custom
    // UIKit's sheet in any size: `automatic` since iOS 13.
    case "Sheet", "Search", "ActivityViewController": break
    case _ where base?.hasPrefix("AlertController") == true:
      alert = base?.contains("ActionSheet") == true ? .actionSheet : .alert
    default:
      style = .custom
      isKnown = false
    }
  }

  /// Returns `PageSheet` for `_UIPageSheetPresentationController`; nil for a class that isn't
  /// UIKit's.
  private static func base(of name: String) -> Substring? {
    let ending = "PresentationController"
    var base = DemangledName.withoutModules(name)[...]
    if base.hasPrefix("_") { base = base.dropFirst() }
    guard base.hasPrefix("UI"), base.hasSuffix(ending) else { return nil }
    base = base.dropFirst(2).dropLast(ending.count)
    // `_UISheet` and `_UISheetActive` mean the same to a reader.
    return base.hasPrefix("AlertController") || base != "" ? base : nil
  }
}
