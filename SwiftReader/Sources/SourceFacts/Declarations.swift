/// A type's declaration or an extension of it.
public final class TypeDeclaration: Sendable {
  /// The keyword before the name.
  public enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, `protocol`, `extension`
  }

  public let kind: Kind
  /// The name as written; an extension's may contain dots.
  public let name: String
  /// The types after the colon.
  public let inherited: [String]
  /// The names of its generic parameters.
  public let generics: [String]
  public let variables: [Binding]
  public let functions: [FunctionDeclaration]
  public let types: [TypeDeclaration]
  /// An enum's cases.
  public let cases: [EnumCase]
  public let aliases: [(name: String, type: String)]
  public let line: Int

  /// Creates a declaration.
  public init(
    kind: Kind, name: String, inherited: [String] = [], generics: [String] = [],
    variables: [Binding] = [], functions: [FunctionDeclaration] = [],
    types: [TypeDeclaration] = [], cases: [EnumCase] = [],
    aliases: [(name: String, type: String)] = [], line: Int
  ) {
    self.kind = kind
    self.name = name
    self.inherited = inherited
    self.generics = generics
    self.variables = variables
    self.functions = functions
    self.types = types
    self.cases = cases
    self.aliases = aliases
    self.line = line
  }
}

/// A case of an enum, such as `case profile(id: Int)`.
public struct EnumCase: Sendable {
  public let name: String
  /// The associated values.
  public let parameters: [FunctionDeclaration.Parameter]

  /// Creates a case.
  public init(name: String, parameters: [FunctionDeclaration.Parameter]) {
    self.name = name
    self.parameters = parameters
  }
}

/// A function, or an initializer named `init`.
public final class FunctionDeclaration: Sendable {
  /// A parameter.
  public struct Parameter: Sendable {
    /// The label at a call; empty for `_`.
    public let label: String
    public let name: String
    public let type: String
    /// Whether a call may leave it out.
    public let hasDefault: Bool
    /// The value of a call that leaves it out, nil for a variadic parameter.
    public let defaultValue: Expression?

    /// Creates a parameter.
    public init(
      label: String, name: String, type: String, hasDefault: Bool,
      defaultValue: Expression? = nil
    ) {
      self.label = label
      self.name = name
      self.type = type
      self.hasDefault = hasDefault
      self.defaultValue = defaultValue
    }
  }

  public let name: String
  public let parameters: [Parameter]
  /// The written result type; empty if there is none.
  public let result: String
  /// The generic parameters and their constraints.
  public let generics: [(name: String, constraint: String)]
  /// The statements, nil for a protocol's requirement.
  public let body: [Expression]?
  public let isStatic: Bool
  public let line: Int

  /// Creates a function.
  public init(
    name: String, parameters: [Parameter], result: String,
    generics: [(name: String, constraint: String)] = [], body: [Expression]?,
    isStatic: Bool = false, line: Int
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.generics = generics
    self.body = body
    self.isStatic = isStatic
    self.line = line
  }
}

/// An author's comment for the map: `// vcdiagram: presents Settings`.
public struct Remark: Sendable, Equatable {
  /// The comment's request.
  public enum Request: Sendable, Equatable {
    case presents([String])
    case shows([String])
    case from([String])
    case ignore
    /// An unknown request.
    case unknown(String)
  }

  public let request: Request
  /// The line of the comment.
  public let line: Int
  /// The lines of the code that it is about: its own, or the next one with code. The lines of a
  /// chain that begins there, `.push(home)`, belong to it.
  public let code: ClosedRange<Int>

  /// Creates a remark.
  public init(_ request: Request, line: Int, code: ClosedRange<Int>) {
    self.request = request
    self.line = line
    self.code = code
  }
}

/// The facts of a file that a map needs.
public struct FileFacts: Sendable {
  /// The path below the project's folder, with slashes.
  public let path: String
  public let types: [TypeDeclaration]
  public let functions: [FunctionDeclaration]
  public let variables: [Binding]
  public let aliases: [(name: String, type: String)]
  /// Statements outside any declaration.
  public let statements: [Expression]
  public let remarks: [Remark]
  /// The capitalized names in SwiftUI's previews, which are otherwise left out.
  public let previewed: Set<String>
  /// Whether the text is left out because it nests too deep.
  public let isLeftOut: Bool

  /// Creates the facts of a file.
  public init(
    path: String, types: [TypeDeclaration], functions: [FunctionDeclaration],
    variables: [Binding], aliases: [(name: String, type: String)], statements: [Expression],
    remarks: [Remark], previewed: Set<String> = [], isLeftOut: Bool = false
  ) {
    self.path = path
    self.types = types
    self.functions = functions
    self.variables = variables
    self.aliases = aliases
    self.statements = statements
    self.remarks = remarks
    self.previewed = previewed
    self.isLeftOut = isLeftOut
  }
}
