import Diagnostics

/// A hierarchy at one moment, every relationship answered.
///
/// Built once in time linear in the number of controllers; every query is a look-up, but for
/// `presentedViewController`, which walks up the parents (R4), and is kept for each member.
public struct Hierarchy: Sendable {
  public typealias Index = ViewController.Index

  public let description: Description
  /// In order of presentation; the root's family first.
  public let families: [Family]
  /// In order of presentation.
  public let presentations: [Presentation]

  // A column for each pointer, indexed like `description.viewControllers`; -1 is nil.
  private let links: Links
  private let pointers: Pointers

  /// What the steps write: parents, children, and who presents whom.
  struct Links: Sendable {
    var parent: [Index]
    var children: [[Index]]
  }

  private struct Pointers: Sendable {
    var family: [Int]
    var navigation: [Index]
    var tabBar: [Index]
    var split: [Index]
    var presented: [Index]
  }

  /// Resolves a moment from its links and presentations.
  init(description: Description, links: Links, presentations: [Presentation]) {
    self.description = description
    self.links = links
    self.presentations = presentations
    var presentedBy: [Index: Index] = [:]
    for presentation in presentations {
      presentedBy[presentation.presenter] = presentation.presented
    }
    let count = description.viewControllers.count
    let none = [Index](repeating: -1, count: count)
    var pointers = Pointers(
      family: none, navigation: none, tabBar: none, split: none, presented: none)
    var families: [Family] = []
    let tops = [description.rootViewController] + presentations.map(\.presented)
    for (number, top) in tops.enumerated() {
      var members: [Index] = []
      var stack = [top]
      while let member = stack.popLast() {
        members.append(member)
        pointers.family[member] = number
        pointers.presented[member] = presentedBy[member] ?? -1
        let parent = links.parent[member]
        if parent >= 0 {
          let kind = description.viewControllers[parent].kind
          pointers.navigation[member] = kind == .navigation ? parent : pointers.navigation[parent]
          pointers.tabBar[member] = kind == .tabBar ? parent : pointers.tabBar[parent]
          pointers.split[member] = kind == .split ? parent : pointers.split[parent]
          if presentedBy[member] == nil { pointers.presented[member] = pointers.presented[parent] }
        }
        stack.append(contentsOf: links.children[member].reversed())
      }
      families.append(
        Family(number: number + 1, members: members, presentation: number == 0 ? nil : number - 1))
    }
    self.pointers = pointers
    self.families = families
  }

  /// The family a controller belongs to, nil while it is in no family.
  public func family(of member: Index) -> Family? {
    pointers.family[member] < 0 ? nil : families[pointers.family[member]]
  }

  /// The direct container, of any class (R1).
  public func parentViewController(of member: Index) -> Index? { known(links.parent[member]) }

  /// The contained controllers in declared order (R16: never a presented one).
  public func children(of member: Index) -> [Index] { links.children[member] }

  /// The nearest navigation controller above, in the same family (R2).
  public func navigationController(of member: Index) -> Index? {
    known(pointers.navigation[member])
  }

  /// The nearest tab bar controller above, in the same family (R2).
  public func tabBarController(of member: Index) -> Index? { known(pointers.tabBar[member]) }

  /// The nearest split view controller above, in the same family (R2).
  public func splitViewController(of member: Index) -> Index? { known(pointers.split[member]) }

  /// The presenter of the family's top; nil in the root family (R3).
  public func presentingViewController(of member: Index) -> Index? {
    family(of: member)?.presentation.map { presentations[$0].presenter }
  }

  /// What the first of the member and its ancestors to present anything presents (R4).
  public func presentedViewController(of member: Index) -> Index? {
    known(pointers.presented[member])
  }

  private func known(_ index: Index) -> Index? { index < 0 ? nil : index }
}

/// Everything that containment connects.
public struct Family: Sendable {
  /// From 1, in order of presentation.
  public let number: Int
  /// Parents first, in declared order; the first is the top.
  public let members: [ViewController.Index]
  /// The index in `Hierarchy.presentations` of the one that shows this family; nil for the root's.
  public let presentation: Int?

  /// The one member without a parent.
  public var top: ViewController.Index { members[0] }
}

/// One presentation in force.
public struct Presentation: Sendable {
  /// The receiver: the controller that was sent `present`.
  public let sender: ViewController.Index
  /// The controller that presents (R5, R6).
  public let presenter: ViewController.Index
  /// The top of the presented family.
  public let presented: ViewController.Index
  /// The style in force (R13, R14).
  public let modalPresentationStyle: ModalPresentationStyle
  /// The transition in force (R15).
  public let modalTransitionStyle: ModalTransitionStyle
}
