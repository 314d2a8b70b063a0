/// The calls about the appearance of views that a step causes: to controllers whose views enter or
/// leave the window (R47).
package struct AppearanceCalls: Sendable {
  package typealias Index = Hierarchy.Index

  /// A method of UIViewController's, in the order in which one controller is sent them.
  package enum Method: String, CaseIterable, Sendable {
    case viewWillAppear
    /// From iOS 13 on.
    case viewIsAppearing
    case viewDidAppear, viewWillDisappear, viewDidDisappear

    /// Whether an iOS has it.
    package func exists(in ios: Int) -> Bool { self != .viewIsAppearing || ios >= 13 }

    package var isOfAppearing: Bool { self != .viewWillDisappear && self != .viewDidDisappear }

    /// Creates a method from its name, or its name with parameters, in either language.
    package init?(spelling: String) { self.init(rawValue: String(spelling.prefix { $0.isLetter })) }
  }

  /// The controllers whose views enter the window, containers first.
  package let appearing: [Index]
  /// The controllers whose views leave the window.
  package let disappearing: [Index]
  /// The presenter and the receiver below which a controller comes or goes, if their views stay: they
  /// are sent nothing.
  package let unchanged: [Index]
  /// That controller, and whether it comes.
  package let presented: Index?
  package let isComing: Bool
  /// Whether a class of the app's own may decide whether their views stay (R12).
  package let isCustom: Bool
  /// The methods, in order; that of one controller's to another's only if `isOrderKnown`.
  package let methods: [Method]
  /// Whether sources document or report the order.
  package let isOrderKnown: Bool
  /// Whether two controllers' calls are in an order that is only reported (R48).
  package let isOrderReported: Bool
  /// The members of a stack's top or of the sheet that stays if the user gives up the gesture, and those
  /// below that top (R48); nil without such a gesture.
  package let givenUp: (top: [Index], below: [Index])?

  /// The containers of the app's own that forward calls to children, and these (R47).
  package let forwarded: [(container: Index, child: Index)]

  /// The controllers that are sent a method.
  package func receivers(of method: Method) -> [Index] {
    method.isOfAppearing ? appearing : disappearing
  }

  /// - Parameter after: The state after the step.
  package init(from before: Hierarchy, to after: Hierarchy) {
    appearing = after.membersInWindow(notIn: before)
    disappearing = before.membersLeaving(for: after)
    forwarded = [(after, appearing), (before, disappearing)].flatMap { hierarchy, members in
      members.compactMap { child in
        hierarchy.parentViewController(of: child).map { (container: $0, child: child) }
      }.filter {
        let container = hierarchy.app.viewControllers[$0.container]
        return container.kind == .custom && !container.isHosting && !container.uiKitClass.isClosed
          && container.uiKitClass.name != "UISearchController"
      }
    }
    let events = StepEvent.all(from: before, to: after, refusal: nil)
    let reported = Self.order(of: events, before, after)
    let families = [(after, appearing), (before, disappearing)].flatMap { hierarchy, members in
      Set(members.map { hierarchy.family(of: $0)?.number })
    }
    // The sheet that SwiftUI kept comes when the one before it has gone (R32).
    var isNext = false
    if case .dismissed(let gone)? = events.first {
      isNext = before.state.sheet(heldBehind: gone) != nil
    }
    isOrderKnown = reported != nil || families.count < 2 || isNext
    let (ios, someAppear, someDisappear) = (
      after.app.ios, !appearing.isEmpty, !disappearing.isEmpty
    )
    isOrderReported = isOrderKnown && someAppear && someDisappear && !isNext
    let order = reported ?? [.viewWillDisappear, .viewDidDisappear] + Self.appearance
    methods = order.filter {
      ($0.isOfAppearing ? someAppear : someDisappear) && $0.exists(in: ios)
    }
    let presentation = Self.presentation(of: events, before)
    presented = presentation?.presented
    isComing = presentation.map { $0.step == after.step } ?? false
    isCustom = presentation?.isCustom ?? false
    unchanged = presentation.map { Self.unchanged(by: $0, before, after) } ?? []
    let step = after.step > 0 ? after.app.steps[after.step - 1] : nil
    switch step?.isByUser == true ? step?.action : nil {
    case .pop? where someAppear && someDisappear: givenUp = (disappearing, appearing)
    case .dismiss? where presentation?.isSheet == true && !someAppear: givenUp = (disappearing, [])
    default: givenUp = nil
    }
  }

  /// The methods that the top is sent, or the controller below it, if the user gives up the gesture.
  package static func methodsIfGivenUp(isTop: Bool, ios: Int) -> [Method] {
    let methods =
      isTop
      ? [.viewWillDisappear] + appearance
      : [.viewWillAppear, .viewIsAppearing, .viewWillDisappear, .viewDidDisappear]
    return methods.filter { $0.exists(in: ios) }
  }

  private static let appearance: [Method] = [.viewWillAppear, .viewIsAppearing, .viewDidAppear]

  /// The order of the methods in a step's transition, nil if no source has it (R48).
  private static func order(
    of events: [StepEvent], _ before: Hierarchy, _ after: Hierarchy
  ) -> [Method]? {
    let app = after.app
    let (didAppear, didDisappear) = (Method.viewDidAppear, Method.viewDidDisappear)
    guard events.count == 1 else { return nil }
    switch events[0] {
    case .pushed, .popped:
      return [.viewWillDisappear, .viewWillAppear, .viewIsAppearing, didDisappear, didAppear]
    case .presented(let presentation) where presentation.fillsScreen:
      return [.viewWillDisappear, .viewWillAppear, .viewIsAppearing, didAppear, didDisappear]
    case .selected(_, let tabBar)
    where [before, after].allSatisfy { $0.state.moreTabs[tabBar] == nil }:
      return [.viewWillAppear, .viewIsAppearing, .viewWillDisappear, didDisappear, didAppear]
    case .exchanged(_, _, let pages) where app.viewControllers[pages].kind == .page:
      let scrolls = app.viewControllers[pages].transitionStyle?.value == .scroll
      return [.viewWillAppear, .viewIsAppearing, .viewWillDisappear]
        + (scrolls ? [didAppear, didDisappear] : [didDisappear, didAppear])
    default: return nil
    }
  }

  /// The presentation that a step makes, or the lowest that it ends.
  private static func presentation(of events: [StepEvent], _ before: Hierarchy) -> Presentation? {
    for event in events {
      switch event {
      case .presented(let presentation): return presentation
      case .dismissed(let members):
        return before.presentations.first { $0.presented == members.last }
      default: break
      }
    }
    return nil
  }

  private static func unchanged(
    by presentation: Presentation, _ before: Hierarchy, _ after: Hierarchy
  ) -> [Index] {
    let known = before.app.viewControllers.indices
    guard known.contains(presentation.sender) else { return [] }
    // Where the search leaves a family that is in a context, it goes on there (R36).
    let members = sequence(first: presentation.sender) {
      before.parentViewController(of: $0) ?? before.contextBelow($0)
    }.prefix { $0 != presentation.presenter }
    let asked = [presentation.presenter] + members.reversed()
    let splits = asked.filter { known.contains($0) && after.app.viewControllers[$0].kind == .split }
    // The other columns are on screen, too.
    let columns = splits.flatMap(before.children).flatMap { column in
      before.family(of: column)?.members.filter { before.ancestors(of: $0).contains(column) } ?? []
    }
    return (asked + columns).uniqued().filter {
      known.contains($0) && before.isShown($0) && after.isShown($0)
    }
  }
}

