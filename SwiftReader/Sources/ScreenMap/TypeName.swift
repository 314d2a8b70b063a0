/// The names in a written type: `Home` in `any Home?`; `[Home]` remains unchanged.
enum TypeName {
  /// Returns the type without parts that make no difference to a screen: optionals, `some`, `any`,
  /// attributes, generic arguments. A hosting controller becomes its view.
  static func base(_ text: String) -> String {
    // Most types are plain names.
    if text.utf8.allSatisfy({ $0.isOfName }) { return text }
    var rest = Substring(text)
    trim(&rest)
    var didChange = true
    while didChange {
      didChange = false
      for word in ["any ", "some ", "inout ", "borrowing ", "consuming ", "weak "]
      where rest.hasPrefix(word) {
        rest = rest.dropFirst(word.count)
        didChange = true
      }
      if rest.hasPrefix("@"), let space = rest.firstIndex(of: " ") {
        rest = rest[rest.index(after: space)...]
        didChange = true
      }
      if rest.hasPrefix("("), rest.hasSuffix(")"), !rest.contains("->"), !rest.contains(",") {
        rest = rest.dropFirst().dropLast()
        didChange = true
      }
      if rest.hasSuffix("?") || rest.hasSuffix("!") {
        rest = rest.dropLast()
        didChange = true
      }
      trim(&rest)
    }
    if let angle = rest.firstIndex(of: "<"), rest.hasSuffix(">") {
      let outer = rest[..<angle]
      let wrappers = [
        "UIHostingController", "Binding", "Optional", "ObservedObject", "StateObject",
      ]
      guard wrappers.contains(String(outer)) else { return String(outer) }
      return base(String(rest[rest.index(after: angle)...].dropLast()))
    }
    if rest.contains("&") {
      // `UIViewController & Shelf` says the most by its protocol.
      let parts = rest.split(separator: "&")
      rest = parts.first { !$0.drop(while: \.isWhitespace).hasPrefix("UI") } ?? parts.first ?? ""
      trim(&rest)
    }
    return String(rest)
  }

  /// Returns all arguments of a generic type: `A` and `B` in `Pair<A, B>`.
  static func arguments(_ text: String) -> [String] {
    guard let angle = text.firstIndex(of: "<"), let end = text.lastIndex(of: ">"), angle < end
    else { return [] }
    return list(text[text.index(after: angle)..<end])
  }

  /// Returns the type of a tuple's element: `A` for `view` of `(view: A, model: B)`.
  static func element(_ name: String, ofTuple text: String) -> String? {
    guard text.hasPrefix("("), let end = text.lastIndex(of: ")") else { return nil }
    for part in list(text[text.index(after: text.startIndex)..<end]) {
      guard let colon = part.firstIndex(of: ":"), part[..<colon] == name else { continue }
      return String(part[part.index(after: colon)...].drop(while: \.isWhitespace))
    }
    return nil
  }

  /// Returns the parts of a list between commas that no bracket encloses.
  private static func list(_ text: Substring) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      switch character {
      case "<", "(", "[": depth += 1
      case ">", ")", "]": depth -= 1
      default: break
      }
      if depth == 0, character == "," {
        parts.append("")
      } else if !(parts[parts.count - 1].isEmpty && character.isWhitespace) {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }

  /// Returns the element of an array's type.
  static func element(_ text: String) -> String? {
    let name = base(text)
    guard name.hasPrefix("["), name.hasSuffix("]"), !name.contains(":") else { return nil }
    return String(name.dropFirst().dropLast())
  }

  /// Returns the types of a function's parameters: `A` and `B` in `@escaping (A, B) -> Void`.
  static func parameters(ofFunction text: String) -> [String] {
    let arrow = text.indices.first { text[$0...].hasPrefix("->") }
    guard let arrow, let end = text[..<arrow].lastIndex(of: ")") else { return [] }
    var depth = 0
    // Goes back from the arrow to the parenthesis that opens the list.
    let types = text[..<end].reversed().prefix { character in
      if character == ")" { depth += 1 }
      if character == "(" { depth -= 1 }
      return depth >= 0
    }
    return list(Substring(String(types.reversed())))
  }

  /// Returns the last part of a dotted name.
  static func simple(_ name: String) -> String {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.index(after: $0)...]) }
      ?? name
  }

  /// Returns a name as a box shows it: without enclosing types, unless it says only what each screen
  /// is: `Cart.View`.
  static func shown(_ name: String) -> String {
    let simple = simple(name)
    return ["View", "Screen", "Controller", "ViewController"].contains(simple) ? name : simple
  }

  private static func trim(_ text: inout Substring) {
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
  }
}

extension String {
  /// Whether it begins with a capital letter, as a type does.
  var isCapitalized: Bool { utf8.first.map { (65...90).contains($0) } ?? false }

  /// A variable's name without the sign of a binding to it: `$model`.
  var withoutBinding: String { hasPrefix("$") ? String(dropFirst()) : self }

  /// Whether it begins with one of the words, followed by a capital letter or nothing.
  func begins(withOneOf verbs: [String]) -> Bool {
    verbs.contains { verb in
      guard hasPrefix(verb) else { return false }
      let next = dropFirst(verb.count).first
      return next == nil || next?.isUppercase == true
    }
  }
}

extension UInt8 {
  /// Whether it is a letter, a digit, a dot or an underscore of ASCII.
  var isOfName: Bool {
    switch self {
    case 46, 48...57, 65...90, 95, 97...122: true
    default: false
    }
  }
}
