import Diagnostics

/// A hierarchy at one moment, every relationship answered.
///
/// Built in time linear in the members of its families, whatever else the description has; a query
/// about a member is a look-up, however deep it lies.
public struct Hierarchy: Sendable {
  /// A controller's place in the description's list.
  public typealias Index = ViewController.Index

  /// The description, with whatever was declared since.
  public var app: AppDescription { state.app }
  /// How many steps were carried out; 0 is the beginning.
  public let step: Int
  /// The windows that it shows, by where they stand in `AppDescription.windows`: all, or the one
  /// that was asked for.
  public let windows: [Window.Index]
  /// The family of each window's root, then the others in order of presentation; one whose view was
  /// added without it (R29) after that which has the view.
  public let families: [Family]
  /// The presentations in force, in order.
  public let presentations: [Presentation]

  let state: State
  /// By its top, where in `families` a family stands.
  private let familyOfTop: [Index: Int]
  /// By window, where in `families` its last family stands.
  private let lastFamilies: [Window.Index: Int]
  /// What the children of each container in a family are told by it: most members contain nothing.
  private let inheritances: [Index: Inheritance]

  /// What all children of a container have in common; -1 is nil.
  private struct Inheritance: Sendable {
    /// Where in `families` their family stands.
    let family: Int
    var navigation: Index = -1
    var tabBar: Index = -1
    var split: Index = -1
    var presented: Index = -1
  }

