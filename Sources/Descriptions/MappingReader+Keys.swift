import VCEngine
import VCSource

extension StepVerb {
  /// Returns the key of which `name` is a synonym in a step with `verb`; pass nil outside steps.
  static func key(meantBy name: String, with verb: StepVerb?) -> String? {
    if let verb, prepositionSynonyms.hasWord(name) { return verb.preposition }
    return StepKey.key(meantBy: name) ?? all.first { $0.synonyms.hasWord(name) }?.name
  }

  /// A note on a key of the controller that the step declares; nil for any other key.
  func home(of name: String, value: String?) -> Message? {
    guard case .controller = subject, let value,
      let key = ViewControllerKey(rawValue: name)?.rawValue ?? ViewControllerKey.key(meantBy: name)
    else { return nil }
    return .keyOfController(action: self.name, key: key, value: value)
  }

  private static let prepositionSynonyms =
    "by via on upon into inside within at for with using sender receiver source target presenter "
    + "presentingviewcontroller parent container navigationcontroller tabbarcontroller"
}

/// Lookups by such a key.
extension MappingReader {
  func has(_ key: some RawRepresentable<String>) -> Bool { has(key.rawValue) }

  func place(of key: some RawRepresentable<String>) -> SourceRange? { place(of: key.rawValue) }

  mutating func value(_ key: some RawRepresentable<String>) -> SyntaxNode? { value(key.rawValue) }

  mutating func string(_ key: some RawRepresentable<String>) -> Sourced<String>? {
    string(key.rawValue)
  }

  mutating func sequence(_ key: some RawRepresentable<String>) -> Sourced<[SyntaxNode]>? {
    sequence(key.rawValue)
  }
}
