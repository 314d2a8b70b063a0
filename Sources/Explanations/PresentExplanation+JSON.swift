import TextFormats
import ViewControllers

extension PresentExplanation: Explanation {
  public var json: String {
    let controller = after.app.viewControllers[presented]
    let style = controller.presentationStyle(ios: after.app.ios)
    var json = JSONWriter()
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
      json.refusal(refusal)
      json.key("otherRules")
      if let other = presenterUnderOtherRules {
        json.object {
          $0.member("rules", after.app.rules.other.rawValue)
          $0.member("presenter", after.id(other))
        }
      } else {
        json.literal("null")
      }
    }
    return json.text
  }
}
