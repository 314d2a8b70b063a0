import TextFormats
import ViewControllers

extension AppDescription {
  /// The JSON Schema of descriptions, by which editors complete, explain and check what is written.
  ///
  /// Draft 7, because VS Code's JSON mode and its YAML extension know that one whole, and later
  /// ones in part. It says which keys there are and what each takes; what depends on other values,
  /// for instance whether an id is declared, only the loader can say.
  public static var schema: String {
    var json = JSONWriter()
    json.object(spread: true) { json in
      json.member("$schema", SchemaObject.draft)
      json.member("title", "vcdiagram description")
      json.member(
        "description",
        "The view controllers of an iOS app as they stand at the beginning, and what happens then.")
      SchemaObject(
        properties: AppDescriptionKey.properties,
        forms: [
          SchemaForm(required: .rootViewController, without: .windows),
          SchemaForm(required: .windows, without: .window),
        ]
      ).writeMembers(to: &json)
      json.key("definitions")
      json.object(spread: true) { json in
        for definition in DescriptionPart.allCases {
          json.key(definition.rawValue)
          definition.write(to: &json)
        }
      }
    }
    return json.text + "\n"
  }
}

/// A mapping whose keys are all known.
struct SchemaObject {
  /// The version of JSON Schema that our schemas are written in.
  static let draft = "http://json-schema.org/draft-07/schema#"

  var description: String?
  var properties: [SchemaProperty]
  var required: [String] = []
  /// Keys of which there is one at most.
  var exclusive: [String] = []
  /// Keys of which there is one at least.
  var sufficient: [String] = []
  /// Of these it has one.
  var forms: [SchemaForm] = []

  func write(to json: inout JSONWriter) {
    json.object(spread: true) { writeMembers(to: &$0) }
  }

  func writeMembers(to json: inout JSONWriter) {
    json.member("type", "object")
    if let description { json.member("description", description) }
    json.key("properties")
    json.object(spread: true) { json in
      for property in properties {
        json.key(property.key)
        property.shape.write(to: &json, description: property.summary)
      }
    }
    if !required.isEmpty { json.list("required", required) }
    if !exclusive.isEmpty {
      json.key("not")
      json.object { $0.list("required", exclusive) }
    }
    if !sufficient.isEmpty {
      json.key("anyOf")
      json.array(sufficient) { (json, key: String) in json.object { $0.list("required", [key]) } }
    }
    if !forms.isEmpty {
      json.key("oneOf")
      json.array(spread: true, forms) { $1.write(to: &$0) }
    }
    json.member("additionalProperties", false)
  }
}

/// One of several forms of a mapping: a key that it has, and one that it then has not.
struct SchemaForm {
  var required: AppDescriptionKey
  var without: AppDescriptionKey

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.list("required", [required.rawValue])
      json.key("not")
      json.object { $0.list("required", [without.rawValue]) }
    }
  }
}

/// A key, what its value may be, and what an editor says of it: one sentence.
struct SchemaProperty {
  let key: String
  let shape: SchemaShape
  let summary: String

  init(_ key: String, _ shape: SchemaShape, _ summary: String) {
    (self.key, self.shape, self.summary) = (key, shape, summary)
  }

  init(_ key: some RawRepresentable<String>, _ shape: SchemaShape, _ summary: String) {
    self.init(key.rawValue, shape, summary)
  }
}

/// What a value may be, whatever else is in the description.
indirect enum SchemaShape {
  case text
  case bool
  /// From the first number on, up to the second if there is one.
  case wholeNumber(Int, Int? = nil)
  case choice([String])
  /// One of UIKit's detents, or one of the app's own.
  case detent
  /// One of some words, or a number between two.
  case choiceOrNumber([String], ClosedRange<Int>)
  /// A text that a regular expression matches, with suggestions for it.
  case pattern(String, examples: [String] = [])
  case list(SchemaShape)
  /// A list of at least one.
  case nonEmptyList(SchemaShape)
  /// A list, or a mapping with names of one's own.
  case listOrNames(SchemaShape)
  /// Lists under names of one's own.
  case namedLists(SchemaShape)
  case object(SchemaObject)
  case definition(DescriptionPart)

  /// The cases of an enumeration in all of their spellings: Swift's before Objective-C's.
  static func choice<Value: ObjectiveCSpelled>(of type: Value.Type) -> SchemaShape {
    .choice(type.allCases.map(\.rawValue) + type.allCases.map(\.objectiveCSpelling))
  }

  func write(to json: inout JSONWriter, description: String? = nil) {
    json.object { json in
      if let description { json.member("description", description) }
      switch self {
      case .text: json.member("type", "string")
      case .bool: json.member("type", "boolean")
      case .wholeNumber(let minimum, let maximum):
        json.member("type", "integer")
        json.member("minimum", minimum)
        if let maximum { json.member("maximum", maximum) }
      case .choice(let words): json.list("enum", words)
      case .detent:
        json.key("anyOf")
        json.open("[", spread: false)
        SchemaShape.choice(Detent.system.map(\.identifier)).write(to: &json)
        SchemaObject(
          properties: DetentKey.properties,
          required: DetentKey.allCases.map(\.rawValue)
        ).write(to: &json)
        json.close("]")
      case .choiceOrNumber(let words, let range):
        json.key("anyOf")
        json.open("[", spread: false)
        SchemaShape.choice(words).write(to: &json)
        json.object { json in
          json.member("type", "number")
          json.member("minimum", range.lowerBound)
          json.member("maximum", range.upperBound)
        }
        json.close("]")
      case .pattern(let pattern, let examples):
        json.member("type", "string")
        json.member("pattern", pattern)
        if !examples.isEmpty { json.list("examples", examples) }
      case .nonEmptyList(let element):
        json.member("type", "array")
        json.member("minItems", 1)
        json.key("items")
        element.write(to: &json)
      case .list(let element):
        json.member("type", "array")
        json.key("items")
        element.write(to: &json)
      case .listOrNames(let element):
        json.key("anyOf")
        json.open("[", spread: false)
        SchemaShape.list(element).write(to: &json)
        json.object { json in
          json.member("type", "object")
          json.key("additionalProperties")
          element.write(to: &json)
        }
        json.close("]")
      case .namedLists(let element):
        json.member("type", "object")
        json.key("additionalProperties")
        SchemaShape.list(element).write(to: &json)
      case .object(let object): object.writeMembers(to: &json)
      // Draft 7 ignores what stands beside a reference; editors show the description all the same.
      case .definition(let definition): json.member("$ref", "#/definitions/\(definition.rawValue)")
      }
    }
  }
}

extension JSONWriter {
  mutating func list(_ key: String, _ texts: [String]) {
    self.key(key)
    array(texts) { $0.string($1) }
  }
}
