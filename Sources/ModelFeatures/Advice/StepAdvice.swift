import VCEngine
import VCSource

/// A step, and what the steps around it say about what is meant.
struct StepInRun {
  let step: Step
  let previous: Step?
  let next: Step?
  /// Whether a later step names what this one names first.
  let isNamedLater: Bool
  /// The sheet that an earlier step shows with a modifier of the same SwiftUI view.
  var earlierSheet: ViewController.Index?
}

/// A remark on a call that UIKit carries out and that may do something else than was meant. Each looks
/// at the containers of what a step names, so that remarks on all steps take linear time.
private typealias StepAdvice = @Sendable (StepInRun, State) -> Message?

/// Returns the remarks on a step, in the state before it.
func remarks(on step: StepInRun, in state: State) -> [Diagnostic] {
  let references = step.step.action.references
  return [
    receiverStays, secondDismissal, searchOverTabs, searchOverPush, pushedBelow,
    tabLeftInContext,
    senderOutOfSight, showPresents, severalSheets, pushedShareSheet,
  ]
  .compactMap { $0(step, state) }.map { advice in
    // The last reference of a presentation is its sender.
    let isOfSender = advice.words?.id == "senderOutOfSight"
    let subject = isOfSender ? references.last : references.first
    return Diagnostic(.hint, advice, at: subject?.range ?? step.step.range)
  }
}

// MARK: Dismissals

/// `dismiss` sent to a presented controller that presents ends the other (R10). Where a later step names
/// the receiver, it was meant to stay.
private let receiverStays: StepAdvice = { run, state in
  guard !run.isNamedLater, let receiver = run.step.dismissedByCode,
    let own = state.presentation(of: receiver),
    let above = state.presentation(by: receiver), !state.isMadeBySwiftUI(receiver)
  else { return nil }
  return .receiverStays(
    receiver: state.id(receiver), presented: state.id(above.presented),
    presenter: state.id(own.presenter))
}

/// A second `dismiss` to the same controller ends that itself (R10).
private let secondDismissal: StepAdvice = { run, state in
  guard let receiver = run.step.dismissedByCode, run.previous?.dismissedByCode == receiver,
    state.presentation(of: receiver) != nil, state.presentation(by: receiver) == nil
  else { return nil }
  return .secondDismissal(receiver: state.id(receiver))
}

// MARK: Tabs

/// A search that is presented by a tab bar controller, or above it, lies over every tab (R23).
private let searchOverTabs: StepAdvice = { run, state in
  guard case .select(let child, let bar) = run.step.action,
    let search = state.lineage(of: bar.value).lazy.compactMap(state.presentation(by:)).first,
    search.systemPresentation == .search,
    let tab = state.child(of: bar.value, containing: search.sender), tab != child.value
  else { return nil }
  return .searchOverTabs(
    sender: state.id(search.sender), tab: state.id(child.value),
    presenter: state.id(search.presenter))
}

/// A search that is presented by a navigation controller, or above it, lies over what is pushed (R23).
private let searchOverPush: StepAdvice = { run, state in
  guard let (child, stack) = run.step.pushed(in: state),
    let search = state.lineage(of: stack).lazy.compactMap(state.presentation(by:)).first,
    search.systemPresentation == .search, state.child(of: stack, containing: search.sender) != nil
  else { return nil }
  return .searchOverPush(
    sender: state.id(search.sender), pushed: state.id(child), presenter: state.id(search.presenter))
}

/// A push onto a stack that something presented hides is seen when that is dismissed, which the next step
/// may do. A popover and an undimmed sheet leave the stack in sight (R12, R37).
private let pushedBelow: StepAdvice = { run, state in
  if case .dismiss? = run.next?.action { return nil }
  guard !run.step.isByUser, let (child, stack) = run.step.pushed(in: state),
    state.window(of: stack) != nil,
    let front = state.lineage(of: stack).lazy.compactMap(state.presentation(by:)).first,
    front.systemPresentation != .search, front.visibleStyle != .popover,
    front.sheetExtent != .undimmed
  else { return nil }
  return .pushedBelow(
    front: state.id(front.presented), presenter: state.id(front.presenter), pushed: state.id(child))
}

/// What is presented in the context of a tab leaves the window with it (R21). The reports of black tabs
/// are of iOS 8 to 12.
private let tabLeftInContext: StepAdvice = { run, state in
  guard (8...12).contains(state.app.ios), case .select(let child, let bar) = run.step.action,
    let tab = state.selectedViewController(of: bar.value), tab != child.value,
    let presentation = state.shownChain(from: tab).lazy.compactMap(state.presentation(by:)).first,
    presentation.visibleStyle == .overCurrentContext, presentation.systemPresentation == nil
  else { return nil }
  return .tabLeftInContext(
    presented: state.id(presentation.presented), tab: state.id(tab), bar: state.id(bar.value))
}

