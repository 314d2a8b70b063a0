import VCEngine
import VCSource

/// The value of a property, and its reason, as one function states both.
package struct PropertyAnswer: SpokenExplanation {
  package let hierarchy: Hierarchy
  package var doubts: [Doubt] = []
  /// The property after the id of its owner.
  let name: String
  let members: @Sendable (inout JSONWriter) -> Void
  let sentences: @Sendable (inout Prose, _ name: String) -> Void

  package func write(to json: inout JSONWriter, in language: Language) {
    json.member("property", name)
    members(&json)
  }

  package func say(to prose: inout Prose) { prose.say(as: .reason) { sentences(&$0, name) } }
}

extension PropertyAnswer {
  /// Answers for a controller.
  package init(
    _ property: String, of owner: Hierarchy.Index, in hierarchy: Hierarchy, doubts: [Doubt?] = [],
    members: @escaping @Sendable (inout JSONWriter) -> Void,
    sentences: @escaping @Sendable (inout Prose, _ name: String) -> Void
  ) {
    self.init(
      hierarchy: hierarchy, doubts: doubts.compactMap(\.self),
      name: "\(hierarchy.id(owner)).\(property)", members: members, sentences: sentences)
  }
}
