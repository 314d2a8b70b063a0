import ViewControllers

/// The keys of descriptions with their meanings, as worded in the schema.
package enum DescriptionReference {
  /// A key, or the keys of a step, with its meaning.
  package typealias Entry = (name: String, meaning: String)

  /// The steps, each with its keys; optional keys are in parentheses.
  package static var steps: [Entry] {
    StepVerb.all.map { verb in
      let schema = verb.schema
      let names = schema.properties.map(\.key).filter { $0 != StepKey.label.rawValue }
        .map { schema.required.contains($0) ? $0 : "(\($0))" }
      return (name: names.joined(separator: ", "), meaning: schema.description ?? "")
    }
  }

  package static var description: [Entry] { entries(AppDescriptionKey.properties) }

  package static var viewController: [Entry] {
    entries(ViewControllerKey.properties)
  }

  private static func entries(_ properties: [SchemaProperty]) -> [Entry] {
    properties.map { (name: $0.key, meaning: $0.summary) }
  }
}
