import Diagnostics
import ViewControllers

/// Two snapshots, which of their controllers are the same, and what changed from one to the other.
public struct Comparison: Sendable {
  /// By their places in the new text, then those of what was removed by their places in the old one.
  public let changes: [Change]
  package let old: Snapshot
  package let new: Snapshot
  /// The same controller in the new snapshot, nil for one that is there no more.
  package let newOfOld: [Snapshot.Index?]
  /// The same controller in the old snapshot, nil for one that was not there.
  package let oldOfNew: [Snapshot.Index?]

  /// Compares in time nearly linear in the controllers, relations and steps of both.
  public init(_ old: Snapshot, _ new: Snapshot) {
    let matching = Matching(old, new)
    self.old = old
    self.new = new
    newOfOld = matching.newOfOld
    oldOfNew = matching.oldOfNew
    var finder = ChangeFinder(old, new, matching)
    changes = finder.find()
  }
}

/// Finds what changed, a kind of change after the other.
struct ChangeFinder {
  typealias Index = Snapshot.Index

  let old: Snapshot
  let new: Snapshot
  let newOfOld: [Index?]
  let oldOfNew: [Index?]
  private(set) var changes: [Change] = []
  /// The controllers, by their places in the new snapshot, whose presentation began, ended or came
  /// to be another's; what their pointers say of it is said.
  var newlyPresented: Set<Index> = []
  let oldObjects: Set<String>
  let newObjects: Set<String>
  let newWindowOfOld: [Int?]
  private let oldWindowOfNew: [Int?]
  private var toldFlags: Set<FlagName> = []

  private struct FlagName: Hashable {
    let index: Index
    let property: String
  }

  init(_ old: Snapshot, _ new: Snapshot, _ matching: Matching) {
    (self.old, self.new) = (old, new)
    (newOfOld, oldOfNew) = (matching.newOfOld, matching.oldOfNew)
    oldObjects = Set(old.objects.map(\.id) + old.windows.compactMap(\.id))
    newObjects = Set(new.objects.map(\.id) + new.windows.compactMap(\.id))
    (newWindowOfOld, oldWindowOfNew) = Self.matching(old.windows, new.windows)
  }

  mutating func find() -> [Change] {
    findTraits()
    findControllers()
    findPlaces()
    findPresentations()
    findPointers()
    findWindows()
    findObjects()
    findRelations()
    findSteps()
    // The order in which they were found is that of what has the same place.
    return changes.enumerated().sorted {
      Change.comesBefore($0.element, $1.element)
        || !Change.comesBefore($1.element, $0.element) && $0.offset < $1.offset
    }.map(\.element)
  }

  /// Adds a change of a controller, or of the whole app.
  mutating func add(
    _ kind: Change.Kind, _ index: Index?, _ property: String? = nil, _ old: Change.Value,
    _ new: Change.Value
  ) {
    let controller = index.map { self.new.controllers[$0] }
    if kind == .flag, let index, let property {
      toldFlags.insert(FlagName(index: index, property: property))
    }
    changes.append(
      Change(
        kind, id: controller?.id, property: property, old: old, new: new, at: controller?.place,
        of: index))
  }

  /// Whether another value of a property was found.
  func isTold(_ property: String, of index: Index) -> Bool {
    toldFlags.contains(FlagName(index: index, property: property))
  }

  mutating func add(_ change: Change) { changes.append(change) }

  /// What was there, under the name that it has now if it is there still.
  func oldID(_ index: Index?) -> Change.Value { index.map { .text(oldName($0)) } ?? .none }
  func newID(_ index: Index?) -> Change.Value { index.map { .text(new.id($0)) } ?? .none }

  func oldName(_ index: Index) -> String { newOfOld[index].map(new.id) ?? old.id(index) }

  private func oldSlot(of index: Index) -> Change.Slot? {
    old.controllers[index].parent.flatMap { old.slot(of: index, in: oldName($0)) }
  }

  private func newSlot(of index: Index) -> Change.Slot? {
    new.controllers[index].parent.flatMap { new.slot(of: index, in: new.id($0)) }
  }

  /// Whether what stood there before is what stands there now.
  func isSame(_ one: Index?, _ other: Index?) -> Bool {
    one.map { newOfOld[$0] == other && other != nil } ?? (other == nil)
  }

  private mutating func findTraits() {
    for trait in new.traits {
      guard let before = old.traits.first(where: { $0.name == trait.name }), before != trait
      else { continue }
      add(.flag, nil, trait.name, before.value, trait.value)
    }
  }

  // MARK: Controllers

