import VCEngine
import VCPhrases
import VCSource

/// When UIKit sends a controller a method about the appearance of its view, and what causes it (R47).
struct AppearanceExplanation: SpokenExplanation {
  let hierarchy: Hierarchy
  private let method: AppearanceCalls.Method
  private let owner: Hierarchy.Index
  /// The steps so far with which it is sent; 0 is the launch.
  private let steps: [Int]

  init(of method: AppearanceCalls.Method, for owner: Hierarchy.Index, in hierarchy: Hierarchy) {
    (self.method, self.owner, self.hierarchy) = (method, owner, hierarchy)
    let appearances = hierarchy.appearances(of: owner)
    steps = method.isOfAppearing ? appearances.entering : appearances.leaving
  }

  var doubts: [Doubt] {
    let top = hierarchy.ancestors(of: owner).last ?? owner
    return hierarchy.doubts(aboutViewOf: owner)
      + (hierarchy.viewHolder(of: top) == nil
        ? [] : [Doubt(.callsOfDetached, of: hierarchy.id(owner))])
      + hierarchy.transition(.isBeingDismissed, of: owner).doubts
  }

  /// The last steps with which it is sent, and the last of all, which may be expected to send it.
  private var causes: [StepExplanation] {
    let resolution = Resolution(hierarchy.app)
    let sent = steps.filter { $0 > 0 }.suffix(2)
    return (sent + [hierarchy.step].filter { $0 > 0 && !steps.contains($0) })
      .map { StepExplanation(ofStep: $0, of: resolution) }
  }

  func write(to json: inout JSONWriter, in language: Language) {
    json.member("property", "\(hierarchy.id(owner)).\(method.rawValue)")
    json.array("steps", steps) { $0.value("\($1)") }
    json.member("rule", "R47")
    json.objects("causes", spread: true, causes) { $1.write(to: &$0, in: language) }
  }

  func say(to prose: inout Prose) {
    let name = "\(prose.id(owner)).\(prose.code.name(ofCall: method))"
    prose.say(.isSent(steps: steps.map { Words.stepAsTime(step: $0) }, method: name), as: .reason)
    let isBehind = hierarchy.presentations.contains {
      $0.presenterStaysVisible && hierarchy.ancestors(of: owner).contains($0.presenter)
    }
    prose.say(.ruleOfAppearance(isBehind: isBehind), as: .reason)
    prose.sayMissingSources(of: [owner])
    for cause in causes {
      cause.sayCalls(to: &prose)
      if steps.contains(cause.after.step) {
        sayForwarding(in: method.isOfAppearing ? cause.after : cause.before, cause, &prose)
      } else {
        prose.say(
          .view(
            step: hierarchy.step, id: prose.id(owner), isInWindow: hierarchy.isInWindow(owner)),
          as: .reason)
      }
    }
  }

  /// Adds who makes the call: the parent, which may be sent it, too.
  private func sayForwarding(in shown: Hierarchy, _ cause: StepExplanation, _ prose: inout Prose) {
    guard let parent = shown.parentViewController(of: owner) else { return }
    prose.say(
      .forwardsCall(
        isSent: !cause.before.isShown(parent) || !cause.after.isShown(parent),
        parent: prose.id(parent), isCustom: hierarchy.app.viewControllers[parent].kind == .custom),
      as: .reason)
  }
}
