import VCEngine
import VCPhrases
import VCSource

/// When UIKit sends a controller a method about the appearance of its view (R47).
struct AppearanceExplanation: SpokenExplanation {
  let hierarchy: Hierarchy
  private let method: AppearanceCalls.Method
  private let owner: Hierarchy.Index
  /// The steps so far with which it is sent; 0 is the launch.
  private let steps: [Int]
  /// Whether the last step shows or hides the view.
  private let isChanged: Bool

  init(of method: AppearanceCalls.Method, for owner: Hierarchy.Index, in hierarchy: Hierarchy) {
    (self.method, self.owner, self.hierarchy) = (method, owner, hierarchy)
    let appearances = hierarchy.appearances(of: owner)
    isChanged = [appearances.entering.last, appearances.leaving.last].contains(hierarchy.step)
    steps = method.isOfAppearing ? appearances.entering : appearances.leaving
  }

  var doubts: [Doubt] {
    let top = hierarchy.ancestors(of: owner).last ?? owner
    return hierarchy.doubts(aboutViewOf: owner)
      + (hierarchy.viewHolder(of: top) == nil
        ? [] : [Doubt(.callsOfDetached, of: hierarchy.id(owner))])
      + TransitionFlagExplanation(.isBeingDismissed, of: owner, in: hierarchy).doubts
  }

  func write(to json: inout JSONWriter, in language: Language) {
    json.member("property", "\(hierarchy.id(owner)).\(method.rawValue)")
    json.array("steps", steps) { $0.value("\($1)") }
    json.member("rule", "R47")
  }

  func say(to prose: inout Prose) {
    let name = "\(prose.id(owner)).\(prose.code.name(ofCall: method))"
    prose.say(.isSent(steps: steps.map { Words.stepAsTime(step: $0) }, method: name), as: .reason)
    prose.say(.ruleOfAppearance, as: .reason)
    if hierarchy.step > 0, !steps.contains(hierarchy.step) {
      prose.say(
        .view(
          step: hierarchy.step, id: prose.id(owner), isInWindow: hierarchy.isInWindow(owner),
          isChanged: isChanged), as: .reason)
    }
  }
}
