import VCEngine
import VCSource

/// Changes of presentations, pointers and other relations between controllers.
extension ChangeFinder {
  mutating func findPresentations() {
    var before: [Index: Snapshot.Presented] = [:]
    for presentation in old.presentations { before[presentation.presented] = presentation }
    for presentation in new.presentations {
      let presented = presentation.presented
      let was = oldOfNew[presented].flatMap { before.removeValue(forKey: $0) }
      guard let was else {
        newlyPresented.insert(presented)
        add(
          .presented, presented, Property.presentingViewController.rawValue, .none,
          presentationValue(presentation, new.id))
        continue
      }
      if !isSame(was.presenter, presentation.presenter) {
        newlyPresented.insert(presented)
        add(
          .presenter, presented, Property.presentingViewController.rawValue,
          oldID(was.presenter), newID(presentation.presenter))
      }
      if !isSame(was.sender, presentation.sender),
        was.sender != was.presenter || presentation.sender != presentation.presenter
      {
        add(
          .relationship, presented, Change.Fact.sender, oldID(was.sender),
          newID(presentation.sender))
      }
      compareStyles(of: presented, was, presentation)
    }
    for presentation in old.presentations where before[presentation.presented] != nil {
      let presented = newOfOld[presentation.presented]
      if let presented { newlyPresented.insert(presented) }
      let place = presented.map { new.controllers[$0].place }
      add(
        Change(
          .dismissed, id: presented.map(new.id) ?? old.id(presentation.presented),
          property: Property.presentingViewController.rawValue,
          presentationValue(presentation, oldName), .none,
          at: place ?? old.controllers[presentation.presented].place,
          isInOld: presented == nil, of: presented,
          wasOf: presented == nil ? presentation.presented : nil))
    }
  }

  private func presentationValue(
    _ presentation: Snapshot.Presented, _ name: (Index) -> String
  ) -> Change.Value {
    .presentation(
      presenter: name(presentation.presenter), sender: name(presentation.sender),
      style: presentation.name)
  }

  /// Reports changed styles in force, unless a changed flag explains them.
  private mutating func compareStyles(
    of presented: Index, _ before: Snapshot.Presented, _ now: Snapshot.Presented
  ) {
    for (property, was, now) in [
      ("modalPresentationStyle", before.style, now.style),
      ("modalTransitionStyle", before.transition, now.transition),
      (Change.Fact.systemPresentation, before.system, now.system),
      (Change.Fact.adaptsTo, before.adaptsTo, now.adaptsTo),
    ] where was != now && !isReported(property, of: presented) {
      add(.flag, presented, property, Change.Value(was), Change.Value(now))
    }
  }

  // MARK: Pointers

  /// Reports changed pointers, only at the highest controller with the change, because those below
  /// it follow.
  mutating func findPointers() {
    for index in new.controllers.indices {
      guard let before = oldOfNew[index] else { continue }
      for (place, property) in Snapshot.pointers.enumerated() {
        let (was, now) = (
          old.controllers[before].pointers[place], new.controllers[index].pointers[place]
        )
        if isSame(was, now) || isImpliedByPresentation(property, of: index, was, now) { continue }
        if let (above, aboveBefore) = samePlace(index, before),
          old.controllers[aboveBefore].pointers[place] == was,
          new.controllers[above].pointers[place] == now
        {
          continue
        }
        add(.relationship, index, property.rawValue, oldID(was), newID(now))
      }
      findSelection(index, before)
      findWindow(index, before)
    }
  }

  /// The container of a controller, if it is the same in both snapshots; else nil.
  private func samePlace(_ index: Index, _ before: Index) -> (now: Index, before: Index)? {
    guard let now = new.controllers[index].parent, let was = old.controllers[before].parent,
      newOfOld[was] == now
    else { return nil }
    return (now, was)
  }

  /// Whether the change of a presentation implies this change of a pointer.
  private func isImpliedByPresentation(
    _ property: Property, of index: Index, _ was: Index?, _ now: Index?
  ) -> Bool {
    switch property {
    case .presentingViewController: newlyPresented.contains(index)
    case .presentedViewController:
      (was.map { newOfOld[$0].map(newlyPresented.contains) ?? true } ?? true)
        && (now.map { newlyPresented.contains($0) || oldOfNew[$0] == nil } ?? true)
    default: false
    }
  }

  private mutating func findSelection(_ index: Index, _ before: Index) {
    let (was, now) = (old.controllers[before].selected, new.controllers[index].selected)
    guard let was, let now, !isSame(was, now) else { return }
    add(.relationship, index, Property.selectedViewController.rawValue, oldID(was), newID(now))
  }

  /// Reports that a view entered or left the window, although its controller is in a family in both
  /// snapshots.
  private mutating func findWindow(_ index: Index, _ before: Index) {
    let (was, now) = (old.controllers[before], new.controllers[index])
    let window = was.window.flatMap { newWindowOfOld[$0] }
    guard (was.window == nil) != (now.window == nil) || window != now.window,
      was.isInFamily, now.isInFamily
    else { return }
    if let (above, aboveBefore) = samePlace(index, before),
      old.controllers[aboveBefore].window == was.window,
      new.controllers[above].window == now.window
    {
      return
    }
    add(
      .relationship, index, "view.window", Change.Value(name(ofWindow: was.window, in: old)),
      Change.Value(name(ofWindow: now.window, in: new)))
  }