  /// - Parameter window: the only window that is shown, nil for all.
  init(_ state: State, step: Int, window: Window.Index? = nil) {
    self.state = state
    self.step = step
    windows = window.map { [$0] } ?? Array(state.windows.indices)
    var presentations: [Presentation] = []
    var families: [Family] = []
    var familyOfTop: [Index: Int] = [:]
    var inheritances: [Index: Inheritance] = [:]
    var lastFamilies: [Window.Index: Int] = [:]
    func add(_ top: Index, in window: Window.Index, presentation: Int?) {
      let number = families.count
      familyOfTop[top] = number
      // What is in the views of another covers nothing by itself.
      if state.viewHolders[top] == nil { lastFamilies[window] = number }
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
    /// Those whose views are in the views of what is there by now.
    func addDetached() {
      var isStable = false
      while !isStable, !detached.isEmpty {
        isStable = true
        for top in detached {
          guard let holder = state.viewHolders[top], let host = family(of: holder) else { continue }
          add(top, in: families[host].window, presentation: nil)
          detached.removeAll { $0 == top }
          isStable = false
        }
      }
    }
    for window in windows { add(state.windows[window].root, in: window, presentation: nil) }
    addDetached()
    // A presenter's family is there before what it presents.
    for presentation in state.presentationsInForce {
      guard let host = family(of: presentation.presenter) else { continue }
      presentations.append(presentation)
      add(
        presentation.presented, in: families[host].window, presentation: presentations.count - 1)
      addDetached()
    }
    self.presentations = presentations
    self.families = families
    self.familyOfTop = familyOfTop
    self.lastFamilies = lastFamilies
    self.inheritances = inheritances
  }

  /// A top and all that is below it, parents first: each container adds to what it inherits.
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

  /// The family a controller belongs to, nil while it is in no family.
  public func family(of member: Index) -> Family? {
    (familyOfTop[member] ?? inheritances[state.parent[member]]?.family).map { families[$0] }
  }

  /// The direct container, of any class (R1).
  public func parentViewController(of member: Index) -> Index? { known(state.parent[member]) }

  /// The contained controllers in order (R16: never a presented one).
  public func children(of member: Index) -> [Index] { state.children[member] }

  /// The presenter in whose place, at once or by way of other tops, the family of a top lies; nil for a
  /// family that covers the screen (R36).
  package func contextBelow(_ top: Index) -> Index? { state.contextBelow(top) }

  /// A container's own properties for its children, by child: `centerViewController`.
  public func childNames(of container: Index) -> [Index: String] { state.childNames(of: container) }

  /// The nearest navigation controller above, in the same family (R2).
  public func navigationController(of member: Index) -> Index? {
    container(.navigation, above: member) { $0.navigation }
  }

  /// The nearest tab bar controller above, in the same family (R2).
  public func tabBarController(of member: Index) -> Index? {
    container(.tabBar, above: member) { $0.tabBar }
  }

  /// The nearest split view controller above, in the same family (R2).
  public func splitViewController(of member: Index) -> Index? {
    container(.split, above: member) { $0.split }
  }

  /// The presenter of the family's top; nil in a root's family (R3).
  public func presentingViewController(of member: Index) -> Index? {
    family(of: member)?.presentation.map { presentations[$0].presenter }
  }

  /// What the first of the member and its ancestors to present anything presents (R4).
  public func presentedViewController(of member: Index) -> Index? {
    if let own = presentation(by: member) { return own.presented }
    guard let parent = parentViewController(of: member) else { return nil }
    if let inheritance = inheritances[parent] { return known(inheritance.presented) }
    return presentedViewController(of: parent)
  }

  /// Whether a title is not that of one controller alone.
  package func isShared(title: String) -> Bool { state.sharedTitles.contains(title) }

  /// The controller whose view holds that of another which is not its child, nil for none (R29).
  public func viewHolder(of member: Index) -> Index? { state.viewHolders[member] }

  /// UIKit's log of a presentation by a controller whose view was added without it.
  package func logOfDetached(_ presenter: Index) -> String { state.detached(presenter).text }

  /// The root view controller of the first window that it shows.
  public var rootViewController: Index { rootViewController(of: windows[0]) }

  /// A window's root view controller: the description's, until a step sets another (R26).
  public func rootViewController(of window: Window.Index) -> Index { state.windows[window].root }

  /// The window that a controller's family is in, nil while it is in no family. Whether its view is
  /// there too is another question: see `visibility(of:)`.
  public func window(of member: Index) -> Window.Index? { family(of: member)?.window }

  /// The same moment, with the families of one of the description's windows only, numbered from 1.
  public func only(_ window: Window.Index) -> Hierarchy {
    Hierarchy(state, step: step, window: window)
  }

  /// What was presented last of all that is in a window, or its root's family.
  package func lastFamily(in window: Window.Index) -> Family? {
    lastFamilies[window].map { families[$0] }
  }

  /// The only window that it shows of several, nil where it shows all.
  package var onlyWindow: Window.Index? {
    windows.count < app.windows.count ? windows.first : nil
  }

  /// The presentation that a controller itself makes, nil for none.
  package func presentation(by presenter: Index) -> Presentation? {
    state.record(ofPresenter: presenter)?.presentation
  }

  /// The tab that a tab bar controller shows, which is the selected one, else the first; nil for
  /// controllers of other kinds.
  public func selectedViewController(of member: Index) -> Index? {
    state.kinds[member] == .tabBar ? state.selectedTab(of: member) : nil
  }

  /// The child that a tab bar controller shows: the selected tab, or the More controller around it
  /// (R27).
  package func selectedChild(of member: Index) -> Index? {
    state.kinds[member] == .tabBar ? state.selectedChild(of: member) : nil
  }

  /// Whether a split view controller shows one controller alone (R25).
  public func isCollapsed(_ member: Index) -> Bool { state.collapsed[member] != nil }

  /// The description's own width at the moment, which what is in no window has (R14, R25, R27).
  public var horizontalSizeClass: SizeClass { state.traits.horizontalSizeClass }

  /// A window's width at the moment (R14, R25, R27).
  public func horizontalSizeClass(of window: Window.Index) -> SizeClass {
    state.windows[window].horizontalSizeClass
  }

  /// The step by which a window got its width; 0 where it has that from the beginning.
  package func widthStep(of window: Window.Index) -> Int { state.windows[window].widthStep }

  /// A window's width where the description, or a step, gives it one of its own.
  package func ownSizeClass(of window: Window.Index) -> SizeClass? {
    let width = horizontalSizeClass(of: window)
    let isDeclared =
      app.windows[window].horizontalSizeClass != nil
      && app.ios >= AppDescription.firstIOSWithSizeClasses
    return isDeclared || width != horizontalSizeClass ? width : nil
  }

  /// Whether a window has another width than the description, so that it matters which a controller is
  /// in.
  package var widthsDiffer: Bool {
    state.windows.contains { $0.horizontalSizeClass != horizontalSizeClass }
  }

  /// What decides how presentations by a controller look at the moment, and what is in it.
  package func traits(of member: Index) -> Traits { state.traits(of: member) }

  /// The id that a description gives a controller, or that was made for it.
  public func id(_ index: Index) -> String { state.app.viewControllers[index].id.value }

  /// The same moment of the same app under the other rule set.
  package var underOtherRules: Hierarchy { resolutionUnderOtherRules.hierarchy(afterStep: step) }

  /// The same app under the other rule set.
  var resolutionUnderOtherRules: Resolution {
    var other = app
    other.rules = app.rules.other
    return Resolution(other)
  }

  /// The nearest container of a kind; in no family it is looked for from the member upward.
  private func container(
    _ kind: ContainerKind, above member: Index, _ inherited: (Inheritance) -> Index
  ) -> Index? {
    guard let parent = parentViewController(of: member) else { return nil }
    if let inheritance = inheritances[parent] { return known(inherited(inheritance)) }
    return state.nearest(kind, from: parent)
  }

  private func known(_ index: Index) -> Index? { index < 0 ? nil : index }
}

/// Everything that containment connects.
public struct Family: Sendable {
  /// From 1, in order of presentation.
  public let number: Int
  /// Parents first, in declared order; the first is the top.
  public let members: [ViewController.Index]
  /// Where in `Hierarchy.presentations` stands what shows this family; nil for a root's, and for one
  /// whose view was added without it (R29).
  public let presentation: Int?
  /// Where in `AppDescription.windows` stands the window that it is in.
  public let window: Window.Index

  /// The only member without a parent (R8).
  public var top: ViewController.Index { members[0] }
}
