public import SourceFacts
import SwiftParser
import SwiftSyntax

extension FileFacts {
  /// Reads a file's facts from its text.
  ///
  /// What Swift's parser can't read is left out; the rest of the file is read. Nothing is read of a
  /// text that nests too deep.
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
    let tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
    var reader = FactsReader(source: text)
    let scope = reader.scope(of: tree.statements)
    self.init(
      path: path, types: scope.types, functions: scope.functions, variables: scope.variables,
      aliases: scope.aliases, statements: scope.statements, remarks: Remark.all(in: text))
  }
}

/// Turns Swift's syntax tree into facts.
struct FactsReader {
  private let source: [UInt8]
  private let lines: LineTable
  /// How deep the expression at hand is nested.
  var depth = 0
  var names = NameScopes()

  /// Deeper expressions are left out: neither reading nor releasing them may exhaust the stack.
  static let deepest = 1000

  init(source: [UInt8]) {
    self.source = source
    lines = LineTable(source)
  }

  /// What the source has for a node, without the spaces and comments around it.
  func text(_ node: some SyntaxProtocol) -> String {
    let (start, end) = (
      node.positionAfterSkippingLeadingTrivia, node.endPositionBeforeTrailingTrivia
    )
    return String(decoding: source[start.utf8Offset..<end.utf8Offset], as: UTF8.self)
  }

  func line(_ node: some SyntaxProtocol) -> Int {
    lines.line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// What a file or a type declares.
  struct Scope {
    var types: [TypeDeclaration] = []
    var functions: [FunctionDeclaration] = []
    var variables: [Binding] = []
    var aliases: [(name: String, type: String)] = []
    var cases: [String] = []
    var statements: [Expression] = []
  }

  mutating func scope(of items: CodeBlockItemListSyntax) -> Scope {
    var scope = Scope()
    add(items, to: &scope)
    return scope
  }

  private mutating func add(_ items: CodeBlockItemListSyntax, to scope: inout Scope) {
    guard enter() else { return }
    defer { depth -= 1 }
    for item in items {
      if let conditional = item.item.as(IfConfigDeclSyntax.self) {
        for clause in conditional.clauses {
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
        for clause in conditional.clauses {
          if case .decls(let inner)? = clause.elements { add(inner, to: &scope) }
        }
      } else {
        add(member.decl, to: &scope)
      }
    }
  }

  /// Goes a level deeper, or refuses to; who went must come back.
  mutating func enter() -> Bool {
    guard depth < Self.deepest else { return false }
    depth += 1
    return true
  }
}

/// Where each line of a text begins.
struct LineTable: Sendable {
  private var starts: [Int] = [0]

  init(_ text: [UInt8]) {
    text.withUnsafeBufferPointer { bytes in
      for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
        starts.append(offset + 1)
      }
    }
  }

  /// The line of an offset in bytes; the first is 1.
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
