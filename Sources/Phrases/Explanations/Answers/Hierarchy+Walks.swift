import VCEngine

extension Hierarchy {
  /// The walk that answers a property (R1 to R4, R18).
  package func walk(for property: Property, of index: Index) -> Walk {
    switch property {
    case .parentViewController: parentWalk(from: index)
    case .navigationController, .tabBarController, .splitViewController:
      containerWalk(property, from: index)
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

  private func parentWalk(from index: Index) -> Walk {
    let parent = parentViewController(of: index)
    var stops = [Walk.Stop(viewController: index, finding: .isStart)]
    if let parent { stops.append(Walk.Stop(viewController: parent, finding: .isAnswer)) }
    return Walk(rule: .parent, stops: stops, answer: parent)
  }

  private func containerWalk(_ property: Property, from index: Index) -> Walk {
    var stops = [Walk.Stop(viewController: index, finding: .isStart)]
    var current = index
    while let parent = parentViewController(of: current) {
      let isAnswer = app.viewControllers[parent].kind == property.kind
      stops.append(Walk.Stop(viewController: parent, finding: isAnswer ? .isAnswer : .isOther))
      if isAnswer { return Walk(rule: .nearestContainer, stops: stops, answer: parent) }
      current = parent
    }
    return Walk(rule: .nearestContainer, stops: stops, answer: nil)
  }

  /// The search for what a controller or an ancestor presents (R4).
  func presentedWalk(from index: Index) -> Walk {
    var stops: [Walk.Stop] = []
    var current: Index? = index
    while let member = current {
      if let presentation = presentation(by: member) {
        stops.append(Walk.Stop(viewController: member, finding: .presents))
        return Walk(rule: .presented, stops: stops, answer: presentation.presented)
      }
      stops.append(Walk.Stop(viewController: member, finding: .presentsNothing))
      current = parentViewController(of: member)
    }
    return Walk(rule: .presented, stops: stops, answer: nil)
  }

  private func presentingWalk(from index: Index) -> Walk {
    var stops: [Walk.Stop] = []
    var top = index
    while let parent = parentViewController(of: top) {
      stops.append(Walk.Stop(viewController: top, finding: .passesOn))
      top = parent
    }
    let presenter = presentingViewController(of: index)
    stops.append(
      Walk.Stop(viewController: top, finding: presenter == nil ? .isNotPresented : .isPresented))
    return Walk(rule: .presenting, stops: stops, answer: presenter)
  }
}

extension Walk {
  /// A walk for a property whose owner alone decides.
  fileprivate init(only owner: Index, _ rule: Rule, answer: Index?) {
    self.init(rule: rule, stops: [Stop(viewController: owner, finding: .isAnswer)], answer: answer)
  }
}
