/// The keys of descriptions and their meanings, as the schema says them.
package enum DescriptionReference {
  /// A key, or the keys of a step, and what they mean.
  package typealias Entry = (name: String, meaning: String)

  /// What can happen, each with its keys; those in parentheses are optional.
  package static var steps: [Entry] {
    ActionKey.allCases.map { action in
      let schema = action.schema
      let names = schema.properties.map(\.key).filter { $0 != StepKey.label.rawValue }
        .map { schema.required.contains($0) ? $0 : "(\($0))" }
      return (name: names.joined(separator: ", "), meaning: schema.description ?? "")
    }
  }

  package static var description: [Entry] { entries(DescriptionKey.allCases.map(\.property)) }

  package static var viewController: [Entry] {
    entries(ViewControllerKey.allCases.map { $0.property(isInStep: false) })
  }

  private static func entries(_ properties: [SchemaProperty]) -> [Entry] {
    properties.map { (name: $0.key, meaning: $0.summary) }
  }
}
