import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCPhrases
import VCSource
import VCTestSupport

@Suite struct `Comparing two hierarchies` {
  @Test(arguments: Seeds.few(60, of: 500))
  func `names exactly the edits, and applied to the old one gives the new one's answers`(
    seed: UInt64
  ) {
    let pair = EditedPair(seed: seed, declaresIDs: true)
    let (old, new) = (Snapshot(pair.old), Snapshot(pair.new))
    let comparison = Comparison(old, new)
    let kinds: Set<Change.Kind> = [.added, .removed, .moved, .class, .flag]
    let named = comparison.changes.filter { kinds.contains($0.kind) && $0.isAnEdit }
      .map {
        "\($0.kind.rawValue) \($0.id ?? "")" + ($0.kind == .flag ? ".\($0.property ?? "")" : "")
      }
    #expect(Set(named).count == named.count, "each once")
    if pair.hasReordered {
      #expect(Set(named).isSuperset(of: pair.edits))
      #expect(Set(named).subtracting(pair.edits).allSatisfy { $0.hasPrefix("moved ") })
    } else {
      #expect(Set(named) == pair.edits)
    }
    var answers = Answers(old)
    answers.apply(comparison.changes)
    answers.expectEqual(Answers(new))
    answers.expectPointers(of: new)
  }

  @Test(arguments: Seeds.few(60, of: 500))
  func `without ids tells no more changes than edits, two for one at most`(seed: UInt64) {
    let pair = EditedPair(seed: seed, declaresIDs: false)
    let comparison = Comparison(Snapshot(pair.old), Snapshot(pair.new))
    let places: Set<Change.Kind> = [.added, .removed, .moved, .class]
    let told = comparison.changes.filter { places.contains($0.kind) }
    if !pair.hasReordered { #expect(told.count <= 2 * pair.edits.count, "\(told)") }
    var answers = Answers(comparison.old)
    answers.rename(comparison)
    answers.apply(comparison.changes)
    answers.expectEqual(Answers(comparison.new))
  }

  @Test(arguments: Seeds.few(30, of: 500))
  func `of the same tells nothing`(seed: UInt64) {
    let app = AppDescription.generated(seed: seed)
    let snapshot = Snapshot(app)
    #expect(Comparison(snapshot, snapshot).changes == [])
  }
}

extension Snapshot {
  init(_ app: AppDescription) {
    let resolution = Resolution(app)
    self.init(of: resolution.hierarchy)
  }
}

extension Change {
  /// A style in force may be another without any edit of it.
  fileprivate var isAnEdit: Bool { kind != .flag || property == "isModalInPresentation" }
}

/// What a program can do with the changes that it is told: containment, classes and presentations
/// by ids.
private struct Answers {
  var classes: [String: String] = [:]
  var children: [String: [String]] = [:]
  var presenters: [String: String] = [:]
  /// What the names of those begin with that are there no more: another may be called as they were.
  private var prefix = ""

  init(_ snapshot: Snapshot) {
    for controller in snapshot.controllers {
      classes[controller.id] = controller.className
      children[controller.id] = controller.children.map(snapshot.id)
    }
    for presentation in snapshot.presentations {
      presenters[snapshot.id(presentation.presented)] = snapshot.id(presentation.presenter)
    }
  }

  /// Calls what is the same as the new side does.
  mutating func rename(_ comparison: Comparison) {
    var names: [String: String] = [:]
    prefix = "gone "
    for (index, controller) in comparison.old.controllers.enumerated() {
      names[controller.id] =
        comparison.newOfOld[index].map(comparison.new.id) ?? prefix + controller.id
    }
    func name(_ id: String) -> String { names[id] ?? id }
    classes = Dictionary(uniqueKeysWithValues: classes.map { (name($0), $1) })
    children = Dictionary(uniqueKeysWithValues: children.map { (name($0), $1.map(name)) })
    presenters = Dictionary(uniqueKeysWithValues: presenters.map { (name($0), name($1)) })
  }

  func expectEqual(_ other: Answers) {
    #expect(classes == other.classes)
    #expect(children == other.children)
    #expect(presenters == other.presenters)
  }

  mutating func apply(_ changes: [Change]) {
    var placed: [(slot: Change.Slot, id: String)] = []
    for change in changes {
      guard let id = change.id, !change.isOfSegue else { continue }
      switch (change.kind, change.new) {
      case (.removed, _):
        let gone = prefix + id
        remove(gone)
        classes[gone] = nil
        children[gone] = nil
      case (.moved, .slot(let slot)):
        remove(id)
        placed.append((slot, id))
      case (.moved, _): remove(id)
      case (.added, .declared(let className, let slot)):
        classes[id] = className
        children[id] = children[id] ?? []
        if let slot { placed.append((slot, id)) }
      case (.class, .text(let className)): classes[id] = className
      case (.presented, .presentation(let presenter, _, _)): presenters[id] = presenter
      case (.presenter, .text(let presenter)): presenters[id] = presenter
      case (.dismissed, _): presenters[(change.isInOld ? prefix : "") + id] = nil
      default: break
      }
    }
    for (slot, id) in placed.sorted(by: { ($0.slot.index ?? 0) < ($1.slot.index ?? 0) }) {
      children[slot.container, default: []].insert(id, at: slot.index ?? 0)
    }
  }

  private mutating func remove(_ id: String) {
    for parent in children.keys where children[parent]?.contains(id) == true {
      children[parent]?.removeAll { $0 == id }
    }
  }

  /// What follows of the changes by R1 to R4 is what the new side answers.
  func expectPointers(of new: Snapshot) {
    var parents: [String: String] = [:]
    for (parent, list) in children { for child in list { parents[child] = parent } }
    let presented = Dictionary(
      presenters.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    for controller in new.controllers where controller.isInFamily {
      var top = controller.id
      var next: String? = top
      var told: String?
      while let id = next {
        told = told ?? presented[id]
        top = id
        next = parents[id]
      }
      func answer(_ property: Property) -> String? {
        Snapshot.pointers.firstIndex(of: property).flatMap { controller.pointers[$0] }.map(new.id)
      }
      #expect(controller.parent.map(new.id) == parents[controller.id])
      #expect(answer(.presentingViewController) == presenters[top])
      #expect(answer(.presentedViewController) == told)
    }
  }
}
