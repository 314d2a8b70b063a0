import VCEngine
import VCSource

/// The keys of descriptions with their meanings: in English as worded in the schema.
package enum DescriptionReference {
  /// A key, or the keys of a step, with its meaning.
  package typealias Entry = (name: String, meaning: String)
  package typealias Part = (heading: String, entries: [Entry])

  /// The steps, and the keys that every step may have.
  package static func steps(in language: Language) -> [Part] {
    let wording = Wording(language)
    return [
      (ReferenceHeading.steps.words.text(in: wording), verbs(in: wording)),
      part(.everyStep, commonKeys, in: wording),
    ]
  }

  private static var commonKeys: [StepKey] {
    StepKey.allCases.filter { key in StepVerb.all.allSatisfy(key.belongs) }
  }

  /// The steps, each with its own keys; optional keys are in parentheses.
  private static func verbs(in wording: Wording) -> [Entry] {
    let common = Set(commonKeys.map(\.rawValue))
    return StepVerb.all.map { verb in
      let schema = verb.schema
      let names = schema.properties.map(\.key).filter { !common.contains($0) }
        .map { schema.required.contains($0) ? $0 : "(\($0))" }
      return (name: names.joined(separator: ", "), meaning: verb.words.text(in: wording))
    }
  }

  /// The keys of everything but steps, by the part of a description that has them.
  package static func parts(in language: Language) -> [Part] {
    let wording = Wording(language)
    let kinds = Segue.Kind.allCases.map {
      (name: $0.rawValue, meaning: Words.meaningOfKind.text(in: wording))
    }
    var segues = part(.segue, SegueKey.allCases, in: wording)
    segues.entries = kinds + segues.entries
    return [
      part(.description, AppDescriptionKey.allCases, in: wording),
      part(.viewController, ViewControllerKey.allCases, in: wording),
      part(.tab, TabKey.allCases, in: wording),
      part(.detent, DetentKey.allCases, in: wording),
      segues,
      part(.window, WindowKey.allCases, in: wording),
      part(.object, ObjectKey.allCases, in: wording),
      part(.reference, ReferenceKey.allCases, in: wording),
      part(.alternative, AlternativeKey.allCases, in: wording),
    ]
  }

  private static func part(
    _ heading: ReferenceHeading, _ keys: [some WordedKey], in wording: Wording
  ) -> Part {
    (
      heading.words.text(in: wording),
      keys.map { (name: $0.rawValue, meaning: $0.words.text(in: wording)) }
    )
  }
}
