// The format of facts, in the order of the bytes.

extension FileFacts {
  init(_ old: FileFacts?, path: String, by coder: inout FactsCoder) throws {
    self.init(
      path: path,
      types: try coder.types(old?.types),
      functions: try coder.functions(old?.functions),
      variables: try coder.bindings(old?.variables),
      aliases: try coder.pairs(old?.aliases),
      statements: try coder.expressions(old?.statements),
      remarks: try coder.list(old?.remarks) { try $1.remark($0) },
      previewed: Set(try coder.strings(old?.previewed.sorted())),
      isLeftOut: try coder.flag(old?.isLeftOut))
  }
}

extension FactsCoder {
  fileprivate mutating func remark(_ old: Remark?) throws -> Remark {
    let line = try number(old?.line)
    let first = try number(old?.code.lowerBound)
    let count = try number(old?.code.count)
    guard count > 0, first < .max - count else { throw Damage() }
    let (kind, names): (Int?, [String]?) =
      switch old?.request {
      case .presents(let names): (0, names)
      case .shows(let names): (1, names)
      case .from(let names): (2, names)
      case .ignore: (3, [])
      case .unknown(let words): (4, [words])
      case nil: (nil, nil)
      }
    let request: Remark.Request =
      switch (try number(kind), try strings(names)) {
      case (0, let names): .presents(names)
      case (1, let names): .shows(names)
      case (2, let names): .from(names)
      case (3, _): .ignore
      case (_, let names): .unknown(names.first ?? "")
      }
    return Remark(request: request, line: line, code: first...first + count - 1)
  }

  fileprivate mutating func types(_ old: [TypeDeclaration]?) throws -> [TypeDeclaration] {
    try list(old) { try $1.type($0) }
  }

  fileprivate mutating func functions(
    _ old: [FunctionDeclaration]?
  ) throws -> [FunctionDeclaration] {
    try list(old) { try $1.function($0) }
  }

  fileprivate mutating func bindings(_ old: [Binding]?) throws -> [Binding] {
    try list(old) { try $1.binding($0) }
  }

  fileprivate mutating func expressions(_ old: [Expression]?) throws -> [Expression] {
    try list(old) { try $1.expression($0) }
  }

  /// Codes a body, which may be missing.
  private mutating func body(_ old: [Expression]??) throws -> [Expression]? {
    try optional(old) { try $1.expressions($0) }
  }

  private mutating func optional(_ old: Expression??) throws -> Expression? {
    try optional(old) { try $1.expression($0) }
  }

  private mutating func type(_ old: TypeDeclaration?) throws -> TypeDeclaration {
    try nested { coder in
      guard let kind = TypeDeclaration.Kind(rawValue: try coder.text(old?.kind.rawValue)) else {
        throw Damage()
      }
      return TypeDeclaration(
        kind: kind, name: try coder.text(old?.name), inherited: try coder.strings(old?.inherited),
        generics: try coder.strings(old?.generics), variables: try coder.bindings(old?.variables),
        functions: try coder.functions(old?.functions), types: try coder.types(old?.types),
        cases: try coder.list(old?.cases) { old, coder in
          EnumCase(
            name: try coder.text(old?.name), parameters: try coder.parameters(old?.parameters))
        },
        aliases: try coder.pairs(old?.aliases), line: try coder.number(old?.line))
    }
  }

  private mutating func parameters(
    _ old: [FunctionDeclaration.Parameter]?
  ) throws -> [FunctionDeclaration.Parameter] {
    try list(old) { old, coder in
      FunctionDeclaration.Parameter(
        label: try coder.text(old?.label), name: try coder.text(old?.name),
        type: try coder.text(old?.type), hasDefault: try coder.flag(old?.hasDefault),
        defaultValue: try coder.optional(old.map(\.defaultValue)))
    }
  }

  private mutating func function(_ old: FunctionDeclaration?) throws -> FunctionDeclaration {
    try nested { coder in
      FunctionDeclaration(
        name: try coder.text(old?.name), parameters: try coder.parameters(old?.parameters),
        result: try coder.text(old?.result),
        generics: try coder.pairs(old?.generics.map { (name: $0.name, type: $0.constraint) })
          .map { (name: $0.name, constraint: $0.type) },
        body: try coder.body(old.map(\.body)), isStatic: try coder.flag(old?.isStatic),
        line: try coder.number(old?.line))
    }
  }

  private mutating func binding(_ old: Binding?) throws -> Binding {
    try nested { coder in
      Binding(
        name: try coder.text(old?.name), type: try coder.text(old?.type),
        value: try coder.optional(old.map(\.value)), getter: try coder.body(old.map(\.getter)),
        observers: try coder.expressions(old?.observers), isStatic: try coder.flag(old?.isStatic),
        attributes: try coder.strings(old?.attributes), line: try coder.number(old?.line))
    }
  }

