extension State {
  /// The presenter and the reason: the top of the receiver's family, or for the context styles the
  /// first controller from the receiver upward that defines a context (R5, R6, R8).
  func presenterWalk(from receiver: Index, style: ModalPresentationStyle, rules: RuleSet) -> Walk {
    guard style.isContextStyle, app.looksForContexts else {
      return walkToTop(from: receiver)
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

  private func walkToTop(from receiver: Index) -> Walk {
    var stops: [Walk.Stop] = []
    var current = receiver
    while parent[current] >= 0 {
      stops.append(Walk.Stop(viewController: current, finding: .passesOn))
      current = parent[current]
    }
    stops.append(Walk.Stop(viewController: current, finding: .isTop))
    return Walk(rule: .topPresents, stops: stops, answer: current)
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
