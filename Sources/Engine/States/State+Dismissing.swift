import VCSource

extension State {
  /// Performs `dismiss(animated:completion:)` (R10, R11).
  mutating func dismiss(
    _ receiver: Participant, during time: Sourced<StepTime>? = nil
  ) throws(StepRefusal) {
    if inspectorColumns.contains(receiver.value) {
      return heldSheets.removeAll { $0.sheet.value == receiver.value }
    }
    try checkAppearing(receiver.value, during: time)
    let popped = popped(byDismissActionOf: receiver.value)
    if let lowest = popped.first {
      let stack = parent[lowest]
      hintAboutWaiting(try checkStack(of: stack, during: time, .pop, moving: lowest))
      popAll(above: children[stack].count - popped.count - 1, of: stack)
      for presentation in presentations.compactMap({ $0?.presentation })
      where popped.contains(presentation.sender) {
        let presented = presentation.presented
        leaveOpen(Doubt(.sheetOfPopped, of: id(presented)), presented)
      }
      return
    }
    let waiting = try checkDismissal(by: receiver, during: time)
    let number = try presentationToEnd(by: receiver)
    hintAboutWaiting(waiting)
    end(number)
  }

  /// Returns the presentation that `dismiss` ends, or throws the reason why there is none.
  func presentationToEnd(
    by receiver: Participant, isByUser: Bool = false
  ) throws(StepRefusal) -> Int {
    guard let number = presentation(endedByDismissSentTo: receiver.value, byUser: isByUser) else {
      let top = outerTop(of: receiver.value)
      if isShown(top: top) {
        throw .warning(
          .presentation(
            .nothingPresented(
              receiver: id(receiver.value), root: id(top),
              window: windowOfRoot[top].flatMap(app.idAmongSeveral),
              isAction: !isByUser && hostsView(receiver.value))),
          at: receiver.range, notesOnAction(of: receiver.value))
      }
      throw .warning(
        .presentation(.receiverInNoWindow(id: id(receiver.value))), at: receiver.range,
        departureNotes(of: top))
    }
    return number
  }

  /// The navigation controller from which SwiftUI's dismiss action would pop a hosting controller that
  /// UIKit pushed; nil for others (R32).
  package func stack(
    poppedByDismissActionOf receiver: ViewController.Index
  ) -> ViewController.Index? {
    let stack = parent[receiver]
    guard app.viewControllers[receiver].isHosting, stack >= 0, kinds[stack] == .navigation,
      children[stack].first != receiver
    else { return nil }
    return stack
  }

  private func notesOnAction(of receiver: Index) -> [Diagnostic.Note] {
    stack(poppedByDismissActionOf: receiver)
      .map { [Diagnostic.Note(.dismissActionPops(id: id(receiver), stack: id($0)))] } ?? []
  }

  /// The presentation that ends when a controller receives `dismiss` (R10): the one that it or an
  /// ancestor makes, else the one of its own family. SwiftUI's action ends that alone (R32).
  func presentation(endedByDismissSentTo receiver: Index, byUser: Bool = false) -> Int? {
    let isAction = !byUser && hostsView(receiver)
    let shown = isAction ? nil : presentation(presentedFrom: receiver)
    // No gesture ends a search: a swipe reaches the sheet below it.
    if byUser, let search = shown.flatMap({ record($0) })?.presentation,
      search.systemPresentation == .search
    {
      return presentationByPresented[top(of: search.presenter)] ?? shown
    }
    return shown ?? presentationByPresented[top(of: receiver)]
  }

  /// The presentations that end when a controller receives `dismiss`, the latest first.
  package func presentationsEnded(
    byDismissSentTo receiver: ViewController.Index, byUser isByUser: Bool
  ) -> [Presentation] {
    let number = presentation(endedByDismissSentTo: receiver, byUser: isByUser)
    return number.map(chain)?.compactMap { presentations[$0]?.presentation } ?? []
  }

  /// A presentation and everything presented above it, the latest first: the order of dismissal.
  func chain(from number: Int) -> [Int] {
    var chain: [Int] = []
    var stack = [number]
    while let number = stack.popLast() {
      chain.append(number)
      stack.append(contentsOf: presentations[number]?.fromItsFamily ?? [])
    }
    return chain.sorted(by: >)
  }

  /// Ends a presentation and everything presented above it. The pointers on both sides become nil
  /// (R11).
  mutating func end(_ number: Int, _ departure: Message.Departure = .dismissed) {
    let search = departure == .leftWithRoot ? nil : record(number)?.presentation.presented
    for number in chain(from: number) {
      takeBackPresented(number)
      guard let presentation = record(number)?.presentation else { continue }
      setPresentation(number, fromFamilyOf: presentation.presenter, isMade: false)
      presentationByPresenter[presentation.presenter] = nil
      presentationByPresented[presentation.presented] = nil
      departures[presentation.presented] = Departure(
        kind: departure, range: stepRange, presenter: presentation.presenter)
      presentations[number] = nil
    }
    while let last = presentations.last, last == nil { presentations.removeLast() }
    if !tabsBeforeSearch.isEmpty, let search { leaveSearchTab(of: search) }
  }
}
