/// A row's text in one language. These are in braces:
///
/// - `{id}`, a role; `{controller.id}`, a role of the words that fill a role; `{ids.count}`, how many a list has.
/// - `{key:quoted}`, a role as a function of the language says it. The name of another row there is that row,
///   whose role `it` is filled: `make resources` puts it in.
/// - `{isLast?the last|another}`, a choice by whether a flag is true, or a role is filled; the second part may
///   be missing, and has all in it that a text has.
/// - `{call=push,show?shown|=pop?popped|selected}`, a choice by value; `{count=1?child|children}`, by a number or by
///   how many a list has; `{ios<26?…|…}`, by less than a number.
/// - `{isWeak?}`, nothing: all languages name the same roles, and this one doesn't say it.
///
/// A backslash comes before a brace, a bar or a backslash of the text itself.
struct WordsTemplate {
  private let parts: [Part]

  private enum Part {
    case literal(String)
    case role(String, WordsFunction?)
    /// The first of the texts whose condition holds.
    case choice(String, [(condition: Condition, text: [Part])])
  }

  fileprivate enum Condition {
    case isFilled, always
    case isOne(of: [String])
    case isLess(than: Int)
  }

  /// Reads a text.
  init(_ template: String) {
    var rest = Substring(template).utf8
    parts = Self.parts(&rest)
  }

  func text(with roles: [String: Words.Role], in wording: Wording) -> String {
    var texts: [String] = []
    append(parts, with: roles, in: wording, to: &texts)
    return wording.choose(
      { _ in texts.concatenated() },
      { _ in texts.reduce(into: SpacedText(stringLiteral: "")) { $0.append($1) }.text })
  }

  private func append(
    _ parts: [Part], with roles: [String: Words.Role], in wording: Wording, to texts: inout [String]
  ) {
    for part in parts {
      switch part {
      case .literal(let text): texts.append(text)
      case .role(let name, let function):
        let role = Self.role(name, of: roles)
        texts.append(function.map { wording.text(of: role, by: $0) } ?? role.text(in: wording))
      case .choice(let name, let choices):
        let role = Self.role(name, of: roles)
        if let choice = choices.first(where: { role.meets($0.condition) }) {
          append(choice.text, with: roles, in: wording, to: &texts)
        }
      }
    }
  }

  private static func role(_ path: String, of roles: [String: Words.Role]) -> Words.Role {
    guard let dot = path.firstIndex(of: ".") else { return roles[path] ?? .none }
    switch roles[String(path[..<dot])] {
    case .words(let words): return role(String(path[path.index(after: dot)...]), of: words.roles)
    case .list(let roles): return .number(roles.count)
    default: return .none
    }
  }
}

// MARK: Reading

extension WordsTemplate {
  /// Reads up to the bar or brace that ends a text of a choice, or up to the end.
  private static func parts(_ rest: inout Substring.UTF8View) -> [Part] {
    var parts: [Part] = []
    while let mark = rest.firstIndex(where: isMark) {
      if mark > rest.startIndex { parts.append(.literal(String(Substring(rest[..<mark])))) }
      rest = rest[mark...]
      switch rest.first {
      case UInt8(ascii: "{"):
        rest.removeFirst()
        parts.append(part(&rest))
        rest.removeFirst()
      case UInt8(ascii: "\\"):
        rest.removeFirst()
        parts.append(.literal(String(Substring(rest.prefix(1)))))
        rest.removeFirst()
      default: return parts
      }
    }
    if !rest.isEmpty { parts.append(.literal(String(Substring(rest)))) }
    rest = rest[rest.endIndex...]
    return parts
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "|")
      || byte == UInt8(ascii: "\\")
  }

  /// Reads what is in braces, up to the closing one.
  private static func part(_ rest: inout Substring.UTF8View) -> Part {
    let name = prefix(of: &rest, upTo: ":?=<}")
    if rest.first == UInt8(ascii: ":") {
      rest.removeFirst()
      return .role(name, WordsFunction(rawValue: prefix(of: &rest, upTo: "}")))
    }
    guard rest.first != UInt8(ascii: "}") else { return .role(name, nil) }
    var choices = [(condition: condition(&rest), text: parts(&rest))]
    while rest.first == UInt8(ascii: "|") {
      rest.removeFirst()
      choices.append((condition(&rest), parts(&rest)))
    }
    return .choice(name, choices)
  }

  /// Reads what is before a text of a choice, with its question mark; nothing is before the last.
  private static func condition(_ rest: inout Substring.UTF8View) -> Condition {
    let mark = rest.first
    guard mark == UInt8(ascii: "?") || mark == UInt8(ascii: "=") || mark == UInt8(ascii: "<") else {
      return .always
    }
    rest.removeFirst()
    if mark == UInt8(ascii: "?") { return .isFilled }
    let value = prefix(of: &rest, upTo: "?")
    rest.removeFirst()
    return mark == UInt8(ascii: "=")
      ? .isOne(of: value.split(separator: ",").map(String.init)) : .isLess(than: Int(value) ?? 0)
  }

  private static func prefix(of rest: inout Substring.UTF8View, upTo ends: String) -> String {
    let prefix = rest.prefix { !ends.utf8.contains($0) }
    rest = rest[prefix.endIndex...]
    return String(Substring(prefix))
  }
}

// MARK: Roles

extension Words.Role {
  fileprivate func text(in wording: Wording) -> String {
    switch self {
    case .none: ""
    case .flag(let value): "\(value)"
    case .number(let number): "\(number)"
    case .text(let text): text
    case .list: wording.text(of: self, by: .names)
    case .words(let words): words.text(in: wording)
    case .code(let usual, let swift, let objectiveC):
      switch wording.spelling {
      case nil: usual
      case .swift: swift
      case .objectiveC: objectiveC
      }
    }
  }

  /// The texts of a list, or the only one.
  fileprivate func texts(in wording: Wording) -> [String] {
    if case .list(let roles) = self { return roles.map { $0.text(in: wording) } }
    return [text(in: wording)]
  }

  fileprivate func meets(_ condition: WordsTemplate.Condition) -> Bool {
    switch condition {
    case .always: true
    case .isFilled:
      switch self {
      case .none, .flag(false): false
      case .list(let roles): !roles.isEmpty
      default: true
      }
    case .isLess(let limit): number.map { $0 < limit } ?? false
    case .isOne(let values): values.contains(value)
    }
  }

  /// A number, or how many a list has.
  private var number: Int? {
    switch self {
    case .number(let number): number
    case .list(let roles): roles.count
    default: nil
    }
  }

  /// What a choice compares.
  private var value: String {
    switch self {
    case .text(let text), .code(let text, _, _): text
    case .flag(let value): "\(value)"
    case .words(let words): words.id
    case .none, .number, .list: number.map { "\($0)" } ?? ""
    }
  }
}

extension Wording {
  fileprivate func text(of role: Words.Role, by function: WordsFunction) -> String {
    let texts = role.texts(in: self)
    return choose({ $0.text(of: texts, by: function) }, { $0.text(of: texts, by: function) })
  }
}
