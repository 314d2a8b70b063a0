import VCEngine
import VCFigures
import VCPictures

/// Both sides of a comparison as one app: unchanged parts once, removed parts beside them, and
/// moved parts both at their new and at their old place.
///
/// UIKit wouldn't accept such an app; it contains the parts of a figure.
struct MergedApp {
  package typealias Index = ViewController.Index

  /// A family on either side.
  struct Family {
    /// The members, parents before their children, the top first.
    var members: [Index]
    /// Nil for a family on both sides.
    let mark: Picture.Mark?
  }

  /// A presentation on either side.
  struct Presentation: Hashable {
    let presenter: Index
    let presented: Index
  }

  private(set) var viewControllers: [ViewController] = []
  var families: [Family] = []
  private(set) var parents: [Index: Index] = [:]
  var presentations: [(presentation: Presentation, mark: Picture.Mark?)] = []
  /// The former presenters of controllers that another controller presents now, if both are in one
  /// family.
  private(set) var earlierPresenters: [Index: Index] = [:]
  /// The number of unchanged controllers that are left out below each box.
  var unchanged: [Index: Int] = [:]
  private(set) var marks: [Index: Picture.Mark] = [:]
  /// The root of the window.
  private(set) var root: Index = 0

  private let comparison: Comparison
  /// The boxes of new controllers in families, and of old controllers: their new box, or the old
  /// one if they were removed.
  private(set) var ofNew: [Int: Index] = [:]
  private(set) var ofOld: [Int: Index] = [:]
  /// The boxes at the old places of old controllers that aren't there any more.
  private(set) var ghosts: [Int: Index] = [:]
  private var children: [Index: [Index]] = [:]
  private var ids: Set<String> = []
  /// The controllers that the members of each family present, by the family's top.
  private var presentedByFamily: [Index: [Index]] = [:]

  init(_ comparison: Comparison) {
    self.comparison = comparison
    addNew()
    addOld()
    markChanges()
    collectFamilies()
    collectPresentations()
    fold()
  }

  // MARK: Boxes

  private mutating func add(_ declaration: ViewController, under parent: Index?, at place: Int?)
    -> Index
  {
    let index = viewControllers.count
    viewControllers.append(declaration)
    parents[index] = parent
    if let parent {
      let siblings = children[parent]?.count ?? 0
      children[parent, default: []].insert(index, at: min(place ?? siblings, siblings))
    }
    return index
  }

  private mutating func addNew() {
    let new = comparison.new
    let changed = comparison.changedFlags
    for index in new.preorder where new.controllers[index].isInFamily {
      let controller = new.controllers[index]
      let added = add(
        controller.declaration.withoutRelatives(changed[index] ?? []),
        under: controller.parent.flatMap { ofNew[$0] }, at: nil)
      ofNew[index] = added
      ids.insert(controller.id)
      if comparison.oldOfNew[index] == nil { marks[added] = .added }
    }
  }

  private mutating func addOld() {
    let (old, new) = (comparison.old, comparison.new)
    let unfound = Set(comparison.changes.filter { $0.kind == .unfound }.compactMap(\.oldIndex))
    let presented = Set(new.presentations.map(\.presented))
    let wasPresented = Set(old.presentations.map(\.presented))
    for index in old.preorder where old.controllers[index].isInFamily {
      let controller = old.controllers[index]
      let counterpart = comparison.newOfOld[index]
      let now = counterpart.flatMap { ofNew[$0] }
      let parent = controller.parent.flatMap { ofOld[$0] }
      guard let now, let counterpart else {
        let missing: Picture.Mark = unfound.contains(index) ? .unfound : .removed
        ofOld[index] = addGhost(of: index, under: parent, counterpart == nil ? missing : .left)
        continue
      }
      ofOld[index] = now
      let isSamePlace =
        switch (controller.parent, new.controllers[counterpart].parent) {
        case (nil, nil): true
        case (let was?, let container?): comparison.newOfOld[was] == container
        default: false
        }
      if isSamePlace { continue }
      marks[now] = .moved
      // A former root that is contained now has no box at its old place, and neither has a
      // controller that is no longer presented.
      if controller.parent != nil
        || wasPresented.contains(index) && !presented.contains(counterpart)
      {
        ghosts[index] = addGhost(of: index, under: parent, .left)
      }
    }
  }

  private mutating func addGhost(
    of index: Int, under parent: Index?, _ mark: Picture.Mark
  ) -> Index {
    let controller = comparison.old.controllers[index]
    // After its former predecessor.
    var place: Int?
    if let parent, let container = controller.parent {
      let before = comparison.old.controllers[container].children.prefix(controller.position)
      let siblings = children[parent] ?? []
      let shown = Set(before.suffix(64).compactMap { ghosts[$0] ?? ofOld[$0] })
      place = siblings.lastIndex(where: shown.contains).map { $0 + 1 } ?? (before.isEmpty ? 0 : nil)
    }
    var declaration = controller.declaration.withoutRelatives(nil)
    // A moved controller appears twice, and an implied id may belong to another controller now.
    while !ids.insert(declaration.id.value).inserted { declaration.id.value += " (old)" }
    let added = add(declaration, under: parent, at: place)
    marks[added] = mark
    ghosts[index] = added
    return added
  }

