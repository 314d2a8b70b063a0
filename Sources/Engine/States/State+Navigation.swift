import VCSource

extension State {
  /// Performs `pushViewController(_:animated:)` (R18).
  mutating func push(_ child: Participant, onto navigation: Participant) throws(StepRefusal) {
    try checkNavigation(navigation, .push)
    let (index, container) = (child.value, withStack(navigation).value)
    if parent[index] == container {
      throw .error(
        .container(.alreadyInStack(child: id(index), navigation: id(container))), at: child.range,
        declarationNote(of: index),
        message(
          .pushedTwice, [.child: index, .navigation: container],
          [.bundle: "<bundle identifier>"]
        ).note)
    }
    try checkContainable(child, in: container)
    hintAboutMove(of: child, to: container)
    hintAboutStackedTabBar(index, in: container, at: child.range)
    move(index, to: container)
  }

  /// Performs `popViewController(animated:)`: removes the last controller, but never the first
  /// (R18).
  mutating func pop(_ named: Participant) throws(StepRefusal) {
    let navigation = stackOfPath(at: named)
    try checkNavigation(navigation, .pop)
    if let tabBar = tabBar(showingTabIn: navigation.value), children[navigation.value].count == 2 {
      return popToList(navigation.value, of: tabBar)
    }
    try checkPoppable(navigation)
    if let last = children[withStack(navigation).value].last { detach(last, .popped) }
  }

  /// Performs `popToRootViewController(animated:)`: removes all but the first, the last first
  /// (R18).
  mutating func popToRoot(_ named: Participant) throws(StepRefusal) {
    let navigation = stackOfPath(at: named)
    try checkNavigation(navigation, .pop)
    let tabBar = tabBar(showingTabIn: navigation.value)
    if tabBar == nil { try checkPoppable(navigation) }
    let container = withStack(navigation).value
    popAll(above: self.tabBar(showingTabIn: container) == nil ? 0 : 1, of: container)
    if let tabBar { popToList(container, of: tabBar) }
  }

  /// Performs `popToViewController(_:animated:)`: removes all above the member, the last first
  /// (R18).
  mutating func popTo(_ member: Participant) throws(StepRefusal) {
    let (index, navigation) = (member.value, parent[member.value])
    guard navigation >= 0, kinds[navigation] == .navigation,
      let place = children[navigation].firstIndex(of: index)
    else {
      throw .error(
        .container(.inNoStack(id: id(index))), at: member.range, declarationNote(of: index),
        UIKitMessage(.poppedToStranger).note)
    }
    guard children[navigation].last != index else {
      throw .warning(
        .container(.topAlready(id: id(index), navigation: id(navigation))), at: member.range)
    }
    if place == 0, let tabBar = tabBar(showingTabIn: navigation) {
      popAll(above: 1, of: navigation)
      return popToList(navigation, of: tabBar)
    }
    popAll(above: place, of: navigation)
  }

  /// Removes all controllers above a position of a stack, the last first.
  mutating func popAll(above place: Int, of navigation: Index) {
    for child in children[navigation].dropFirst(place + 1).reversed() { detach(child, .popped) }
  }

  /// Performs `setViewControllers(_:animated:)`. Controllers that stay keep their presentations
  /// (R18), and a tab bar controller its selection (R21).
  mutating func setViewControllers(
    _ list: [Participant], of container: Participant
  ) throws(StepRefusal) {
    let container = withStack(container)
    let index = container.value
    let list = (moreList(in: index).map { [Participant($0)] } ?? []) + list
    guard kinds[index] != .custom else {
      throw .error(
        .containment(.noViewControllers(id: id(index), className: className(index))),
        at: container.range,
        declarationNote(of: index))
    }
    try checkColumns(of: container)
    var kept: [Index: SourceRange?] = [:]
    for child in list {
      if let first = kept.updateValue(child.range, forKey: child.value) {
        throw duplicate(child, in: index, first: first)
      }
      try checkContainable(child, in: index)
    }
    try checkCount(list.count, in: index, at: container.range)
    for child in list where parent[child.value] != index { hintAboutMove(of: child, to: index) }
    let place = selectedPlace(of: index)
    lastArrangement = stepNumber
    if collapsed[index] != nil { return setColumns(list.map(\.value), ofCollapsed: index) }
    if moreTabs[index] != nil { dissolveMore(of: index) }
    for child in children[index].reversed() where kept[child] == nil {
      detach(child, .removed)
    }
    for child in list where parent[child.value] != index { move(child.value, to: index) }
    children[index] = list.map(\.value)
    selectAgain(place, in: index)
    arrangeMore(of: index)
    if list.isEmpty, kinds[index] == .navigation { hintAboutEmptyStack(of: container) }
    hintAboutTabs(of: index, at: stepRange)
  }

  // MARK: Checks

  private func duplicate(
    _ child: Participant, in container: Index, first: SourceRange?
  ) -> StepRefusal {
    var notes = [Diagnostic.Note(.namedHereFirst(id: id(child.value)), at: first)]
    if kinds[container] == .navigation { notes.append(UIKitMessage(.notDistinct).note) }
    return StepRefusal(
      diagnostic: .error(
        .containment(.listedTwice(child: id(child.value), container: id(container))),
        at: child.range,
        notes: notes))
  }

  private func checkNavigation(
    _ receiver: Participant, _ action: Message.StackAction
  ) throws(StepRefusal) {
    let index = receiver.value
    guard kinds[index] != .navigation else { return }
    throw .error(
      .container(
        .notANavigationController(action: action, id: id(index), className: className(index))),
      at: receiver.range, declarationNote(of: index))
  }

  private func checkPoppable(_ navigation: Participant) throws(StepRefusal) {
    let container = withStack(navigation).value
    // Below the stack of a tab in the More controller is the list of tabs.
    let stack = children[container].dropFirst(container == navigation.value ? 0 : 1)
    guard stack.count < 2 else { return }
    let message = stack.first.map { Message.Container.firstInStack(id: id($0)) }
    throw .warning(
      .container(message ?? .nothingToPop(navigation: id(navigation.value))), at: navigation.range)
  }
}
