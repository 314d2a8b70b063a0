internal import SwiftParser
internal import SwiftSyntax

extension FileFacts {
  /// Reads the facts of a file from its text.
  ///
  /// Text that Swift's parser can't read is left out. A text that nests too deep isn't read at all.
  ///
  /// - Parameters:
  ///   - path: The path below the project's folder.
  ///   - text: The file's UTF-8.
  public init(path: String, text: [UInt8]) {
    guard !Nesting.isTooDeep(text) else {
      self.init(
        path: path, types: [], functions: [], variables: [], aliases: [], statements: [],
        remarks: [], isLeftOut: true)
      return
    }
    let tree = text.withUnsafeBufferPointer {
      // The parser's default when it is built for release, which the stack suits.
      Parser.parse(source: $0, maximumNestingLevel: 256)
    }
    var reader = FactsReader(source: text)
    var scope = FactsReader.Scope()
    reader.add(tree.statements, to: &scope)
    self.init(
      path: path, types: scope.types, functions: scope.functions, variables: scope.variables,
      aliases: scope.aliases, statements: scope.statements, remarks: Remark.all(in: text),
      previewed: reader.previewed)
  }
}

/// Converts Swift's syntax tree to facts.
struct FactsReader {
  private let source: [UInt8]
  private let lines: LineTable
  /// The depth of the current expression.
  var depth = 0
  var names = NameScopes()
  /// The capitalized names in SwiftUI's previews.
  var previewed: Set<String> = []
  /// What the extension around the current declaration says about `Self`.
  var extensionGenerics: [(name: String, constraint: String)] = []

  /// The maximum depth of expressions; deeper ones are left out, because reading or releasing them
  /// could exhaust the stack.
  static let deepest = 1000

  init(source: [UInt8]) {
    self.source = source
    lines = LineTable(source)
  }

  /// Returns the source text of a node, without surrounding spaces and comments.
  func text(_ node: some SyntaxProtocol) -> String {
    let (start, end) = (
      node.positionAfterSkippingLeadingTrivia, node.endPositionBeforeTrailingTrivia
    )
    return String(decoding: source[start.utf8Offset..<end.utf8Offset], as: UTF8.self)
  }

  /// Notes the types that a SwiftUI preview may create.
  mutating func leaveOut(preview node: some SyntaxProtocol) {
    for token in node.tokens(viewMode: .sourceAccurate) where token.text.first?.isUppercase == true
    {
      previewed.insert(token.text)
    }
  }

  func line(_ node: some SyntaxProtocol) -> Int {
    lines.line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// The declarations of a file or a type.
  struct Scope {
    var types: [TypeDeclaration] = []
    var functions: [FunctionDeclaration] = []
    var variables: [Binding] = []
    var aliases: [(name: String, type: String)] = []
    var cases: [EnumCase] = []
    var statements: [Expression] = []
  }

  mutating func add(_ items: CodeBlockItemListSyntax, to scope: inout Scope) {
    guard enter() else { return }
    defer { depth -= 1 }
    for item in items {
      if let conditional = item.item.as(IfConfigDeclSyntax.self) {
        for clause in conditional.openClauses {
          if case .statements(let inner)? = clause.elements { add(inner, to: &scope) }
        }
      } else if let declaration = item.item.as(DeclSyntax.self) {
        add(declaration, to: &scope)
      } else {
        scope.statements.append(statement(Syntax(item.item)))
      }
    }
  }

  mutating func add(_ members: MemberBlockItemListSyntax, to scope: inout Scope) {
    guard enter() else { return }
    defer { depth -= 1 }
    for member in members {
      if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        for clause in conditional.openClauses {
          if case .decls(let inner)? = clause.elements { add(inner, to: &scope) }
        }
      } else {
        add(member.decl, to: &scope)
      }
    }
  }

  /// Enters a level of nesting; returns false at the maximum. The caller must leave a level that it
  /// entered.
  mutating func enter() -> Bool {
    guard depth < Self.deepest else { return false }
    depth += 1
    return true
  }
}

/// The offsets at which the lines of a text begin.
struct LineTable: Sendable {
  private var starts: [Int] = [0]

  init(_ text: [UInt8]) {
    text.withUnsafeBufferPointer { bytes in
      for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
        starts.append(offset + 1)
      }
    }
  }

  /// Returns the line at an offset in bytes; the first line is 1.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}
