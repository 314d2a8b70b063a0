import VCEngine
import VCSource
import VCTestSupport

/// A description, and a copy with random edits and a record of them.
struct EditedPair {
  private(set) var old: AppDescription
  private(set) var new: AppDescription
  /// The edits, as `kind id` or `flag id.property`.
  private(set) var edits: Set<String> = []
  /// Whether the order of siblings changed, so that there is a choice of which of them moved.
  private(set) var hasReordered = false
  private var random: SplitMix

  /// - Parameter declaresIDs: Whether each controller declares an id.
  init(seed: UInt64, declaresIDs: Bool, upTo count: Int = 25, edits: Int = 6) {
    random = SplitMix(seed: seed &* 31 &+ 7)
    old = AppDescription.generated(seed: seed, upTo: count)
    for index in old.viewControllers.indices {
      old.viewControllers[index].id = Sourced("c\(index)")
      old.viewControllers[index].idIsImplied = false
    }
    new = old
    for _ in 0..<below(edits + 1) { edit() }
    guard !declaresIDs else { return }
    old.nameByClass()
    new.nameByClass()
  }

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  private mutating func edit() {
    switch below(7) {
    case 0, 1: insert()
    case 2: remove()
    case 3: move()
    case 4: setFlag()
    case 5: changeClass()
    default: below(2) == 0 ? reorder() : dropStep()
    }
  }

  private func id(_ index: ViewController.Index) -> String { new.viewControllers[index].id.value }

  private var containers: [ViewController.Index] {
    new.viewControllers.indices.filter {
      !new.viewControllers[$0].children.isEmpty && new.viewControllers[$0].kind != .page
        && isThere($0)
    }
  }

  /// Whether it is below the root, or below a controller that a step presents.
  private func isThere(_ index: ViewController.Index) -> Bool {
    var stack = [new.rootViewController] + new.steps.flatMap { $0.action.references.map(\.value) }
    var seen: Set<ViewController.Index> = []
    while let next = stack.popLast() {
      if next == index { return true }
      if seen.insert(next).inserted { stack += new.viewControllers[next].children }
    }
    return false
  }

  private mutating func insert() {
    guard let container = containers.randomElement(using: &random) else { return }
    let added = new.viewControllers.count
    var controller = ViewController(
      id: Sourced("n\(added)"), className: Sourced("Added\(below(3))ViewController"))
    if below(3) == 0 { controller.title = Sourced("Added") }
    new.viewControllers.append(controller)
    let place = below(new.viewControllers[container].children.count + 1)
    new.viewControllers[container].children.insert(added, at: place)
    edits.insert("added n\(added)")
  }

  /// The children that nothing else depends on.
  private var freeLeaves: [(parent: ViewController.Index, place: Int)] {
    let named = Set(new.steps.flatMap { $0.action.references.map(\.value) })
    return containers.flatMap { parent in
      new.viewControllers[parent].children.enumerated().compactMap { place, child in
        new.viewControllers[child].children.isEmpty && !named.contains(child)
          && new.viewControllers[parent].children.count > 1 ? (parent, place) : nil
      }
    }
  }

  private mutating func remove() {
    guard let (parent, place) = freeLeaves.randomElement(using: &random) else { return }
    let child = new.viewControllers[parent].children.remove(at: place)
    let (id, isNew) = (id(child), child >= old.viewControllers.count)
    edits = edits.filter { !$0.hasSuffix(" \(id)") && !$0.contains(" \(id).") }
    if !isNew { edits.insert("removed \(id)") }
  }

  private mutating func move() {
    guard let (parent, place) = freeLeaves.randomElement(using: &random),
      let target = containers.filter({ $0 != parent }).randomElement(using: &random)
    else { return }
    let child = new.viewControllers[parent].children.remove(at: place)
    let targets = new.viewControllers[target].children.count
    new.viewControllers[target].children.insert(child, at: below(targets + 1))
    guard child < old.viewControllers.count else { return }
    let was = old.viewControllers.indices.first { old.viewControllers[$0].children.contains(child) }
    if was == target {
      // It moved back, perhaps to another position.
      edits.remove("moved \(id(child))")
      hasReordered = true
    } else {
      edits.insert("moved \(id(child))")
    }
  }

  private mutating func reorder() {
    guard let container = containers.randomElement(using: &random) else { return }
    var children = new.viewControllers[container].children
    children.shuffle(using: &random)
    new.viewControllers[container].children = children
    hasReordered = true
  }

  private mutating func setFlag() {
    let index = below(old.viewControllers.count)
    guard isThere(index), isThere(index, in: old) else { return }
    let flag = new.viewControllers[index][flag: .isModalInPresentation]?.value != true
    new.viewControllers[index][flag: .isModalInPresentation] = Sourced(flag)
    let edit = "flag \(id(index)).isModalInPresentation"
    // Writing out the default is no change.
    if flag == old.viewControllers[index][flag: .isModalInPresentation]?.value ?? false {
      edits.remove(edit)
    } else {
      edits.insert(edit)
    }
  }

  private func isThere(_ index: Int, in app: AppDescription) -> Bool {
    app.viewControllers.indices.contains(index)
  }

  private mutating func changeClass() {
    let index = below(old.viewControllers.count)
    guard isThere(index), new.viewControllers[index].children.isEmpty,
      new.viewControllers[index].kind == .custom
    else { return }
    new.viewControllers[index].className = Sourced("OtherViewController")
    new.viewControllers[index].superclass = nil
    edits.insert("class \(id(index))")
  }

  /// Removes the last presentation.
  private mutating func dropStep() {
    guard let step = new.steps.popLast() else { return }
    var stack = step.action.references.prefix(1).map(\.value)
    while let next = stack.popLast() {
      let id = id(next)
      edits = edits.filter { !$0.hasSuffix(" \(id)") && !$0.contains(" \(id).") }
      if next < old.viewControllers.count { edits.insert("removed \(id)") }
      stack += new.viewControllers[next].children
    }
  }
}

extension AppDescription {
  /// Gives every controller the id derived from its class.
  fileprivate mutating func nameByClass() {
    var counts: [String: Int] = [:]
    var order: [ViewController.Index] = []
    var stack =
      ([rootViewController] + steps.flatMap { $0.action.references.map(\.value) })
      .reversed() as [ViewController.Index]
    var seen: Set<ViewController.Index> = []
    while let next = stack.popLast() {
      guard seen.insert(next).inserted else { continue }
      order.append(next)
      stack += viewControllers[next].children.reversed()
    }
    order += viewControllers.indices.filter { !seen.contains($0) }
    for index in order {
      let name = viewControllers[index].className.value
      counts[name, default: 0] += 1
      let number = counts[name] ?? 1
      viewControllers[index].id = Sourced(number == 1 ? name : "\(name)#\(number)")
      viewControllers[index].idIsImplied = true
    }
  }
}
