import Diagnostics

/// A hierarchy at one moment, every relationship answered.
///
/// Built in time linear in the members of its families, whatever else the description has; a query
/// about a controller looks at its containers, from it upward.
public struct Hierarchy: Sendable {
  /// A controller's place in the description's list.
  public typealias Index = ViewController.Index

  /// The description, with whatever was declared since.
  public var app: AppDescription { state.app }
  /// How many steps were carried out; 0 is the beginning.
  public let step: Int
  /// In order of presentation; the root's family first.
  public let families: [Family]
  /// The presentations in force, in order.
  public let presentations: [Presentation]

  let state: State
  /// By its top, where in `families` a family stands.
  private let familyOfTop: [Index: Int]

  init(_ state: State, step: Int) {
    self.state = state
    self.step = step
    presentations = state.presentationsInForce
    var families: [Family] = []
    var familyOfTop: [Index: Int] = [:]
    let tops = [state.root] + presentations.map(\.presented)
    for (number, top) in tops.enumerated() {
      familyOfTop[top] = number
      families.append(
        Family(
          number: number + 1, members: Self.members(of: top, state),
          presentation: number == 0 ? nil : number - 1))
    }
    self.families = families
    self.familyOfTop = familyOfTop
  }

  /// All that is below a controller, parents first.
  private static func members(of top: Index, _ state: State) -> [Index] {
    var members: [Index] = []
    var stack = [top]
    while let member = stack.popLast() {
      members.append(member)
      stack.append(contentsOf: state.children[member].reversed())
    }
    return members
  }

  /// The family a controller belongs to, nil while it is in no family.
  public func family(of member: Index) -> Family? {
    familyOfTop[state.top(of: member)].map { families[$0] }
  }

  /// The direct container, of any class (R1).
  public func parentViewController(of member: Index) -> Index? { known(state.parent[member]) }

  /// The contained controllers in order (R16: never a presented one).
  public func children(of member: Index) -> [Index] { state.children[member] }

  /// The nearest navigation controller above, in the same family (R2).
  public func navigationController(of member: Index) -> Index? {
    nearest(.navigation, above: member)
  }

  /// The nearest tab bar controller above, in the same family (R2).
  public func tabBarController(of member: Index) -> Index? { nearest(.tabBar, above: member) }

  /// The nearest split view controller above, in the same family (R2).
  public func splitViewController(of member: Index) -> Index? { nearest(.split, above: member) }

  /// The presenter of the family's top; nil in the root family (R3).
  public func presentingViewController(of member: Index) -> Index? {
    family(of: member)?.presentation.map { presentations[$0].presenter }
  }

  /// What the first of the member and its ancestors to present anything presents (R4).
  public func presentedViewController(of member: Index) -> Index? {
    state.presentation(presentedFrom: member).flatMap {
      state.presentations[$0]?.presentation.presented
    }
  }

  /// The window's root view controller: the description's, until a step sets another (R26).
  public var rootViewController: Index { state.root }

  /// The presentation that a controller itself makes, nil for none.
  package func presentation(by presenter: Index) -> Presentation? {
    state.record(ofPresenter: presenter)?.presentation
  }

  /// The child that a tab bar controller shows, which is the selected one, else the first; nil for
  /// controllers of other kinds.
  public func selectedViewController(of member: Index) -> Index? {
    state.kinds[member] == .tabBar ? state.selectedChild(of: member) : nil
  }

  /// The id that a description gives a controller, or that was made for it.
  public func id(_ index: Index) -> String { state.app.viewControllers[index].id.value }

  /// The members of the families in order, then the controllers that are in no family now: if they
  /// left one, or a step so far has named them.
  package var listed: [Index] { families.flatMap(\.members) + loose }

  private var loose: [Index] {
    var isListed = [Bool](repeating: false, count: app.viewControllers.count)
    func list(_ top: Index) {
      var stack = [top]
      while let index = stack.popLast() {
        guard !isListed[index] else { continue }
        isListed[index] = true
        stack.append(contentsOf: children(of: index))
      }
    }
    for step in app.steps.prefix(self.step) {
      for reference in step.action.references { list(reference.value) }
    }
    return isListed.indices.filter {
      (isListed[$0] || !state.neverShown[$0]) && family(of: $0) == nil
    }
  }

  /// The same moment of the same app under the other rule set.
  package var underOtherRules: Hierarchy {
    var other = app
    other.rules = app.rules.other
    return Resolution(other).hierarchy(afterStep: step)
  }

  private func nearest(_ kind: ContainerKind, above member: Index) -> Index? {
    known(state.parent[member]).flatMap { state.nearest(kind, from: $0) }
  }

  private func known(_ index: Index) -> Index? { index < 0 ? nil : index }
}

/// Everything that containment connects.
public struct Family: Sendable {
  /// From 1, in order of presentation.
  public let number: Int
  /// Parents first, in declared order; the first is the top.
  public let members: [ViewController.Index]
  /// Where in `Hierarchy.presentations` stands what shows this family; nil for the root's.
  public let presentation: Int?

  /// The only member without a parent (R8).
  public var top: ViewController.Index { members[0] }
}
