import VCEngine
import VCPhrases
import VCSource

extension Hierarchy {
  /// Whether the system reads a preference of a controller, and who answers in its place (R42).
  func reading(of preference: SystemPreference, of owner: Index) -> PropertyAnswer {
    // The search in the owner's window, nil if the owner is in none.
    let consultation = window(of: owner).map { Consultation(of: preference, for: $0, of: self) }
    let isRead = consultation?.answer == owner
    return PropertyAnswer(
      preference.rawValue, of: owner, in: self,
      doubts: consultation.map { doubts(about: $0, for: preference) } ?? []
    ) {
      $0.member("isRead", isRead)
      $0.member("answers", (consultation?.answer).map(self.id))
      $0.member("rule", "R42")
      $0.objects("walk", consultation?.stops ?? []) { json, stop in
        json.member("id", self.id(stop.controller))
        json.member("finding", stop.reason.rawValue)
      }
    } sentences: { prose, name in
      guard let consultation else { return prose.say(.isNotRead(other: nil, property: name)) }
      let answer = prose.id(consultation.answer)
      prose.say(
        isRead
          ? .isRead(property: name)
          : .isNotRead(other: "\(answer).\(preference.rawValue)", property: name))
      prose.say(.ruleOfPreference(property: preference.childProperty))
      // A window above the owner's may be asked.
      if self.window(of: owner) != consultation.window {
        prose.say(.windowInFront(window: self.app.windows[consultation.window].id.value))
      }
      prose.say(as: .detail) { $0.sayWalk(of: consultation, for: preference) }
      let kind = self.app.viewControllers[consultation.answer].kind
      prose.say(.answersItself(preference: preference, id: answer, isContainer: kind != .custom))
      if preference == .supportedInterfaceOrientations, self.app.idiom == .pad {
        prose.say(.orientationsOfPad)
      }
      if !isRead, let remedy = self.remedy(asking: owner, consultation, preference, prose) {
        prose.say(remedy, as: .repair)
      }
    }
  }

  /// How the owner would be asked, nil if no way is known.
  private func remedy(
    asking owner: Index, _ consultation: Consultation, _ preference: SystemPreference,
    _ prose: Prose
  ) -> Words? {
    let ancestors = ancestors(of: owner)
    if preference.isOfStatusBar,
      let passed = consultation.passed.first(where: { ancestors.contains($0.presented) })
    {
      return .toCapture(presented: id(passed.presented))
    }
    if window(of: owner) != consultation.window {
      return .toHideWindow(
        window: app.windows[consultation.window].id.value, answer: id(consultation.answer),
        id: id(owner))
    }
    // A container names one of the children that it shows.
    guard ancestors.contains(consultation.answer), visibility(of: owner) == .inWindow else {
      return nil
    }
    let kind = app.viewControllers[consultation.answer].kind
    let delegates: String? =
      switch kind {
      case .navigation, .tabBar: "\(kind.rawValue)ControllerSupportedInterfaceOrientations"
      case .split, .page: "\(kind.rawValue)ViewControllerSupportedInterfaceOrientations"
      case .custom: nil
      }
    return .toName(
      property: prose.childProperty(of: preference), id: id(owner),
      container: id(consultation.answer),
      method: delegates.map { $0 + (prose.code.spelling == .objectiveC ? ":" : "(_:)") })
  }

  /// The child that a controller names for a preference (R42, R43).
  func answeringChild(for preference: SystemPreference, of owner: Index) -> PropertyAnswer {
    let child = Consultation.child(of: owner, preference, self)
    let controller = app.viewControllers[owner]
    let (kind, value) = (controller.kind, (child?.controller).map(id))
    let ofTop = child?.reason == .isNamedByClass && kind == .navigation
    let doubt =
      child == nil
      ? doubt(ofAnswerBy: owner, to: preference)
      : ofTop ? Doubt(.topHidesStatusBar, of: id(owner)) : nil
    return PropertyAnswer(
      preference.childProperty ?? "", of: owner, in: self, doubts: [doubt].compactMap(\.self)
    ) {
      $0.member("value", value)
      $0.member("rule", "R43")
    } sentences: { prose, _ in
      let name = "\(prose.id(owner)).\(prose.childProperty(of: preference) ?? "")"
      prose.say("\(name) = \(value ?? "nil")")
      prose.say(
        .namesChild(
          reason: child?.reason,
          namesOne: child?.reason != nil && (kind == .tabBar || kind == .navigation), kind: kind,
          isBarStyle: kind == .navigation && preference == .preferredStatusBarStyle,
          isHosting: controller.isHosting && preference.isOfHosting,
          controller: prose.nameAndClass(owner)))
    }
  }
}

extension Prose {
  fileprivate func childProperty(of preference: SystemPreference) -> String? {
    preference.childProperty.map {
      code.spelling == .objectiveC ? SystemPreference.objectiveCName(ofChildProperty: $0) : $0
    }
  }

  /// Adds whom the system comes to, and the presentations that it passes.
  fileprivate mutating func sayWalk(
    of consultation: Consultation, for preference: SystemPreference
  ) {
    for (number, stop) in consultation.stops.enumerated() {
      let before = number > 0 ? id(consultation.stops[number - 1].controller) : ""
      say(
        .comesTo(
          reason: stop.reason, controller: nameAndClass(stop.controller),
          property: childProperty(of: preference), before: before))
    }
    for presentation in consultation.passed {
      say(.passes(presented: id(presentation.presented), style: code.name(of: presentation)))
    }
  }
}
