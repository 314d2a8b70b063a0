import VCEngine

/// One of two snapshots, with the features by which its controllers are recognized.
struct MatchedSide {
  package typealias Index = Snapshot.Index

  /// A top's role in the app.
  enum Role: CaseIterable {
    case root
    case presented
    case loose
  }

  /// A controller's features as numbers, which are equal if the features are, on both sides.
  struct Node {
    var className = 0
    /// The class and the title.
    var label = 0
    /// The label, and the first child's label, which distinguishes stacks and tabs.
    var head = 0
    /// The label, and the trees of all children.
    var tree = 0
    /// Whether the class is the app's own, or there is a title.
    var isOwn = false
    /// Whether `isOwn` is true anywhere in the tree.
    var isDistinctive = false
  }

  let snapshot: Snapshot
  /// The controllers, parents before their children.
  let order: [Index]
  private(set) var nodes: [Node]
  /// The controller presented by each presenter.
  private(set) var presented: [Index: Index] = [:]
  private var roles: [Index: Role] = [:]

  init(_ snapshot: Snapshot, _ names: inout TreeNames) {
    self.snapshot = snapshot
    order = snapshot.preorder
    nodes = [Node](repeating: Node(), count: snapshot.controllers.count)
    for window in snapshot.windows { roles[window.root] = .root }
    for presentation in snapshot.presentations {
      presented[presentation.presenter] = presentation.presented
      roles[presentation.presented] = .presented
    }
    for index in order.reversed() {
      let controller = snapshot.controllers[index]
      let title = names.title(of: controller)
      var node = Node()
      node.className = names.number(of: .className(snapshot.newName(of: controller.className)))
      node.label = names.number(of: .label(node.className, title))
      node.head = names.number(
        of: .tree(node.label, controller.children.first.map { [-1 - nodes[$0].label] } ?? []))
      node.tree = names.number(of: .tree(node.label, controller.children.map { nodes[$0].tree }))
      node.isOwn = title != nil || UIKitClass(named: controller.className) == nil
      node.isDistinctive = node.isOwn || controller.children.contains { nodes[$0].isDistinctive }
      nodes[index] = node
    }
  }

  func role(ofTop top: Index) -> Role { roles[top] ?? .loose }

  func tops(_ role: Role) -> [Index] {
    order.filter { snapshot.controllers[$0].parent == nil && self.role(ofTop: $0) == role }
  }

  /// A controller's children, with the app's own children of containers that UIKit made instead of
  /// these containers.
  func children(of index: Index) -> [Index] {
    let own = snapshot.controllers[index].children
    guard own.contains(where: { snapshot.controllers[$0].systemMade != nil }) else { return own }
    return own.flatMap {
      snapshot.controllers[$0].systemMade == nil
        ? [$0]
        : snapshot.controllers[$0].children.filter { snapshot.controllers[$0].systemMade == nil }
    }
  }

  /// A controller's container, skipping one that UIKit made.
  func parent(of index: Index) -> Index? {
    guard let parent = snapshot.controllers[index].parent else { return nil }
    return snapshot.controllers[parent].systemMade == nil
      ? parent : snapshot.controllers[parent].parent
  }
}

/// Numbers features so that equal ones have the same number on both sides.
struct TreeNames {
  enum Name: Hashable {
    case className(String)
    case label(Int, String?)
    case tree(Int, [Int])
  }

  private let withTitles: Bool
  private var numbers: [Name: Int] = [:]

  /// - Parameter withTitles: Whether both sides contain titles.
  init(withTitles: Bool) { self.withTitles = withTitles }

  func title(of controller: Snapshot.Controller) -> String? {
    withTitles ? controller.declaration.title?.value : nil
  }

  mutating func number(of name: Name) -> Int {
    if let known = numbers[name] { return known }
    numbers[name] = numbers.count
    return numbers.count - 1
  }
}
