import VCEngine
import VCFigures
import VCPhrases
import VCPictures

/// Both sides of a comparison as one map: the scenes and segues of the new app, and those that were
/// removed.
///
/// A figure of families can't show them, because they aren't in the hierarchy yet.
struct ChangedMap {
  package typealias Index = ViewController.Index

  private let comparison: Comparison
  private var viewControllers: [ViewController] = []
  private var parents: [Index: Index] = [:]
  private var children: [Index: [Index]] = [:]
  private var marks: [Index: Picture.Mark] = [:]
  private var lines: [MarkedScenes.Line] = []
  /// The segues that end nowhere in the map, as notes in boxes.
  private var notes: [Index: [String]] = [:]
  /// The controllers that UIKit made. Those without a container aren't scenes.
  private var systemMade: Set<Index> = []
  private var ofNew: [Snapshot.Index: Index] = [:]
  private var ofOld: [Snapshot.Index: Index] = [:]
  /// The controllers whose changed presentation is a line.
  private var presented: Set<Index> = []

  /// Nil if neither scenes nor segues have changed.
  init?(_ comparison: Comparison) {
    self.comparison = comparison
    let segues = comparison.changedSegues
    guard comparison.old.isMap || comparison.new.isMap,
      !segues.old.isEmpty || !segues.new.isEmpty
        || comparison.changes.contains(where: isOfScene)
    else { return nil }
    addControllers()
    markChanges()
    for (place, segue) in comparison.new.segues.enumerated() {
      add(segue, of: ofNew, mark: segues.new.contains(place) ? .added : nil)
    }
    for place in segues.old.sorted() {
      let segue = comparison.old.segues[place]
      let isUnfound = comparison.new.mayHave(
        segue.relation, of: comparison.old, comparison.newOfOld)
      add(segue, of: ofOld, mark: isUnfound ? .unfound : .removed)
    }
    addPresentations()
  }

  /// Whether a controller that isn't in the hierarchy changed.
  private func isOfScene(_ change: Change) -> Bool {
    switch change.kind {
    case .step, .message: false
    case .unreached: true
    default:
      change.newIndex.map { !comparison.new.controllers[$0].isInFamily }
        ?? change.oldIndex.map { !comparison.old.controllers[$0].isInFamily } ?? false
    }
  }

  // MARK: Boxes

  private mutating func addControllers() {
    let (old, new) = (comparison.old, comparison.new)
    let changed = comparison.changedFlags
    var ids: Set<String> = []
    for index in new.preorder {
      let controller = new.controllers[index]
      let added = add(
        controller, changed[index] ?? [], under: controller.parent.flatMap { ofNew[$0] }, at: nil)
      ofNew[index] = added
      ids.insert(controller.id)
      if comparison.oldOfNew[index] == nil { marks[added] = .added }
    }
    let unfound = Set(comparison.changes.filter { $0.kind == .unfound }.compactMap(\.oldIndex))
    for index in old.preorder {
      if let counterpart = comparison.newOfOld[index] {
        ofOld[index] = ofNew[counterpart]
        continue
      }
      var controller = old.controllers[index]
      // An implied id may belong to another controller now.
      while !ids.insert(controller.id).inserted { controller.declaration.id.value += " (old)" }
      let parent = controller.parent.flatMap { ofOld[$0] }
      // After its former predecessor.
      let before = controller.parent.map {
        old.controllers[$0].children.prefix(controller.position).compactMap { ofOld[$0] }
      }
      let place = before?.last.flatMap { last in
        parent.flatMap { children[$0]?.firstIndex(of: last) }
      }
      let added = add(controller, [], under: parent, at: place.map { $0 + 1 })
      ofOld[index] = added
      marks[added] = unfound.contains(index) ? .unfound : .removed
    }
  }

  private mutating func add(
    _ controller: Snapshot.Controller, _ changed: Set<String>, under parent: Index?, at place: Int?
  ) -> Index {
    let index = viewControllers.count
    var declaration = controller.declaration.withoutRelatives(changed)
    declaration.role = controller.declaration.role
    viewControllers.append(declaration)
    if controller.systemMade != nil { systemMade.insert(index) }
    if let parent {
      parents[index] = parent
      children[parent, default: []].insert(index, at: place ?? children[parent]?.count ?? 0)
    }
    return index
  }

  private mutating func markChanges() {
    for change in comparison.changes {
      guard let index = change.newIndex, let place = ofNew[index], marks[place] == nil,
        !change.isOfSegue
      else { continue }
      marks[place] = change.mark
    }
  }

  // MARK: Lines

