import Testing
import VCSource

/// Validates texts against a JSON Schema of draft 7, with only the keywords that our schemas use.
///
/// A YAML-lite scalar has whichever type the schema asks for, as in the loader.
final class SchemaValidator {
  private let root: SyntaxNode
  private var patterns: [String: Regex<AnyRegexOutput>] = [:]

  init(_ schema: SyntaxNode) { root = schema }

  struct UnknownKeyword: Error {
    let name: String
  }

  func accepts(_ value: SyntaxNode) throws -> Bool { try accepts(value, root) }

  private func accepts(_ value: SyntaxNode, _ schema: SyntaxNode) throws -> Bool {
    if let reference = schema["$ref"] {
      // Draft 7 ignores keys beside a reference.
      let target = reference.text.split(separator: "/").dropFirst()
        .reduce(root as SyntaxNode?) { $0?[String($1)] }
      return try accepts(value, #require(target, "\(reference.text) leads nowhere"))
    }
    for (keyword, wanted) in schema.members {
      guard try isMet(keyword.text, wanted, by: value, in: schema) else { return false }
    }
    return true
  }

  private func isMet(
    _ keyword: String, _ wanted: SyntaxNode, by value: SyntaxNode, in schema: SyntaxNode
  ) throws -> Bool {
    switch keyword {
    case "$schema", "title", "description", "examples", "definitions": true
    case "type": try isOfType(wanted.text, value)
    case "enum": wanted.elements.contains { value.string == $0.text }
    case "pattern": try value.string.map { try matches($0, wanted.text) } ?? true
    case "minimum": value.double.map { $0 >= wanted.double! } ?? true
    case "maximum": value.double.map { $0 <= wanted.double! } ?? true
    case "minItems": value.kind != .sequence || Array(value.elements).count >= wanted.int!
    case "required": value.kind != .mapping || wanted.elements.allSatisfy { value[$0.text] != nil }
    case "properties":
      try value.members.allSatisfy { key, member in
        try wanted[key.text].map { try accepts(member, $0) } ?? true
      }
    case "additionalProperties":
      try value.members.allSatisfy { key, member in
        if schema["properties"]?[key.text] != nil { return true }
        return wanted.kind == .false ? false : try accepts(member, wanted)
      }
    case "items": try value.elements.allSatisfy { try accepts($0, wanted) }
    case "anyOf": try wanted.elements.contains { try accepts(value, $0) }
    case "oneOf": try wanted.elements.filter { try accepts(value, $0) }.count == 1
    case "not": try !accepts(value, wanted)
    default: throw UnknownKeyword(name: keyword)
    }
  }

  private func isOfType(_ name: String, _ value: SyntaxNode) throws -> Bool {
    switch name {
    case "object": value.kind == .mapping
    case "array": value.kind == .sequence
    case "string": value.string != nil
    case "boolean": value.bool != nil
    case "integer": value.int != nil
    case "number": value.double != nil
    default: throw UnknownKeyword(name: "type: \(name)")
    }
  }

  private func matches(_ text: String, _ pattern: String) throws -> Bool {
    let regex =
      try patterns[pattern] ?? Regex(pattern).matchingSemantics(.unicodeScalar)
    patterns[pattern] = regex
    return text.contains(regex)
  }
}

extension SyntaxNode {
  /// The value of a mapping's key; nil if there is none.
  subscript(key: String) -> SyntaxNode? { members.first { $0.key.text == key }?.value }
}
