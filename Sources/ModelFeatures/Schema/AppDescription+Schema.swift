import VCEngine
import VCSource

extension AppDescription {
  /// The JSON Schema of descriptions. Editors use it to complete, explain and check them.
  ///
  /// The schema uses draft 7, which VS Code's JSON mode and YAML extension support fully; they
  /// support later drafts in part. It lists the keys and their values. Only the loader can check
  /// conditions that depend on other values, such as whether an id is declared.
  package static func schema(in language: Language) -> String {
    let wording = Wording(language)
    return JSONWriter.object(spread: true) { json in
      json.member("$schema", SchemaObject.draft)
      json.member("title", Words.descriptionSchema.text(in: wording))
      json.member("description", Words.descriptionSchemaMeaning.text(in: wording))
      SchemaObject(
        properties: AppDescriptionKey.properties,
        forms: [
          SchemaForm(required: .rootViewController, without: [.windows]),
          SchemaForm(required: .windows, without: [.window]),
          SchemaForm(required: .app, without: [.rootViewController, .windows]),
        ]
      ).writeMembers(to: &json, in: wording)
      json.object("definitions", spread: true) { json in
        for definition in DescriptionPart.allCases {
          json.key(definition.rawValue)
          definition.schema.write(to: &json, in: wording)
        }
      }
    } + "\n"
  }
}

/// A mapping whose keys are all known.
struct SchemaObject {
  /// The version of JSON Schema used by our schemas.
  static let draft = "http://json-schema.org/draft-07/schema#"

  var description: Words?
  var properties: [SchemaProperty]
  var required: [String] = []
  /// Keys of which at most one may be present.
  var exclusive: [String] = []
  /// Keys of which at least one must be present.
  var sufficient: [String] = []
  /// Forms of which exactly one must match.
  var forms: [SchemaForm] = []

  func writeMembers(to json: inout JSONWriter, in wording: Wording) {
    json.member("type", "object")
    if let description { json.member("description", description.text(in: wording)) }
    json.object("properties", spread: true) { json in
      for property in properties {
        json.key(property.key)
        property.shape.write(to: &json, in: wording, description: property.summary)
      }
    }
    if !required.isEmpty { json.list("required", required) }
    if !exclusive.isEmpty { json.object("not") { $0.list("required", exclusive) } }
    if !sufficient.isEmpty {
      json.array("anyOf", sufficient) { (json, key: String) in
        json.object { $0.list("required", [key]) }
      }
    }
    if !forms.isEmpty { json.array("oneOf", spread: true, forms) { $1.write(to: &$0) } }
    json.member("additionalProperties", false)
  }
}

/// One of several forms of a mapping: a required key, and the keys that it excludes.
struct SchemaForm {
  var required: AppDescriptionKey
  var without: [AppDescriptionKey]

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.list("required", [required.rawValue])
      json.object("not") { json in
        json.array("anyOf", without) { json, key in
          json.object { $0.list("required", [key.rawValue]) }
        }
      }
    }
  }
}

/// A key, the shape of its value, and a one-sentence summary for editors.
struct SchemaProperty {
  let key: String
  let shape: SchemaShape
  let summary: Words

  init(_ key: String, _ shape: SchemaShape, _ summary: Words) {
    (self.key, self.shape, self.summary) = (key, shape, summary)
  }

  init(_ key: some RawRepresentable<String>, _ shape: SchemaShape, _ summary: Words) {
    self.init(key.rawValue, shape, summary)
  }
}

