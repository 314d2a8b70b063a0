import VCSource

/// Hints: remarks on steps that UIKit accepts.
extension State {
  mutating func hint(
    _ hint: Message.Hint, at range: SourceRange?, _ notes: [Diagnostic.Note] = []
  ) {
    findings.hints.append(Diagnostic(.hint, .hint(hint), at: range, notes: notes))
  }

  /// Hints at a presentation that ends because its presenter leaves its family, alone or with its
  /// container.
  mutating func hintAboutEnd(of number: Int, with child: Index, _ departure: Message.Departure) {
    guard let record = record(number) else { return }
    let (presenter, presented) = (record.presentation.presenter, record.presentation.presented)
    hint(
      .presentationEnds(
        id: id(presented), presenter: id(presenter), leaving: id(child), departure: departure,
        isLeaving: child == presenter),
      at: stepRange, [Diagnostic.Note(.presentedHere(id: id(presented)), at: record.range)])
  }

  /// Hints at a context style for which R6 finds no context, or doesn't search for one (R14).
  mutating func hintAboutContext(
    _ style: ModalPresentationStyle, _ walk: Walk, of presented: Participant
  ) {
    guard style.isContextStyle, let presenter = walk.answer else { return }
    let declared = app.viewControllers[presented.value].modalPresentationStyle?.range
    if walk.rule == .topPresents {
      hint(.contextOnPhone(style: style.rawValue), at: declared ?? presented.range)
    } else if walk.stops.last?.finding == .isTopWithoutContext {
      hint(
        .nobodyDefinesContext(
          style: style.rawValue, presenter: id(presenter), presented: id(presented.value)),
        at: declared ?? presented.range)
    }
  }

  /// Hints at an observed presenter that differs from the one that the rules find.
  mutating func hintAboutPresenter(
    _ presenter: Participant, of presented: Index, expected: Index, _ style: ModalPresentationStyle
  ) {
    hint(
      .rulesChooseAnother(
        presenter: id(presenter.value), presented: id(presented), expected: id(expected),
        isInContext: style.isContextStyle),
      at: place(of: presented), [declarationNote(of: presenter.value)])
  }

  /// Warns of a popover, an action sheet or a share sheet without a source (R13): UIKit raises an
  /// exception. Many descriptions omit the button, so the step is carried out. SwiftUI's popovers point at
  /// a view.
  mutating func warnAboutSource(of presentation: Presentation, at range: SourceRange?) {
    guard lacksSource(presentation) else { return }
    let (presented, doubt) = (id(presentation.presented), sourceDoubt(of: presentation)?.note)
    let message: Message.Hint =
      switch presentation.systemPresentation {
      case .actionSheet: .actionSheetWithoutSource(id: presented, isOpen: doubt != nil)
      case .shareSheet: .popoverWithoutSource(id: presented, isOpen: doubt != nil)
      default: .pointsAtNothing(id: presented)
      }
    let notes = [exception(withoutSource: presentation), doubt].compactMap(\.self)
    findings.hints.append(.warning(.hint(message), at: range, notes: notes))
  }

  /// UIKit's exception for a popover without a source.
  func exception(withoutSource presentation: Presentation) -> Diagnostic.Note {
    let isActionSheet = presentation.systemPresentation == .actionSheet
    var message =
      isActionSheet
      ? actionSheetWithoutSource(presentation.presented, by: presentation.presenter)
      : .popoverWithoutSource
    message.isOpen = sourceDoubt(of: presentation) != nil
    return message.note
  }

  /// The doubt about the exception for an action sheet or a share sheet that lacks its source; nil before
  /// iOS 26 (R13), and for a popover that isn't UIKit's own.
  func sourceDoubt(of presentation: Presentation) -> Doubt? {
    guard app.ios >= ViewController.inlineSourcesSince,
      [.actionSheet, .shareSheet].contains(presentation.systemPresentation)
    else { return nil }
    return Doubt(.exceptionWithoutSource, of: id(presentation.presented))
  }

