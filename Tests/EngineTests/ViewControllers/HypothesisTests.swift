import Testing
import VCEngine
import VCFigureFeatures
import VCPhrases
import VCTestSupport

/// A moment that no step of the description leads to is asked like every other.
@Suite struct `A hypothetical moment` {
  /// A child that stands in its container from the beginning is taken out, to be added.
  private func addition() throws -> ContainmentExplanation {
    let hierarchy = moment("tab(box(a,b))")
    return try #require(ChildLifecycle(in: hierarchy)?.addition)
  }

  @Test func `before a child is added knows every property`() throws {
    let addition = try addition()
    let (before, a) = (addition.hierarchy, addition.child)
    #expect(before.id(a) == "a")
    for property in Property.allCases {
      let explanation = PropertyExplanation(of: property, for: a, in: before)
      #expect(explanation.value == [])
      #expect(explanation.valueUnderOtherRules == nil)
    }
    let b = before.index("b")
    let parent = PropertyExplanation(of: .parentViewController, for: b, in: before)
    #expect(parent.value == [before.index("box")])
    #expect(parent.valueUnderOtherRules == nil)
  }

  @Test func `before a child is added can be dismissed from`() throws {
    let addition = try addition()
    let explanation = DismissExplanation(sentTo: addition.child, in: addition.hierarchy)
    #expect(explanation.going.isEmpty)
    #expect(explanation.goingUnderOtherRules == nil)
  }

  @Test func `after a presentation differs under other rules as the presentation does`() throws {
    let hierarchy = moment("tab(nav(a))")
    let explanation = PresentExplanation(
      of: "B", style: .currentContext, from: hierarchy.index("a"), in: hierarchy)
    let presentation = try #require(explanation.presentation)
    #expect(explanation.after.id(presentation.presented) == "B")
    #expect(explanation.next?.answer == hierarchy.index("tab"))
    let presenting = PropertyExplanation(
      of: .presentingViewController, for: presentation.presented, in: explanation.after)
    #expect(presenting.value == [hierarchy.index("nav")])
    #expect(presenting.valueUnderOtherRules == [hierarchy.index("tab")])
  }
}
