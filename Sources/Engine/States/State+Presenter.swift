extension State {
  /// Finds the presenter: the top of the receiver's family, or for the context styles the first
  /// controller from the receiver upward that defines a context (R5, R6, R8). A style that covers
  /// the screen searches further if that family doesn't cover it (R36).
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

  /// The presenter in whose place a top's family appears: the first on the way down that has a
  /// parent. Nil if every presenter on the way is a top, so that the families cover the screen
  /// (R36).
  func contextBelow(_ top: Index) -> Index? {
    let presenter = furthestPresenter(below: top)
    return parent[presenter] >= 0 ? presenter : nil
  }

  /// The presenter of a presented controller, its own presenter if it was presented, and so on down;
  /// the controller itself if it was not presented.
  package func furthestPresenter(below presented: Index) -> Index {
    var presenter = presented
    while let record = record(ofPresented: presenter) { presenter = record.furthestPresenter }
    return presenter
  }

  /// Whether a controller defines a context: the declared flag, else its default. By UIKit's rules
  /// that is true for navigation and tab bar controllers (R7).
  package func definesContext(_ index: ViewController.Index, rules: RuleSet) -> Bool {
    if let declared = app.viewControllers[index].definesPresentationContext?.value {
      return declared
    }
    return rules == .uikit && (kinds[index] == .navigation || kinds[index] == .tabBar)
  }
}
