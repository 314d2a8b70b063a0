import VCEngine
import VCPhrases
import VCSource

extension ChangeFinder {
  /// Matches windows by their ids, the others by their order; a single window always matches a
  /// single window.
  static func matching(
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
    for (place, window) in new.enumerated() { if let id = window.id { places[id] = place } }
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

  /// A window's name: its id, or "window" if it has none.
  func name(ofWindow window: Int?, in snapshot: Snapshot) -> String? {
    window.map { place in
      let isOnly = snapshot.windows.count < 2
      return snapshot.windows.indices.contains(place) && !isOnly
        ? snapshot.windows[place].id ?? "window" : "window"
    }
  }

  mutating func findWindows() {
    for (number, window) in new.windows.enumerated() {
      let place = window.place ?? new.controllers[window.root].place
      let id = window.id ?? "window"
      guard let before = oldWindowOfNew[number].map({ old.windows[$0] }) else {
        // Changes of the first window's contents are reported already.
        if old.windows.isEmpty { continue }
        add(Change(.added, id: id, .none, .declared(className: "UIWindow", nil), at: place))
        continue
      }
      if !isSame(before.root, window.root) {
        add(
          Change(
            .relationship, id: id, property: Property.rootViewController, oldID(before.root),
            newID(window.root), at: place, of: window.root))
      }
      for name in ["windowLevel", "isHidden", "scene"] {
        let was = before.flags.first { $0.name == name }?.value
        let now = window.flags.first { $0.name == name }?.value
        guard was != now else { continue }
        add(Change(.flag, id: id, property: name, was ?? .none, now ?? .none, at: place))
      }
      if let (was, now) = widths(before, window), was != now {
        add(Change(.flag, id: id, property: Self.width, was, now, at: place))
      }
    }
    for (number, window) in old.windows.enumerated()
    where newWindowOfOld[number] == nil && !new.windows.isEmpty {
      add(
        Change(
          .removed, id: window.id ?? "window", .declared(className: "UIWindow", nil), .none,
          at: window.place ?? old.controllers[window.root].place, isInOld: true))
    }
  }

  private static let width = "horizontalSizeClass"

  /// The old and the new width of a window that has its own width in either snapshot. A side
  /// without one has the whole app's width. Nil if neither side has its own, or a width is unknown.
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

  mutating func findObjects() {
    guard old.listsObjects, new.listsObjects else { return }
    let (before, now) = (
      Dictionary(old.objects.map { ($0.id, $0) }) { first, _ in first },
      Dictionary(new.objects.map { ($0.id, $0) }) { first, _ in first }
    )
    for object in new.objects {
      guard let was = before[object.id] else {
        add(
          Change(
            .added, id: object.id, .none, .declared(className: object.className, nil),
            at: object.place))
        continue
      }
      if was.className != object.className {
        add(
          Change(
            .class, id: object.id, property: "class", .text(was.className), .text(object.className),
            at: object.place))
      }
      if was.placement != object.placement {
        add(
          Change(
            .flag, id: object.id, property: "preferredPlacement", Change.Value(was.placement),
            Change.Value(object.placement), at: object.place))
      }
    }
    for object in old.objects where now[object.id] == nil {
      add(
        Change(
          .removed, id: object.id, .declared(className: object.className, nil), .none,
          at: object.place, isInOld: true))
    }
  }

  mutating func findSteps() {
    guard let before = old.steps, let now = new.steps else { return }
    // Equal steps match in order: the first with the first, and so on.
    var earlier: [StepName: [Snapshot.PerformedStep]] = [:]
    for step in before.reversed() { earlier[name(of: step, isOld: true), default: []].append(step) }
    for step in now {
      let name = name(of: step, isOld: false)
      let was = earlier[name]?.popLast()
      if let was {
        if was.isRefused, step.isRefused { findMessage(was, step) }
        findTexts(was, step)
      }
      if was.map({ $0.isRefused == step.isRefused }) ?? !step.isRefused { continue }
      add(change(of: step, in: new, from: was.map { !$0.isRefused }, to: !step.isRefused))
    }
    for step in before {
      let name = name(of: step, isOld: true)
      // The unmatched steps of each name are its last ones.
      guard let left = earlier[name], !left.isEmpty else { continue }
      earlier[name] = nil
      for step in left.reversed() where step.isRefused {
        add(change(of: step, in: old, from: false, to: nil))
      }
    }
  }

  /// Adds a change of UIKit's message about a step that both sides refuse. Other controllers in the same
  /// message are changes of their own.
  private mutating func findMessage(_ was: Snapshot.PerformedStep, _ step: Snapshot.PerformedStep) {
    guard was.message?.subject != step.message?.subject else { return }
    add(
      Change(
        .message, id: step.references.last.map(new.id),
        property: step.text(of: step.references.map(new.id)),
        Change.Value(was.message?.words), Change.Value(step.message?.words), at: step.place))
  }

  /// Adds changes of what a step says about its figure: properties of the step.
  private mutating func findTexts(_ was: Snapshot.PerformedStep, _ step: Snapshot.PerformedStep) {
    let name = step.text(of: step.references.map(new.id))
    let names = step.texts.map(\.flag.name)
    let gone = was.texts.map(\.flag.name).filter { !names.contains($0) }
    for key in names + gone {
      let before = was.texts.first { $0.flag.name == key }?.flag.value ?? .none
      let now = step.texts.first { $0.flag.name == key }
      if before == now?.flag.value ?? .none { continue }
      add(
        Change(
          .flag, id: nil, property: "(\(name)).\(key)", before, now?.flag.value ?? .none,
          at: now?.place ?? step.place))
    }
  }

  func change(
    of step: Snapshot.PerformedStep, in snapshot: Snapshot, from was: Bool?, to now: Bool?
  ) -> Change {
    Change(
      .step, id: step.references.last.map(snapshot.id),
      property: step.text(of: step.references.map(snapshot.id)),
      was.map { .isCarriedOut($0) } ?? .none,
      now.map { .isCarriedOut($0) } ?? .none, at: step.place, isInOld: now == nil)
  }

  private struct StepName: Hashable {
    let action: String
    let references: [Index]
    let detail: String?
  }

  /// A step's name for matching. Removed controllers get negative numbers, which no new controller
  /// has.
  private func name(of step: Snapshot.PerformedStep, isOld: Bool) -> StepName {
    StepName(
      action: step.action,
      references: isOld ? step.references.map { newOfOld[$0] ?? -1 - $0 } : step.references,
      detail: step.detail)
  }
}

extension UIKitMessage {
  /// What the message says, without the controllers that it names.
  fileprivate var subject: String {
    switch content {
    case .topic(let topic, _, _): topic.rawValue
    case .quoted(let words): words
    }
  }
}
