import TextFormats
import ViewControllers

extension ContainmentExplanation: Explanation {
  public var text: String {
    var prose = Prose(hierarchy)
    sayPurpose(&prose)
    if let refusal {
      prose.say("But \(refusal.message).")
      for note in refusal.uiKitNotes { prose.say(note.message) }
      return prose.text
    }
    for (position, call) in calls.enumerated() {
      prose.say("\(position + 1). \(told(call.sender)): \(call.receiver).\(call.call)")
    }
    sayRule(&prose)
    if !dismissed.isEmpty {
      prose.say(
        "\(prose.names(dismissed)) \(dismissed.count == 1 ? "is" : "are") dismissed on the way: "
          + "no family hangs from a controller that is in no window.")
    }
    return prose.text
  }

  private func sayPurpose(_ prose: inout Prose) {
    guard let container else {
      return prose.say("\(prose.nameAndClass(child)) is to be removed from its parent.")
    }
    prose.say(
      isRemoval
        ? "\(prose.nameAndClass(child)) is to be removed from its parent, "
          + "\(prose.nameAndClass(container))."
        : "\(prose.nameAndClass(child)) is to become a child of \(prose.nameAndClass(container)).")
  }

  private func sayRule(_ prose: inout Prose) {
    guard let container else { return }
    let kind = hierarchy.app.viewControllers[container].kind
    guard kind == .custom else {
      prose.say(
        "\(article(kind.noun).capitalizedFirst) keeps the protocol by itself: only the first call "
          + "is yours (R17).")
      if kind == .navigation {
        prose.say("Of its stack only the top's view is in the hierarchy of views (R18).")
      }
      return
    }
    prose.say(
      isRemoval
        ? "removeFromParent sends didMove(toParent: nil) by itself, but not willMove(toParent: nil):"
          + " that is yours, and comes first (R17)."
        : "addChild sends willMove(toParent:) by itself, but not didMove(toParent:): that is yours, "
          + "and comes last (R17).")
  }

  private func told(_ sender: Call.Sender) -> String {
    switch sender {
    case .yourCode: "your code"
    case .uiKit(let call): "UIKit, inside \(call)"
    }
  }

  public var json: String {
    var json = JSONWriter()
    json.object(spread: true) { json in
      json.member(isRemoval ? "remove" : "add", hierarchy.id(child))
      json.member(isRemoval ? "from" : "to", container.map(hierarchy.id))
      json.member("rule", Rule.containmentCalls.rawValue)
      json.key("calls")
      json.array(spread: true, calls) { json, call in
        json.object {
          $0.member("call", call.call)
          $0.member("sentTo", call.receiver)
          switch call.sender {
          case .yourCode:
            $0.member("by", "your code")
            $0.member("inside", nil as String?)
          case .uiKit(let outer):
            $0.member("by", "UIKit")
            $0.member("inside", outer)
          }
        }
      }
      json.key("dismissed")
      json.array(dismissed) { $0.string(hierarchy.id($1)) }
      json.member("refusal", refusal?.message)
      json.key("uiKit")
      json.array(refusal?.uiKitNotes ?? []) { $0.string($1.message) }
    }
    return json.text
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
