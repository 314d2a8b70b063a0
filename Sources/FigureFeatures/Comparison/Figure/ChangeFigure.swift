import VCEngine
import VCFigures
import VCPhrases
import VCPictures

/// The changes from one hierarchy to another: families of both in one layout, in which unchanged
/// parts are drawn once and dimmed.
struct ChangeFigure: FamiliesFigure {
  let comparison: Comparison
  private let app: MergedApp
  /// The changes that no box or arrow shows.
  private let rest: [Change]

  init(_ comparison: Comparison) {
    self.comparison = comparison
    let app = MergedApp(comparison)
    self.app = app
    rest = comparison.changes.filter { !app.tells($0) }
  }

  /// The merged app as the only state.
  ///
  /// - Parameter title: The figure's title.
  func moments(title: String) -> Moments {
    guard !app.viewControllers.isEmpty else { return [] }
    var description = AppDescription(
      viewControllers: app.viewControllers, rootViewController: app.root)
    description.title = .init(title)
    return [Moment(Resolution(description).hierarchy)]
  }

  func content(of hierarchy: Hierarchy, in style: Style) -> MomentContent {
    let isNamed = style.pointersOfFamilies != .unnamed
    var content = MomentContent()
    var marks = Marks<Hierarchy.Index>()
    marks.boxes = app.marks
    content.presented = Set(app.presentations.map(\.presentation.presented))
    for (place, family) in app.families.enumerated() {
      var parents: [Hierarchy.Index: Hierarchy.Index] = [:]
      for member in family.members { parents[member] = app.parents[member] }
      content.families.append(
        MomentContent.Family(
          number: place + 1, members: family.members, parents: parents,
          bundles: containment(of: family.members, isNamed: isNamed, &marks)))
      marks.families[place + 1] = family.mark
    }
    for (presentation, mark) in app.presentations {
      let (presenter, presented) = (presentation.presenter, presentation.presented)
      let sign = mark.map { $0.sign + " " } ?? ""
      let property = Property.presentedViewController.rawValue
      // An arrow's colour tells its mark, so one back to the presenter would look the same.
      let bundle = ArrowBundle(
        relation: .presented, names: isNamed ? [sign + property] : [], hub: presented,
        spokes: [presenter])
      if let mark { marks.arrows[bundle.edge(presenter)] = mark }
      var earlier: ArrowBundle<Hierarchy.Index>?
      if let before = app.earlierPresenters[presented] {
        let bundle = ArrowBundle(
          relation: .formerlyPresented,
          names: isNamed ? ["\(Picture.Mark.removed.sign) \(property)"] : [],
          hub: presented, spokes: [before])
        marks.arrows[bundle.edge(before)] = .removed
        earlier = bundle
      }
      content.presentations.append(
        MomentContent.Presentation(
          presenter: presenter, presentedBundle: bundle, presentingBundle: nil,
          requestBundle: earlier))
    }
    content.notes = notes(style.language.phrases, names(in: style))
    content.footnotes = footnotes(of: rest, style)
    content.marks = marks
    return content
  }

  /// The containment on both sides. The line to a child has the child's mark if it was added, moved
  /// or removed.
  private func containment(
    of members: [Hierarchy.Index], isNamed: Bool, _ marks: inout Marks<Hierarchy.Index>
  ) -> [ArrowBundle<Hierarchy.Index>] {
    var spokes: [Hierarchy.Index: [Hierarchy.Index]] = [:]
    for member in members {
      if let parent = app.parents[member] { spokes[parent, default: []].append(member) }
    }
    return members.compactMap { hub in
      guard let children = spokes[hub] else { return nil }
      let name = app.viewControllers[hub].listProperty.rawValue
      let bundle = ArrowBundle(
        relation: .containment, names: isNamed ? [name] : [], hub: hub, spokes: children)
      for child in children {
        if let mark = app.marks[child], mark != .changed { marks.arrows[bundle.edge(child)] = mark }
      }
      return bundle
    }
  }

  /// The box at the old place of a controller that has another place now.
  private func ghost(leftBy change: Change) -> MergedApp.Index? {
    guard change.kind == .moved || change.kind == .dismissed, let index = change.newIndex else {
      return nil
    }
    return comparison.oldOfNew[index].flatMap { app.ghosts[$0] }
  }

