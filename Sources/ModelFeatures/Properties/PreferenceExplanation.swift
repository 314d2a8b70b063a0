import VCEngine
import VCPhrases
import VCSource

/// Whether the system reads a preference of a controller, and who answers in its place (R42).
struct PreferenceExplanation: SpokenExplanation {
  let hierarchy: Hierarchy
  private let preference: SystemPreference
  private let owner: Hierarchy.Index
  /// The search in the owner's window, nil if the owner is in none.
  private let consultation: Consultation?

  init(of preference: SystemPreference, for owner: Hierarchy.Index, in hierarchy: Hierarchy) {
    (self.preference, self.owner, self.hierarchy) = (preference, owner, hierarchy)
    consultation = hierarchy.window(of: owner).map {
      Consultation(of: preference, for: $0, of: hierarchy)
    }
  }

  private var name: String { "\(hierarchy.id(owner)).\(preference.rawValue)" }
  private var isRead: Bool { consultation?.answer == owner }

  var doubts: [Doubt] { consultation.map { hierarchy.doubts(about: $0, for: preference) } ?? [] }

  func write(to json: inout JSONWriter, in language: Language) {
    json.member("property", name)
    json.member("isRead", isRead)
    json.member("answers", (consultation?.answer).map(hierarchy.id))
    json.member("rule", "R42")
    json.objects("walk", consultation?.stops ?? []) { json, stop in
      json.member("id", hierarchy.id(stop.controller))
      json.member("finding", stop.reason.rawValue)
    }
  }

  func say(to prose: inout Prose) {
    guard let consultation else {
      return prose.say(.isNotRead(other: nil, property: name), as: .reason)
    }
    let answer = prose.id(consultation.answer)
    prose.say(
      isRead
        ? .isRead(property: name)
        : .isNotRead(other: "\(answer).\(preference.rawValue)", property: name), as: .reason)
    prose.say(.ruleOfPreference(property: preference.childProperty), as: .reason)
    if isOfAnotherWindow(consultation) {
      prose.say(
        .windowInFront(window: hierarchy.app.windows[consultation.window].id.value), as: .reason)
    }
    for (number, stop) in consultation.stops.enumerated() {
      let before = number > 0 ? prose.id(consultation.stops[number - 1].controller) : ""
      prose.say(
        .comesTo(
          reason: stop.reason, controller: prose.nameAndClass(stop.controller),
          property: prose.childProperty(of: preference), before: before), as: .detail)
    }
    for presentation in consultation.passed {
      prose.say(
        .passes(
          presented: prose.id(presentation.presented), style: prose.code.name(of: presentation)),
        as: .detail)
    }
    let kind = hierarchy.app.viewControllers[consultation.answer].kind
    prose.say(
      .answersItself(preference: preference, id: answer, isContainer: kind != .custom), as: .reason)
    if preference == .supportedInterfaceOrientations, hierarchy.app.idiom == .pad {
      prose.say(.orientationsOfPad, as: .reason)
    }
    sayRemedy(&prose, consultation)
  }

  /// Whether a window above the owner's is asked (R42).
  private func isOfAnotherWindow(_ consultation: Consultation) -> Bool {
    hierarchy.window(of: owner) != consultation.window
  }

  /// Adds how the owner would be asked.
  private func sayRemedy(_ prose: inout Prose, _ consultation: Consultation) {
    guard !isRead else { return }
    let ancestors = hierarchy.ancestors(of: owner)
    if preference.isOfStatusBar,
      let passed = consultation.passed.first(where: { ancestors.contains($0.presented) })
    {
      return prose.say(.toCapture(presented: prose.id(passed.presented)), as: .repair)
    }
    if isOfAnotherWindow(consultation) {
      return prose.say(
        .toHideWindow(
          window: hierarchy.app.windows[consultation.window].id.value,
          answer: prose.id(consultation.answer), id: prose.id(owner)), as: .repair)
    }
    // A container names one of the children that it shows.
    guard ancestors.contains(consultation.answer),
      hierarchy.visibility(of: owner) == .inWindow
    else { return }
    let kind = hierarchy.app.viewControllers[consultation.answer].kind
    let delegates: String? =
      switch kind {
      case .navigation, .tabBar: "\(kind.rawValue)ControllerSupportedInterfaceOrientations"
      case .split, .page: "\(kind.rawValue)ViewControllerSupportedInterfaceOrientations"
      case .custom: nil
      }
    prose.say(
      .toName(
        property: prose.childProperty(of: preference), id: prose.id(owner),
        container: prose.id(consultation.answer),
        method: delegates.map { $0 + (prose.code.spelling == .objectiveC ? ":" : "(_:)") }),
      as: .repair)
  }
}

extension Prose {
  fileprivate func childProperty(of preference: SystemPreference) -> String? {
    preference.childProperty.map {
      code.spelling == .objectiveC ? SystemPreference.objectiveCName(ofChildProperty: $0) : $0
    }
  }
}

/// The child that a controller names for a preference (R42, R43).
struct AnsweringChildExplanation: SpokenExplanation {
  let hierarchy: Hierarchy
  private let preference: SystemPreference
  private let owner: Hierarchy.Index
  private let child: Consultation.Stop?

  init(for preference: SystemPreference, of owner: Hierarchy.Index, in hierarchy: Hierarchy) {
    (self.preference, self.owner, self.hierarchy) = (preference, owner, hierarchy)
    child = Consultation.child(of: owner, preference, hierarchy)
  }

  var doubts: [Doubt] {
    if child == nil {
      return [hierarchy.doubt(ofAnswerBy: owner, to: preference)].compactMap(\.self)
    }
    return child?.reason == .isNamedByClass
      && hierarchy.app.viewControllers[owner].kind == .navigation
      ? [Doubt(.topHidesStatusBar, of: hierarchy.id(owner))] : []
  }

  func write(to json: inout JSONWriter, in language: Language) {
    json.member("property", "\(hierarchy.id(owner)).\(preference.childProperty ?? "")")
    json.member("value", (child?.controller).map(hierarchy.id))
    json.member("rule", "R43")
  }

  func say(to prose: inout Prose) {
    let name = "\(prose.id(owner)).\(prose.childProperty(of: preference) ?? "")"
    prose.say("\(name) = \((child?.controller).map(prose.id) ?? "nil")")
    let kind = hierarchy.app.viewControllers[owner].kind
    prose.say(
      .namesChild(
        reason: child?.reason,
        namesOne: child?.reason != nil && (kind == .tabBar || kind == .navigation), kind: kind,
        isBarStyle: kind == .navigation && preference == .preferredStatusBarStyle,
        isHosting: hierarchy.app.viewControllers[owner].isHosting && preference.isOfHosting,
        controller: prose.nameAndClass(owner)), as: .reason)
  }
}
