/// A presentation that a system controller brings along, whatever its `modalPresentationStyle` says
/// (R13).
public enum SystemPresentation: String, CaseIterable, Sendable {
  /// UIAlertController's: in the middle of the screen.
  case alert
  /// UIAlertController's: at the lower edge; a popover on an iPad.
  case actionSheet
  /// UIActivityViewController's on an iPad: a popover, which needs a source.
  case shareSheet
  /// UIImagePickerController's camera: the full screen.
  case camera
  /// UISearchController's: in a context, as `overCurrentContext` (R23).
  case search

  /// The style that stands for it: `custom` where UIKit has a presentation controller of its own.
  func style(on idiom: Idiom) -> ModalPresentationStyle {
    switch self {
    case .alert: .custom
    case .actionSheet: idiom == .pad ? .popover : .custom
    case .shareSheet: .popover
    case .camera: .fullScreen
    case .search: .overCurrentContext
    }
  }
}

/// UIAlertController.Style (R13).
public enum AlertStyle: String, CaseIterable, Sendable {
  /// In the middle of the screen; what a description means that says nothing.
  case alert
  /// At the lower edge, or on an iPad a popover.
  case actionSheet

  /// From Swift's spelling (`actionSheet`) or Objective-C's (`UIAlertControllerStyleActionSheet`).
  public init?(spelling: String) {
    guard let style = Self.allCases.first(where: { $0.spellings.contains(spelling) }) else {
      return nil
    }
    self = style
  }

  /// The ways to write the style, Swift's first.
  public var spellings: [String] { [rawValue, "UIAlertControllerStyle" + capitalized(rawValue)] }
}

/// UIImagePickerController.SourceType (R13).
public enum ImageSource: String, CaseIterable, Sendable {
  /// The camera, on the full screen.
  case camera
  /// All photos: what UIKit takes where nothing is said.
  case photoLibrary
  /// The album of photos that were taken.
  case savedPhotosAlbum

  /// From Swift's spelling (`camera`) or Objective-C's.
  public init?(spelling: String) {
    guard let source = Self.allCases.first(where: { $0.spellings.contains(spelling) }) else {
      return nil
    }
    self = source
  }

  /// The ways to write the source, Swift's first.
  public var spellings: [String] {
    [rawValue, "UIImagePickerControllerSourceType" + capitalized(rawValue)]
  }
}

extension ViewController {
  /// The presentation that the controller brings along, nil where its style decides (R13).
  package func systemPresentation(ios: Int, idiom: Idiom) -> SystemPresentation? {
    switch uiKitClass.name {
    case "UIAlertController": preferredStyle?.value == .actionSheet ? .actionSheet : .alert
    case "UIActivityViewController" where idiom == .pad && ios >= 8: .shareSheet
    case "UIImagePickerController" where sourceType?.value == .camera: .camera
    case "UISearchController": .search
    default: nil
    }
  }

  /// Whether a popover of the controller has something to point at.
  var hasPopoverSource: Bool { sourceView != nil || barButtonItem != nil }
}
