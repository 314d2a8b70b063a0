import TextFormats
import ViewControllers

extension DismissExplanation: Explanation {
  public var json: String {
    var json = JSONWriter()
    json.object(spread: true) { json in
      json.member("dismiss", hierarchy.id(receiver))
      json.walk(walk, in: hierarchy)
      json.member("presenter", going.last.map { hierarchy.id($0.presenter) })
      json.key("going")
      json.array(spread: true, going) { json, presentation in
        json.object {
          $0.member("presented", hierarchy.id(presentation.presented))
          $0.member("presenter", hierarchy.id(presentation.presenter))
          $0.member("animated", presentation == animated)
          $0.member(
            "modalTransitionStyle",
            presentation == animated ? presentation.modalTransitionStyle.rawValue : nil)
        }
      }
      json.key("otherRules")
      if let other = goingUnderOtherRules {
        json.object {
          $0.member("rules", hierarchy.app.rules.other.rawValue)
          $0.key("going")
          $0.array(other) { $0.string(hierarchy.id($1)) }
        }
      } else {
        json.literal("null")
      }
    }
    return json.text
  }

  public var text: String {
    var prose = Prose(hierarchy)
    prose.say("\(prose.nameAndClass(receiver)) is sent dismiss(animated:completion:).")
    prose.say(walk.stops, sentence)
    if walk.answer == nil { sayOwnFamily(&prose) }
    if let animated { sayGoing(animated, &prose) }
    if let other = goingUnderOtherRules {
      prose.say(
        "By \(hierarchy.app.rules.other.possessive) rules "
          + (other.isEmpty ? "nothing would go." : "\(prose.names(other)) would go."))
    }
    return prose.text
  }

  private func sentence(_ stop: Walk.Stop, first: Bool, _ prose: Prose) -> String {
    let name = first ? prose.name(stop.viewController) : prose.nameAndClass(stop.viewController)
    guard stop.finding == .presentsNothing else {
      let presented = walk.answer.map(prose.name) ?? "nothing"
      return "\(name) presents \(presented): that presentation ends (R10)."
    }
    guard let parent = hierarchy.parentViewController(of: stop.viewController) else {
      return "\(name) presents nothing\(first ? "" : " either"), and has no parent."
    }
    return "\(name) presents nothing; its parent, \(prose.name(parent)), is looked at next."
  }

  private func sayOwnFamily(_ prose: inout Prose) {
    if let own = going.last {
      prose.say(
        "So the receiver's own family goes, at the hand of its presenter: \(prose.name(own.presenter))"
          + " dismisses \(prose.name(own.presented)) (R10).")
    } else if let family = hierarchy.family(of: receiver) {
      prose.say(
        "\(prose.name(family.top)) is the window's root view controller, which nobody presents: "
          + "nothing happens (R10).")
    } else {
      prose.say("The receiver is in no window: nothing happens (R10).")
    }
  }

  private func sayGoing(_ animated: Presentation, _ prose: inout Prose) {
    let transition = animated.modalTransitionStyle.rawValue
    if going.count == 1 {
      prose.say(
        "Nothing is presented above \(prose.name(animated.presented)): it goes alone, animated with"
          + " \(transition) (R11).")
    } else {
      prose.say(
        "Everything presented above goes too, from the top down: "
          + "\(prose.names(going.map(\.presented))).")
      prose.say(
        "Only \(prose.name(animated.presented)), the topmost, is animated, with \(transition); "
          + "the others just go (R11).")
    }
    if let last = going.last {
      prose.say(
        "Afterwards \(prose.property(.presentedViewController, of: last.presenter)) and "
          + "\(prose.property(.presentingViewController, of: last.presented)) are nil (R11).")
    }
  }
}
