import Testing
import VCEngine
import VCSource

@Suite struct `The table of step verbs` {
  @Test(arguments: StepVerb.all.map(\.name))
  func `makes an action that names the same verb and the same values`(_ name: String) throws {
    let verb = try #require(StepVerb.named(name))
    var parts = Step.Action.Parts(name, Sourced(1), other: Sourced(2))
    (parts.window, parts.segue) = (Sourced(3), Sourced(4))
    if case .choice(let words) = verb.subject { parts.choice = words.first.map { Sourced($0) } }
    let action = try #require(verb.action(parts))
    let made = action.parts
    // SwiftUI's modifiers do what a verb of UIKit's does.
    if case .view = verb.subject { return #expect(["present", "show", name].contains(made.verb)) }
    #expect(made.verb == name)
    switch verb.subject {
    case .id, .controller, .controllers, .view: #expect(made.controllers.map(\.value) == [1])
    case .segue: #expect(made.segue?.value == 4)
    case .choice(let words): #expect(made.choice?.value == words.first)
    }
    switch verb.other {
    case .nobody, .source: #expect(made.other == nil)
    case .controller: #expect(made.other?.value == 2)
    case .window, .anyWindow: #expect(made.window?.value == 3)
    }
    #expect(verb.preposition.map(StepVerb.prepositions.contains) ?? true)
  }

  @Test func `has no verb twice`() {
    #expect(Set(StepVerb.all.map(\.name)).count == StepVerb.all.count)
  }
}
