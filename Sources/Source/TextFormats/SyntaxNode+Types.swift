/// The Boolean that a word means: one of YAML 1.1's words, in the usual spellings; nil for other
/// words.
func boolean(_ word: String) -> Bool? {
  switch word {
  case "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON": true
  case "false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF": false
  default: nil
  }
}

/// The values of a scalar as different types; nil if it isn't written as one.
extension SyntaxNode {
  package var string: String? { kind == .scalar || kind == .text ? text : nil }

  package var bool: Bool? {
    switch kind {
    case .true: true
    case .false: false
    case .scalar: boolean(text)
    default: nil
    }
  }

  package var int: Int? {
    guard kind == .scalar || kind == .number else { return nil }
    return Int(text)
  }

  package var double: Double? {
    guard kind == .scalar || kind == .number else { return nil }
    let text = text
    // `Double` also accepts hexadecimal digits, "nan" and "inf", which are not numbers here.
    guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
