/// A presentation that a system controller brings along, whatever its `modalPresentationStyle` says
/// (R13).
public enum SystemPresentation: String, CaseIterable, Sendable {
  /// UIAlertController's: in the middle of the screen.
  case alert
  /// UIAlertController's: at the lower edge; a popover in an iPad's whole width.
  case actionSheet
  /// UIActivityViewController's on an iPad: a popover, which needs a source.
  case shareSheet
  /// UIImagePickerController's camera: the full screen.
  case camera
  /// UISearchController's: in a context, as `overCurrentContext` (R23).
  case search

  /// The style that stands for it: `custom` where UIKit has a presentation controller of its own.
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
public enum AlertStyle: String, ObjectiveCSpelled {
  /// In the middle of the screen; what a description means that says nothing.
  case alert
  /// At the lower edge, or on an iPad a popover.
  case actionSheet

  public static var objectiveCPrefix: String { "UIAlertControllerStyle" }
}

/// UIImagePickerController.SourceType (R13).
public enum ImageSource: String, ObjectiveCSpelled {
  /// The camera, on the full screen.
  case camera
  /// All photos: what UIKit takes where nothing is said.
  case photoLibrary
  /// The album of photos that were taken.
  case savedPhotosAlbum

  public static var objectiveCPrefix: String { "UIImagePickerControllerSourceType" }
}

extension ViewController {
  /// The presentation that the controller brings along, nil where its style decides (R13).
  package func systemPresentation(in traits: Traits) -> SystemPresentation? {
    switch uiKitClass.name {
    case "UIAlertController": preferredStyle?.value == .actionSheet ? .actionSheet : .alert
    case "UIActivityViewController" where traits.idiom == .pad && traits.ios >= 8: .shareSheet
    case "UIImagePickerController" where sourceType?.value == .camera: .camera
    case "UISearchController": .search
    default: nil
    }
  }

  /// Whether UIKit ignores the controller's `modalPresentationStyle` (R13).
  package var ignoresStyle: Bool { uiKitClass.name == "UIAlertController" }

  /// Whether a popover of the controller has something to point at.
  package var hasPopoverSource: Bool { sourceView != nil || barButtonItem != nil }
}
