import Testing
import VCDescriptions
import VCEngine
import VCFigures
import VCPictures
import VCSource
import VCTestSupport

/// Numbered marks at boxes and arrows, and their texts below the figure.
@Suite struct `Notes` {
  private static let text = """
    rootViewController:
      id: nav
      class: UINavigationController
      family: Notes
      viewControllers:
        - {id: editor, class: EditorViewController, definesPresentationContext: true, note: The flag}
    steps:
      - present: {id: sketch, class: SketchViewController, modalPresentationStyle: currentContext}
        from: editor
        note: The reason
      - {dismiss: sketch, note: Gone}

    """

  private func pictures(_ text: String, as kind: FigureKind) throws -> [Picture] {
    let app = try AppDescription(parsing: Source(name: "a", text: text))
    return Array(try pages(of: Resolution(app), FigureRequest(kind, states: .all)))
  }

  /// The numbers of the marks with their texts, and what is below the figure.
  private func notes(in picture: Picture) -> [String] {
    picture.boxes.filter { $0.id.hasPrefix("note-") }.map { box in
      "\(box.id): \(box.lines.map(\.text).joined(separator: " "))"
        + (box.title.map { " (\($0))" } ?? "")
    }
  }

  @Test(arguments: [FigureKind.hierarchy, .objects, .map])
  func `are of controllers, and of steps while their arrows are there`(kind: FigureKind) throws {
    let first = ["note-1: 1 (The flag)"]
    let keys = ["note-1-key: 1 (The flag)", "note-1-text: The flag"]
    let all = try pictures(Self.text, as: kind).map(notes)
    #expect(all.first == first + keys)
    if kind == .map { return }
    #expect(
      all == [
        first + keys,
        first + ["note-2: 2 (The reason)"] + keys
          + ["note-2-key: 2 (The reason)", "note-2-text: The reason"],
        first + keys + ["note-3-key: 3 (Gone)", "note-3-text: Gone"],
      ])
  }

  @Test(arguments: ["coverage", "protocol"])
  func `are in figures of other things than families`(kind: String) throws {
    let text = """
      rootViewController: {id: drawer, class: DrawerViewController, note: Ours, children: [Map]}
      steps:
        - {add: {id: menu, class: MenuViewController, note: Slides in}, to: drawer, note: The first step}

      """
    #expect(
      try pictures(text, as: #require(FigureKind(rawValue: kind))).last.map(notes) == [
        "note-1: 1 (Ours)", "note-2: 2 (Slides in)", "note-1-key: 1 (Ours)", "note-1-text: Ours",
        "note-2-key: 2 (Slides in)", "note-2-text: Slides in", "note-3-key: 3 (The first step)",
        "note-3-text: The first step",
      ])
  }

  @Test func `of a step are below a sentence in place of calls`() throws {
    let text = """
      rootViewController: A
      steps:
        - {present: B, from: A, note: The reason}

      """
    let kind = try #require(FigureKind(rawValue: "protocol"))
    #expect(
      try pictures(text, as: kind).map(notes) == [
        [], ["note-1-key: 1 (The reason)", "note-1-text: The reason"],
      ])
  }

  /// An arrow led through the number.
  @Test func `on an arrow are beside it`() throws {
    let picture = try #require(
      try pictures(
        """
        rootViewController: {id: a, class: A}
        steps: [{present: {id: b, class: B}, from: a, note: The reason}]

        """, as: .hierarchy
      ).last)
    let mark = try #require(picture.boxes.first { $0.id == "note-1" })
    #expect(
      !picture.arrows.flatMap(\.splines).contains { spline in
        stride(from: 3, to: spline.points.count, by: 3).contains {
          Rect(spanning: spline.points[$0 - 3], spline.points[$0]).overlaps(mark.rect)
        }
      })
  }

  @Test func `are in the text, and a family's name is its title`() throws {
    let all = try pictures(Self.text, as: .hierarchy)
    #expect(
      all[1].text.hasSuffix(
        "Note 1, on EditorViewController: The flag Note 2, on SketchViewController: The reason"))
    #expect(all[1].text.contains("In Notes, UINavigationController contains "))
    #expect(
      all.map { $0.frames.map { $0.title?.text } } == [
        ["Notes"], ["Notes", "Family 2"], ["Notes"],
      ])
  }

  @Test(arguments: Seeds.few(4, of: 40))
  func `move nothing, and are legible`(seed: UInt64) throws {
    let plain = AppDescription.generated(seed: seed, upTo: 12, families: 4)
    var app = plain
    for index in app.viewControllers.indices { app.viewControllers[index].note = Sourced("A note") }
    for kind in [FigureKind.hierarchy, .chain] {
      let (before, after) = try (
        Array(pages(of: Resolution(plain), FigureRequest(kind, states: .all))),
        Array(pages(of: Resolution(app), FigureRequest(kind, states: .all)))
      )
      for (old, new) in zip(before, after) {
        // Texts below a figure decide whether it is a strip, whose lines may have ports.
        func ids(_ picture: Picture) -> [String] {
          picture.boxes.filter {
            ![.text, .note].contains($0.role) && !$0.role.isPort
          }.map(\.id)
        }
        #expect(ids(new) == ids(old))
        #expect(new.repeatedIDs.isEmpty)
        let marks = new.boxes.filter { $0.role == .note && !$0.id.hasSuffix("-key") }
        for mark in marks { #expect(new.page.grown(0.01).contains(mark.rect)) }
      }
    }
  }
}