  private mutating func findControllers() {
    for (index, controller) in new.controllers.enumerated() {
      guard let before = oldOfNew[index].map({ old.controllers[$0] }) else {
        add(
          .added, index, nil, .none, .declared(className: controller.className, newSlot(of: index)))
        continue
      }
      if before.className != controller.className {
        add(.class, index, "class", .text(before.className), .text(controller.className))
      }
      if controller.isUnreached, !before.isUnreached {
        add(.unreached, index, nil, .flag(false), .flag(true))
      }
      findFlags(index, before.flags, controller.flags)
      if before.isCollapsed != controller.isCollapsed {
        add(
          .flag, index, "isCollapsed", .flag(before.isCollapsed), .flag(controller.isCollapsed))
      }
    }
    for (index, controller) in old.controllers.enumerated() where newOfOld[index] == nil {
      add(
        Change(
          .removed, id: controller.id,
          old: .declared(className: controller.className, oldSlot(of: index)), new: .none,
          at: controller.place, isInOld: true, wasOf: index))
    }
  }

  private mutating func findFlags(
    _ index: Index, _ before: [Snapshot.Flag], _ now: [Snapshot.Flag]
  ) {
    guard before != now else { return }
    for flag in now {
      let value = before.first { $0.name == flag.name }?.value
      if value == nil, !old.tellsEveryFlag { continue }
      if value != flag.value { add(.flag, index, flag.name, value ?? .none, flag.value) }
    }
    guard new.tellsEveryFlag else { return }
    for flag in before where !now.contains(where: { $0.name == flag.name }) {
      add(.flag, index, flag.name, flag.value, .none)
    }
  }

  // MARK: Places

  private mutating func findPlaces() {
    var moved = Set<Index>()
    for parent in new.controllers.indices {
      guard let before = oldOfNew[parent] else { continue }
      let stayed = new.controllers[parent].children.filter { child in
        oldOfNew[child].map { old.controllers[$0].parent == before } ?? false
      }
      let places = stayed.map { child in
        oldOfNew[child].map { old.controllers[$0].position } ?? 0
      }
      let kept = places.longestIncreasingSubsequence
      for (place, child) in stayed.enumerated() where !kept[place] { moved.insert(child) }
    }
    for (index, controller) in new.controllers.enumerated() {
      guard let before = oldOfNew[index] else { continue }
      let was = old.controllers[before]
      // Answers do not tell the names of children.
      let isNamedOtherwise =
        old.tellsEveryFlag && new.tellsEveryFlag && was.slotName != controller.slotName
      let isElsewhere = !isSame(was.parent, controller.parent) || isNamedOtherwise
      guard isElsewhere || moved.contains(index) else { continue }
      add(
        .moved, index, nil, oldSlot(of: before).map { .slot($0) } ?? .none,
        newSlot(of: index).map { .slot($0) } ?? .none)
    }
  }

  // MARK: The rest of the app

  /// Windows are the same by their ids, the others by their order; an only one is the only one.
  private static func matching(
    _ old: [Snapshot.Window], _ new: [Snapshot.Window]
  ) -> (newOfOld: [Int?], oldOfNew: [Int?]) {
    var newOfOld = [Int?](repeating: nil, count: old.count)
    var oldOfNew = [Int?](repeating: nil, count: new.count)
    func match(_ one: Int, _ other: Int) { (newOfOld[one], oldOfNew[other]) = (other, one) }
    if old.count == 1, new.count == 1 {
      match(0, 0)
      return (newOfOld, oldOfNew)
    }
    var places: [String: Int] = [:]
    for (place, window) in new.enumerated() {
      if let id = window.id { places[id] = place }
    }
    for (place, window) in old.enumerated() {
      if let id = window.id, let other = places[id] { match(place, other) }
    }
    var left = new.indices.filter { oldOfNew[$0] == nil }[...]
    for (place, window) in old.enumerated() where newOfOld[place] == nil {
      guard let other = left.first, window.id == nil || new[other].id == nil else { continue }
      match(place, other)
      left.removeFirst()
    }
    return (newOfOld, oldOfNew)
  }

  /// What a window is called: its id, or what it is where it has none.
  func name(ofWindow window: Int?, in snapshot: Snapshot) -> String? {
    window.map { place in
      let isOnly = snapshot.windows.count < 2
      return snapshot.windows.indices.contains(place) && !isOnly
        ? snapshot.windows[place].id ?? "window" : "window"
    }
  }

