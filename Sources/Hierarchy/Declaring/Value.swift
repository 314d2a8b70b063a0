import VCSource

/// The value of a key in a description: a text, a number, a Boolean, a list, or values with keys.
///
/// Literals make values: `["medium", "large"]`, `["width": 320, "height": 480]`.
public struct Value: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case text(String)
    case number(Int)
    case flag(Bool)
    case list([Value])
    case members(Members)
  }

  var content: Content

  init(_ content: Content) { self.content = content }

  /// A text.
  public init(_ text: some StringProtocol) { content = .text(String(text)) }
}

/// Values with keys, in their order.
struct Members: Hashable, Sendable {
  private(set) var all: [Member] = []

  struct Member: Hashable, Sendable {
    let key: String
    var value: Value
  }

  init(_ members: [(String, Value)] = []) {
    for (key, value) in members { self[key] = value }
  }

  /// The value of a key; nil removes it, a new one is added at the end.
  subscript(key: String) -> Value? {
    get { all.first { $0.key == key }?.value }
    set {
      let index = all.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): all[index].value = value
      case (let index?, nil): all.remove(at: index)
      case (nil, let value?): all.append(Member(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  /// The text of a key, nil for another value.
  subscript(text key: String) -> String? {
    get { if case .text(let text) = self[key]?.content { text } else { nil } }
    set { self[key] = newValue.map { Value($0) } }
  }

  /// The elements of a list; a value that is no list is its only element.
  subscript(list key: String) -> [Value] {
    get {
      guard let value = self[key] else { return [] }
      if case .list(let values) = value.content { return values }
      return [value]
    }
    set { self[key] = newValue.isEmpty ? nil : Value(.list(newValue)) }
  }
}

extension Value: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral text: String) { content = .text(text) }
  public init(integerLiteral number: Int) { content = .number(number) }
  public init(booleanLiteral flag: Bool) { content = .flag(flag) }
  public init(arrayLiteral values: Value...) { content = .list(values) }
  public init(dictionaryLiteral members: (String, Value)...) {
    content = .members(Members(members))
  }
}

extension Value {
  /// The value of a node of JSON; nil for null.
  init?(_ node: SyntaxNode) {
    switch node.kind {
    case .mapping: content = .members(Members(node))
    case .sequence: content = .list(node.elements.compactMap(Value.init))
    case .number: content = Int(node.text).map(Content.number) ?? .text(node.text)
    case .true: content = .flag(true)
    case .false: content = .flag(false)
    case .text, .scalar: content = .text(node.text)
    case .null, .unreadable: return nil
    }
  }

  func write(to json: inout JSONWriter) {
    switch content {
    case .text(let text): json.string(text)
    case .number(let number): json.literal(String(number))
    case .flag(let flag): json.literal(flag ? "true" : "false")
    case .list(let values): json.array(values) { $1.write(to: &$0) }
    case .members(let members): members.write(to: &json)
    }
  }
}

extension Members {
  /// The members of a node of JSON; none for another node.
  init(_ node: SyntaxNode) {
    for (key, value) in node.members { self[key.text] = Value(value) }
  }

  func write(to json: inout JSONWriter) {
    json.object {
      for member in all {
        $0.key(member.key)
        member.value.write(to: &$0)
      }
    }
  }
}