// MARK: Presentations

/// A receiver whose view isn't in the window lets another present over what is shown (R5). In a context
/// style the context is what was meant.
private let senderOutOfSight: StepAdvice = { run, state in
  guard case .present(let presented, let sender) = run.step.action, run.step.during == nil,
    state.app.viewControllers[presented.value].modalPresentationStyle?.value.isContextStyle != true,
    state.window(of: sender.value) != nil, !state.isInWindow(sender.value)
  else { return nil }
  return .senderOutOfSight(sender: state.id(sender.value), presented: state.id(presented.value))
}

/// `show` presents where no container takes the controller (R19). A navigation controller is never pushed.
private let showPresents: StepAdvice = { run, state in
  guard let shown = state.app.showing(run.step.action), !shown.isDetail,
    state.app.viewControllers[shown.child].kind != .navigation,
    state.receiver(presenting: shown) != nil
  else { return nil }
  return .showPresents(shown: state.id(shown.child), sender: state.id(shown.sender))
}

/// A share sheet is presented, never pushed (reference of UIActivityViewController).
private let pushedShareSheet: StepAdvice = { run, state in
  guard let (child, _) = run.step.pushed(in: state),
    state.app.viewControllers[child].uiKitClass.name == "UIActivityViewController"
  else { return nil }
  return .pushedShareSheet(id: state.id(child))
}

/// Before iOS 14.5 one view can have one modifier for a sheet (R32). Of iOS 14 a description doesn't say
/// which one is meant.
private let severalSheets: StepAdvice = { run, state in
  guard state.app.ios < 15, let sheet = run.step.sheet(in: state), let earlier = run.earlierSheet,
    state.app.viewControllers[earlier].className.value
      != state.app.viewControllers[sheet.view].className.value
  else { return nil }
  return .severalSheets(
    first: state.id(earlier), second: state.id(sheet.view), view: state.id(sheet.sender))
}

extension Step {
  /// What a modifier of a SwiftUI view shows as a sheet, cover or popover; nil for another step.
  func sheet(in state: State) -> (view: ViewController.Index, sender: ViewController.Index)? {
    guard case .present(let view, let sender) = action,
      [view, sender].allSatisfy({
        state.app.viewControllers[$0.value].isSwiftUIs
          && state.app.viewControllers[$0.value].isHosting
      })
    else { return nil }
    return (view.value, sender.value)
  }

  /// What the step pushes onto which stack, nil for another step.
  fileprivate func pushed(
    in state: State
  ) -> (child: ViewController.Index, stack: ViewController.Index)? {
    if case .push(let child, let stack) = action { return (child.value, stack.value) }
    guard let shown = state.app.showing(action), !shown.isDetail else { return nil }
    return state.lineage(of: shown.sender)
      .first { state.app.viewControllers[$0].kind == .navigation }.map { (shown.child, $0) }
  }

  /// The receiver of `dismiss`, nil for another step or a gesture.
  fileprivate var dismissedByCode: ViewController.Index? {
    guard case .dismiss(let receiver) = action, !isByUser else { return nil }
    return receiver.value
  }
}

extension State {
  func id(_ member: ViewController.Index) -> String { app.viewControllers[member].id.value }

  /// Whether it is SwiftUI's, where `dismiss` is the action of a view.
  func isMadeBySwiftUI(_ member: ViewController.Index) -> Bool {
    app.viewControllers[member].isSwiftUIs
  }

  /// A controller and its containers, from the inside out.
  fileprivate func lineage(of member: ViewController.Index) -> [ViewController.Index] {
    Array(sequence(first: member, next: parentViewController))
  }

  /// The child of a container in which a controller is, nil if it is elsewhere.
  fileprivate func child(
    of container: ViewController.Index, containing member: ViewController.Index
  ) -> ViewController.Index? {
    sequence(first: member, next: parentViewController)
      .first { parentViewController(of: $0) == container }
  }

  /// A controller, what it shows, and so on inwards, as far as a container shows one controller.
  func shownChain(from member: ViewController.Index) -> [ViewController.Index] {
    Array(
      sequence(first: member) { container in
        if let tab = selectedViewController(of: container) { return tab }
        let children = children(of: container)
        return app.viewControllers[container].kind == .navigation || children.count == 1
          ? children.last : nil
      })
  }
}
