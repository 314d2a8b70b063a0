import VCSource

/// The presentation of a system controller that ignores its `modalPresentationStyle` (R13).
package enum SystemPresentation: String, CaseIterable, Sendable {
  /// UIAlertController's: in the middle of the screen.
  case alert
  /// UIAlertController's: at the lower edge, or in a popover on an iPad of regular width.
  case actionSheet
  /// UIActivityViewController's on an iPad: a popover, which needs a source.
  case shareSheet
  /// UIImagePickerController's for the camera: the full screen.
  case camera
  /// UISearchController's: in a context, like `overCurrentContext` (R23).
  case search

  /// The equivalent style; `custom` if UIKit has a presentation controller of its own.
  func style(in traits: Traits) -> ModalPresentationStyle {
    switch self {
    case .alert: .custom
    case .actionSheet: traits.idiom == .pad && !traits.isCompact ? .popover : .custom
    case .shareSheet: .popover
    case .camera: .fullScreen
    case .search: .overCurrentContext
    }
  }
}

/// UIAlertController.Style (R13).
package enum AlertStyle: String, ObjectiveCSpelled {
  /// An alert in the middle of the screen: the default.
  case alert
  /// A sheet at the lower edge, or a popover on an iPad.
  case actionSheet

  package static var objectiveCPrefix: String { "UIAlertControllerStyle" }
}

/// UIImagePickerController.SourceType (R13).
package enum ImageSource: String, ObjectiveCSpelled {
  /// The camera, on the full screen.
  case camera
  /// The photo library: the default.
  case photoLibrary
  /// The album of photos taken with the camera.
  case savedPhotosAlbum

  package static var objectiveCPrefix: String { "UIImagePickerControllerSourceType" }
}

extension ViewController {
  /// The controller's own presentation, nil if its style decides (R13).
  package func systemPresentation(in traits: Traits) -> SystemPresentation? {
    switch uiKitClass.name {
    case UIKitClass.alertName: preferredStyle?.value == .actionSheet ? .actionSheet : .alert
    case "UIActivityViewController" where traits.idiom == .pad && traits.ios >= 8: .shareSheet
    case "UIImagePickerController" where sourceType?.value == .camera: .camera
    case "UISearchController": .search
    default: nil
    }
  }

  /// Whether it is an alert or an action sheet. UIKit ignores its `modalPresentationStyle` (R13).
  package var isAlert: Bool { uiKitClass.name == UIKitClass.alertName }

  /// The name of the view that the controller's popover points at.
  package var sourceView: Sourced<String>? {
    get { details.first?.sourceView }
    set { setDetail(isNil: newValue == nil) { $0.sourceView = newValue } }
  }

  /// The name of the bar button that the controller's popover points at.
  package var barButtonItem: Sourced<String>? {
    get { details.first?.barButtonItem }
    set { setDetail(isNil: newValue == nil) { $0.barButtonItem = newValue } }
  }

  /// The name of the bar button or view that the controller's popover points at.
  package var sourceItem: Sourced<String>? {
    get { details.first?.sourceItem }
    set { setDetail(isNil: newValue == nil) { $0.sourceItem = newValue } }
  }

  /// Whether a popover of the controller has a source to point at.
  package var hasPopoverSource: Bool {
    sourceView != nil || barButtonItem != nil || sourceItem != nil
  }

  /// The first iOS whose action sheets originate from their sources on an iPhone, too (R13).
  package static var inlineSourcesSince: Int { 26 }

  /// Whether it is an action sheet with a source from which it originates (R13).
  /// SwiftUI's have the view that has the modifier.
  package func hasInlineSource(ios: Int, _ system: SystemPresentation?) -> Bool {
    ios >= Self.inlineSourcesSince && system == .actionSheet && (hasPopoverSource || isSwiftUIs)
  }
}
