import VCEngine
import VCSource

/// The effects of a step that needs no search: it pushed, popped or selected a controller, gave a
/// window another root or width, or showed something.
package struct StepExplanation: SpokenExplanation {
  package let before: Hierarchy
  package let after: Hierarchy
  let events: [StepEvent]
  let refusal: Diagnostic?
  let step: Step
  /// The presentation that the step made, if any.
  let presentation: PresentExplanation?

  /// - Parameter number: The step's number, from 1.
  package init(ofStep number: Int, of resolution: Resolution) {
    before = resolution.hierarchy(afterStep: number - 1)
    after = resolution.hierarchy(afterStep: number)
    step = resolution.app.steps[number - 1]
    refusal = after.refusalOfStep
    events = StepEvent.all(from: before, to: after, refusal: refusal)
    presentation = PresentExplanation(ofStep: number, of: resolution)
  }

  package var hierarchy: Hierarchy { after }

  var action: Step.Action { step.action }

  package func say(to prose: inout Prose) {
    if let refusal, case .container(.inNoNavigationStack(let view, _)) = refusal.message.engineFacts
    {
      prose.say(prose.phrases.sentence(refusal.message))
      return prose.say(.needsNavigationStack(view: view), as: .repair)
    }
    if let presentation {
      presentation.say(to: &prose)
    } else {
      prose.say(caption(prose.phrases))
    }
    if let ruleOfShow = ruleOfShow(prose) {
      prose.say(ruleOfShow, as: .reason)
      if let shown = after.app.showing(action), let split = before.container(for: shown),
        before.isCollapsed(split), let stack = after.parentViewController(of: shown.child)
      {
        prose.say(.showsInCollapsed(split: prose.id(split), stack: prose.id(stack)), as: .reason)
      }
    }
    if presentation != nil { return }
    if let refusal {
      prose.sayUIKitsWords(of: refusal)
      return prose.sayRemedy(of: refusal)
    }
    prose.say(as: .reason) {
      sayUser(&$0)
      sayRules(&$0)
    }
    if zoomsIn { prose.say(WayOut.zoomOut.words) }
    let calls = AppearanceCalls(from: before, to: after)
    prose.say(as: .effect) {
      let (came, left) = (calls.appearing, calls.disappearing)
      if !left.isEmpty { $0.say(.viewsLeft(ids: left.map($0.id))) }
      if !came.isEmpty { $0.say(.viewsCame(ids: came.map($0.id))) }
      sayCover(&$0)
    }
    prose.say(calls)
    for event in events {
      switch event {
      case .pushed(let members, let stack):
        prose.say(
          .stackCalls(
            byUser: false, stack: prose.id(stack), ids: members.map(prose.id), isPush: true))
      case .popped(let members, let stack):
        prose.say(
          .stackCalls(
            byUser: step.isByUser && action.isPop, stack: prose.id(stack),
            ids: members.map(prose.id), isPush: false))
      default: break
      }
    }
    prose.sayBars(before, after)
    let changes = changes
    for change in changes.prefix(Self.most) {
      prose.say(
        .holds(
          property: name(of: change), new: code(change.new, of: change.property),
          old: code(change.old, of: change.property)))
    }
    if changes.count > Self.most {
      prose.say(.moreChanged(count: changes.count - Self.most))
    }
    if case .select = action, !events.isEmpty {
      prose.say(.delegateOfTabs(isByUser: step.isByUser))
    }
  }

  /// Adds the rule of unwinding, and what the user does, where the user and not code carries out the step.
  private func sayUser(_ prose: inout Prose) {
    if case .unwind(let destination, _) = action {
      let containers = before.ancestors(of: destination.value)
      let shown = Set(after.presentations.map(\.presented))
      let dismisses = before.presentations.contains { !shown.contains($0.presented) }
      let pops = containers.contains {
        before.app.viewControllers[$0].kind == .navigation
          && before.children(of: $0) != after.children(of: $0)
      }
      let selects = containers.contains {
        before.selectedViewController(of: $0) != after.selectedViewController(of: $0)
      }
      prose.say(
        .ruleOfUnwinding(
          destination: prose.id(destination.value), moves: dismisses || pops || selects,
          dismisses: dismisses, pops: pops, selects: selects))
    }
    guard step.isByUser else { return }
    switch action {
    case .pop: prose.say(.userPops(ios: after.app.ios))
    case .select(let tab, let bar)
    where before.selectedViewController(of: bar.value) == tab.value
      && before.state.doubt(ofTapOnShownTab: tab.value) == nil:
      prose.say(.userTapsShownTab)
    default: break
    }
  }

  /// Whether what is pushed zooms in, so that the user can drag it back (R38).
  private var zoomsIn: Bool {
    guard case .pushed(let members, _)? = events.first, let top = members.last else { return false }
    return after.app.ios >= 18 && after.app.viewControllers[top].preferredTransition?.value == .zoom
  }

  /// Adds what the step did, why, and the calls about appearance that it causes.
  package func sayCalls(to prose: inout Prose) {
    prose.say(as: .reason) {
      $0.say(.inStep(step: after.step, effect: caption($0.phrases)))
      for case .presented(let presentation) in events { $0.sayView(behind: presentation) }
      sayRules(&$0)
    }
    prose.say(AppearanceCalls(from: before, to: after))
  }

  /// The step's effect, as a sentence.
  private func caption(_ phrases: Phrases) -> String {
    if events.isEmpty {
      let sentence = inspector.map {
        Words.changesInspectorColumn(isShown: !hadInspectorColumn($0), id: after.id($0))
      }
      return phrases.text(of: sentence ?? .changesNothing)
    }
    return phrases.joined(
      events.map { $0.sentence(in: phrases, of: after, isQuoted: true, name: after.id) })
  }

  /// The inspector that the step shows or dismisses in regular width, nil if it is none.
  private var inspector: ViewController.Index? {
    let columns = after.state.inspectorColumns
    return switch action {
    case .inspector(let view, _) where columns.contains(view.value): view.value
    case .dismiss(let view) where hadInspectorColumn(view.value): view.value
    default: nil
    }
  }

  private func hadInspectorColumn(_ view: ViewController.Index) -> Bool {
    before.state.inspectorColumns.contains(view)
  }

  /// Returns who carries out `show` or `showDetail`, a container or the controller that presents in its
  /// place, as a sentence; nil for another step (R19).
  private func ruleOfShow(_ prose: Prose) -> Words? {
    guard let shown = after.app.showing(action) else { return nil }
    let (isDetail, nearest) = (shown.isDetail, before.nearestContainer(for: shown))
    if before.container(for: shown) != nil, let nearest {
      return .showGoesToContainer(isDetail: isDetail, container: prose.id(nearest))
    }
    guard let receiver = before.receiver(presenting: shown) else {
      return .showDoesNothing(isDetail: isDetail)
    }
    if nearest == receiver, before.app.viewControllers[receiver].kind == .split {
      return .showPresentsOverCollapsed(split: prose.id(receiver), isDetail: isDetail)
    }
    return .showPresents(
      navigation: nearest.map(prose.id), isDetail: isDetail, front: prose.id(receiver),
      isRoot: before.presentingViewController(of: receiver) == nil)
  }

  /// The maximum number of properties to name.
  private static let most = 12

  /// Adds each rule once. For a new width these are the rules about widths, which cause the other
  /// changes; for a stack that moved behind More, R27.
  private func sayRules(_ prose: inout Prose) {
    if case .select(_, let bar) = action, let place = after.selectedTab(of: bar.value) {
      return saySelectedTab(place, of: bar.value, &prose)
    }
    var causes = events
    if case .width? = events.first {
      causes = causes.filter { if case .collapsed = $0 { true } else { false } }
      sayAdapted(&prose)
    }
    if let member = newlyBehindMore, let tab = after.tab(withStackBehindMore: member),
      let tabBar = after.tabBarController(of: tab)
    {
      causes = []
      prose.say(
        .isBehindMore(tabBar: prose.id(tabBar), tab: prose.id(tab), member: prose.id(member)),
        as: .reason)
    }
    if case .select(_, let bar) = action, newlyBehindMore == nil,
      [before, after].contains(where: { !$0.contentBehindMore(of: bar.value).isEmpty })
    {
      causes = []
      prose.say(.ruleOfNarrowTabBar)
    }
    // What sets a whole stack neither pops nor pushes.
    if case .setViewControllers = action { causes = [] }
    for rule in causes.compactMap(prose.phrases.rule).uniqued() { prose.say(rule) }
  }

  /// Adds the selected tab, and the controller that its group then shows (R39).
  private func saySelectedTab(
    _ place: Int, of bar: ViewController.Index, _ prose: inout Prose
  ) {
    let tab = after.app.viewControllers[bar].tabs[place]
    prose.say(
      .isSelectedTab(
        tab: after.name(ofTab: place, of: bar),
        group: tab.group.map { after.name(ofTab: $0, of: bar) },
        controller: tab.viewController.map(prose.id)), as: .reason)
    guard tab.group != nil, let shown = tab.viewController else { return }
    prose.say(
      .ruleOfTabGroup(
        navigation: after.groupNavigation(of: shown, in: bar).map(prose.id),
        own: after.groupController(of: shown, in: bar).map(prose.id)))
  }

  /// Adds the adaptations to a new width (R14, R27).
  private func sayAdapted(_ prose: inout Prose) {
    for presentation in after.presentations {
      guard let old = before.presentation(by: presentation.presenter),
        old.step == presentation.step,
        old.visibleStyle != presentation.visibleStyle || presentation.isSheet
      else { continue }
      prose.say(
        .isNowSeen(
          id: prose.id(presentation.presented),
          isSame: old.visibleStyle == presentation.visibleStyle,
          isSheet: prose.code.word(presentation.visibleStyle).isSheetStyle,
          style: presentation.isNamedByStyle
            ? prose.code.word(presentation.visibleStyle).role
            : .words(.systemPresentation(name: presentation.name))))
      if after.lacksPopoverSource(presentation.presented) {
        prose.sayMissingSource(of: presentation.presented)
      }
    }
    let hasMore = after.families.flatMap(\.members).contains {
      after.app.viewControllers[$0].kind == .tabBar && after.viewControllers(of: $0).count > 5
    }
    if hasMore { prose.say(.ruleOfNarrowTabBar) }
  }

  private var newlyBehindMore: ViewController.Index? {
    after.families.lazy.flatMap(\.members).first { member in
      after.tab(withStackBehindMore: member) != nil
        && (before.family(of: member) == nil || before.tab(withStackBehindMore: member) == nil)
    }
  }

  package func write(to json: inout JSONWriter, in language: Language) {
    json.member("step", after.step)
    json.member("text", caption(language.phrases(after.app.spelling)))
    json.array("cameIntoWindow", after.membersInWindow(notIn: before)) { $0.string(after.id($1)) }
    json.array("leftWindow", before.membersLeaving(for: after)) { $0.string(after.id($1)) }
    if presentation == nil, refusal == nil {
      json.appearance(AppearanceCalls(from: before, to: after), in: after)
    }
    if let cover { json.member("inFront", after.id(cover.presented)) }
    json.objects("changes", changes) { json, change in
      json.member("property", name(of: change))
      json.member("old", code(change.old, of: change.property))
      json.member("new", code(change.new, of: change.property))
    }
    json.refusal(refusal, in: language, after.app.spelling)
    guard let presentation else { return }
    json.object("presentation", spread: true) { presentation.write(to: &$0, in: language) }
  }
}

extension Step.Action {
  /// Whether it is the pop that the user's gesture may cancel.
  fileprivate var isPop: Bool { if case .pop = self { true } else { false } }
}
