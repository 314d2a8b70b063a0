import VCSource

// Moves the locations in a description into a text that joins its text with others.

extension AppDescription {
  /// Moves every location by a number of bytes.
  package mutating func movePlaces(by distance: Int) {
    changeValues { $0.moved(distance) }
    translations = Dictionary(
      translations.map { ($0 + distance, $1) }, uniquingKeysWith: { first, _ in first })
    for index in objects.indices {
      objects[index].id.move(distance)
      objects[index].className.move(distance)
      objects[index].references.movePlaces(distance)
    }
    for index in viewControllers.indices { viewControllers[index].movePlaces(distance) }
    for index in windows.indices { windows[index].id.move(distance) }
    for index in segues.indices {
      segues[index].destination?.move(distance)
      segues[index].source.move(distance)
      segues[index].range = segues[index].range?.moved(by: distance)
    }
    for index in steps.indices { steps[index].movePlaces(distance) }
    for index in alternatives.indices {
      for step in alternatives[index].steps.indices {
        alternatives[index].steps[step].movePlaces(distance)
      }
    }
  }
}

extension Sourced {
  fileprivate mutating func move(_ distance: Int) { range = range?.moved(by: distance) }

  fileprivate func moved(_ distance: Int) -> Sourced {
    Sourced(value, at: range?.moved(by: distance))
  }
}

extension ViewController {
  fileprivate mutating func movePlaces(_ distance: Int) {
    id.move(distance)
    className.move(distance)
    superclass?.move(distance)
    containmentKey?.move(distance)
    range = range?.moved(by: distance)
    if !hasDetails { return }
    references.movePlaces(distance)
    for index in tabs.indices { tabs[index].range = tabs[index].range?.moved(by: distance) }
  }
}

extension [Reference] {
  fileprivate mutating func movePlaces(_ distance: Int) {
    for index in indices {
      self[index].name.move(distance)
      self[index].message?.move(distance)
    }
  }
}

extension Step {
  fileprivate mutating func movePlaces(_ distance: Int) {
    action = action.moved(distance)
    highlights = highlights.map {
      Step.Highlight($0.controller.moved(distance), to: $0.end?.moved(distance))
    }
    range = range?.moved(by: distance)
  }
}

extension Step.Action {
  fileprivate func moved(_ by: Int) -> Step.Action {
    var parts = parts
    parts.controllers = parts.controllers.map { $0.moved(by) }
    parts.other = parts.other?.moved(by)
    parts.window = parts.window?.moved(by)
    parts.segue = parts.segue?.moved(by)
    parts.choice = parts.choice?.moved(by)
    guard let action = verb.action(parts) else {
      preconditionFailure("an action's parts make the action")
    }
    return action
  }
}
