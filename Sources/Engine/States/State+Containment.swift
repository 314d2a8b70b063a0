import VCSource

extension State {
  /// Performs `addChild(_:)` with the calls that belong to it (R17).
  mutating func add(_ child: Participant, to container: Participant) throws(StepRefusal) {
    if kinds[container.value] == .navigation {
      // A navigation controller's children are its stack, whichever call adds them (R18).
      try push(child, onto: container)
      return hintAboutAdding(to: container)
    }
    try checkColumns(of: container)
    try checkContainable(child, in: container.value)
    try checkViewHolder(of: child, in: container.value)
    if parent[child.value] == container.value {
      throw .warning(
        .containment(.alreadyAChild(child: id(child.value), container: id(container.value))),
        at: child.range)
    }
    // These containers' children are all set in one call.
    try checkCount(children[container.value].count + 1, in: container.value, at: child.range)
    hintAboutAdding(to: container)
    hintAboutMove(of: child, to: container.value)
    move(child.value, to: container.value)
    arrangeMore(of: container.value)
    if children[container.value].count == Self.tabLimit + 1 {
      hintAboutTabs(of: container.value, at: stepRange)
    }
  }

  /// Performs `removeFromParent()` with the calls that belong to it (R17).
  mutating func remove(_ child: Participant) throws(StepRefusal) {
    guard parent[child.value] >= 0 else {
      throw .warning(
        .containment(.noParent(child: id(child.value))), at: child.range,
        departureNotes(of: child.value))
    }
    let container = container(listing: child.value) ?? parent[child.value]
    let place = selectedPlace(of: container)
    detach(child.value, .removed)
    if let place, place.tab == child.value { selectAgain(place, in: container) }
    if kinds[container] == .navigation, children[container].isEmpty {
      hintAboutEmptyStack(of: Participant(container, at: child.range))
    }
  }

  /// Performs `transition(from:to:…)` of a custom container with the calls that belong to it (R33).
  mutating func transition(from old: Participant, to new: Participant) throws(StepRefusal) {
    let container = parent[old.value]
    guard container >= 0 else {
      throw .error(
        .containment(.noCommonParent(new: id(new.value), old: id(old.value))), at: old.range,
        message(.noCommonParent, [.child: old.value, .other: new.value]).note)
    }
    guard kinds[container] == .custom else {
      throw .warning(
        .containment(
          .transitionInUIKitsContainer(
            container: id(container), className: className(container), kind: kinds[container])),
        at: old.range, [declarationNote(of: container)])
    }
    if new.value == old.value {
      throw .warning(.containment(.ownPlace(child: id(new.value))), at: new.range)
    }
    if parent[new.value] != container {
      try checkContainable(new, in: container)
      try checkViewHolder(of: new, in: container)
      hintAboutMove(of: new, to: container)
      move(new.value, to: container)
    }
    detach(old.value, .removed)
    passName(from: old.value, to: new.value, in: container)
  }

  // MARK: Checks

  /// Checks that a controller may become a child: it must not contain the container, be a root or
  /// be presented (R16).
  func checkContainable(_ child: Participant, in container: Index) throws(StepRefusal) {
    let index = child.value
    if index == container {
      throw .error(.containment(.childOfItself(id: id(index))), at: child.range)
    }
    let stack = moreController(withStackOf: index)
    if isInside(container, index) || stack.map({ isInside(container, $0) }) == true {
      throw .error(
        .containment(.childContainsContainer(child: id(index), container: id(container))),
        at: child.range,
        declarationNote(of: index))
    }
    // UIKit looks at the class first.
    if kinds[container] == .navigation { try checkStackable(child, in: container) }
    if let window = windowOfRoot[index] {
      throw .error(
        .containment(
          .rootAsChild(
            root: id(index), window: app.idAmongSeveral(window), container: id(container))),
        at: child.range,
        UIKitMessage.rootAsChild(index, of: container, in: app).note)
    }
    if let record = record(ofPresented: index) {
      let presenter = id(record.presentation.presenter)
      throw .warning(
        .containment(
          .presentedAsChild(child: id(index), presenter: presenter, container: id(container))),
        at: child.range, notes(onPresented: index, record, doubt: .presentedAsChild))
    }
  }

  /// The notes on a presented controller that is to be part of another family (R16, R26).
  func notes(
    onPresented index: Index, _ record: PresentationRecord, doubt: DoubtTopic
  ) -> [Diagnostic.Note] {
    [
      Diagnostic.Note(.presentedHere(id: id(index)), at: record.range),
      Doubt(doubt, of: id(index)).note,
    ]
  }

  /// Refuses a list for named columns, which are set by name (R25).
  func checkColumns(of split: Participant) throws(StepRefusal) {
    guard kinds[split.value] == .split, hasNamedColumns(split.value) else { return }
    throw .error(
      .container(.columnsHaveNames(split: id(split.value))), at: split.range,
      declarationNote(of: split.value))
  }

  /// Refuses navigation controllers and split view controllers in a stack (R18).
  private func checkStackable(_ child: Participant, in navigation: Index) throws(StepRefusal) {
    guard let fault = stackFault(child.value, in: navigation) else { return }
    throw .error(fault.message, at: child.range, declarationNote(of: child.value), fault.uiKit.note)
  }

