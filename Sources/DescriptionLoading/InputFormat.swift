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
  /// What an input is known by: its first bytes, without a mark of their order.
  var beginning: ArraySlice<UInt8> { bytes[textStart...].prefix(65_536) }

  /// The place of what the whole text lacks.
  var startRange: SourceRange { SourceRange(start: textStart, end: textStart) }

  /// Whether it is XML: no description and no printed hierarchy begins as one.
  fileprivate var isXML: Bool {
    let text = bytes[textStart...].drop { $0 <= UInt8(ascii: " ") }
    return ["<?xml", "<!DOCTYPE", "<!--", "<document"].contains { text.starts(with: $0.utf8) }
  }

  /// Whether it is one of Sentry's: a `view-hierarchy.json`, or an event with breadcrumbs.
  fileprivate var isSentrys: Bool {
    let bytes = beginning
    guard bytes.first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "{") else { return false }
    return ["\"rendering_system\"", "\"breadcrumbs\""].contains { key in
      let key = Array(key.utf8)
      return bytes.indices.contains { bytes[$0] == key[0] && bytes[$0...].starts(with: key) }
    }
  }

  /// Whether it is a log: one of UIKit's texts about view controllers is in it, and no description
  /// around it. Nearly every description is told by its beginning.
  fileprivate var isLog: Bool {
    !PrintedDetection.isDescription(beginning) && LogReader.finds(in: self)
  }
}