  /// Whether a presentation is a popover whose controller declares no source (R13).
  func lacksSource(_ presentation: Presentation) -> Bool {
    let controller = app.viewControllers[presentation.presented]
    return presentation.visibleStyle == .popover && !controller.hasPopoverSource
      && !controller.isSwiftUIs
  }

  /// Hints at a new instance: a step names a class whose controller was shown and is no longer in a
  /// window, so the step makes another one (`B#2`).
  mutating func hintAboutInstances(of action: Step.Action) {
    for member in action.newMembers {
      let controller = app.viewControllers[member.value]
      guard controller.idIsImplied, controller.id.value != controller.className.value,
        let declared = firstOfClass(controller.className.value), !neverShown[declared],
        !isInFamily(declared)
      else { continue }
      hint(
        .newInstance(id: controller.id.value, className: controller.className.value),
        at: member.range,
        [declarationNote(of: declared)])
    }
  }

  /// The controller whose id is derived from its class name. All are indexed on first use, because
  /// a step may name a class that 100,000 steps named before.
  private mutating func firstOfClass(_ name: String) -> Index? {
    if let known = findings.firstOfClass { return known[name] }
    var found: [String: Index] = [:]
    for (index, controller) in app.viewControllers.enumerated()
    where controller.idIsImplied && controller.id.value == controller.className.value {
      found[controller.id.value] = index
    }
    findings.firstOfClass = found
    return found[name]
  }

  /// Hints at an initial presentation by a presenter whose view is not in the window: it must have
  /// been there before (R22). The order of declared presentations is unknown, so one may have
  /// removed the other's presenter.
  mutating func hintAboutFact(
    of presenter: String, _ presented: String, _ sender: Participant, _ visibility: Visibility
  ) {
    if case .removed = visibility { return }
    hint(
      .presentsOutOfWindow(presenter: presenter, presented: presented), at: sender.range,
      notes(of: visibility))
  }

  /// Hints at a child that leaves another parent without notice (R17).
  mutating func hintAboutMove(of child: Participant, to container: Index) {
    guard parent[child.value] >= 0 else { return }
    hint(
      .leavesParent(id: id(child.value), parent: id(parent[child.value]), container: id(container)),
      at: child.range)
  }

  /// Hints that UIKit's containers don't use `addChild` (R17), once for each.
  mutating func hintAboutAdding(to container: Participant) {
    let kind = kinds[container.value]
    guard kind != .custom, findings.hintedAboutAdding.insert(container.value).inserted else {
      return
    }
    hint(
      .addCountsAs(
        id: id(container.value), className: app.viewControllers[container.value].uiKitClass.name,
        action: kind == .navigation ? "push" : "setViewControllers"),
      at: container.range)
  }

  /// Hints at views that were added without their controllers and stayed so (R29).
  mutating func hintAboutDetachedViews() {
    for index in detachedTops {
      guard let holder = viewHolders[index] else { continue }
      hint(.viewWithoutController(id: id(index), holder: id(holder)), at: detachedRanges[index])
    }
  }

  /// Hints at children of the system's view controllers, which provide their own content (the
  /// guide's table 10-2). The guide's figure 10-3 draws their stacks, so such children are not an
  /// error.
  mutating func hintAboutClosedContent(of container: Index, at range: SourceRange?) {
    let uiKitClass = app.viewControllers[container].uiKitClass
    guard uiKitClass.isClosed, uiKitClass.isViewController else { return }
    hint(.closedContent(className: uiKitClass.name, id: id(container)), at: range)
  }

  mutating func hintAboutTabs(of container: Index, at range: SourceRange?) {
    guard kinds[container] == .tabBar, children[container].count > Self.tabLimit else { return }
    hint(.tooManyTabs(id: id(container), count: children[container].count), at: range)
  }

  mutating func hintAboutStackedTabBar(
    _ child: Index, in navigation: Index, at range: SourceRange?
  ) {
    if kinds[child] == .tabBar {
      hint(.tabBarInStack(id: id(child), navigation: id(navigation)), at: range)
    }
  }

  mutating func hintAboutEmptyStack(of navigation: Participant) {
    hint(.emptyStack(id: id(navigation.value)), at: navigation.range)
  }
}
