import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPictures
import VCSource
import VCTestSupport

@Suite struct CallTests {
  static let recording = "protocol-drawer.txt"
  private let drawer = """
    rootViewController:
      id: drawer
      class: DrawerViewController
      children: [{id: menu, class: MenuViewController}]
    """

  @Test func `a container's own protocol stands where it is recorded`() throws {
    let added = """
      steps:
        - add: {id: content, class: ContentViewController}
          to: drawer
      """
    let picture = try Picture(drawer + "\n" + added, as: .calls)
    try expectRecorded(picture.dump, Self.recording)
    #expect(picture.legibilityFaults == [])
  }

  @Test func `a step has the half that it carries out`() throws {
    let removed = "\nsteps: [{remove: menu}]"
    let picture = try Picture(drawer + removed, as: .calls)
    #expect(picture.frames.map(\.name) == ["Removing menu from drawer"])
    // Without such a step, both halves are shown.
    let standing = try Picture(drawer, as: .calls)
    #expect(
      standing.frames.map(\.name) == ["Adding menu to drawer", "Removing menu from drawer"])
  }

  /// All but the calls of the last step were missing.
  @Test func `steps that change several children have their calls in order`() throws {
    let steps = """

      steps:
        - add: {id: content, class: ContentViewController}
          to: drawer
        - transition: {id: inbox, class: InboxViewController}
          from: menu
        - remove: content
        - addSubview: {id: badge, class: BadgeViewController}
          of: drawer
        - add: {id: foot, class: FootViewController}
          to: drawer
      """
    let app = try AppDescription(
      parsing: Source(name: "in.yaml", text: drawer + steps))
    let pages = try pages(of: Resolution(app), FigureRequest(.calls))
    let picture = try #require(pages.first { _ in true })
    #expect(
      picture.frames.map { "\($0.id): \($0.name)" } == [
        "establish: Adding content to drawer", "exchange: Exchanging menu for inbox in drawer",
        "dissolve: Removing content from drawer",
        "establish-2: Adding the view of badge to drawer, and not badge",
        "establish-3: Adding foot to drawer",
      ])
    #expect(picture.repeatedIDs == [])
    #expect(picture.legibilityFaults == [])
    let states = try VCFigures.pages(of: Resolution(app), FigureRequest(.calls, states: .all))
    #expect(
      states.map { $0.frames.map { "\($0.id): \($0.name)" } } == [
        [], ["establish: Adding content to drawer"],
        ["exchange: Exchanging menu for inbox in drawer"],
        ["dissolve: Removing content from drawer"],
        ["establish: Adding the view of badge to drawer, and not badge"],
        ["establish: Adding foot to drawer"],
      ])
    #expect(
      states.first { _ in true }?.text == "No custom container changes its children here.")
    // A step that is asked for alone showed the calls of all steps until it.
    let alone = try (0...5).map { step in
      try VCFigures.pages(of: Resolution(app), FigureRequest(.calls, states: .after(step: step)))
        .flatMap { $0.frames.map { "\($0.id): \($0.name)" } }
    }
    #expect(alone == states.map { $0.frames.map { "\($0.id): \($0.name)" } })
  }

  /// A long call made all text of a narrow page a quarter smaller, or took six lines.
  @Test func `a narrow page has a long call across lanes`() throws {
    let exchanged = "\nsteps: [{transition: {id: inbox, class: InboxViewController}, from: menu}]"
    let app = try AppDescription(parsing: Source(name: "in.yaml", text: drawer + exchanged))
    let style = Style(page: try #require(PageSize(measures: "340x468")))
    let pages = try pages(of: Resolution(app), FigureRequest(.calls, in: style))
    let picture = try #require(pages.first { _ in true })
    let call = picture.arrows.compactMap(\.label).first { $0.lines[0].hasPrefix("4.") }
    #expect(call?.lines.joined().hasPrefix("4. transition(from: menu") == true)
    #expect(call?.lines.count == 1)
    #expect(try #require(pages.fit).smallestText > 3.2)
  }

  /// Only a container's calls were; a delegate's made the text smaller than a page wants.
  /// The text had 6 points.
  @Test func `a book's page has names without classes where the text would be too small`() throws {
    let steps = """

      steps:
        - {transition: {id: inbox, class: InboxViewController}, from: menu}
        - {add: {id: banner, class: OfflineBannerViewController}, to: drawer}
      """
    let app = try AppDescription(parsing: Source(name: "in.yaml", text: drawer + steps))
    let page = try #require(PageSize(measures: "120mmx165mm"))
    let style = Style(try #require(Template(builtIn: "print")), page: page)
    let pages = try pages(of: Resolution(app), FigureRequest(.calls, in: style))
    let picture = try #require(pages.first { _ in true })
    #expect(!picture.boxes.flatMap(\.lines).contains { $0.text.contains("ViewController") })
    #expect(picture.unfitted.legibilityFaults == [])
  }

  @Test func `a narrow page has a delegate's long call on several lines`() throws {
    let source = """
      rootViewController: {id: calendar, class: CalendarViewController}
      steps:
        - present: {id: event, class: NewEventViewController, delegate: calendar}
          from: calendar
      """
    let app = try AppDescription(parsing: Source(name: "in.yaml", text: source))
    let style = Style(page: try #require(PageSize(named: "a4")))
    let pages = try pages(of: Resolution(app), FigureRequest(.calls, in: style))
    let picture = try #require(pages.first { _ in true })
    let calls = picture.arrows.compactMap(\.label).map { $0.lines.joined(separator: "|") }
    #expect(
      calls == [
        "1. delegate = calendar", "2. present(event, animated: true)",
        "3. newEventViewControllerDidFinish(|event)", "4. dismiss(animated:|true)",
      ])
    #expect(try #require(pages.fit).isLargeEnough)
  }

  /// Never more than four were in a row, so much of a wide page's width was not used.
  @Test func `a wide page has as many frames in a row as make them largest`() throws {
    let steps = (1...20).map { "\n  - {add: {id: child\($0), class: Child}, to: drawer}" }.joined()
    let app = try AppDescription(
      parsing: Source(name: "in.yaml", text: drawer + "\nsteps:" + steps))
    let style = Style(page: try #require(PageSize(measures: "800x200")))
    let pages = try pages(of: Resolution(app), FigureRequest(.calls, in: style))
    let picture = try #require(pages.first { _ in true })
    let top = picture.frames.map(\.rect.maxY).max()
    #expect(picture.frames.count == 20)
    #expect(picture.frames.count { $0.rect.maxY == top } > 4)
    #expect(picture.unfitted.legibilityFaults == [])
  }

  @Test func `without a step it is the first container's first child`() throws {
    let picture = try Picture(drawer, as: .calls)
    #expect(
      picture.text == """
        Adding menu to drawer: 1. drawer.addChild(menu); 2. menu.willMove(toParent: drawer) (by \
        UIKit, inside addChild); 3. drawer.view.addSubview(menu.view); 4. menu.didMove(toParent: \
        drawer). Removing menu from drawer: 1. menu.willMove(toParent: nil); 2. \
        menu.view.removeFromSuperview(); 3. menu.removeFromParent(); 4. menu.didMove(toParent: \
        nil) (by UIKit, inside removeFromParent).
        """)
  }

  @Test func `a step that was refused says nothing`() throws {
    let picture = try Picture(
      """
      rootViewController:
        id: nav
        class: UINavigationController
        viewControllers: [{id: box, class: BoxViewController, children: [{id: map, class: Map}]}]
      steps: [{transition: {id: pane, class: Pane}, from: box}]
      """, as: .calls)
    #expect(picture.frames.map(\.name) == ["Adding map to box", "Removing map from box"])
  }

  /// Corners in gaps left loose ends, and a large arrowhead took all of the line.
  @Test(arguments: ["book", "docs"])
  func `a call to oneself turns within dashes`(template: String) throws {
    let style = Style(try #require(Template(builtIn: template)))
    let picture = try Picture(drawer + "\nsteps: [{remove: menu}]", as: .calls, in: style)
    let loops = picture.arrows.filter { $0.tail == $0.head && $0.role == .automaticCall }
    #expect(!loops.isEmpty)
    for loop in loops {
      let line = picture.line(of: loop)
      let spline = try #require(loop.splines.first)
      let dashes = try #require(Dashes(line.dash, lineWidth: line.width))
        .fitting(spline.points.curveLength)
      for corner in [3, 9] {
        let middle =
          (Array(spline.points[...corner]).curveLength
            + Array(spline.points[...(corner + 3)]).curveLength) / 2
        #expect(
          middle.truncatingRemainder(dividingBy: dashes.dash + dashes.gap) < dashes.dash)
      }
      #expect(spline.points[12].x - spline.points[15].x > 0.4 * picture.look.arrows.headLength)
    }
  }

  @Test func `without a container there is a sentence`() throws {
    let picture = try Picture("rootViewController: UIViewController", as: .calls)
    #expect(picture.boxes.map(\.id) == ["note"])
    #expect(picture.arrows.isEmpty)
  }

  @Test func `a child with the name of a view is not taken for that view`() throws {
    let picture = try Picture(
      """
      rootViewController:
        id: box
        class: BoxViewController
        children: [{id: box.view, class: MenuViewController}]
      """, as: .calls)
    let roles = picture.boxes.filter { $0.title?.hasPrefix("box.view") ?? false }
      .map { "\($0.role) \($0.title ?? "")" }
    #expect(
      roles == [
        "controller box.view: MenuViewController", "view box.view",
        "controller box.view: MenuViewController", "view box.view.view",
      ])
    let calls = picture.arrows.filter { $0.role == .call }.map { arrow in
      "\(arrow.head.flatMap { picture.boxes[$0].role.rawValue } ?? ""): \(arrow.statements[0])"
    }
    #expect(
      calls == [
        "controller: box.addChild(box.view)", "view: box.view.addSubview(box.view.view)",
        "controller: box.view.didMove(toParent: box)",
        "controller: box.view.willMove(toParent: nil)",
        "view: box.view.view.removeFromSuperview()", "controller: box.view.removeFromParent()",
      ])
    #expect(picture.repeatedIDs == [])
  }

  /// Calls have ids, which are the names of variables.
  @Test func `captions call controllers as calls do`() throws {
    let app = Notation("box(a)\nadd b to box").description()
    let request = FigureRequest(.calls, states: .all, captions: true)
    let pages = try pages(of: Resolution(app), request)
    #expect(pages.labels.last == "b becomes a child of box.")
  }
}
