extension FileFacts {
  /// Decodes facts from bytes; returns nil for another version or damaged bytes.
  ///
  /// - Parameter path: The path below the project's folder.
  public init?(path: String, bytes: ArraySlice<UInt8>) {
    var decoder = FactsDecoder(bytes)
    do throws(FactsDecoder.Damage) {
      self = try decoder.facts(path: path)
    } catch {
      return nil
    }
  }
}

/// Reads the output of `FactsEncoder`; any other bytes throw.
struct FactsDecoder {
  private var bytes: ArraySlice<UInt8>
  private var texts: [String] = []
  private var depth = 0

  /// The maximum depth of written expressions.
  private static let deepest = 3000

  struct Damage: Error {}

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  private mutating func number() throws(Damage) -> Int {
    var number: UInt = 0
    var shift: UInt = 0
    while let byte = bytes.popFirst(), shift < 63 {
      number |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { return Int(bitPattern: number) }
      shift += 7
    }
    throw Damage()
  }

  private mutating func text() throws(Damage) -> String {
    let number = try number()
    if number > 0 {
      guard number <= texts.count else { throw Damage() }
      return texts[number - 1]
    }
    let count = try self.number()
    guard (0...bytes.count).contains(count) else { throw Damage() }
    let text = String(decoding: bytes.prefix(count), as: UTF8.self)
    bytes = bytes.dropFirst(count)
    texts.append(text)
    return text
  }

  private mutating func flag() throws(Damage) -> Bool {
    guard let byte = bytes.popFirst(), byte < 2 else { throw Damage() }
    return byte == 1
  }

  private mutating func list<Element>(
    _ element: (inout FactsDecoder) throws(Damage) -> Element
  ) throws(Damage) -> [Element] {
    let count = try number()
    // Each element takes at least one byte.
    guard (0...bytes.count).contains(count) else { throw Damage() }
    var list: [Element] = []
    for _ in 0..<count { list.append(try element(&self)) }
    return list
  }

  mutating func facts(path: String) throws(Damage) -> FileFacts {
    let types = try types()
    let functions = try functions()
    let variables = try bindings()
    let aliases = try pairs()
    let statements = try expressions()
    let remarks = try list { decoder throws(Damage) in try decoder.remark() }
    let previewed = Set(try strings())
    let isLeftOut = try flag()
    guard bytes.isEmpty else { throw Damage() }
    return FileFacts(
      path: path, types: types, functions: functions, variables: variables, aliases: aliases,
      statements: statements, remarks: remarks, previewed: previewed, isLeftOut: isLeftOut)
  }

  private mutating func remark() throws(Damage) -> Remark {
    let line = try number()
    let first = try number()
    let count = try number()
    guard count > 0, first < .max - count else { throw Damage() }
    let kind = try number()
    let names = try strings()
    let request: Remark.Request =
      switch kind {
      case 0: .presents(names)
      case 1: .shows(names)
      case 2: .from(names)
      case 3: .ignore
      default: .unknown(names.first ?? "")
      }
    return Remark(request, line: line, code: first...first + count - 1)
  }

  private mutating func types() throws(Damage) -> [TypeDeclaration] {
    try list { decoder throws(Damage) in try decoder.type() }
  }

  private mutating func functions() throws(Damage) -> [FunctionDeclaration] {
    try list { decoder throws(Damage) in try decoder.function() }
  }

  private mutating func bindings() throws(Damage) -> [Binding] {
    try list { decoder throws(Damage) in try decoder.binding() }
  }

  private mutating func expressions() throws(Damage) -> [Expression] {
    try list { decoder throws(Damage) in try decoder.expression() }
  }

  private mutating func strings() throws(Damage) -> [String] {
    try list { decoder throws(Damage) in try decoder.text() }
  }

  private mutating func pairs() throws(Damage) -> [(name: String, type: String)] {
    try list { decoder throws(Damage) in (name: try decoder.text(), type: try decoder.text()) }
  }

  private mutating func optional() throws(Damage) -> Expression? {
    try flag() ? try expression() : nil
  }

