extension State {
  /// The presenter and the reason: the top of the receiver's family, or for the context styles the
  /// first controller from the receiver upward that defines a context (R5, R6, R8). What covers the
  /// screen goes further where that family does not (R36).
  func presenterWalk(from receiver: Index, style: ModalPresentationStyle, rules: RuleSet) -> Walk {
    guard style.isContextStyle, app.looksForContexts else {
      let coversScreen = rules == .uikit && style.presentsInFullScreen(ios: app.ios)
      return walkToTop(from: receiver, coversScreen: coversScreen)
    }
    var stops: [Walk.Stop] = []
    var current = receiver
    while true {
      if definesContext(current, rules: rules) {
        stops.append(Walk.Stop(viewController: current, finding: .definesContext))
        break
      }
      let isTop = parent[current] < 0
      stops.append(
        Walk.Stop(
          viewController: current, finding: isTop ? .isTopWithoutContext : .definesNoContext))
      if isTop { break }
      current = parent[current]
    }
    return Walk(rule: .contextPresents, stops: stops, answer: current)
  }

  private func walkToTop(from receiver: Index, coversScreen: Bool) -> Walk {
    var stops: [Walk.Stop] = []
    var current = receiver
    while true {
      while parent[current] >= 0 {
        stops.append(Walk.Stop(viewController: current, finding: .passesOn))
        current = parent[current]
      }
      guard coversScreen, let context = contextBelow(current) else { break }
      stops.append(Walk.Stop(viewController: current, finding: .isTopInContext))
      current = parent[context]
    }
    stops.append(Walk.Stop(viewController: current, finding: .isTop))
    return Walk(rule: .topPresents, stops: stops, answer: current)
  }

  /// The presenter with a parent from which a top was presented, at once or by way of other tops; nil
  /// where every presenter on that way is a top, so that what they present covers the screen (R36).
  func contextBelow(_ top: Index) -> Index? {
    var presenter = top
    while let record = record(ofPresented: presenter) { presenter = record.presentation.presenter }
    return parent[presenter] >= 0 ? presenter : nil
  }

  /// The flag as declared, else its default: under UIKit's rules true for navigation and tab bar
  /// controllers (R7).
  func definesContext(_ index: Index, rules: RuleSet) -> Bool {
    if let declared = app.viewControllers[index].definesPresentationContext?.value {
      return declared
    }
    return rules == .uikit && (kinds[index] == .navigation || kinds[index] == .tabBar)
  }
}