  /// The lines below the names of boxes, one for each change.
  private func notes(_ phrases: Phrases, _ names: ChangeNames) -> [Subject: [String]] {
    var notes: [Subject: [String]] = [:]
    for change in comparison.changes {
      if let ghost = ghost(leftBy: change), notes[ghost].isEmpty {
        notes[ghost] = [phrases.text(of: .isAt(slot: change.new.slot))]
      }
      guard app.tells(change), let index = change.newIndex, let place = app.ofNew[index]
      else { continue }
      if change.kind == .relationship, isDrawn(change, at: place) { continue }
      if let note = note(on: change, phrases, names) { notes[place].append(note) }
    }
    for (place, count) in app.unchanged {
      notes[place].append(phrases.text(of: .unchangedMembers(count: count)))
    }
    return notes
  }

  /// The line in the box of a controller that is on both sides; nil for a change that other parts
  /// show.
  func note(on change: Change, _ phrases: Phrases, _ names: ChangeNames) -> String? {
    switch change.kind {
    case .moved:
      let was = change.newIndex.flatMap { comparison.oldOfNew[$0] }
      let presentation = comparison.old.presentations.last { $0.presented == was }
      return presentation.map {
        phrases.text(of: .wasPresented(presenter: names.ofOld[$0.presenter]))
      } ?? phrases.text(of: .wasAt(slot: change.old.slot))
    case .class, .renamed: return "\(change.old.code) → \(change.new.code)"
    case .flag, .relationship:
      let (old, new) = (change.words(of: change.old), change.words(of: change.new))
      return "\(phrases.text(of: change.words(ofPropertyOf: nil))): "
        + "\(phrases.text(of: old)) → \(phrases.text(of: new))"
    default: return nil
    }
  }

  /// Whether lines show the change of a pointer to a container, because the box has moved.
  private func isDrawn(_ change: Change, at place: Hierarchy.Index) -> Bool {
    app.marks[place] == .moved && Snapshot.pointers.contains { $0.rawValue == change.property }
  }

  /// All changes, in sentences.
  func text(of hierarchy: Hierarchy, in style: Style) -> String {
    let (phrases, names) = (style.language.phrases, names(in: style))
    if comparison.changes.isEmpty { return phrases.text(of: .nothingChanged) }
    return phrases.joined(
      [phrases.text(of: .countOfChanges(count: comparison.changes.count))]
        + comparison.changes.map {
          phrases.text(of: .changeAsSentence(line: $0.named(by: names).words))
        })
  }

  /// The changes that no box or arrow shows, one line each.
  func footnotes(of rest: [Change], _ style: Style) -> [String] {
    let (phrases, names) = (style.language.phrases, names(in: style))
    if comparison.changes.isEmpty { return [phrases.text(of: .nothingChanged)] }
    let texts = rest.prefix(Self.mostLines).map { phrases.text(of: $0.named(by: names).words) }
    return texts
      + (rest.count > Self.mostLines
        ? [phrases.text(of: .moreLines(count: rest.count - Self.mostLines))] : [])
  }

  func names(in style: Style) -> ChangeNames {
    let box = style.template.look.box
    return ChangeNames(comparison, ids: box.ids, swiftUI: box.swiftUI)
  }

  /// The maximum number of lines in a figure, because readers skip longer lists; the alternative
  /// text has them all.
  private static let mostLines = 40
}

extension MergedApp {
  /// Whether a box or an arrow shows a change.
  fileprivate func tells(_ change: Change) -> Bool {
    switch change.kind {
    case .step, .message: false
    case .removed where change.property == nil, .unfound where change.property == nil,
      .dismissed where change.newIndex == nil, .unreached where change.newIndex == nil:
      change.oldIndex.map { ofOld[$0] != nil } ?? false
    case .moved, .dismissed: true
    default: change.newIndex.map { ofNew[$0] != nil } ?? false
    }
  }
}

extension Change.Value {
  fileprivate var slot: Change.Slot? { if case .slot(let slot) = self { slot } else { nil } }
}

extension Change {
  /// The mark of a controller that stays in place and has the change; nil for a change that is shown
  /// otherwise.
  var mark: Picture.Mark? {
    switch kind {
    case .moved: .moved
    case .class, .renamed, .flag, .relationship, .unreached: .changed
    case .added, .removed, .unfound, .presented, .dismissed, .presenter, .step, .message: nil
    }
  }
}