  /// Enters a level of nesting, of which damaged bytes may have any number.
  private mutating func enter() throws(Damage) {
    depth += 1
    if depth > Self.deepest { throw Damage() }
  }

  private mutating func type() throws(Damage) -> TypeDeclaration {
    try enter()
    defer { depth -= 1 }
    guard let kind = TypeDeclaration.Kind(rawValue: try text()) else { throw Damage() }
    return TypeDeclaration(
      kind: kind, name: try text(), inherited: try strings(), generics: try strings(),
      variables: try bindings(), functions: try functions(), types: try types(),
      cases: try cases(), aliases: try pairs(), line: try number())
  }

  private mutating func cases() throws(Damage) -> [EnumCase] {
    try list { decoder throws(Damage) in
      EnumCase(name: try decoder.text(), parameters: try decoder.parameters())
    }
  }

  private mutating func parameters() throws(Damage) -> [FunctionDeclaration.Parameter] {
    try list { decoder throws(Damage) in
      FunctionDeclaration.Parameter(
        label: try decoder.text(), name: try decoder.text(), type: try decoder.text(),
        hasDefault: try decoder.flag(), defaultValue: try decoder.optional())
    }
  }

  private mutating func function() throws(Damage) -> FunctionDeclaration {
    try enter()
    defer { depth -= 1 }
    let name = try text()
    let parameters = try parameters()
    let result = try text()
    let generics = try pairs().map { (name: $0.name, constraint: $0.type) }
    let hasBody = try flag()
    let body = try expressions()
    return FunctionDeclaration(
      name: name, parameters: parameters, result: result, generics: generics,
      body: hasBody ? body : nil, isStatic: try flag(), line: try number())
  }

  private mutating func binding() throws(Damage) -> Binding {
    try enter()
    defer { depth -= 1 }
    let (name, type, value) = (try text(), try text(), try optional())
    let hasGetter = try flag()
    let getter = try expressions()
    return Binding(
      name: name, type: type, value: value, getter: hasGetter ? getter : nil,
      observers: try expressions(), isStatic: try flag(), attributes: try strings(),
      line: try number())
  }

  private mutating func arguments() throws(Damage) -> [Call.Argument] {
    try list { decoder throws(Damage) in
      Call.Argument(label: try decoder.text(), value: try decoder.expression())
    }
  }

  private mutating func expression() throws(Damage) -> Expression {
    try enter()
    defer { depth -= 1 }
    switch try number() {
    case 0: return .name(try text())
    case 1: return .member(try optional(), try text(), line: try number())
    case 2:
      return .call(
        Call(
          callee: try expression(), genericArguments: try strings(), arguments: try arguments(),
          trailingClosures: try arguments(), line: try number()))
    case 3: return .closure(Closure(parameters: try pairs(), body: try expressions()))
    case 4: return .array(try expressions())
    case 5: return .text(try text())
    case 6: return .cast(try expression(), to: try text())
    case 7: return .fallback(try expression(), try expression())
    case 8: return .assignment(try expression(), try expression(), line: try number())
    case 9:
      return .branches(
        try list { decoder throws(Damage) in
          Branch(conditions: try decoder.expressions(), body: try decoder.expressions())
        })
    case 10: return .selection(try selection())
    case 11: return .binding(try binding())
    case 12: return .function(try function())
    case 13: return .type(try type())
    case 14: return .returned(try optional())
    case 15: return .group(try expressions())
    case 16: return .constant(try text())
    case 17: return .typeTest(try expression(), try text())
    case 18: return .negation(try expression())
    default: throw Damage()
    }
  }

  private mutating func selection() throws(Damage) -> Selection {
    Selection(
      subject: try expression(),
      cases: try list { decoder throws(Damage) in
        Selection.Case(patterns: try decoder.patterns(), body: try decoder.expressions())
      })
  }

  private mutating func patterns() throws(Damage) -> [Selection.Pattern] {
    try list { decoder throws(Damage) in
      Selection.Pattern(
        name: try decoder.text(),
        payload: try decoder.pairs().map { (label: $0.name, variable: $0.type) },
        following: try decoder.strings(), nested: try decoder.strings())
    }
  }
}
