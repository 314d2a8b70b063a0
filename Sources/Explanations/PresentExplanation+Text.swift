import ViewControllers

extension PresentExplanation {
  public var text: String {
    var prose = Prose(after)
    sayRequest(&prose)
    sayRule(&prose)
    prose.say(walk.stops, sentence)
    if let refusal {
      prose.say("But \(refusal.message).")
      for note in refusal.uiKitNotes { prose.say("\(note.message)") }
    } else if let presentation {
      sayWithoutFlag(&prose)
      sayPointers(&prose)
      sayLook(presentation, &prose)
    }
    sayOtherRules(&prose)
    return prose.text
  }

  private func sayRequest(_ prose: inout Prose) {
    let controller = after.app.viewControllers[presented]
    let ios = after.app.ios
    let style = controller.presentationStyle(ios: ios).rawValue
    let request =
      "\(prose.nameAndClass(receiver)) is sent present(_:animated:completion:) with "
      + article(controller.className.value)
    switch controller.modalPresentationStyle?.value {
    case nil where ios < 13:
      prose.say("\(request) that sets no style: before iOS 13 that is fullScreen (R13).")
    case nil, .automatic:
      let way = controller.modalPresentationStyle == nil ? "sets no style" : "asks for automatic"
      prose.say("\(request) that \(way): on iOS \(ios) automatic is \(style) (R13).")
    default:
      prose.say("\(request) whose modalPresentationStyle is \(style).")
    }
  }

  private func sayRule(_ prose: inout Prose) {
    let style = after.app.viewControllers[presented]
      .presentationStyle(ios: after.app.ios)
    if walk.rule == .contextPresents {
      prose.say(
        "\(style.rawValue) looks for a context: from the receiver upward, parent by parent, the "
          + "first whose definesPresentationContext is YES presents (R6).")
    } else if style.isContextStyle {
      prose.say(
        "On an iPhone before iOS 8 every presentation covers the screen, and nobody is asked for "
          + "a context (R14): the right to present goes up to the top of the family (R5).")
    } else {
      prose.say(
        "For \(style.rawValue) no flag counts: the right to present goes up from parent to parent, "
          + "to the top of the receiver's family (R5).")
    }
  }

  private func sentence(_ stop: Walk.Stop, first: Bool, _ prose: Prose) -> String {
    let name = first ? prose.name(stop.viewController) : prose.nameAndClass(stop.viewController)
    let parent = after.parentViewController(of: stop.viewController).map(prose.name) ?? "nobody"
    switch stop.finding {
    case .passesOn:
      return "\(name) has a parent, \(parent), and passes the right on to it."
    case .isTop:
      return first
        ? "\(name) has no parent, so it is the top of its family, and the one that presents (R8)."
        : "\(name) has no parent: it is the top, and presents."
    case .definesNoContext:
      return "\(name) is asked\(first ? " first" : ""): \(flag(of: stop)), so it passes the right "
        + "on to its parent, \(parent)."
    case .definesContext:
      return "\(name) is asked\(first ? " first" : ""): \(flag(of: stop)), so it keeps the right, "
        + "and presents."
    case .isTopWithoutContext:
      return "\(name) is asked\(first ? "" : " last"): \(flag(of: stop)), and it has no parent to "
        + "pass the right on to. Where nobody defines a context the top presents."
    default:
      return "\(name) is passed by."
    }
  }

  /// `its definesPresentationContext is NO`, and why when it was not declared.
  private func flag(of stop: Walk.Stop) -> String {
    let value = stop.finding == .definesContext ? "YES" : "NO"
    let controller = after.app.viewControllers[stop.viewController]
    guard controller.definesPresentationContext == nil else {
      return "its definesPresentationContext is \(value)"
    }
    let reason =
      value == "YES"
      ? ", which every \(controller.kind.noun) starts with under UIKit's rules (R7)"
      : " by default (R7)"
    return "its definesPresentationContext is \(value)\(reason)"
  }

  /// What the presenter's flag changes: who would have come next.
  private func sayWithoutFlag(_ prose: inout Prose) {
    guard let next, let answer = next.answer else { return }
    let reason =
      next.stops.last?.finding == .definesContext
      ? "the next that says YES" : "the top of the family"
    prose.say("Had it said NO, the right would have gone on to \(prose.name(answer)), \(reason).")
  }

  private func sayPointers(_ prose: inout Prose) {
    var below: [ViewController.Index] = []
    var current = receiver
    while current != presenter, let parent = after.parentViewController(of: current) {
      below.append(current)
      current = parent
    }
    var above: [ViewController.Index] = []
    while let parent = after.parentViewController(of: current) {
      above.append(parent)
      current = parent
    }
    prose.say(
      "From then on \(prose.property(.presentedViewController, of: presenter)) is "
        + "\(prose.name(presented)), and \(prose.property(.presentingViewController, of: presented))"
        + " is \(prose.name(presenter)).")
    if !below.isEmpty {
      prose.say(
        "So is the presentedViewController of \(prose.names(below)), which \(verb(below)) below the "
          + "presenter (R4).")
    }
    if !above.isEmpty {
      prose.say(
        "\(prose.names(above)), above the presenter, \(above.count == 1 ? "knows" : "know") nothing "
          + "of it: \(above.count == 1 ? "its" : "their") presentedViewController stays as it was "
          + "(R4).")
    }
  }

  private func verb(_ indices: [ViewController.Index]) -> String {
    indices.count == 1 ? "is" : "are"
  }

  private func sayLook(_ presentation: Presentation, _ prose: inout Prose) {
    if let adapted = presentation.adaptsTo {
      let place = after.app.ios < 8 ? "On an iPhone" : "In an iPhone's compact width"
      prose.say("\(place) it is seen as \(adapted.rawValue) (R14).")
    }
    prose.say(
      presentation.presenterStaysVisible
        ? "The view of \(prose.name(presenter)) stays on screen behind it (R12)."
        : "The view of \(prose.name(presenter)) leaves the screen: it gets viewWillDisappear and "
          + "viewDidDisappear (R12).")
    let transition = presentation.modalTransitionStyle.rawValue
    let lender = after.app.viewControllers[presenter]
    let isLent =
      presentation.isInContext && lender.providesPresentationContextTransitionStyle?.value == true
    prose.say(
      isLent
        ? "It comes with \(transition), the transition that \(prose.name(presenter)) lends: its "
          + "providesPresentationContextTransitionStyle is YES (R15)."
        : "It comes with its own transition, \(transition) (R15).")
  }

  private func sayOtherRules(_ prose: inout Prose) {
    guard let other = presenterUnderOtherRules else { return }
    let reason =
      after.app.rules == .uikit
      ? "there the flag is NO for every controller that does not set it"
      : "there every navigation and tab bar controller defines a context unless it says NO"
    prose.say(
      "By \(after.app.rules.other.possessive) rules \(prose.name(other)) would have the "
        + "right: \(reason) (R7).")
  }
}
