import VCEngine
import VCSource

/// The keys of descriptions with their meanings: in English as worded in the schema.
package enum DescriptionReference {
  /// A key, or the keys of a step, with its meaning.
  package typealias Entry = (name: String, meaning: String)
  package typealias Part = (heading: String, entries: [Entry])

  /// The steps, and the keys that every step may have.
  package static func steps(in language: Language) -> [Part] {
    [
      (heading("Steps", "步骤", in: language), verbs(in: language)),
      (
        heading("Every step may have", "每个步骤都可以有", in: language),
        commonKeys.map { ($0.rawValue, $0.meaning(in: language)) }
      ),
    ]
  }

  private static var commonKeys: [StepKey] {
    StepKey.allCases.filter { key in StepVerb.all.allSatisfy(key.belongs) }
  }

  /// The steps, each with its own keys; optional keys are in parentheses.
  private static func verbs(in language: Language) -> [Entry] {
    let common = Set(commonKeys.map(\.rawValue))
    return StepVerb.all.map { verb in
      let schema = verb.schema
      let names = schema.properties.map(\.key).filter { !common.contains($0) }
        .map { schema.required.contains($0) ? $0 : "(\($0))" }
      return (name: names.joined(separator: ", "), meaning: verb.meaning(in: language))
    }
  }

  /// The keys of everything but steps, by the part of a description that has them.
  package static func parts(in language: Language) -> [Part] {
    let kinds = Segue.Kind.allCases.map { ($0.rawValue, SegueKey.meaningOfKind(in: language)) }
    func part<Key: WordedKey>(_ english: String, _ chinese: String, _: Key.Type) -> Part {
      (
        heading(english, chinese, in: language),
        Key.allCases.map { (name: $0.rawValue, meaning: $0.meaning(in: language)) }
      )
    }
    var segues = part("A segue", "segue", SegueKey.self)
    segues.entries = kinds + segues.entries
    return [
      part("A description", "描述", AppDescriptionKey.self),
      part("A view controller", "视图控制器", ViewControllerKey.self),
      part("A tab", "标签页", TabKey.self),
      part("A detent", "停靠位置", DetentKey.self),
      segues,
      part("A window", "窗口", WindowKey.self),
      part("An object", "对象", ObjectKey.self),
      part("A reference", "引用", ReferenceKey.self),
      part("An alternative", "备选方案", AlternativeKey.self),
    ]
  }

  private static func heading(
    _ english: String, _ chinese: String, in language: Language
  ) -> String {
    Wording(language).choose({ _ in english.uppercased() + ":" }, { _ in chinese + "：" })
  }
}
