/// Texts in YAML.
enum YAML {
  /// Returns a plain scalar if that is safe, else a quoted one.
  static func scalar(_ text: String) -> String {
    let isPlain =
      text.utf8.first.map { (65...90).contains($0) || (97...122).contains($0) } == true
      && text.utf8.allSatisfy { $0.isOfName || $0 == UInt8(ascii: "-") }
    let words: Set = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
    return isPlain && !words.contains(text.lowercased()) ? text : quoted(text)
  }

  /// Returns the text in double quotes.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.withoutControls.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}

extension Substring {
  /// The text percent-encoded for the path of an address.
  var percentEncoded: String {
    var encoded = ""
    for byte in utf8 {
      switch byte {
      case 48...57, 65...90, 97...122, 43, 45, 46, 95, 126:
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += (digits.count < 2 ? "%0" : "%") + digits
      }
    }
    return encoded
  }
}

extension String {
  /// The text without characters that would end a line or control a terminal.
  package var withoutControls: String {
    var text = ""
    for scalar in unicodeScalars {
      let isControl =
        scalar.value < 32 || (127..<160).contains(scalar.value) || scalar.value == 0x2028
        || scalar.value == 0x2029 || (0x202A...0x202E).contains(scalar.value)
        || (0x2066...0x2069).contains(scalar.value) || scalar.value == 0xFEFF
      text.unicodeScalars.append(isControl ? "?" : scalar)
    }
    return text
  }
}
