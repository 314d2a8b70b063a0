import VCEngine

/// The keys of descriptions with their meanings, as worded in the schema.
package enum DescriptionReference {
  /// A key, or the keys of a step, with its meaning.
  package typealias Entry = (name: String, meaning: String)

  /// The keys that every step may have.
  package static var everyStep: [Entry] {
    commonKeys.map { (name: $0.rawValue, meaning: $0.row.meaning) }
  }

  private static var commonKeys: [StepKey] {
    StepKey.allCases.filter { key in StepVerb.all.allSatisfy(key.belongs) }
  }

  /// The steps, each with its own keys; optional keys are in parentheses.
  package static var steps: [Entry] {
    let common = Set(commonKeys.map(\.rawValue))
    return StepVerb.all.map { verb in
      let schema = verb.schema
      let names = schema.properties.map(\.key).filter { !common.contains($0) }
        .map { schema.required.contains($0) ? $0 : "(\($0))" }
      return (name: names.joined(separator: ", "), meaning: schema.description ?? "")
    }
  }

  /// The keys of everything but steps, by the part of a description that has them.
  package static var parts: [(title: String, entries: [Entry])] {
    let kinds = Segue.Kind.allCases.map { SegueKey.property(of: $0) }
    let parts = [
      ("A description", AppDescriptionKey.properties),
      ("A view controller", ViewControllerKey.properties),
      ("A tab", TabKey.properties),
      ("A detent", DetentKey.properties),
      ("A segue", kinds + SegueKey.properties),
      ("A window", WindowKey.properties),
      ("An object", ObjectKey.properties),
      ("A reference", ReferenceKey.properties),
      ("An alternative", AlternativeKey.properties),
    ]
    return parts.map { title, properties in
      (title: title, entries: properties.map { (name: $0.key, meaning: $0.summary) })
    }
  }
}
