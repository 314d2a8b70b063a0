import Diagnostics

/// Who would present a controller that is not there yet, and the walk that decides it.
public struct PresentExplanation: Explanation {
  /// The moment before.
  public let hierarchy: Hierarchy
  /// The controller that is sent `present`.
  public let receiver: ViewController.Index
  public let walk: Walk
  /// Why nothing would be presented, nil when something would.
  public let refusal: Diagnostic?
  /// Who would present under the other rule set, nil when it is the same (R7).
  public let presenterUnderOtherRules: ViewController.Index?

  /// The hypothetical controller, the last of its moment's description.
  let after: Hierarchy
  let presentation: Presentation?
  var presented: ViewController.Index { after.description.viewControllers.count - 1 }

  /// - Parameter style: nil for a controller that sets none (R13).
  public init(
    of className: String, superclass: UIKitClass? = nil, style: ModalPresentationStyle? = nil,
    from receiver: ViewController.Index, in hierarchy: Hierarchy
  ) {
    self.hierarchy = hierarchy
    self.receiver = receiver
    var controller = ViewController(
      id: Sourced(hierarchy.freeID(for: className)), className: Sourced(className),
      idIsImplied: true)
    controller.superclass = superclass.map { Sourced($0) }
    controller.modalPresentationStyle = style.map { Sourced($0) }
    var state = hierarchy.state
    state.findings = State.Findings()
    let presented = state.declare(controller)
    state.run(
      Step(.present(Sourced(presented), from: Sourced(receiver))), number: hierarchy.step + 1)

    let effective = controller.presentationStyle(ios: hierarchy.description.ios)
    let rules = hierarchy.description.rules
    walk = state.presenterWalk(from: receiver, style: effective, rules: rules)
    let other = state.presenterWalk(from: receiver, style: effective, rules: rules.other).answer
    presenterUnderOtherRules = other == walk.answer ? nil : other
    refusal = state.findings.diagnostics.first
    presentation = state.slotOfPresented[presented].flatMap { state.slots[$0]?.presentation }
    after = Hierarchy(state, step: hierarchy.step)
  }

  /// The controller that has the right to present.
  public var presenter: ViewController.Index { walk.answer ?? receiver }

  public var json: String {
    let controller = after.description.viewControllers[presented]
    let style = controller.presentationStyle(ios: after.description.ios)
    var json = JSONText()
    json.object(spread: true) { json in
      json.member("present", controller.className.value)
      json.member("from", after.id(receiver))
      json.member("modalPresentationStyle", style.rawValue)
      json.member("modalTransitionStyle", presentation?.modalTransitionStyle.rawValue)
      json.member("presenter", refusal == nil ? after.id(presenter) : nil)
      json.walk(walk, in: after)
      json.key("presenterStaysVisible")
      json.literal(presentation.map { $0.presenterStaysVisible ? "true" : "false" } ?? "null")
      json.member("adaptsTo", presentation?.adaptsTo?.rawValue)
      json.member("refusal", refusal?.message)
      json.key("uiKit")
      json.array(refusal?.uiKitNotes ?? []) { $0.string($1.message) }
      json.key("otherRules")
      if let other = presenterUnderOtherRules {
        json.object {
          $0.member("rules", after.description.rules.other.rawValue)
          $0.member("presenter", after.id(other))
        }
      } else {
        json.literal("null")
      }
    }
    return json.text
  }
}

extension Hierarchy {
  /// The class name, or with a number that makes it an id that nobody has.
  fileprivate func freeID(for className: String) -> String {
    let taken = Set(description.viewControllers.lazy.map(\.id.value))
    var (id, number) = (className, 1)
    while taken.contains(id) {
      number += 1
      id = "\(className)#\(number)"
    }
    return id
  }
}
