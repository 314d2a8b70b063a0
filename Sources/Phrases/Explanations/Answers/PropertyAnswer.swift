import VCEngine
import VCSource

/// The value of a property, and its reason, as one function states both.
package struct PropertyAnswer: SpokenExplanation {
  package let hierarchy: Hierarchy
  package let doubts: [Doubt]
  /// The property after the id of its owner.
  private let name: String
  private let members: @Sendable (inout JSONWriter) -> Void
  private let sentences: @Sendable (inout Prose, _ name: String) -> Void

  /// Answers for a controller.
  package init(
    _ property: String, of owner: Hierarchy.Index, in hierarchy: Hierarchy, doubts: [Doubt] = [],
    members: @escaping @Sendable (inout JSONWriter) -> Void,
    sentences: @escaping @Sendable (inout Prose, _ name: String) -> Void
  ) {
    self.init(
      "\(hierarchy.id(owner)).\(property)", in: hierarchy, doubts: doubts, members: members,
      sentences: sentences)
  }

  /// Answers for what has an id.
  init(
    _ name: String, in hierarchy: Hierarchy, doubts: [Doubt] = [],
    members: @escaping @Sendable (inout JSONWriter) -> Void,
    sentences: @escaping @Sendable (inout Prose, _ name: String) -> Void
  ) {
    (self.name, self.hierarchy, self.doubts) = (name, hierarchy, doubts)
    (self.members, self.sentences) = (members, sentences)
  }

  package func write(to json: inout JSONWriter, in language: Language) {
    json.member("property", name)
    members(&json)
  }

  package func say(to prose: inout Prose) { prose.say(as: .reason) { sentences(&$0, name) } }
}
