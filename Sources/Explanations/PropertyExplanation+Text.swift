import TextFormats
import ViewControllers

extension PropertyExplanation: Explanation {
  public var json: String {
    var json = JSONWriter()
    json.object(spread: true) { json in
      json.member("property", "\(hierarchy.id(owner)).\(property.rawValue)")
      write(value, to: &json)
      json.walk(walk, in: hierarchy)
      json.key("otherRules")
      if let other = valueUnderOtherRules {
        json.object {
          $0.member("rules", hierarchy.app.rules.other.rawValue)
          write(other, to: &$0)
        }
      } else {
        json.literal("null")
      }
    }
    return json.text
  }

  private func write(_ value: [ViewController.Index], to json: inout JSONWriter) {
    guard property == .children else { return json.member("value", value.first.map(hierarchy.id)) }
    json.key("value")
    json.array(value) { $0.string(hierarchy.id($1)) }
  }

  public var text: String {
    var prose = Prose(hierarchy)
    prose.say(rule(prose))
    prose.say(walk.stops, sentence)
    prose.say("\(prose.property(property, of: owner)) = \(told(value))")
    if let other = valueUnderOtherRules {
      prose.say(
        "By \(hierarchy.app.rules.other.possessive) rules it would be \(told(other)).")
    }
    return prose.text
  }

  private func told(_ value: [ViewController.Index]) -> String {
    let ids = value.map(hierarchy.id)
    return property == .children ? "[\(ids.joined(separator: ", "))]" : ids.first ?? "nil"
  }

  private func rule(_ prose: Prose) -> String {
    let name = prose.property(property, of: owner)
    switch property {
    case .parentViewController:
      return "\(name) is the direct container, of whatever class, and never the presenter (R1)."
    case .navigationController, .tabBarController, .splitViewController:
      let noun = property.kind?.noun ?? "controller"
      return
        "\(name) is the nearest \(noun) above \(prose.name(owner)); only parents count, and the "
        + "controller itself does not (R2)."
    case .presentingViewController:
      return "\(name) is whoever presented the top of the family, the same for each of its members "
        + "(R3)."
    case .presentedViewController:
      return "\(name) is what the first of \(prose.name(owner)), its parent, and so on upward "
        + "presents (R4)."
    case .children:
      return "\(name) holds what is contained, in order, and never what is presented (R16)."
    }
  }

  private func sentence(_ stop: Walk.Stop, first: Bool, _ prose: Prose) -> String {
    let name = first ? prose.name(stop.viewController) : prose.nameAndClass(stop.viewController)
    let parent = hierarchy.parentViewController(of: stop.viewController).map(prose.name)
    switch stop.finding {
    case .isStart, .passesOn:
      return parent.map { "\(name) has a parent, \($0)." } ?? "\(name) has no parent."
    case .isOther:
      let noun = property.kind?.noun ?? "controller"
      return "\(name) is no \(noun); "
        + (parent.map { "its parent, \($0), is next." }
          ?? "it has no parent, and the walk never goes on into another family (R8).")
    case .isAnswer:
      return property == .children
        ? "\(name) contains \(value.count) \(value.count == 1 ? "controller" : "controllers")."
        : "\(name) is the answer."
    case .presentsNothing:
      return "\(name) presents nothing; "
        + (parent.map { "its parent, \($0), is next." } ?? "it has no parent.")
    case .presents:
      return "\(name) presents \(walk.answer.map(prose.name) ?? "nothing")."
    case .isPresented:
      return "\(name) is the top, and \(walk.answer.map(prose.name) ?? "nobody") presented it."
    case .isNotPresented:
      return hierarchy.family(of: owner) == nil
        ? "\(name) is the top, and is in no window."
        : "\(name) is the top, and the window's root view controller: nobody presented it."
    default:
      return "\(name) is passed by."
    }
  }
}