  private mutating func add(
    _ segue: Snapshot.ListedSegue, of places: [Snapshot.Index: Index], mark: Picture.Mark?
  ) {
    guard let source = places[segue.source] else { return }
    guard let destination = segue.destination.flatMap({ places[$0] }), destination != source else {
      let end = segue.unwindAction ?? viewControllers[source].className.value
      let sign = mark.map { $0.sign + " " } ?? ""
      notes[source, default: []].append("\(sign)\(segue.kind.rawValue) → \(end)")
      if mark != nil, marks[source] == nil { marks[source] = .changed }
      return
    }
    let relation: Relation = segue.isInferred ? .inferred(segue.kind) : .segue(segue.kind)
    add(relation, from: source, to: destination, segue.label, mark, segues: 1)
  }

  private mutating func add(
    _ relation: Relation, from source: Index, to destination: Index, _ name: String?,
    _ mark: Picture.Mark?, segues: Int = 0
  ) {
    let known = lines.firstIndex {
      $0.relation == relation && $0.source == source && $0.destination == destination
    }
    if let known {
      lines[known].names.append((name, mark))
      lines[known].segues += segues
      return
    }
    lines.append(
      MarkedScenes.Line(
        relation, from: source, to: destination, names: [(name, mark)], segues: segues))
  }

  /// Adds the presentations that don't follow a segue.
  private mutating func addPresentations() {
    func places(
      _ presentation: Snapshot.Presented, _ places: [Snapshot.Index: Index]
    ) -> (presenter: Index, presented: Index)? {
      guard let presenter = places[presentation.presenter],
        let presented = places[presentation.presented]
      else { return nil }
      return (presenter, presented)
    }
    func isSame(_ one: Snapshot.Presented, _ other: Snapshot.Presented) -> Bool {
      guard let one = places(one, ofOld), let other = places(other, ofNew) else { return false }
      return one == other
    }
    let (old, new) = (comparison.old.presentations, comparison.new.presentations)
    let now = new.map { now in
      (now, ofNew, old.contains { isSame($0, now) } ? nil : Picture.Mark.added)
    }
    let before = old.filter { was in !new.contains { isSame(was, $0) } }.map {
      ($0, ofOld, Picture.Mark.removed as Picture.Mark?)
    }
    let segues = lines
    for (presentation, of, mark) in now + before {
      guard let ends = places(presentation, of), ends.presenter != ends.presented else { continue }
      let sender = of[presentation.sender]
      let follows = segues.contains {
        $0.destination == ends.presented && [ends.presenter, sender].contains($0.source)
      }
      if follows { continue }
      let kind: Segue.Kind =
        presentation.style == ModalPresentationStyle.popover.rawValue ? .popover : .present
      add(.segue(kind), from: ends.presenter, to: ends.presented, nil, mark)
      if mark != nil { presented.insert(ends.presented) }
    }
  }

  // MARK: The figure

  /// The merged app, with its texts; nil if it has no controllers.
  func scenes(title: String, in style: Style) -> MarkedScenes? {
    guard !viewControllers.isEmpty else { return nil }
    let (figure, hierarchy) = (ChangeFigure(comparison), hierarchy(title: title))
    let names = figure.names(in: style)
    var notes = notes
    for change in comparison.changes where !change.isOfSegue {
      guard let place = change.newIndex.flatMap({ ofNew[$0] }),
        let note = figure.note(on: change, style.language.phrases, names)
      else { continue }
      notes[place, default: []].append(note)
    }
    return MarkedScenes(
      hierarchy,
      tops: viewControllers.indices.filter { parents[$0] == nil && !systemMade.contains($0) },
      children: children, lines: lines, marks: marks, notes: notes,
      text: figure.text(of: hierarchy, in: style),
      footnotes: figure.footnotes(
        of: comparison.changes.filter { !shows($0) }, style))
  }

  /// The controllers of both, without states.
  func hierarchy(title: String) -> Hierarchy {
    var description = AppDescription(
      viewControllers: viewControllers,
      rootViewController: comparison.new.windows.first.flatMap { ofNew[$0.root] }
        ?? comparison.old.windows.first.flatMap { ofOld[$0.root] } ?? 0)
    description.title = .init(title)
    return Resolution(description).hierarchy
  }

  /// Whether a box or a line shows a change.
  private func shows(_ change: Change) -> Bool {
    switch change.kind {
    case .step, .message: return false
    case .unreached: return change.oldIndex != nil
    case .removed, .unfound: return change.oldIndex != nil || change.isOfSegue
    case .presented, .presenter, .dismissed:
      let place = change.newIndex.flatMap { ofNew[$0] } ?? change.oldIndex.flatMap { ofOld[$0] }
      return place.map(presented.contains) ?? false
    default: return change.newIndex != nil
    }
  }
}
