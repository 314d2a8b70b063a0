import VCEngine
import VCSource

/// Finds the changes between two snapshots, one kind after another.
struct ChangeFinder {
  package typealias Index = Snapshot.Index

  let old: Snapshot
  let new: Snapshot
  let newOfOld: [Index?]
  let oldOfNew: [Index?]
  private(set) var changes: [Change] = []
  /// The controllers, by their indices in the new snapshot, whose presentation began, ended or has
  /// another presenter. Changes of their pointers are not reported again.
  var newlyPresented: Set<Index> = []
  let oldObjects: Set<String>
  let newObjects: Set<String>
  let newWindowOfOld: [Int?]
  let oldWindowOfNew: [Int?]
  /// The properties whose changes were reported, by the indices of new controllers.
  private var reportedFlags: [Index: Set<String>] = [:]

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
    // Sorting is stable: changes at the same location stay in the order in which they were found.
    return changes.sorted(by: Change.comesBefore)
  }

  /// Adds a change of a controller, or of the whole app.
  mutating func add(
    _ kind: Change.Kind, _ index: Index?, _ property: String? = nil, _ old: Change.Value,
    _ new: Change.Value
  ) {
    let controller = index.map { self.new.controllers[$0] }
    if kind == .flag, let index, let property {
      reportedFlags[index, default: []].insert(property)
    }
    changes.append(
      Change(
        kind, id: controller?.id, property: property, old, new,
        at: controller?.place(of: property), of: index))
  }

  /// Whether a changed value of a property was reported.
  func isReported(_ property: String, of index: Index) -> Bool {
    reportedFlags[index]?.contains(property) == true
  }

  mutating func add(_ change: Change) { changes.append(change) }

  /// An old controller's id: the new id if it still exists.
  func oldID(_ index: Index?) -> Change.Value { Change.Value(index.map(oldName)) }
  func newID(_ index: Index?) -> Change.Value { Change.Value(index.map(new.id)) }

  func oldName(_ index: Index) -> String { newOfOld[index].map(new.id) ?? old.id(index) }

  private func oldSlot(of index: Index) -> Change.Slot? {
    old.controllers[index].parent.flatMap { old.slot(of: index, in: oldName($0)) }
  }

  private func newSlot(of index: Index) -> Change.Slot? {
    new.controllers[index].parent.flatMap { new.slot(of: index, in: new.id($0)) }
  }

  /// Whether an old controller and a new one are the same, or both are missing.
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
        let isRenamed = old.newName(of: before.className) == controller.className
        add(
          isRenamed ? .renamed : .class, index, "class", .text(before.className),
          .text(controller.className))
      }
      if controller.isUnreached, !before.isUnreached {
        add(.unreached, index, nil, .flag(false), .flag(true))
      }
      findFlags(index, before.flags, controller.flags)
      if before.isCollapsed != controller.isCollapsed {
        add(.flag, index, "isCollapsed", .flag(before.isCollapsed), .flag(controller.isCollapsed))
      }
    }
    findMissing()
  }

  private mutating func findMissing() {
    var (led, stillLed): (Set<Index>, Set<Index>) = ([], [])
    for segue in old.segues {
      guard let destination = segue.destination else { continue }
      led.insert(destination)
      if !old.isDeleted(segue.relation) { stillLed.insert(destination) }
    }
    for (index, controller) in old.controllers.enumerated() where newOfOld[index] == nil {
      let isDeclared = new.declaredClasses.contains(controller.className)
      let isUnreached = led.contains(index) && !stillLed.contains(index)
      add(
        Change(
          isDeclared ? isUnreached ? .unreached : .unfound : .removed, id: controller.id,
          .declared(className: controller.className, oldSlot(of: index)), .none,
          at: controller.place, isInOld: true, wasOf: index))
    }
  }

  private mutating func findFlags(
    _ index: Index, _ before: [Snapshot.Flag], _ now: [Snapshot.Flag]
  ) {
    guard before != now else { return }
    let (before, now) = (comparable(before), comparable(now))
    for flag in now {
      let was = before.first { $0.name == flag.name }
      if was == nil, !old.listsAllFlags || flag.isDefault { continue }
      if was?.value == flag.value || was?.isDefault == true && flag.isDefault { continue }
      add(.flag, index, flag.name, was?.value ?? .none, flag.value)
    }
    guard new.listsAllFlags else { return }
    for flag in before where !flag.isDefault && !now.contains(where: { $0.name == flag.name }) {
      add(.flag, index, flag.name, flag.value, .none)
    }
  }

  /// The flags without those that say in which file of the source a screen is, and beside which
  /// others: a file that moves changes no app.
  private func comparable(_ flags: [Snapshot.Flag]) -> [Snapshot.Flag] {
    guard old.isFromSource, new.isFromSource else { return flags }
    let places = [ViewControllerKey.group, .link, .note].map(\.rawValue)
    return flags.filter { !places.contains($0.name) }
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
      // A printed hierarchy lacks the names of children.
      let isNamedOtherwise =
        old.listsAllFlags && new.listsAllFlags && was.slotName != controller.slotName
      let isElsewhere = !isSame(was.parent, controller.parent) || isNamedOtherwise
      guard isElsewhere || moved.contains(index) else { continue }
      add(
        .moved, index, nil, oldSlot(of: before).map { .slot($0) } ?? .none,
        newSlot(of: index).map { .slot($0) } ?? .none)
    }
  }
}

extension [Int] {
  /// Whether each element is in the longest increasing subsequence; found in time n log n.
  fileprivate var longestIncreasingSubsequence: [Bool] {
    // The last element of the best sequence of each length, and the predecessor of each element.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: count)
    for index in indices {
      let place = ends.firstPlace { self[$0] >= self[index] }
      previous[index] = place > 0 ? ends[place - 1] : nil
      if place == ends.count { ends.append(index) } else { ends[place] = index }
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

extension Snapshot.Controller {
  /// The location of a property, or else of the controller.
  fileprivate func place(of property: String?) -> SourceRange? {
    for (key, row) in ViewControllerKey.rows where key.rawValue == property {
      if let range = row.value(declaration)?.range { return range }
    }
    return place
  }
}