  func stackFault(
    _ child: Index, in navigation: Index
  ) -> (message: Message, uiKit: UIKitMessage)? {
    switch kinds[child] {
    case .navigation:
      (
        .containment(.navigationInStack(child: id(child), navigation: id(navigation))),
        UIKitMessage(.pushedNavigation)
      )
    case .split:
      (
        .containment(.splitInStack(child: id(child), navigation: id(navigation))),
        message(.pushedSplit, [.child: child])
      )
    default: nil
    }
  }

  /// Checks that a container may list that many children.
  func checkCount(_ count: Int, in container: Index, at range: SourceRange?) throws(StepRefusal) {
    guard let fault = countFault(count, in: container) else { return }
    throw .error(fault.message, at: range, fault.note ?? declarationNote(of: container))
  }

  /// The error of listing a wrong number of children, nil if a page view controller shows that many
  /// at a time (R24), or a split view controller has as many columns (R25).
  func countFault(_ count: Int, in container: Index) -> (message: Message, note: Diagnostic.Note?)?
  {
    let viewController = app.viewControllers[container]
    let required = kinds[container] == .page ? viewController.pageCount : 2
    guard count != required, viewController.columns == nil else { return nil }
    return switch kinds[container] {
    case .page:
      (
        .containment(.pageCount(page: id(container), required: required, given: count)),
        UIKitMessage.pageCount(count, required: required).note
      )
    case .split where app.ios < AppDescription.firstIOSWithSizeClasses:
      (.declaration(.notTwoColumns(id: id(container), count: count)), nil)
    default: nil
    }
  }

  /// The note on the step that took a controller out of its family or its parent, if any did.
  func departureNotes(of index: Index) -> [Diagnostic.Note] {
    guard let departure = departures[index] else { return [] }
    return [
      Diagnostic.Note(.departedHere(departure: departure.kind, id: id(index)), at: departure.range)
    ]
  }

  // MARK: Links

  /// Makes a container's property for a child contain the child's replacement.
  private mutating func passName(from old: Index, to new: Index, in container: Index) {
    var names = childNames(of: container)
    guard let name = names.removeValue(forKey: old) else { return }
    names[new] = name
    exchangedNames[container] = names
  }

  /// Makes a controller the last child of a container; it leaves any other parent first (R17).
  mutating func move(_ child: Index, to container: Index) {
    if parent[child] >= 0 { detach(child, .removed) }
    attach(child)
    lastArrangement = stepNumber
    parent[child] = container
    children[container].append(child)
    if findings.filled.insert(container).inserted, app.viewControllers[container].children.isEmpty {
      hintAboutClosedContent(of: container, at: stepRange)
    }
    if isInFamily(container) {
      enter(child)
    } else if neverShown[child] {
      mayContainUnused = true
    }
  }

  /// Removes a controller from its parent. Presentations by it and its members end, because no
  /// family can be presented from outside a window.
  mutating func detach(_ child: Index, _ departure: Message.Departure) {
    let container = parent[child]
    lastArrangement = stepNumber
    // A tab that leaves takes its stack out of the More controller.
    if moreController(withStackOf: child) != nil { dissolveMore(of: container) }
    let top = outerTop(of: container)
    if isShown(top: top) {
      for number in presentations(fromFamilyOf: top).sorted(by: >) {
        guard let presenter = record(number)?.presentation.presenter,
          isInside(presenter, child)
        else { continue }
        hintAboutEnd(of: number, with: child, departure)
        end(number, .leftWithPresenter)
      }
    }
    let position = children[container].lastIndex(of: child)
    if let position { children[container].remove(at: position) }
    parent[child] = -1
    let tabBar = tabBar(ofMore: container) ?? container
    if selected[tabBar] == child {
      // The tab that moves into its position is selected (R21).
      selected[tabBar] = nil
      if tabBar == container, moreTabs[tabBar] == nil, let position,
        children[tabBar].indices.contains(position)
      {
        selected[tabBar] = children[tabBar][position]
      }
    }
    collapsed[container]?.columns.removeAll { $0 == child }
    departures[child] = Departure(kind: departure, range: stepRange)
  }

  /// Takes a child out of its container without ending its presentations, because it returns to the
  /// same family at once.
  mutating func unlink(_ child: Index) {
    lastArrangement = stepNumber
    if let position = children[parent[child]].lastIndex(of: child) {
      children[parent[child]].remove(at: position)
    }
    parent[child] = -1
  }

  /// Queues the declared presentations of a controller that enters a family, and of the controllers
  /// in it, for those that were never in one.
  mutating func arrive(_ arrival: Index) {
    guard neverShown[arrival] || mayContainUnused else { return }
    var stack = [arrival]
    while let member = stack.popLast() {
      if neverShown[member] {
        neverShown[member] = false
        // The earliest declared controller is last.
        if app.viewControllers[member].presents != nil {
          pending.insert(member, at: pending.firstPlace { $0 <= member })
        }
      }
      stack.append(contentsOf: children[member])
    }
  }
}
