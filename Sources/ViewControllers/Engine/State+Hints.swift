import Diagnostics

/// Things worth a second look that UIKit has nothing against.
extension State {
  mutating func hint(
    _ hint: Message.Hint, at range: SourceRange?, _ notes: [Diagnostic.Note] = []
  ) {
    findings.hints.append(Diagnostic(.hint, .hint(hint), at: range, notes: notes))
  }

  /// A presentation that ends because its presenter leaves its family, by itself or with the
  /// controller that contains it.
  mutating func hintAboutEnd(of number: Int, with child: Index, _ departure: Message.Departure) {
    guard let record = record(number) else { return }
    let (presenter, presented) = (record.presentation.presenter, record.presentation.presented)
    hint(
      .presentationEnds(id(presented), presenter: id(presenter), with: id(child), departure),
      at: stepRange, [Diagnostic.Note(.presentedHere(id(presented)), at: record.range)])
  }

  /// A context style for which the walk of R6 finds no context, or is not made (R14).
  mutating func hintAboutContext(
    _ style: ModalPresentationStyle, _ walk: Walk, of presented: Reference
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

  /// A presenter that was seen in a running app, where the rules would have had another.
  mutating func hintAboutPresenter(
    _ presenter: Reference, of presented: Index, expected: Index, _ style: ModalPresentationStyle
  ) {
    hint(
      .rulesChooseAnother(
        id(expected), presenter: id(presenter.value), presented: id(presented),
        isInContext: style.isContextStyle),
      at: place(of: presented), [declarationNote(of: presenter.value)])
  }

  /// A popover or an action sheet that has nothing to point at (R13): UIKit raises an exception. Many
  /// descriptions leave the button out, so the step is carried out all the same. SwiftUI's popovers
  /// point at a view.
  mutating func warnAboutSource(of presentation: Presentation, at range: SourceRange?) {
    let presented = presentation.presented
    let controller = app.viewControllers[presented]
    guard presentation.visibleStyle == .popover, !controller.hasPopoverSource,
      !controller.isSwiftUIs
    else { return }
    let (message, words): (Message.Hint, UIKitMessage) =
      presentation.systemPresentation == .actionSheet
      ? (
        .actionSheetWithoutSource(id(presented)),
        actionSheetWithoutSource(presented, by: presentation.presenter)
      )
      : (.pointsAtNothing(id(presented)), .popoverWithoutSource)
    findings.hints.append(.warning(.hint(message), at: range, notes: [words.note]))
  }

  /// A class that a step names, whose controller without an id was shown and is in no window now: the
  /// step makes another one (`B#2`).
  mutating func hintAboutInstances(of action: Step.Action) {
    for brought in action.brought {
      let controller = app.viewControllers[brought.value]
      guard controller.idIsImplied, controller.id.value != controller.className.value,
        let declared = firstOfClass(controller.className.value), !neverShown[declared],
        !isInFamily(declared)
      else { continue }
      hint(
        .newInstance(controller.id.value, ofClass: controller.className.value), at: brought.range,
        [declarationNote(of: declared)])
    }
  }

  /// The controller without an id that has the class's name for an id. All are looked up once: a step
  /// may bring a class that 100,000 steps brought before.
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

  /// A presentation that is declared although its presenter's view is not in the window at the
  /// beginning: it must have been there before (R22). Which of two declared presentations was first
  /// is not known, so that one may well have taken the other's presenter away.
  mutating func hintAboutFact(
    of presenter: String, _ presented: String, _ sender: Reference, _ visibility: Visibility
  ) {
    if case .removed = visibility { return }
    hint(
      .presentsOutOfWindow(presenter, presented: presented), at: sender.range,
      notes(of: visibility))
  }

  /// A controller that has another parent leaves it without a word (R17).
  mutating func hintAboutMove(of child: Reference, to container: Index) {
    guard parent[child.value] >= 0 else { return }
    hint(
      .leavesParent(id(child.value), parent: id(parent[child.value]), for: id(container)),
      at: child.range)
  }

  /// A container of UIKit's is not sent `addChild` (R17). Each is told of once.
  mutating func hintAboutAdding(to container: Reference) {
    let kind = kinds[container.value]
    guard kind != .custom, findings.toldOfAdding.insert(container.value).inserted else { return }
    hint(
      .addCountsAs(
        kind == .navigation ? "push" : "setViewControllers", id(container.value),
        ofClass: app.viewControllers[container.value].uiKitClass.name),
      at: container.range)
  }

  /// The views that were added without their controllers and stayed so (R29).
  mutating func hintAboutDetachedViews() {
    for index in detachedTops {
      guard let holder = viewHolders[index] else { continue }
      hint(.viewWithoutController(id(index), in: id(holder)), at: detachedRanges[index])
    }
  }

  /// The system's view controllers fill themselves (the guide's table 10-2). Its figure 10-3 draws
  /// their stacks all the same, so children of theirs are no fault.
  mutating func hintAboutClosedContent(of container: Index, at range: SourceRange?) {
    let uiKitClass = app.viewControllers[container].uiKitClass
    guard uiKitClass.isClosed, uiKitClass.isViewController else { return }
    hint(.closedContent(ofClass: uiKitClass.name, id(container)), at: range)
  }

  mutating func hintAboutTabs(of container: Index, at range: SourceRange?) {
    guard kinds[container] == .tabBar, children[container].count > 5 else { return }
    hint(.tooManyTabs(id(container), count: children[container].count), at: range)
  }

  mutating func hintAboutEmptyStack(of navigation: Reference) {
    hint(.emptyStack(id(navigation.value)), at: navigation.range)
  }
}