extension Hierarchy {
  /// The members whose views are in the window, and were not in another state, or won't be.
  package func membersInWindow(notIn other: Hierarchy) -> [Index] {
    families.flatMap(\.members).filter { isInWindow($0) && !other.isShown($0) }
  }

  /// The members whose views leave with a step; not of those that nobody dismissed, whose views may stay
  /// (R26).
  package func membersLeaving(for after: Hierarchy) -> [Index] {
    membersInWindow(notIn: after).filter { member in
      !after.wasLeftBehind(ancestors(of: member).last ?? member)
    }
  }

  /// Whether a controller, which may not have been declared yet, is in a family and in the window.
  package func isShown(_ member: Index) -> Bool {
    app.viewControllers.indices.contains(member) && family(of: member) != nil && isInWindow(member)
  }

  /// The steps so far with which a controller's view enters the window, and those with which it leaves;
  /// 0 is the launch.
  package func appearances(of member: Index) -> (entering: [Int], leaving: [Int]) {
    var (state, wasShown) = (State(app), false)
    var steps: (entering: [Int], leaving: [Int]) = ([], [])
    for number in 0...step {
      if number > 0 { state.run(app.steps[number - 1], number: number) }
      let isShown = state.isInFamily(member) && state.visibility(of: member) == .inWindow
      if isShown, !wasShown { steps.entering.append(number) }
      if !isShown, wasShown { steps.leaving.append(number) }
      wasShown = isShown
    }
    return steps
  }
}