  /// Marks the changes of controllers that stay in place.
  private mutating func markChanges() {
    for change in comparison.changes {
      guard let index = change.newIndex, let place = ofNew[index], marks[place] == nil else {
        continue
      }
      marks[place] = change.mark
    }
  }

  // MARK: Families

  private mutating func collectFamilies() {
    let (old, new) = (comparison.old, comparison.new)
    var isTop = Set<Index>()
    func family(from top: Index) -> [Index] { [top].withDescendants { children[$0] ?? [] } }
    for top in new.familyTops {
      guard let place = ofNew[top], isTop.insert(place).inserted else { continue }
      families.append(
        Family(members: family(from: place), mark: marks[place] == .added ? .added : nil))
    }
    for top in old.familyTops {
      guard let place = ghosts[top] ?? ofOld[top], parents[place] == nil,
        isTop.insert(place).inserted
      else { continue }
      families.append(
        Family(
          members: family(from: place), mark: marks[place] == .unfound ? .unfound : .removed))
    }
    root = families.first?.members.first ?? 0
  }

  private mutating func collectPresentations() {
    let old = comparison.old.presentations.compactMap { presentation in
      let presented = ghosts[presentation.presented] ?? ofOld[presentation.presented]
      return ofOld[presentation.presenter].flatMap { presenter in
        presented.map { Presentation(presenter: presenter, presented: $0) }
      }
    }
    let before = Set(old)
    var now: Set<Presentation> = []
    var presenters: [Index: Index] = [:]
    for presentation in comparison.new.presentations {
      guard let presenter = ofNew[presentation.presenter],
        let presented = ofNew[presentation.presented]
      else { continue }
      let united = Presentation(presenter: presenter, presented: presented)
      now.insert(united)
      presenters[presented] = presenter
      add(united, before.contains(united) ? nil : .added)
    }
    for united in old where !now.contains(united) {
      let (presenter, presented) = (united.presenter, united.presented)
      // Two pairs of lines to one box would run through each other.
      if let other = presenters[presented] {
        if top(of: other) == top(of: presenter) { earlierPresenters[presented] = presenter }
      } else if !leads(from: top(of: presented), to: top(of: presenter)) {
        add(united, .removed)
        presenters[presented] = presenter
      }
    }
  }

  private func top(of index: Index) -> Index {
    var top = index
    while let parent = parents[top] { top = parent }
    return top
  }

  /// Whether presentations lead from a family to another; they must not form a cycle.
  private func leads(from family: Index, to other: Index) -> Bool {
    var stack = [family]
    var seen: Set<Index> = []
    while let next = stack.popLast() {
      if next == other { return true }
      guard seen.insert(next).inserted else { continue }
      stack += presentedByFamily[next] ?? []
    }
    return false
  }

  private mutating func add(_ presentation: Presentation, _ mark: Picture.Mark?) {
    presentations.append((presentation, mark))
    presentedByFamily[top(of: presentation.presenter), default: []].append(presentation.presented)
  }
}

extension Snapshot {
  /// The tops of all families: roots, presented controllers, and those whose view alone was added.
  fileprivate var familyTops: [Index] {
    let tops = windows.map(\.root) + presentations.map(\.presented)
    let known = Set(tops)
    return tops
      + controllers.indices.filter {
        controllers[$0].isInFamily && controllers[$0].parent == nil && !known.contains($0)
      }
  }
}

extension ViewController {
  /// The controller with only its names and the presentation properties of its box. Changed ones
  /// are left out, because they are reported as changes.
  ///
  /// - Parameter changed: The properties that changed; nil for names alone.
  func withoutRelatives(_ changed: Set<String>?) -> ViewController {
    var own = ViewController(id: id, className: className, idIsImplied: idIsImplied)
    own.superclass = superclass
    own.title = title
    guard let changed else { return own }
    func kept<Value>(_ name: String, _ value: Value?) -> Value? {
      changed.contains(name) ? nil : value
    }
    own.definesPresentationContext = kept("definesPresentationContext", definesPresentationContext)
    own.providesPresentationContextTransitionStyle = kept(
      "providesPresentationContextTransitionStyle", providesPresentationContextTransitionStyle)
    own.modalPresentationStyle = kept("modalPresentationStyle", modalPresentationStyle)
    own.preferredStyle = kept("preferredStyle", preferredStyle)
    own.sourceType = kept("sourceType", sourceType)
    return own
  }
}
