import VCSource

extension State {
  /// Performs `performSegue(withIdentifier:sender:)`, by the segue's kind (R5, R6, R19).
  mutating func perform(_ index: Sourced<Segue.Index>) throws(StepRefusal) {
    let segue = app.segues[index.value]
    let name = segue.identifier?.value ?? segue.unwindAction?.value ?? segue.kind.rawValue
    let source = Participant(segue.source.value, at: index.range)
    guard segue.kind != .custom else {
      throw .warning(.segue(.customSegue(name: name)), at: index.range)
    }
    guard let destination = segue.destination?.value else {
      throw .warning(.segue(.unwindsSomewhere(name: name)), at: index.range)
    }
    if segue.kind == .unwind {
      return try unwind(to: Participant(destination, at: index.range), from: source)
    }
    // A refused segue undoes the controllers that it made and the styles that it set.
    let before = self
    do throws(StepRefusal) {
      let brought = Participant(instance(of: destination), at: index.range)
      adopt(segue, for: brought.value)
      switch segue.kind {
      case .show: try show(brought, from: source)
      case .showDetail: try showDetail(brought, from: source)
      case .present: try present(brought, from: source)
      case .popover: try present(brought, from: source, isAnchored: true)
      case .unwind, .custom: break
      }
    } catch {
      let found = findings
      self = before
      findings = found
      throw error
    }
  }

  /// The destination of a segue. UIKit creates it anew each time, so if the declared one is in use,
  /// this makes another of the same class with the same content.
  private mutating func instance(of destination: Index) -> Index {
    if parent[destination] < 0, !isInFamily(destination) { return destination }
    var copies: [Index: Index] = [:]
    let order = [destination].withDescendants { app.viewControllers[$0].children }
    var ids = app.ids
    for index in order {
      var copy = app.viewControllers[index]
      copy.id = Sourced(ids.freeID(for: copy.id.value), at: copy.id.range)
      ids.insert(copy.id.value)
      copy.children = []
      copies[index] = declare(copy)
    }
    for index in order {
      guard let copy = copies[index] else { continue }
      for child in app.viewControllers[index].children {
        if let child = copies[child] { adopt(child, by: copy) }
      }
    }
    return copies[destination] ?? destination
  }

  // MARK: Unwinding

  /// Goes back to a controller from which the source was reached: ends the presentations on the
  /// way, pops the controllers above the destination, and selects its tab.
  mutating func unwind(to destination: Participant, from source: Participant) throws(StepRefusal) {
    let target = top(of: destination.value)
    var family = top(of: source.value)
    var last: Int?
    while family != target, let number = presentationByPresented[family],
      let record = record(number)
    {
      last = number
      family = top(of: record.presentation.presenter)
    }
    guard family == target, isShown(top: target) else {
      throw .warning(
        .segue(
          .notOnTheWayBack(
            id: id(destination.value), source: id(source.value), isShown: isShown(top: family))),
        at: destination.range)
    }
    if let last { end(last) }
    var member = destination.value
    while parent[member] >= 0 {
      let container = parent[member]
      if kinds[container] == .navigation,
        let place = children[container].firstIndex(of: member)
      {
        popAll(above: place, of: container)
      }
      if kinds[container] == .tabBar { show(member, in: container) }
      member = container
    }
  }
}