  // MARK: Other relations

  /// Reports changed relations. Relations with equal owners, names and targets match in any order;
  /// the others of a name are compared in order.
  mutating func findRelations() {
    var kept: [Snapshot.Relation: Int] = [:]
    for relation in old.relations { self.kept(relation).map { kept[$0, default: 0] += 1 } }
    let others = new.relations.filter { relation in
      guard let count = kept[relation], count > 0 else { return true }
      kept[relation] = count - 1
      return false
    }
    var before: [Snapshot.Relation: [Snapshot.Relation]] = [:]
    // The unmatched relations of each kind are its last ones.
    for relation in old.relations.reversed() {
      guard let owner = newSubject(relation.owner) else { continue }
      if let same = self.kept(relation) {
        guard let count = kept[same], count > 0 else { continue }
        kept[same] = count - 1
      }
      before[name(of: relation, from: owner, isOld: true), default: []].append(relation)
    }
    // The source of an added screen says where it leads.
    for relation in others where oldSubject(relation.owner) != nil || isCall(relation) {
      let name = name(of: relation, from: relation.owner, isOld: false)
      addRelation(of: relation.owner, relation.property, before[name]?.popLast(), relation)
    }
    for relation in old.relations where new.lists(relation) {
      guard let owner = newSubject(relation.owner) else { continue }
      let name = name(of: relation, from: owner, isOld: true)
      for left in (before.removeValue(forKey: name) ?? []).reversed() {
        addRelation(of: owner, left.property, left, nil)
      }
    }
  }

  private func kind(_ was: Snapshot.Relation?, _ now: Snapshot.Relation?) -> Change.Kind {
    switch (was, now) {
    case (let was?, nil) where was.isSegue:
      new.mayHave(was, of: old, newOfOld) ? .unfound : .removed
    case (nil, let now?) where now.isSegue: .added
    default: .relationship
    }
  }

  /// A relation in the terms of the new snapshot; nil if an end was removed.
  private func kept(_ relation: Snapshot.Relation) -> Snapshot.Relation? {
    guard let owner = newSubject(relation.owner) else { return nil }
    var kept = relation
    kept.owner = owner
    if let target = relation.target {
      guard let target = newSubject(target) else { return nil }
      kept.target = target
    }
    return kept
  }

  /// A relation's name for matching: its owner and its property. Calls in source have no names:
  /// those that lead to one screen match, however they bring it. Removed screens get negative
  /// numbers.
  private func name(
    of relation: Snapshot.Relation, from owner: Snapshot.Subject, isOld: Bool
  ) -> Snapshot.Relation {
    guard isCall(relation), case .controller(let target) = relation.target else {
      return Snapshot.Relation(relation.property, of: owner, to: nil)
    }
    let now = isOld ? newOfOld[target] ?? -1 - target : target
    return Snapshot.Relation(Snapshot.Relation.segue, of: owner, to: .controller(now))
  }

  private func isCall(_ relation: Snapshot.Relation) -> Bool {
    new.isFromSource && relation.isSegue
  }

  private mutating func addRelation(
    of owner: Snapshot.Subject, _ property: String, _ was: Snapshot.Relation?,
    _ now: Snapshot.Relation?
  ) {
    // A snapshot that lists no such relations may have had it all along.
    if let now, was == nil, !old.lists(now) { return }
    let (id, place, index): (String, SourceRange?, Index?) =
      switch owner {
      case .controller(let index): (new.id(index), new.controllers[index].place, index)
      case .object(let id): (id, new.objects.first { $0.id == id }?.place, nil)
      }
    let deleted = now == nil ? was.flatMap { isCall($0) ? $0.place : nil } : nil
    add(
      Change(
        kind(was, now), id: id, property: property, was.map { value(of: $0, oldName) } ?? .none,
        now.map { value(of: $0, new.id) } ?? .none, at: deleted ?? now?.place ?? place,
        isInOld: deleted != nil, of: index))
  }

  private func value(of relation: Snapshot.Relation, _ name: (Index) -> String) -> Change.Value {
    let target: String? =
      switch relation.target {
      case .controller(let index): name(index)
      case .object(let id): id
      case nil: nil
      }
    guard let detail = relation.detail else { return Change.Value(target) }
    return .relation(to: target, detail: detail)
  }

  /// The counterpart of a subject in the new snapshot, nil if it was removed. Objects match by id,
  /// windows as `matching` found.
  private func newSubject(_ subject: Snapshot.Subject) -> Snapshot.Subject? {
    switch subject {
    case .controller(let index): return newOfOld[index].map { .controller($0) }
    case .object(let id):
      if let window = old.windows.firstIndex(where: { $0.id == id }),
        let now = newWindowOfOld[window].flatMap({ new.windows[$0].id })
      {
        return .object(now)
      }
      return newObjects.contains(id) ? subject : nil
    }
  }

  private func oldSubject(_ subject: Snapshot.Subject) -> Snapshot.Subject? {
    switch subject {
    case .controller(let index): oldOfNew[index].map { .controller($0) }
    case .object(let id): oldObjects.contains(id) ? subject : nil
    }
  }
}
