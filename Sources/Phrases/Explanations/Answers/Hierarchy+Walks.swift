import VCEngine

extension Hierarchy {
  /// The walk that answers a property (R1 to R4, R18).
  package func walk(for property: Property, of index: Index) -> Walk {
    switch property {
    case .parentViewController: walk(.parent, from: index) { _ in true }
    case .navigationController, .tabBarController, .splitViewController:
      walk(.nearestContainer, from: index) { app.viewControllers[$0].kind == property.kind }
    case .presentedViewController: presentedWalk(from: index)
    case .presentingViewController: presentingWalk(from: index)
    case .children: Walk(only: index, .topIsPresented, answer: nil)
    case .topViewController: Walk(only: index, .stack, answer: topViewController(of: index))
    case .selectedViewController:
      Walk(only: index, .inWindow, answer: selectedViewController(of: index))
    case .visibleViewController: visibleWalk(from: index)
    }
  }

  private func visibleWalk(from index: Index) -> Walk {
    guard let top = topViewController(of: index) else {
      return Walk(only: index, .stack, answer: nil)
    }
    let walk = presentedWalk(from: top)
    return Walk(rule: .presented, stops: walk.stops, answer: walk.answer ?? top)
  }

  /// The search for the nearest container that is the answer.
  private func walk(_ rule: Rule, from index: Index, to isAnswer: (Index) -> Bool) -> Walk {
    var stops = [Walk.Stop(viewController: index, finding: .isStart)]
    for container in ancestors(of: index).dropFirst() {
      let isFound = isAnswer(container)
      stops.append(Walk.Stop(viewController: container, finding: isFound ? .isAnswer : .isOther))
      if isFound { return Walk(rule: rule, stops: stops, answer: container) }
    }
    return Walk(rule: rule, stops: stops, answer: nil)
  }

  /// The search for what a controller or an ancestor presents (R4).
  func presentedWalk(from index: Index) -> Walk {
    var stops: [Walk.Stop] = []
    for member in ancestors(of: index) {
      let presented = presentation(by: member)?.presented
      stops.append(
        Walk.Stop(
          viewController: member, finding: presented == nil ? .presentsNothing : .presents))
      if presented != nil { return Walk(rule: .presented, stops: stops, answer: presented) }
    }
    return Walk(rule: .presented, stops: stops, answer: nil)
  }

  private func presentingWalk(from index: Index) -> Walk {
    let (members, presenter) = (ancestors(of: index), presentingViewController(of: index))
    let end: Walk.Finding = presenter == nil ? .isNotPresented : .isPresented
    let stops = members.map {
      Walk.Stop(viewController: $0, finding: $0 == members.last ? end : .passesOn)
    }
    return Walk(rule: .presenting, stops: stops, answer: presenter)
  }
}

extension Walk {
  /// A walk for a property whose owner alone decides.
  fileprivate init(only owner: Index, _ rule: Rule, answer: Index?) {
    self.init(rule: rule, stops: [Stop(viewController: owner, finding: .isAnswer)], answer: answer)
  }
}
