import Diagnostics
import TextFormats

/// What a description may be read from.
public enum InputFormat: String, CaseIterable, Sendable {
  /// A description in JSON.
  case json
  /// A description in YAML-lite.
  case yaml
  /// What UIKit's `_printHierarchy` or Chisel's `pvc` print.
  case printed
  /// A storyboard of Interface Builder's.
  case storyboard

  /// By how the text begins, and only for what is a description in either way by its name.
  public init(of source: Source) {
    if StoryboardDetection(source).isXML {
      self = .storyboard
    } else if PrintedDetection(source).isPrinted {
      self = .printed
    } else {
      switch TextFormat(of: source) {
      case .json: self = .json
      case .yaml: self = .yaml
      }
    }
  }
}