/// The values that a key accepts, regardless of the rest of the description.
indirect enum SchemaShape {
  case text
  case bool
  /// A whole number from the first value on, up to the second if given.
  case wholeNumber(Int, Int? = nil)
  case choice([String])
  case number(ClosedRange<Double>)
  /// A text that matches a regular expression, with suggestions.
  case pattern(String, examples: [String] = [])
  case list(SchemaShape, isNonEmpty: Bool = false)
  /// Values under arbitrary names.
  case names(SchemaShape)
  case object(SchemaObject)
  case definition(DescriptionPart)
  /// A value of any of the shapes; `spread` writes each on its own line.
  case anyOf([SchemaShape], spread: Bool = false)
  case oneOf([SchemaObject])
  /// A shape with its own text for editors.
  case described(SchemaShape, Words)

  /// One of UIKit's detents, or a custom one.
  static var detent: SchemaShape {
    .anyOf([
      .choice(Detent.system.map(\.identifier)),
      .object(of: DetentKey.self, required: DetentKey.allCases),
    ])
  }

  /// A value, or one for each of some languages.
  static func localized(_ value: SchemaShape) -> SchemaShape {
    let languages = Language.allCases
    let properties = languages.map {
      SchemaProperty($0, value, .textForLanguage(language: $0.rawValue))
    }
    return .anyOf([
      value,
      .object(SchemaObject(properties: properties, sufficient: languages.map(\.rawValue))),
    ])
  }

  /// Returns a mapping with the keys of a kind.
  static func object<Key: WordedKey>(of keys: Key.Type, required: [Key]) -> SchemaShape {
    .object(SchemaObject(properties: Key.properties, required: required.map(\.rawValue)))
  }

  /// Returns the cases of an enumeration in all their spellings, Swift's before Objective-C's.
  static func choice<Value: ObjectiveCSpelled>(of type: Value.Type) -> SchemaShape {
    .choice(type.allCases.map(\.rawValue) + type.allCases.map(\.objectiveCSpelling))
  }

  func write(to json: inout JSONWriter, in wording: Wording, description: Words? = nil) {
    if case .described(let shape, let words) = self {
      return shape.write(to: &json, in: wording, description: words)
    }
    json.object(spread: isSpread) { json in
      if let description { json.member("description", description.text(in: wording)) }
      writeMembers(to: &json, in: wording)
    }
  }

  private var isSpread: Bool {
    switch self {
    case .anyOf(_, let spread): spread
    case .object, .oneOf: true
    default: false
    }
  }

  private func writeMembers(to json: inout JSONWriter, in wording: Wording) {
    func write(_ element: SchemaShape, under key: String) {
      json.key(key)
      element.write(to: &json, in: wording)
    }
    switch self {
    case .text: json.member("type", "string")
    case .bool: json.member("type", "boolean")
    case .wholeNumber(let minimum, let maximum):
      json.member("type", "integer")
      json.member("minimum", minimum)
      if let maximum { json.member("maximum", maximum) }
    case .number(let range):
      json.member("type", "number")
      json.member("minimum", Int(range.lowerBound))
      json.member("maximum", Int(range.upperBound))
    case .choice(let words): json.list("enum", words)
    case .pattern(let pattern, let examples):
      json.member("type", "string")
      json.member("pattern", pattern)
      if !examples.isEmpty { json.list("examples", examples) }
    case .list(let element, let isNonEmpty):
      json.member("type", "array")
      if isNonEmpty { json.member("minItems", 1) }
      write(element, under: "items")
    case .names(let element):
      json.member("type", "object")
      write(element, under: "additionalProperties")
    case .object(let object): object.writeMembers(to: &json, in: wording)
    // Draft 7 ignores keys beside a reference, but editors show the description.
    case .definition(let definition): json.member("$ref", "#/definitions/\(definition.rawValue)")
    case .anyOf(let shapes, let spread):
      json.array("anyOf", spread: spread, shapes) { $1.write(to: &$0, in: wording) }
    case .oneOf(let objects):
      json.array("oneOf", spread: true, objects) {
        SchemaShape.object($1).write(to: &$0, in: wording)
      }
    case .described: break
    }
  }
}

extension JSONWriter {
  mutating func list(_ key: String, _ texts: [String]) { array(key, texts) { $0.string($1) } }
}
