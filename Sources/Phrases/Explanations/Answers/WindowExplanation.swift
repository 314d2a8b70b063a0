import VCEngine
import VCSource

/// Whether a controller's view is in the window, and the reason (R21).
package struct WindowExplanation: Sendable {
  /// The hierarchy in which the property is read.
  package let hierarchy: Hierarchy
  /// The controller that has the view.
  package let owner: ViewController.Index
  /// The search for the window, from the owner upward.
  package let walk: Walk
  /// Whether the view is in the window, or the reason why it isn't.
  package let visibility: Visibility
  /// Whether it would be in the window under the other rule set, nil if the answer is the same.
  package let isInWindowUnderOtherRules: Bool?

  /// Whether the question is about the window's scene.
  package let asksForScene: Bool

  /// Explains whether a view is in the window and, on request, which scene the window is in.
  package init(
    of owner: ViewController.Index, asksForScene: Bool = false, in hierarchy: Hierarchy
  ) {
    (self.hierarchy, self.asksForScene, self.owner) = (hierarchy, asksForScene, owner)
    walk = hierarchy.windowWalk(from: owner)
    visibility = hierarchy.visibility(of: owner)
    let other = hierarchy.underOtherRules.isInWindow(owner)
    isInWindowUnderOtherRules = other == (visibility == .inWindow) ? nil : other
  }

  /// The property's name after its controller's id.
  package static let property = "view.window"
  /// The name of the property for the window's scene.
  package static let sceneProperty = "\(property).\(Property.windowScene)"
}

extension WindowExplanation: SpokenExplanation {
  package func write(to json: inout JSONWriter, in language: Language) {
    json.member("property", name)
    json.member("value", value(visibility == .inWindow))
    if isUnknown { json.member("established", false) }
    json.walk(walk, in: hierarchy)
    json.otherRules(than: hierarchy.app.rules, isInWindowUnderOtherRules) {
      $0.member("value", value($1))
    }
  }

  package func say(to prose: inout Prose) {
    let scene = Words.originOfScene(isKnown: !isUnknown, window: window)
    if isUnknown {
      prose.say(scene, as: .answer)
    } else {
      prose.say(
        .value(
          property: name, value: value(visibility == .inWindow) ?? "nil",
          isOpen: hierarchy.doubts(aboutViewOf: owner).contains { $0.topic == .leftBehind }))
    }
    prose.say(.ruleOfWindow, as: .reason)
    prose.sayWindowWalk(walk)
    for presentation in walk.stops.compactMap({ hierarchy.presentation(by: $0.viewController) })
    where visibility == .inWindow && hierarchy.doubts(aboutViewBehind: presentation).isEmpty {
      prose.say(
        .staysBehind(
          presenter: prose.id(presentation.presenter), presented: prose.id(presentation.presented),
          style: prose.code.name(of: presentation), isCustom: presentation.isCustom), as: .reason)
    }
    prose.sayMissingSources(of: walk.stops.map(\.viewController))
    if asksForScene, visibility == .inWindow, !isUnknown { prose.say(scene, as: .reason) }
    if let other = isInWindowUnderOtherRules {
      let value = value(other) ?? "nil"
      prose.say(.wouldBe(rules: hierarchy.app.rules.other, value: value), as: .reason)
    }
  }

  package var doubts: [Doubt] {
    var places = hierarchy.ancestors(of: owner)
    if case .covered(_, let top, _) = visibility { places.append(top) }
    return hierarchy.doubts(aboutViewOf: owner)
      + places.compactMap(hierarchy.doubt(ofParentOf:)).prefix(1)
  }

  private var name: String {
    "\(hierarchy.id(owner)).\(asksForScene ? Self.sceneProperty : Self.property)"
  }

  /// Whether the description doesn't say in which scene the window is.
  private var isUnknown: Bool {
    asksForScene && visibility == .inWindow
      && hierarchy.window(of: owner).map { hierarchy.app.windows[$0].windowScene == nil } == true
  }

  /// The id of the family's window.
  private var window: String {
    hierarchy.window(of: owner).map { hierarchy.app.windows[$0].id.value } ?? ""
  }

  /// Returns the id of the window, or of its scene.
  private func value(_ isInWindow: Bool) -> String? {
    guard isInWindow, let window = hierarchy.window(of: owner) else { return nil }
    if !asksForScene { return self.window }
    let scene = hierarchy.app.windows[window].windowScene
    return scene.map { hierarchy.app.objects[$0].id.value }
  }
}

extension Prose {
  /// Adds the walk from a view to the window, or to whatever keeps the view out of it (R21).
  mutating func sayWindowWalk(_ walk: Walk) {
    say(walk.stops) { stop, isFirst, prose in prose.sentence(ofWindowWalk: stop, isFirst) }
    var moved = walk.stops.map(\.viewController)
    if walk.stops.last?.finding == .isCovered {
      moved += moved.last.flatMap(hierarchy.parentViewController).map(hierarchy.children) ?? []
    }
    say(as: .reason) { $0.sayMoves(of: moved.uniqued()) }
  }

  private func sentence(ofWindowWalk stop: Walk.Stop, _ isFirst: Bool) -> Words {
    let index = stop.viewController
    let name = name(of: stop, isFirst: isFirst)
    let container = hierarchy.parentViewController(of: index)
    let holder = container.map(id) ?? ""
    switch stop.finding {
    case .isShown:
      let kind = container.map { hierarchy.app.viewControllers[$0].kind } ?? .custom
      return .isShown(kind: kind, controller: name, container: holder)
    case .isRoot, .isRootOfHidden:
      let window = hierarchy.window(of: index).flatMap(hierarchy.app.idAmongSeveral)
      return stop.finding == .isRoot
        ? .isRootInWindow(controller: name, window: window)
        : .isRootOfHiddenWindow(controller: name, window: window)
    case .isPresentedInWindow, .isPresentedInContext:
      let presenter = hierarchy.presentingViewController(of: index).map(id) ?? ""
      return .isPresented(
        inContext: stop.finding == .isPresentedInContext, controller: name, presenter: presenter)
    case .isInView:
      return .isInView(controller: name, holder: hierarchy.viewHolder(of: index).map(id) ?? "")
    case .isInNoFamily: return .isTopInNoWindow(controller: name)
    case .isNotSelected:
      let selected = container.flatMap(hierarchy.selectedViewController).map(id) ?? ""
      return .isNotSelected(controller: name, tabBar: holder, selected: selected)
    case .isCovered:
      let top = container.flatMap { hierarchy.children(of: $0).last }.map(id) ?? ""
      return .isCovered(controller: name, navigation: holder, top: top)
    case .isHiddenColumn: return .isHiddenColumn(controller: name, split: holder)
    case .isSeenOutside: return .isSeenOutside(controller: name)
    case .isRemoved:
      let presented = hierarchy.presentation(by: index)
      return .isRemoved(
        controller: name, presented: presented.map { id($0.presented) } ?? "",
        style: presented.map { code.word($0.visibleStyle) } ?? "",
        isSheet: presented?.isSheet ?? false)
    default: return .isPassedBy(controller: name)
    }
  }
}

extension Hierarchy {
  /// Whether a window's width differs from the description's, so that a controller's window
  /// matters.
  package var widthsDiffer: Bool {
    app.windows.indices.contains { horizontalSizeClass(of: $0) != horizontalSizeClass }
  }
}
