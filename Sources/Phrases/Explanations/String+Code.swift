/// A text of an input, as code names and quotes it.
extension String {
  /// The text as an identifier of either language: `detailNavigationController` for
  /// `detail.navigationController`; a class name loses its prefix and begins in lower case.
  package var codeIdentifier: String {
    var name = ""
    var startsWord = false
    for character in self {
      let isDigit = character.isASCII && character.isNumber
      guard character.isLetter || isDigit || character == "_" else {
        startsWord = !name.isEmpty
        continue
      }
      name += startsWord ? character.uppercased() : String(character)
      startsWord = false
    }
    let capitals = name.prefix { $0.isUppercase }.count
    if capitals == name.count {
      name = name.lowercased()
    } else if capitals > 0 {
      // The last of several capitals begins a word: `UIImagePicker` becomes `imagePicker`.
      let start = name.dropFirst(capitals > 1 ? capitals - 1 : 0)
      name = start.prefix(1).lowercased() + start.dropFirst()
    }
    if name.isEmpty { name = "viewController" }
    if name.first?.isNumber == true { name = "_" + name }
    return Self.codeKeywords.contains(name) ? name + "Controller" : name
  }

  /// The words that can't be names in Swift or Objective-C.
  private static let codeKeywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "auto", "await", "break", "case",
    "catch", "char", "class", "const", "continue", "default", "defer", "deinit", "do", "double",
    "else", "enum", "extension", "extern", "fallthrough", "false", "fileprivate", "float", "for",
    "func", "goto", "guard", "id", "if", "import", "in", "init", "inline", "inout", "int",
    "internal", "is", "let", "long", "nil", "open", "operator", "precedencegroup", "private",
    "protocol", "public", "register", "repeat", "restrict", "rethrows", "return", "self", "short",
    "signed", "sizeof", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "typedef", "typeof", "union", "unsigned", "var", "void", "volatile",
    "where", "while", "_", "asm", "bool", "main", "NULL", "YES", "NO", "BOOL",
  ]

  /// The text as a literal of Swift or, after `@`, of Objective-C.
  package var codeLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case _ where scalar.properties.generalCategory == .control: literal += " "
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}

extension String {
  /// Whether it is the style of a sheet: on an iPhone a form sheet is no card.
  var isSheetStyle: Bool { hasSuffix("Sheet") }
}
