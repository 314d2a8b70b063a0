import VCEngine
import VCSource

/// The value of a controller's property, and its reason, as one function states both.
package struct PropertyAnswer: SpokenExplanation {
  package let hierarchy: Hierarchy
  package let doubts: [Doubt]
  private let owner: Hierarchy.Index
  private let property: String
  private let members: @Sendable (inout JSONWriter) -> Void
  private let sentences: @Sendable (inout Prose, _ name: String) -> Void

  package init(
    _ property: String, of owner: Hierarchy.Index, in hierarchy: Hierarchy, doubts: [Doubt] = [],
    members: @escaping @Sendable (inout JSONWriter) -> Void,
    sentences: @escaping @Sendable (inout Prose, _ name: String) -> Void
  ) {
    (self.property, self.owner, self.hierarchy) = (property, owner, hierarchy)
    (self.doubts, self.members, self.sentences) = (doubts, members, sentences)
  }

  package func write(to json: inout JSONWriter, in language: Language) {
    json.member("property", "\(hierarchy.id(owner)).\(property)")
    members(&json)
  }

  package func say(to prose: inout Prose) {
    prose.say(as: .reason) { sentences(&$0, "\($0.id(owner)).\(property)") }
  }
}
