import VCSource

// Moves the locations in a description into a text that joins its text with others.

extension AppDescription {
  /// Moves every location by a number of bytes.
  package mutating func movePlaces(by distance: Int) {
    title?.move(distance)
    horizontalSizeClass?.move(distance)
    verticalSizeClass?.move(distance)
    for index in objects.indices { objects[index].movePlaces(distance) }
    for index in viewControllers.indices { viewControllers[index].movePlaces(distance) }
    for index in windows.indices { windows[index].movePlaces(distance) }
    for index in segues.indices { segues[index].movePlaces(distance) }
    for index in steps.indices { steps[index].movePlaces(distance) }
    for index in alternatives.indices {
      alternatives[index].label?.move(distance)
      for change in alternatives[index].changes.indices {
        alternatives[index].changes[change].value.move(distance)
      }
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
    title?.move(distance)
    containmentKey?.move(distance)
    selectedIndex?.move(distance)
    definesPresentationContext?.move(distance)
    providesPresentationContextTransitionStyle?.move(distance)
    modalPresentationStyle?.move(distance)
    modalTransitionStyle?.move(distance)
    range = range?.moved(by: distance)
    for index in details.indices { details[index].movePlaces(distance) }
  }
}

extension ViewController.Details {
  fileprivate mutating func movePlaces(_ distance: Int) {
    link?.move(distance)
    image?.move(distance)
    family?.move(distance)
    note?.move(distance)
    group?.move(distance)
    role?.move(distance)
    preferredStyle?.move(distance)
    sourceType?.move(distance)
    sourceView?.move(distance)
    barButtonItem?.move(distance)
    sourceItem?.move(distance)
    for key in settings.keys { settings[key]?.move(distance) }
    transitionStyle?.move(distance)
    spineLocation?.move(distance)
    isToolbarHidden?.move(distance)
    state?.move(distance)
    isViewLoaded?.move(distance)
    selectedTab?.move(distance)
    mode?.move(distance)
    isSidebarHidden?.move(distance)
    collapseSecondary?.move(distance)
    detents?.move(distance)
    selectedDetentIdentifier?.move(distance)
    preferredTransition?.move(distance)
    largestUndimmedDetentIdentifier?.move(distance)
    isModalInPresentation?.move(distance)
    modalPresentationCapturesStatusBarAppearance?.move(distance)
    hidesBottomBarWhenPushed?.move(distance)
    preferredContentSize?.move(distance)
    adaptivePresentationStyle?.move(distance)
    columns?.style?.move(distance)
    columns?.topColumnForCollapsing?.move(distance)
    for index in references.indices { references[index].movePlaces(distance) }
    for index in tabs.indices { tabs[index].movePlaces(distance) }
  }
}

extension Tab {
  fileprivate mutating func movePlaces(_ distance: Int) {
    identifier?.move(distance)
    className?.move(distance)
    automaticallyActivatesSearch?.move(distance)
    title?.move(distance)
    defaultChildIdentifier?.move(distance)
    preferredPlacement?.move(distance)
    range = range?.moved(by: distance)
  }
}

extension Reference {
  fileprivate mutating func movePlaces(_ distance: Int) {
    name.move(distance)
    message?.move(distance)
  }
}

extension AppObject {
  fileprivate mutating func movePlaces(_ distance: Int) {
    id.move(distance)
    className.move(distance)
    title?.move(distance)
    for index in references.indices { references[index].movePlaces(distance) }
  }
}

extension Window {
  fileprivate mutating func movePlaces(_ distance: Int) {
    id.move(distance)
    windowLevel?.move(distance)
    isHidden?.move(distance)
    scene?.move(distance)
    horizontalSizeClass?.move(distance)
  }
}

extension Segue {
  fileprivate mutating func movePlaces(_ distance: Int) {
    destination?.move(distance)
    source.move(distance)
    identifier?.move(distance)
    unwindAction?.move(distance)
    label?.move(distance)
    modalPresentationStyle?.move(distance)
    modalTransitionStyle?.move(distance)
    sourceLine?.move(distance)
    link?.move(distance)
    range = range?.moved(by: distance)
  }
}

extension Step {
  fileprivate mutating func movePlaces(_ distance: Int) {
    action = action.moved(distance)
    during?.move(distance)
    isInteractive?.move(distance)
    refused?.move(distance)
    expect?.move(distance)
    label?.move(distance)
    title?.move(distance)
    notes?.move(distance)
    note?.move(distance)
    build?.move(distance)
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
