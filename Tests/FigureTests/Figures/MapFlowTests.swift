import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPictures
import VCSource
import VCTestSupport

/// Where a map's screens stand, and where its lines lead.
@Suite struct `A map's flows` {
  private func picture(_ text: String) throws -> Picture {
    try #require(
      try pages(of: Resolution(AppDescription(text)), FigureRequest(.map)).first { _ in true })
  }

  private static let tabs = """
    rootViewController:
      id: tabs
      class: UITabBarController
      children: [{id: a, class: A}, {id: b, class: B}, {id: c, class: C}]
    scenes: [{id: a1, class: A1}, {id: a2, class: A2}, {id: b1, class: B1}, {id: c1, class: C1}]
    segues:
      - {present: a1, from: a, identifier: open}
      - {show: a2, from: a1, identifier: next}
      - {show: b1, from: b, identifier: more}
      - {show: c1, from: c, identifier: other}

    """

  /// An overview had text of 5.8 points; one of more than 24 pages, 2.
  @Test func `on pages have no text below seven points`() throws {
    let scenes = 1..<150
    let names = scenes.map { "{id: s\($0), class: Screen\($0)ViewController}" }
    let segues =
      scenes.map { "{show: s\($0), from: s\($0 * 7 / 17)}" }
      + scenes.map { "{present: s\($0 * 37 % 149 + 1), from: s\($0)}" }
    let app = try AppDescription(
      """
      rootViewController: {id: s0, class: FirstViewController}
      scenes: [\(names.joined(separator: ", "))]
      segues: [\(segues.joined(separator: ", "))]

      """)
    let style = Style(page: PageSize(named: "a4"))
    let pages = try VCFigures.pages(
      of: Resolution(app), FigureRequest(.map, in: style, spread: .several))
    #expect(pages.count > 15)
    for (number, page) in pages.enumerated() {
      #expect(page.smallestText ?? 0 > 6.99, "page \(number + 1)")
    }
  }

  @Test func `begin at the upper left, and lead to the right or down`() throws {
    let picture = try picture(Self.tabs)
    let boxes = picture.boxes.filter { $0.viewController != nil }.map(\.rect)
    let first = try #require(picture.boxes.first { $0.viewController == "tabs" }).rect
    #expect(boxes.allSatisfy { first.minX <= $0.minX && $0.maxY <= first.maxY })
    for arrow in picture.arrows where arrow.role.isSegue {
      let ends = [arrow.tail, arrow.head].compactMap { $0.map { picture.boxes[$0].rect } }
      guard ends.count == 2 else { continue }
      #expect(ends[0].minX < ends[1].minX + 0.1 && ends[1].maxY < ends[0].maxY + 0.1, "\(arrow.id)")
    }
  }

  /// Names without room were numbers, with a key in prose.
  @Test func `have each name at its line`() throws {
    for seed in Seeds.few(2, of: 30, from: 40) {
      let app = try AppDescription.withSegues(seed: seed, scenes: 30, segues: 40)
      let picture = try #require(
        try pages(of: Resolution(app), FigureRequest(.map)).first { _ in true })
      #expect(picture.legibilityFaults == [], "seed \(seed)")
      let named = Dictionary(grouping: app.segues) { segue in
        segue.destination?.value == segue.source.value ? nil : segue.identifier?.value
      }
      let labels = Set(picture.arrows.flatMap { $0.label?.lines ?? [] })
      #expect(named.keys.compactMap(\.self).allSatisfy(labels.contains), "seed \(seed)")
    }
  }

  private func page(_ text: String, _ page: String) throws -> Pages {
    let style = Style(page: try #require(PageSize(named: page) ?? PageSize(measures: page)))
    return try pages(of: Resolution(AppDescription(text)), FigureRequest(.map, in: style))
  }

  /// They were a staircase to the right, with text of four points.
  @Test func `lead down on a narrow page, past what a container contains`() throws {
    let pages = try page(
      """
      rootViewController:
        id: nav
        class: UINavigationController
        viewControllers: [{id: dish, class: Dish, children: [Photos, Options, Quantity]}]
      scenes:
        - id: basket
          class: UINavigationController
          viewControllers: [{id: cart, class: Cart, children: [Time, Tip]}]
        - {id: pay, class: UINavigationController, viewControllers: [{id: methods, class: Methods}, Card]}
      segues: [{present: basket, from: dish}, {present: pay, from: cart}]

      """, "200x600")
    #expect(pages.fit?.smallestText ?? 0 > 7)
    for picture in pages {
      let frames = picture.frames.map(\.rect)
      #expect(frames.count == 3)
      for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(lower.maxY < upper.minY) }
      #expect(picture.legibilityFaults == [])
    }
  }

  /// Every long name was broken, where the page's height was what limited the figure.
  @Test func `have names on two lines only where one would make its container wider`() throws {
    let pages = try page(
      """
      rootViewController:
        class: UITabBarController
        viewControllers:
          [{id: results, class: SearchResultsTable}, {id: again, class: OrderAgain}]

      """, "80x200")
    #expect(pages.fit?.density == .brokenNames)
    let names = pages.flatMap { picture in
      ["results", "again"].map { id in
        picture.boxes.filter { $0.viewController == id }.flatMap(\.lines).map(\.text)
      }
    }
    #expect(names == [["Search", "ResultsTable"], ["OrderAgain"]])
  }

  private static let clinic: String = {
    let tabs = 0..<5
    let viewControllers = tabs.map {
      "{id: nav\($0), class: UINavigationController, viewControllers: [{id: t\($0), class: T\($0), group: G\($0)}]}"
    }
    let scenes = tabs.flatMap { tab in
      (0..<5).map { "{id: t\(tab)s\($0), class: S\(tab)x\($0), group: G\(tab)}" }
    }
    let segues = tabs.flatMap { tab in
      (0..<5).map { "{show: t\(tab)s\($0), from: \($0 < 4 ? "t\(tab)" : "t\(tab)s0")}" }
    }
    return """
      rootViewController:
        {id: tabs, class: UITabBarController, viewControllers: [\(viewControllers.joined(separator: ", "))]}
      scenes: [\(scenes.joined(separator: ", ")), {id: alert, class: UIAlertController}]
      segues: [\(segues.joined(separator: ", ")), {present: alert, from: t0s1}]

      """
  }()

  /// They ran down one column, at 3.7 points, and three fifths of the page were empty.
  @Test func `stand in columns where one would be a strip on the page`() throws {
    let pages = try page(Self.clinic, "a4-landscape")
    #expect(pages.fit?.smallestText ?? 0 > 7)
    let picture = try #require(pages.first { _ in true })
    #expect(picture.page.width > picture.page.height)
    #expect(picture.legibilityFaults == [])
    // Without a page, it was a strip as well.
    let usual = try self.picture(Self.clinic)
    #expect(usual.page.height < 1.5 * usual.page.width)
  }

  /// Each destination stood in a frame, and in grey beside its tab; one without a group had no line.
  @Test func `have their groups' tabs and what these lead to in one frame`() throws {
    let style = Style(selection: SceneSelection(grouping: .folder))
    let picture = try #require(
      try pages(of: Resolution(AppDescription(Self.clinic)), FigureRequest(.map, in: style))
        .first { _ in true })
    #expect(picture.frames.count == 5)
    let boxes = picture.boxes.filter { $0.viewController != nil }
    #expect(Set(boxes.compactMap(\.viewController)).count == boxes.count)
    for box in boxes where box.viewController != "tabs" {
      #expect(picture.frames.count { $0.rect.contains(box.rect) } == 1, "\(box.id)")
    }
  }

  /// A split view controller's other columns, and what these lead to, were its neighbours.
  @Test func `include only a screen's own neighbours`() throws {
    let text = """
      rootViewController:
        {id: split, class: UISplitViewController, primary: {id: list, class: List}, secondary: {id: record, class: Record}}
      scenes: [{id: new, class: New}, {id: vitals, class: Vitals}]
      segues: [{present: new, from: list}, {show: vitals, from: record}]

      """
    let style = Style(selection: SceneSelection(around: [.init(of: "record", hops: 1)]))
    let picture = try #require(
      try pages(of: Resolution(AppDescription(text)), FigureRequest(.map, in: style))
        .first { _ in true })
    let shown = Set(picture.boxes.compactMap(\.viewController))
    #expect(shown.isSuperset(of: ["list", "record", "vitals"]) && !shown.contains("new"))
  }
}
