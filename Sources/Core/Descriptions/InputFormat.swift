import VCDiagnostics
import VCTextFormats

/// A format that descriptions are read from.
public enum InputFormat: String, CaseIterable, Sendable {
  /// JSON.
  case json
  /// YAML-lite, a subset of YAML.
  case yaml
  /// The output of UIKit's `_printHierarchy` or Chisel's `pvc`.
  case printed
  /// UIKit's console messages about view controllers, anywhere in a text.
  case log
  /// A list of view controllers as LLDB prints it: a navigation controller's stack.
  case stack
  /// Sentry's `view-hierarchy.json`, or a Sentry event with breadcrumbs.
  case sentry
  /// An Interface Builder storyboard.
  case storyboard

  /// Detects the format of a text. The file's name decides only between JSON and YAML.
  public init(of source: Source) {
    if source.isXML {
      self = .storyboard
    } else if PrintedDetection(source).isPrinted {
      self = .printed
    } else if source.isSentrys {
      self = .sentry
    } else if PrintedStack(source) != nil {
      self = .stack
    } else if source.isLog {
      self = .log
    } else {
      switch TextFormat(of: source) {
      case .json: self = .json
      case .yaml: self = .yaml
      }
    }
  }
}

extension Source {
  /// The text's first bytes, without a byte order mark; they identify the format.
  var beginning: ArraySlice<UInt8> { bytes[textStart...].prefix(65_536) }

  /// The location of errors about the whole text.
  var startRange: SourceRange { SourceRange(start: textStart, end: textStart) }

  /// Whether the text is XML. No description or printed hierarchy begins like it.
  fileprivate var isXML: Bool {
    let text = bytes[textStart...].drop { $0 <= UInt8(ascii: " ") }
    return ["<?xml", "<!DOCTYPE", "<!--", "<document"].contains { text.starts(with: $0.utf8) }
  }

  /// Whether the text is Sentry's `view-hierarchy.json` or an event with breadcrumbs.
  fileprivate var isSentrys: Bool {
    let bytes = beginning
    guard bytes.first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "{") else { return false }
    return ["\"rendering_system\"", "\"breadcrumbs\""].contains { key in
      let key = Array(key.utf8)
      return bytes.indices.contains { bytes[$0] == key[0] && bytes[$0...].starts(with: key) }
    }
  }

  /// Whether the text is a log: it contains a UIKit message about view controllers and is not a
  /// description. The first bytes identify nearly every description.
  fileprivate var isLog: Bool {
    !PrintedDetection.isDescription(beginning) && LogReader.finds(in: self)
  }
}