  private mutating func arguments(_ old: [Call.Argument]?) throws -> [Call.Argument] {
    try list(old) { old, coder in
      Call.Argument(label: try coder.text(old?.label), value: try coder.expression(old?.value))
    }
  }

  private mutating func call(_ old: Call?) throws -> Call {
    Call(
      callee: try expression(old?.callee), genericArguments: try strings(old?.genericArguments),
      arguments: try arguments(old?.arguments),
      trailingClosures: try arguments(old?.trailingClosures), line: try number(old?.line))
  }

  private mutating func branches(_ old: [Branch]?) throws -> [Branch] {
    try list(old) { old, coder in
      Branch(
        conditions: try coder.expressions(old?.conditions), body: try coder.expressions(old?.body))
    }
  }

  private mutating func selection(_ old: Selection?) throws -> Selection {
    Selection(
      subject: try expression(old?.subject),
      cases: try list(old?.cases) { old, coder in
        Selection.Case(
          patterns: try coder.list(old?.patterns) { old, coder in
            Selection.Pattern(
              name: try coder.text(old?.name),
              payload: try coder.pairs(old?.payload.map { (name: $0.label, type: $0.variable) })
                .map { (label: $0.name, variable: $0.type) },
              following: try coder.strings(old?.following), nested: try coder.strings(old?.nested))
          },
          body: try coder.expressions(old?.body))
      })
  }

  private mutating func expression(_ old: Expression?) throws -> Expression {
    try nested { coder in
      guard let old else { return try coder.expression() }
      try coder.write(old)
      return old
    }
  }
}

// The cases of expressions, which are written and read apart.

extension FactsCoder {
  private mutating func write(_ expression: Expression) throws {
    switch expression {
    case .name(let text): try write(0, text)
    case .member(let base, let name, let line):
      _ = (try number(1), try optional(.some(base)), try text(name), try number(line))
    case .call(let call): _ = (try number(2), try self.call(call))
    case .closure(let closure):
      _ = (try number(3), try pairs(closure.parameters), try expressions(closure.body))
    case .array(let parts): _ = (try number(4), try expressions(parts))
    case .text(let text): try write(5, text)
    case .cast(let value, let type):
      _ = (try number(6), try self.expression(value), try text(type))
    case .fallback(let value, let other):
      _ = (try number(7), try self.expression(value), try self.expression(other))
    case .assignment(let place, let value, let line):
      _ = (
        try number(8), try self.expression(place), try self.expression(value), try number(line)
      )
    case .branches(let branches): _ = (try number(9), try self.branches(branches))
    case .selection(let selection): _ = (try number(10), try self.selection(selection))
    case .binding(let binding): _ = (try number(11), try self.binding(binding))
    case .function(let function): _ = (try number(12), try self.function(function))
    case .type(let type): _ = (try number(13), try self.type(type))
    case .returned(let value): _ = (try number(14), try optional(.some(value)))
    case .group(let parts): _ = (try number(15), try expressions(parts))
    case .constant(let text): try write(16, text)
    case .typeTest(let value, let type):
      _ = (try number(17), try self.expression(value), try text(type))
    case .negation(let value): _ = (try number(18), try self.expression(value))
    }
  }

  private mutating func write(_ kind: Int, _ text: String) throws {
    _ = (try number(kind), try self.text(text))
  }

  private mutating func expression() throws -> Expression {
    switch try number(nil) {
    case 0: .name(try text(nil))
    case 1: .member(try optional(nil), try text(nil), line: try number(nil))
    case 2: .call(try call(nil))
    case 3: .closure(Closure(parameters: try pairs(nil), body: try expressions(nil)))
    case 4: .array(try expressions(nil))
    case 5: .text(try text(nil))
    case 6: .cast(try expression(nil), to: try text(nil))
    case 7: .fallback(try expression(nil), try expression(nil))
    case 8: .assignment(try expression(nil), try expression(nil), line: try number(nil))
    case 9: .branches(try branches(nil))
    case 10: .selection(try selection(nil))
    case 11: .binding(try binding(nil))
    case 12: .function(try function(nil))
    case 13: .type(try type(nil))
    case 14: .returned(try optional(nil))
    case 15: .group(try expressions(nil))
    case 16: .constant(try text(nil))
    case 17: .typeTest(try expression(nil), try text(nil))
    case 18: .negation(try expression(nil))
    default: throw Damage()
    }
  }
}