  private mutating func findWindows() {
    for (number, window) in new.windows.enumerated() {
      let place = window.place ?? new.controllers[window.root].place
      let id = window.id ?? "window"
      guard let before = oldWindowOfNew[number].map({ old.windows[$0] }) else {
        // The first of all has come with what it shows.
        if old.windows.isEmpty { continue }
        add(
          Change(
            .added, id: id, old: .none, new: .declared(className: "UIWindow", nil), at: place))
        continue
      }
      if !isSame(before.root, window.root) {
        add(
          Change(
            .relationship, id: id, property: Property.rootViewController,
            old: oldID(before.root), new: newID(window.root), at: place, of: window.root))
      }
      for name in ["windowLevel", "scene"] {
        let was = before.flags.first { $0.name == name }?.value
        let now = window.flags.first { $0.name == name }?.value
        guard was != now else { continue }
        add(
          Change(
            .flag, id: id, property: name, old: was ?? .none, new: now ?? .none, at: place))
      }
      if let (was, now) = widths(before, window), was != now {
        add(
          Change(.flag, id: id, property: Self.width, old: was, new: now, at: place))
      }
    }
    for (number, window) in old.windows.enumerated()
    where newWindowOfOld[number] == nil && !new.windows.isEmpty {
      add(
        Change(
          .removed, id: window.id ?? "window", old: .declared(className: "UIWindow", nil),
          new: .none, at: window.place ?? old.controllers[window.root].place, isInOld: true))
    }
  }

  private static let width = "horizontalSizeClass"

  /// The widths of a window that has one of its own, before or now; a side where it has none has the
  /// whole app's. Nil where neither has its own, or a side does not tell.
  private func widths(
    _ before: Snapshot.Window, _ now: Snapshot.Window
  ) -> (old: Change.Value, new: Change.Value)? {
    func own(_ window: Snapshot.Window) -> Change.Value? {
      window.flags.first { $0.name == Self.width }?.value
    }
    func whole(_ snapshot: Snapshot) -> Change.Value? {
      snapshot.traits.first { $0.name == Self.width }?.value
    }
    guard own(before) != nil || own(now) != nil, let was = own(before) ?? whole(old),
      let value = own(now) ?? whole(new)
    else { return nil }
    return (was, value)
  }

  private mutating func findObjects() {
    guard old.tellsObjects, new.tellsObjects else { return }
    let (before, now) = (
      Dictionary(old.objects.map { ($0.id, $0) }) { first, _ in first },
      Dictionary(new.objects.map { ($0.id, $0) }) { first, _ in first }
    )
    for object in new.objects {
      guard let was = before[object.id] else {
        add(
          Change(
            .added, id: object.id, old: .none, new: .declared(className: object.className, nil),
            at: object.place))
        continue
      }
      if was.className != object.className {
        add(
          Change(
            .class, id: object.id, property: "class", old: .text(was.className),
            new: .text(object.className), at: object.place))
      }
    }
    for object in old.objects where now[object.id] == nil {
      add(
        Change(
          .removed, id: object.id, old: .declared(className: object.className, nil), new: .none,
          at: object.place, isInOld: true))
    }
  }

  private mutating func findSteps() {
    guard let before = old.steps, let now = new.steps else { return }
    // The first of some equal steps is the first of those that are equal to it, and so on.
    var earlier: [StepName: [Snapshot.PerformedStep]] = [:]
    for step in before.reversed() { earlier[name(of: step, isOld: true), default: []].append(step) }
    for step in now {
      let name = name(of: step, isOld: false)
      let was = earlier[name]?.popLast()
      if was.map({ $0.isRefused == step.isRefused }) ?? !step.isRefused { continue }
      add(change(of: step, in: new, from: was.map { !$0.isRefused }, to: !step.isRefused))
    }
    for step in before {
      let name = name(of: step, isOld: true)
      // Those that are left come last.
      guard let left = earlier[name], !left.isEmpty else { continue }
      earlier[name] = nil
      for step in left.reversed() where step.isRefused {
        add(change(of: step, in: old, from: false, to: nil))
      }
    }
  }

  private func change(
    of step: Snapshot.PerformedStep, in snapshot: Snapshot, from was: Bool?, to now: Bool?
  ) -> Change {
    return Change(
      .step, id: step.references.last.map { snapshot.id($0) },
      property: step.text(of: step.references.map { snapshot.id($0) }),
      old: was.map { .isCarriedOut($0) } ?? .none,
      new: now.map { .isCarriedOut($0) } ?? .none, at: step.place, isInOld: now == nil)
  }

  private struct StepName: Hashable {
    let action: String
    let references: [Index]
    let detail: String?
  }

  /// What a controller is called that is there no more: no new one has such a number.
  private func name(of step: Snapshot.PerformedStep, isOld: Bool) -> StepName {
    StepName(
      action: step.action,
      references: isOld ? step.references.map { newOfOld[$0] ?? -1 - $0 } : step.references,
      detail: step.detail)
  }
}

extension [Int] {
  /// For each element whether it is kept when as few as possible are left out so that the rest
  /// grows; in time n log n.
  fileprivate var longestIncreasingSubsequence: [Bool] {
    // The element that ends the best sequence of each length, and what comes before each.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: count)
    for index in indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if self[ends[middle]] < self[index] { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var kept = [Bool](repeating: false, count: count)
    var next = ends.last
    while let index = next {
      kept[index] = true
      next = previous[index]
    }
    return kept
  }
}
