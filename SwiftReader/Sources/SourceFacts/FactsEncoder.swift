extension FileFacts {
  /// The facts as bytes without the path, as a cache stores them.
  public var bytes: [UInt8] {
    var encoder = FactsEncoder()
    encoder.write(self)
    return encoder.bytes
  }
}

/// Encodes facts as bytes. Numbers have variable length; a repeated text is encoded as its number.
///
/// `FactsDecoder` reads this format. Change both together, and `FactsCoding.version`.
struct FactsEncoder {
  private(set) var bytes: [UInt8] = []
  private var texts: [String: Int] = [:]

  mutating func write(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ text: String) {
    if let number = texts[text] { return write(number + 1) }
    texts[text] = texts.count
    write(0)
    write(text.utf8.count)
    bytes += text.utf8
  }

  mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  private mutating func write<Element>(
    _ list: some Collection<Element>, _ element: (inout FactsEncoder, Element) -> Void
  ) {
    write(list.count)
    for item in list { element(&self, item) }
  }

  mutating func write(_ facts: FileFacts) {
    write(facts.types) { $0.write($1) }
    write(facts.functions) { $0.write($1) }
    write(facts.variables) { $0.write($1) }
    write(facts.aliases)
    write(facts.statements)
    write(facts.remarks) { encoder, remark in
      encoder.write(remark.line)
      encoder.write(remark.code.lowerBound)
      encoder.write(remark.code.count)
      encoder.write(remark.request)
    }
    write(facts.previewed.sorted())
    write(facts.isLeftOut)
  }

  private mutating func write(_ request: Remark.Request) {
    switch request {
    case .presents(let names): write(0, names)
    case .shows(let names): write(1, names)
    case .from(let names): write(2, names)
    case .ignore: write(3, [])
    case .unknown(let words): write(4, [words])
    }
  }

  private mutating func write(_ kind: Int, _ names: [String]) {
    write(kind)
    write(names)
  }

  private mutating func write(_ texts: [String]) { write(texts) { $0.write($1) } }

  private mutating func write(_ pairs: [(name: String, type: String)]) {
    write(pairs) { encoder, pair in
      encoder.write(pair.name)
      encoder.write(pair.type)
    }
  }

  private mutating func write(_ expressions: [Expression]) { write(expressions) { $0.write($1) } }

  private mutating func write(_ expression: Expression?) {
    write(expression != nil)
    if let expression { write(expression) }
  }

  private mutating func write(_ type: TypeDeclaration) {
    write(type.kind.rawValue)
    write(type.name)
    write(type.inherited)
    write(type.generics)
    write(type.variables) { $0.write($1) }
    write(type.functions) { $0.write($1) }
    write(type.types) { $0.write($1) }
    write(type.cases) { encoder, element in
      encoder.write(element.name)
      encoder.write(element.parameters)
    }
    write(type.aliases)
    write(type.line)
  }

  private mutating func write(_ function: FunctionDeclaration) {
    write(function.name)
    write(function.parameters)
    write(function.result)
    write(function.generics.map { (name: $0.name, type: $0.constraint) })
    write(function.body != nil)
    write(function.body ?? [])
    write(function.isStatic)
    write(function.line)
  }

  private mutating func write(_ parameters: [FunctionDeclaration.Parameter]) {
    write(parameters) { encoder, parameter in
      encoder.write(parameter.label)
      encoder.write(parameter.name)
      encoder.write(parameter.type)
      encoder.write(parameter.hasDefault)
      encoder.write(parameter.defaultValue)
    }
  }

  private mutating func write(_ binding: Binding) {
    write(binding.name)
    write(binding.type)
    write(binding.value)
    write(binding.getter != nil)
    write(binding.getter ?? [])
    write(binding.observers)
    write(binding.isStatic)
    write(binding.attributes)
    write(binding.line)
  }

  private mutating func write(_ arguments: [Call.Argument]) {
    write(arguments) { encoder, argument in
      encoder.write(argument.label)
      encoder.write(argument.value)
    }
  }

  private mutating func write(_ call: Call) {
    write(call.callee)
    write(call.genericArguments)
    write(call.arguments)
    write(call.trailingClosures)
    write(call.line)
  }

  private mutating func write(_ expression: Expression) {
    write(FactsCoding.number(of: expression))
    switch expression {
    case .name(let text), .text(let text), .constant(let text): write(text)
    case .member(let base, let name, let line):
      write(base)
      write(name)
      write(line)
    case .call(let call): write(call)
    case .closure(let closure):
      write(closure.parameters)
      write(closure.body)
    case .array(let parts), .group(let parts): write(parts)
    case .negation(let value): write(value)
    case .cast(let value, let type), .typeTest(let value, let type):
      write(value)
      write(type)
    case .fallback(let value, let other):
      write(value)
      write(other)
    case .assignment(let place, let value, let line):
      write(place)
      write(value)
      write(line)
    case .branches(let branches):
      write(branches) { encoder, branch in
        encoder.write(branch.conditions)
        encoder.write(branch.body)
      }
    case .selection(let selection):
      write(selection.subject)
      write(selection.cases) { encoder, branch in
        encoder.write(branch.patterns) { encoder, pattern in
          encoder.write(pattern.name)
          encoder.write(pattern.payload.map { (name: $0.label, type: $0.variable) })
          encoder.write(pattern.following)
          encoder.write(pattern.nested)
        }
        encoder.write(branch.body)
      }
    case .binding(let binding): write(binding)
    case .function(let function): write(function)
    case .type(let type): write(type)
    case .returned(let value): write(value)
    }
  }
}

/// Constants of the encoder and the decoder.
public enum FactsCoding {
  /// The version of the format; caches of other versions are ignored.
  public static let version = 10

  static func number(of expression: Expression) -> Int {
    switch expression {
    case .name: 0
    case .member: 1
    case .call: 2
    case .closure: 3
    case .array: 4
    case .text: 5
    case .cast: 6
    case .fallback: 7
    case .assignment: 8
    case .branches: 9
    case .selection: 10
    case .binding: 11
    case .function: 12
    case .type: 13
    case .returned: 14
    case .group: 15
    case .constant: 16
    case .typeTest: 17
    case .negation: 18
    }
  }
}
