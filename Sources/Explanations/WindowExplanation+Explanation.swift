import Phrases
import TextFormats
import ViewControllers

extension WindowExplanation: Explanation {
  public func json(in language: Language) -> String {
    var json = JSONWriter()
    json.object(spread: true) { json in
      json.member("property", name)
      json.member("value", value(visibility == .inWindow))
      json.walk(walk, in: hierarchy)
      json.key("otherRules")
      if let other = isInWindowUnderOtherRules {
        json.object {
          $0.member("rules", hierarchy.app.rules.other.rawValue)
          $0.member("value", value(other))
        }
      } else {
        json.literal("null")
      }
    }
    return json.text
  }

  public func text(in language: Language) -> String {
    var prose = Prose(hierarchy, language)
    prose.say(prose.phrases.ruleOfWindow(name))
    prose.sayWindowWalk(walk)
    prose.say("\(name) = \(value(visibility == .inWindow) ?? "nil")")
    if let other = isInWindowUnderOtherRules {
      prose.say(prose.phrases.wouldBe(value(other) ?? "nil", under: hierarchy.app.rules.other))
    }
    return prose.text
  }

  private var name: String { "\(hierarchy.id(owner)).\(Self.property)" }

  /// The window's id, if the description names it.
  private func value(_ isInWindow: Bool) -> String? {
    isInWindow ? hierarchy.app.window?.value ?? "window" : nil
  }
}

extension Prose {
  /// The way from a view to the window, or to what keeps it out (R21).
  mutating func sayWindowWalk(_ walk: Walk) {
    say(walk.stops) { stop, isFirst, prose in prose.sentence(ofWindowWalk: stop, isFirst) }
  }

  private func sentence(ofWindowWalk stop: Walk.Stop, _ isFirst: Bool) -> String {
    let index = stop.viewController
    let name = name(of: stop, isFirst: isFirst)
    let container = hierarchy.parentViewController(of: index)
    let holder = container.map(id) ?? ""
    switch stop.finding {
    case .isShown:
      let kind = container.map { hierarchy.app.viewControllers[$0].kind } ?? .custom
      return phrases.isShown(name, by: holder, kind)
    case .isRoot: return phrases.isRootInWindow(name)
    case .isPresentedInWindow, .isPresentedInContext:
      let presenter = hierarchy.presentingViewController(of: index).map(id) ?? ""
      return phrases.isPresented(
        name, by: presenter, inContext: stop.finding == .isPresentedInContext)
    case .isInNoFamily: return phrases.isTopInNoWindow(name)
    case .isNotSelected:
      let selected = container.flatMap(hierarchy.selectedViewController).map(id) ?? ""
      return phrases.isNotSelected(name, in: holder, selected: selected)
    case .isCovered:
      let top = container.flatMap { hierarchy.children(of: $0).last }.map(id) ?? ""
      return phrases.isCovered(name, in: holder, by: top)
    case .isRemoved:
      let presented = hierarchy.presentation(by: index)
      return phrases.isRemoved(
        name, presented: presented.map { id($0.presented) } ?? "",
        style: presented?.visibleStyle.rawValue ?? "")
    default: return phrases.isPassedBy(name)
    }
  }
}
