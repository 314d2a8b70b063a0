import VCEngine
import VCSource

/// A JSON value that tests modify.
indirect enum JSONValue: Sendable {
  case object([Member])
  case array([JSONValue])
  /// A string, a number or a word, as written.
  case scalar(String)

  typealias Member = (key: String, value: JSONValue)

  init(_ node: SyntaxNode) {
    self =
      switch node.kind {
      case .mapping: .object(node.members.map { ($0.text, JSONValue($1)) })
      case .sequence: .array(node.elements.map(JSONValue.init))
      case .text: .text(node.text)
      default: .scalar(node.text)
      }
  }

  static func text(_ text: String) -> JSONValue {
    var json = JSONWriter()
    json.string(text)
    return .scalar(json.text)
  }

  var text: String {
    switch self {
    case .object(let members):
      "{" + members.map { "\"\($0)\": \($1.text)" }.joined(separator: ", ") + "}"
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
    case .scalar(let text): text
    }
  }

  /// The keys of all objects.
  var keys: Set<String> {
    switch self {
    case .object(let members):
      members.reduce(into: Set(members.map(\.key))) { $0.formUnion($1.value.keys) }
    case .array(let elements): elements.reduce(into: []) { $0.formUnion($1.keys) }
    case .scalar: []
    }
  }

  /// Returns copies with one change each: a value replaced, a key removed, or a key added.
  func variants(values: [JSONValue], members added: [Member]) -> [JSONValue] {
    var variants = values
    switch self {
    case .object(let members):
      for (place, member) in members.enumerated() {
        var rest = members
        rest.remove(at: place)
        variants.append(.object(rest))
        variants += member.value.variants(values: values, members: added).map { variant in
          var copy = members
          copy[place].value = variant
          return .object(copy)
        }
      }
      for member in added where !members.contains(where: { $0.key == member.key }) {
        variants.append(.object(members + [member]))
      }
    case .array(let elements):
      for (place, element) in elements.enumerated() {
        variants += element.variants(values: values, members: added).map { variant in
          var copy = elements
          copy[place] = variant
          return .array(copy)
        }
      }
    case .scalar: break
    }
    return variants
  }
}
