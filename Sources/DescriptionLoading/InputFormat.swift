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
  /// What UIKit writes to the console about view controllers, wherever it is in a text.
  case log
  /// What LLDB prints for a list of view controllers: a navigation controller's stack.
  case stack
  /// Sentry's `view-hierarchy.json`, or an event with breadcrumbs.
  case sentry
  /// A storyboard of Interface Builder's.
  case storyboard

  /// Sniffs the text; the name decides only between JSON and YAML.
  public init(of source: Source) {
    if StoryboardDetection(source).isXML {
      self = .storyboard
    } else if PrintedDetection(source).isPrinted {
      self = .printed
    } else if SentryDetection(source).isSentrys {
      self = .sentry
    } else if PrintedStack(source) != nil {
      self = .stack
    } else if LogDetection(source).isLog {
      self = .log
    } else {
      switch TextFormat(of: source) {
      case .json: self = .json
      case .yaml: self = .yaml
      }
    }
  }
}
