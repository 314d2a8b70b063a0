extension ViewController {
  /// Whether a text can be a class name, in Swift or Objective-C, including `Module.Class` and
  /// generic names.
  package static func isClassName(_ text: String) -> Bool {
    // Byte by byte, because a description may have a million names.
    let first = text.utf8.first ?? 0
    return !isLiteral(text)
      && (first == UInt8(ascii: "_") || (first | 0x20).isLetter || first >= 0x80)
      && !text.utf8.contains { $0.isNeverInClassNames }
      && (text.utf8.allSatisfy { $0 < 0x80 }
        || !text.unicodeScalars.contains { !$0.isASCII && $0.properties.isPunctuationOrSpace })
  }

  /// Whether a text is a literal of Swift, Objective-C, JSON or YAML, which can't name a class.
  private static func isLiteral(_ text: String) -> Bool {
    guard text.utf8.count <= 5 else { return false }
    return switch text {
    case "nil", "Nil", "null", "NULL", "true", "false", "YES", "NO": true
    default: false
    }
  }
}

extension ViewController {
  /// Whether a text can be a property's name.
  package static func isPropertyName(_ text: String) -> Bool {
    isClassName(text)
      && !text.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "<") || $0 == 0x20 }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }

  fileprivate var isNeverInClassNames: Bool {
    switch self {
    case 0x00..<0x20, 0x7F, UInt8(ascii: "#"), UInt8(ascii: "'"), UInt8(ascii: "\""),
      UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}

extension Unicode.Scalar.Properties {
  /// Whether no name contains it, such as the full-width marks of input methods.
  fileprivate var isPunctuationOrSpace: Bool {
    switch generalCategory {
    case .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .spaceSeparator, .lineSeparator, .paragraphSeparator:
      true
    default: false
    }
  }
}
