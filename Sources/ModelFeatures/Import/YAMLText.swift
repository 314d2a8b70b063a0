import VCSource

/// Writes scalars in YAML, as a person would: plain if that is safe, else in double quotes.
enum YAMLText {
  /// Returns a text as a value or a key; `isInFlow` inside brackets, where commas and brackets end
  /// it.
  static func scalar(_ text: String, isInFlow: Bool) -> String {
    isPlain(text, isInFlow: isInFlow) ? text : quoted(text)
  }

  private static func isPlain(_ text: String, isInFlow: Bool) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, let last = bytes.last, last != UInt8(ascii: " "),
      first.isLetter || first == UInt8(ascii: "_") || first >= 0x80, !words.contains(text)
    else { return false }
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case 0x00..<0x20, 0x7F, UInt8(ascii: "\\"), UInt8(ascii: "\""): return false
      case UInt8(ascii: "#") where bytes[index - 1] == UInt8(ascii: " "): return false
      case UInt8(ascii: ":"):
        if index + 1 == bytes.count || bytes[index + 1] == UInt8(ascii: " ") || isInFlow {
          return false
        }
      case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
        UInt8(ascii: "}"):
        if isInFlow { return false }
      default: break
      }
    }
    // Unicode's line separators end a line in YAML.
    return !text.unicodeScalars.contains { $0.properties.isWhitespace && $0 != " " }
      && !text.unicodeScalars.contains { $0.value >= 0x80 && $0.isOdd }
  }

  /// The words that are not texts in YAML 1.1.
  private static let words: Set<String> = [
    "true", "True", "TRUE", "false", "False", "FALSE", "yes", "Yes", "YES", "no", "No", "NO", "on",
    "On", "ON", "off", "Off", "OFF", "null", "Null", "NULL", "y", "Y", "n", "N",
  ]

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20 || scalar.value >= 0x7F && scalar.isOdd:
        let hex = String(scalar.value, radix: 16, uppercase: true)
        let isLong = scalar.value > 0xFFFF
        quoted += isLong ? "\\U" : "\\u"
        quoted += String(repeating: "0", count: (isLong ? 8 : 4) - hex.count) + hex
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension Unicode.Scalar {
  /// Whether it isn't a character that readers can see.
  fileprivate var isOdd: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      true
    default: false
    }
  }
}
