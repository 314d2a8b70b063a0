import VCSource

/// The hierarchy in one state, with every relationship answered.
///
/// Building it takes time linear in the members of its families, whatever else the description
/// contains; a query about a member is a look-up, however deep it is.
package struct Hierarchy: Sendable {
  /// An index in the description's controllers.
  package typealias Index = ViewController.Index

  /// The description, including controllers declared during the run.
  package var app: AppDescription { state.app }
  /// The number of steps carried out; 0 is the initial state.
  package let step: Int
  /// The windows that it shows, by index in `AppDescription.windows`: all, or the requested one.
  package let windows: [Window.Index]
  /// The families window by window: the root's, then the others in order of presentation. A family
  /// whose view was added without it (R29) follows the one that contains the view.
  package private(set) var families: [Family]
  /// The presentations in force, in order.
  package let presentations: [Presentation]

  package let state: State
  /// The index in `families` of each family, by its top.
  private let familyOfTop: [Index: Int]
  /// The shared answers for the children of each container in a family. They are stored by
  /// container, because most members contain nothing.
  private let inheritances: [Index: Inheritance]

  /// The answers that all children of a container share; -1 means nil.
  private struct Inheritance: Sendable {
    /// The index of their family in `families`.
    let family: Int
    var navigation: Index = -1
    var tabBar: Index = -1
    var split: Index = -1
    var presented: Index = -1
  }

  /// - Parameter window: The only window to show, nil for all.
  package init(_ state: State, step: Int, window: Window.Index? = nil) {
    (self.state, self.step) = (state, step)
    windows = window.map { [$0] } ?? Array(state.windows.indices)
    var families: [Family] = []
    var familyOfTop: [Index: Int] = [:]
    var inheritances: [Index: Inheritance] = [:]
    func add(_ top: Index, in window: Window.Index, by presentation: Presentation? = nil) {
      let number = families.count
      familyOfTop[top] = number
      families.append(
        Family(
          number: number + 1,
          members: Self.members(of: top, Inheritance(family: number), state, &inheritances),
          presentation: presentation, window: window))
    }
    func family(of member: Index) -> Int? {
      familyOfTop[member] ?? inheritances[state.parent[member]]?.family
    }
    var detached = state.detachedInForce
    /// Adds families of a window whose views are in the views of families added so far.
    func addDetached(in window: Window.Index) {
      var isStable = false
      while !isStable, !detached.isEmpty {
        isStable = true
        for top in detached {
          guard let holder = state.viewHolders[top], family(of: holder) != nil else { continue }
          add(top, in: window)
          detached.removeAll { $0 == top }
          isStable = false
        }
      }
    }
    let inForce = state.presentationsInForce
    var waiting = inForce
    for window in windows {
      add(state.windows[window].root, in: window)
      addDetached(in: window)
      // A presenter's family precedes its presentations.
      var others: [Presentation] = []
      for presentation in waiting {
        guard family(of: presentation.presenter) != nil else {
          others.append(presentation)
          continue
        }
        add(presentation.presented, in: window, by: presentation)
        addDetached(in: window)
      }
      waiting = others
    }
    presentations = inForce.filter { family(of: $0.presenter) != nil }
    (self.families, self.familyOfTop, self.inheritances) = (families, familyOfTop, inheritances)
  }

  /// A top and everything below it, parents first. Each container adds its own answers to the
  /// inherited ones.
  private static func members(
    of top: Index, _ inheritance: Inheritance, _ state: State,
    _ inheritances: inout [Index: Inheritance]
  ) -> [Index] {
    var members: [Index] = []
    var stack = [top]
    while let member = stack.popLast() {
      members.append(member)
      guard !state.children[member].isEmpty else { continue }
      var own = inheritances[state.parent[member]] ?? inheritance
      switch state.kinds[member] {
      case .navigation: own.navigation = member
      case .tabBar: own.tabBar = member
      case .split: own.split = member
      case .page, .custom: break
      }
      if let record = state.record(ofPresenter: member) {
        own.presented = record.presentation.presented
      }
      inheritances[member] = own
      stack.append(contentsOf: state.children[member].reversed())
    }
    return members
  }

  /// The family of a controller, nil if it is in none.
  package func family(of member: Index) -> Family? {
    (familyOfTop[member] ?? inheritances[state.parent[member]]?.family).map { families[$0] }
  }

  /// The direct container, of any class (R1).
  package func parentViewController(of member: Index) -> Index? { known(state.parent[member]) }

  /// The contained controllers in order, never a presented one (R16).
  package func children(of member: Index) -> [Index] { state.children[member] }

  /// The presenter in whose place the family of a top appears, directly or through other tops; nil
  /// for a family that covers the screen (R36).
  package func contextBelow(_ top: Index) -> Index? { state.contextBelow(top) }

  /// A container's properties for its children, by child, such as `centerViewController`.
  package func childNames(of container: Index) -> [Index: String] {
    state.childNames(of: container)
  }

  /// The nearest navigation controller above, in the same family (R2).
  package func navigationController(of member: Index) -> Index? {
    container(.navigation, above: member) { $0.navigation }
  }

  /// The nearest tab bar controller above, in the same family (R2).
  package func tabBarController(of member: Index) -> Index? {
    container(.tabBar, above: member) { $0.tabBar }
  }

  /// The nearest split view controller above, in the same family (R2).
  package func splitViewController(of member: Index) -> Index? {
    container(.split, above: member) { $0.split }
  }

  /// The presenter of the family's top; nil in a root's family (R3).
  package func presentingViewController(of member: Index) -> Index? {
    family(of: member)?.presentation?.presenter
  }

  /// The controller presented by the member or its nearest ancestor that presents (R4).
  package func presentedViewController(of member: Index) -> Index? {
    if let own = presentation(by: member) { return own.presented }
    guard let parent = parentViewController(of: member) else { return nil }
    if let inheritance = inheritances[parent] { return known(inheritance.presented) }
    return presentedViewController(of: parent)
  }

  /// Whether several controllers have a name in sentences, or it is the id of another.
  package func isShared(name: String) -> Bool { state.sharedNames.spoken.contains(name) }

  /// Whether several controllers have a class, apart from generic arguments.
  package func isShared(className: String) -> Bool { state.sharedNames.classes.contains(className) }

  /// The controller whose view contains a controller's view although it isn't its parent, nil if
  /// there is none (R29).
  package func viewHolder(of member: Index) -> Index? { state.viewHolders[member] }

  /// The root view controller of the first window shown.
  package var rootViewController: Index { rootViewController(of: windows[0]) }

  /// A window's root view controller: the description's, until a step sets another (R26).
  package func rootViewController(of window: Window.Index) -> Index { state.windows[window].root }

  /// The window of a controller's family, nil if it is in no family. `visibility(of:)` says whether
  /// its view is in the window.
  package func window(of member: Index) -> Window.Index? { family(of: member)?.window }

  /// The same state with the families of only one window, numbered from 1.
  package func only(_ window: Window.Index) -> Hierarchy {
    Hierarchy(state, step: step, window: window)
  }

  /// The same state with the numbers of families given by their tops.
  func numbered(_ numbers: [Index: Int]) -> Hierarchy {
    var hierarchy = self
    for place in families.indices {
      hierarchy.families[place].number = numbers[families[place].top] ?? families[place].number
    }
    return hierarchy
  }

  /// The family presented last in a window, or its root's family.
  package func lastFamily(in window: Window.Index) -> Family? {
    // Families in another's views cover nothing.
    families.last { $0.window == window && state.viewHolders[$0.top] == nil }
  }

  /// The only window shown of several, nil if all are shown.
  package var onlyWindow: Window.Index? {
    windows.count < app.windows.count ? windows.first : nil
  }

  /// The presentation that a controller itself makes, nil if there is none.
  package func presentation(by presenter: Index) -> Presentation? {
    state.record(ofPresenter: presenter)?.presentation
  }

  /// The tab that a tab bar controller shows: the selected one, else the first; nil for controllers
  /// of other kinds.
  package func selectedViewController(of member: Index) -> Index? {
    state.kinds[member] == .tabBar ? state.selectedTab(of: member) : nil
  }

  /// The child that a tab bar controller shows: the selected tab, or the More controller around it
  /// (R27).
  package func selectedChild(of member: Index) -> Index? {
    state.kinds[member] == .tabBar ? state.selectedChild(of: member) : nil
  }

  /// Whether a split view controller shows only one controller (R25).
  package func isCollapsed(_ member: Index) -> Bool { state.collapsed[member] != nil }

  /// The width of the description itself, which applies outside of windows (R14, R25, R27).
  package var horizontalSizeClass: SizeClass { state.traits.horizontalSizeClass }

  /// A window's width (R14, R25, R27).
  package func horizontalSizeClass(of window: Window.Index) -> SizeClass {
    state.windows[window].horizontalSizeClass
  }

  /// The number of the step that set a window's width; 0 for the initial width.
  package func widthStep(of window: Window.Index) -> Int { state.windows[window].widthStep }

  /// A window's width if the description or a step sets it for this window, else nil.
  package func ownSizeClass(of window: Window.Index) -> SizeClass? {
    let width = horizontalSizeClass(of: window)
    let isDeclared =
      app.windows[window].horizontalSizeClass != nil
      && app.ios >= AppDescription.firstIOSWithSizeClasses
    return isDeclared || width != horizontalSizeClass ? width : nil
  }

  /// The traits that a controller's presentations and contents adapt to.
  package func traits(of member: Index) -> Traits { state.traits(of: member) }

  /// A controller's id, declared or implied.
  package func id(_ index: Index) -> String { state.app.viewControllers[index].id.value }

  /// The same state of the same app under the other rule set.
  package var underOtherRules: Hierarchy { resolutionUnderOtherRules.hierarchy(afterStep: step) }

  /// The same app under the other rule set.
  package var resolutionUnderOtherRules: Resolution {
    var other = app
    other.rules = app.rules.other
    return Resolution(other)
  }

  /// The nearest container of a kind. Outside of families the search goes from the member upward.
  private func container(
    _ kind: ContainerKind, above member: Index, _ inherited: (Inheritance) -> Index
  ) -> Index? {
    guard let parent = parentViewController(of: member) else { return nil }
    if let inheritance = inheritances[parent] { return known(inherited(inheritance)) }
    return state.nearest(kind, from: parent)
  }

  private func known(_ index: Index) -> Index? { index < 0 ? nil : index }
}

/// A maximal set of controllers connected by containment.
package struct Family: Sendable {
  /// The number, from 1, window by window and in order of presentation.
  package fileprivate(set) var number: Int
  /// The members, parents first, in declared order; the first is the top.
  package let members: [ViewController.Index]
  /// The presentation that shows this family; nil for a root's family, and for one whose view was
  /// added without it (R29).
  package let presentation: Presentation?
  /// The index in `AppDescription.windows` of the family's window.
  package let window: Window.Index

  /// The only member without a parent (R8).
  package var top: ViewController.Index { members[0] }
}
