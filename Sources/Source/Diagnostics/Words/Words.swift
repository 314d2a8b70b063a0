/// A sentence or a phrase in every language: a row of a module's `Words.xcstrings`, and what fills its roles.
///
/// `make resources` writes a function for each row, whose arguments are the row's roles, so that the compiler
/// asks for each. A text is put together when somebody wants it in a language, and not before.
package struct Words: Hashable, Sendable {
  /// The row's identifier.
  package let id: String
  private let english: String
  private let chinese: String
  package let roles: [String: Role]

  package init(_ id: String, _ english: String, _ chinese: String, _ roles: [String: Role] = [:]) {
    (self.id, self.english, self.chinese, self.roles) = (id, english, chinese, roles)
  }

  package func text(in wording: Wording) -> String {
    WordsTemplate(wording.choose({ _ in english }, { _ in chinese })).text(with: roles, in: wording)
  }

  /// What fills a role.
  package enum Role: Hashable, Sendable {
    case none
    case flag(Bool)
    case number(Int)
    case text(String)
    case list([Role])
    case words(Words)
    /// Code as sentences have it where a description asks for no language, and in each language.
    case code(String, swift: String, objectiveC: String)
  }
}

/// A value that can fill a role.
package protocol RoleValue: Sendable {
  var role: Words.Role { get }
}

extension RoleValue where Self: RawRepresentable<String> {
  package var role: Words.Role { .text(rawValue) }
}

extension Words.Role: RoleValue { package var role: Words.Role { self } }
extension Words: RoleValue { package var role: Role { .words(self) } }
extension Bool: RoleValue { package var role: Words.Role { .flag(self) } }
// `Int` has a type `Words` of its own.
extension Int: RoleValue { package var role: VCSource.Words.Role { .number(self) } }
extension String: RoleValue { package var role: Words.Role { .text(self) } }
extension Substring: RoleValue { package var role: Words.Role { .text(String(self)) } }
extension Character: RoleValue { package var role: Words.Role { .text(String(self)) } }
extension Array: RoleValue where Element: RoleValue {
  package var role: Words.Role { .list(map(\.role)) }
}
extension Words {
  /// Words of the system's or a library's in English, and their translation.
  package init(foreign english: String, inChinese chinese: String) {
    func escaped(_ text: String) -> String {
      text.reduce(into: "") { $0 += ("{|}\\".contains($1) ? "\\" : "") + String($1) }
    }
    self.init("foreign", escaped(english), escaped(chinese))
  }
}
extension Optional where Wrapped == any RoleValue {
  package var role: Words.Role { self?.role ?? .none }
}

extension Optional where Wrapped: RoleValue {
  package var role: Words.Role { self?.role ?? .none }
}
