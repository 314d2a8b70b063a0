/// A type's declaration or an extension of it.
package struct TypeDeclaration: Sendable {
  /// The keyword before the name.
  package enum Kind: String {
    case `class`, `struct`, `enum`, `protocol`, `extension`
  }

  let kind: Kind
  /// The name as written; an extension's may contain dots.
  package let name: String
  /// The types after the colon.
  let inherited: [String]
  /// The names of its generic parameters.
  let generics: [String]
  let variables: [Binding]
  let functions: [FunctionDeclaration]
  let types: [TypeDeclaration]
  /// An enum's cases.
  let cases: [EnumCase]
  let aliases: [(name: String, type: String)]
  let line: Int
}

/// A case of an enum, such as `case profile(id: Int)`.
struct EnumCase {
  let name: String
  /// The associated values.
  let parameters: [FunctionDeclaration.Parameter]
}

/// A function, or an initializer named `init`.
struct FunctionDeclaration {
  /// A parameter.
  struct Parameter {
    /// The label at a call; empty for `_`.
    let label: String
    let name: String
    let type: String
    /// Whether a call may leave it out.
    let hasDefault: Bool
    /// The value of a call that leaves it out, nil for a variadic parameter.
    var defaultValue: Expression?
  }

  let name: String
  let parameters: [Parameter]
  /// The written result type; empty if there is none.
  let result: String
  /// The generic parameters and their constraints.
  var generics: [(name: String, constraint: String)] = []
  /// The statements, nil for a protocol's requirement.
  let body: [Expression]?
  var isStatic = false
  let line: Int
}

/// An author's comment for the map: `// vcdiagram: presents Settings`.
struct Remark {
  /// The comment's request.
  enum Request: Equatable {
    case presents([String])
    case shows([String])
    case from([String])
    case ignore
    /// An unknown request.
    case unknown(String)
  }

  let request: Request
  /// The line of the comment.
  let line: Int
  /// The lines of the code that it is about: its own, or the next one with code. The lines of a
  /// chain that begins there, `.push(home)`, belong to it.
  let code: ClosedRange<Int>
}

/// The facts of a file that a map needs.
public struct FileFacts: Sendable {
  /// The path below the project's folder, with slashes.
  public let path: String
  package let types: [TypeDeclaration]
  let functions: [FunctionDeclaration]
  let variables: [Binding]
  let aliases: [(name: String, type: String)]
  /// Statements outside any declaration.
  let statements: [Expression]
  let remarks: [Remark]
  /// The capitalized names in SwiftUI's previews, which are otherwise left out.
  var previewed: Set<String> = []
  /// Whether the text is left out because it nests too deep.
  public internal(set) var isLeftOut = false
}
