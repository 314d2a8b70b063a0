import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPictures
import VCSource
import VCTestSupport

@Suite struct `Panels` {
  private func panels(
    of app: AppDescription, as kind: FigureKind = .hierarchy, in style: Style = Style(),
    _ states: FigureRequest.States = .all
  ) throws -> Picture {
    let request = FigureRequest(kind, in: style, states: states, panels: true)
    let pages = try pages(of: Resolution(app), request)
    #expect(pages.count == 1)
    #expect(pages.labels == [nil])
    return try #require(pages.first { _ in true })
  }

  private static let stack = """
    rootViewController: {id: nav, class: UINavigationController, viewControllers: [{id: a, class: A}]}
    steps:
      - {push: {id: b, class: B}, onto: nav, label: Push}
      - {pop: nav, label: Pop}
      - {push: {id: c, class: C}, onto: nav}

    """

  @Test func `of too many boxes name the steps that fit`() throws {
    let steps = (1...110).map { "  - {present: {id: c\($0), class: C}, from: c\($0 - 1)}" }
    let text = "rootViewController: {id: c0, class: C}\nsteps:\n" + steps.joined(separator: "\n")
    let app = try AppDescription(parsing: Source(name: "in.yaml", text: text))
    let error = FigureRequestError.tooManyPanels(boxes: 6216, limit: 3000, fitting: 0...75)
    #expect(throws: error) { try panels(of: app) }
    #expect(throws: Never.self) { try panels(of: app, .steps(RangeSet(0..<9))) }
  }

  /// A line that only one state has took its room from the box, and kept all names long.
  @Test(arguments: [
    PageSize(name: "tiny", width: 170, height: 113),
    PageSize(name: "small", width: 340, height: 468),
  ])
  func `with a note in one state have short names, and room for it`(page: PageSize) throws {
    let text = """
      rootViewController:
        id: tabs
        class: UITabBarController
        viewControllers:
          - {class: UINavigationController, viewControllers: [NewsViewController]}
          - {id: shop, class: UINavigationController, viewControllers: [ShopViewController]}
      steps: [{select: shop, in: tabs}]
      """
    let app = try AppDescription(parsing: Source(name: "in.yaml", text: text))
    let picture = try panels(of: app, in: Style(page: page))
    #expect(picture.legibilityFaults == [])
    let names = picture.boxes.flatMap(\.lines).map(\.text)
    #expect(names.contains("Shop") || names.contains("ShopView"), "\(names)")
  }

  /// The rectangles of each panel's boxes that have a place, by their ids in the panel.
  private func places(in picture: Picture) -> [[String: Rect]] {
    var places: [String: [String: Rect]] = [:]
    var order: [String] = []
    for box in picture.boxes {
      let words = box.id.split(separator: "-", maxSplits: 2)
      guard words.count == 3, words[0] == "panel" else { continue }
      if places[String(words[1])] == nil { order.append(String(words[1])) }
      let id = String(words[2]).replacing("departed-", with: "box-")
      places[String(words[1]), default: [:]][id] = box.rect
    }
    return order.compactMap { places[$0] }
  }

  @Test(arguments: Seeds.few(4, of: 40), [nil, PageSize(name: "a4", width: 450, height: 700)])
  func `have the same things in the same places`(seed: UInt64, page: PageSize?) throws {
    let app = AppDescription.generated(seed: seed, upTo: 12, families: 4)
    for kind in [FigureKind.hierarchy, .chain, .objects] {
      let picture = try panels(of: app, as: kind, in: Style(page: page))
      #expect(picture.repeatedIDs.isEmpty)
      #expect(picture.legibilityFaults.map(\.description) == [], "seed \(seed), \(kind)")
      let all = places(in: picture)
      // A chain's first panels are empty, and have no box but their number.
      #expect(kind == .chain || all.count == app.steps.count + 1)
      for (before, after) in zip(all, all.dropFirst()) {
        let shared = before.keys.filter { after[$0] != nil }
        let moves = shared.compactMap { id -> String? in
          guard let (one, other) = before[id].flatMap({ one in after[id].map { (one, $0) } })
          else { return nil }
          let move = (other.minX - one.minX, other.minY - one.minY)
          return [move.0, move.1, other.width - one.width, other.height - one.height]
            .map { String(($0 * 10).rounded() / 10 + 0) }.joined(separator: " ")
        }
        #expect(Set(moves).count <= 1, "seed \(seed), \(kind)")
      }
    }
  }

  @Test func `have the root of a navigation stack on top, as all lists, in one strip`() throws {
    let app = try AppDescription(
      Self.stack.replacing("pop: nav, label: Pop", with: "push: {id: d, class: D}, onto: nav"))
    let page = PageSize(name: "strip", width: 340, height: 142)
    let all = places(in: try panels(of: app, in: Style(page: page)))
    #expect(all.count == 4)
    #expect(Set(all.compactMap { $0["box-nav"]?.maxY }).count == 1)
    for panel in all {
      let pile = ["box-c", "box-d", "box-b", "box-a", "box-nav"].compactMap { panel[$0]?.minY }
      #expect(pile == pile.sorted())
    }
    // What is below stays where it was.
    #expect(Set(all.compactMap { $0["box-a"]?.minY }).count == 1)
  }

  private static let sheets = """
    rootViewController: {id: list, class: ListViewController}
    steps:
      - {present: {id: help, class: HelpViewController}, from: list}
      - {dismiss: help}
      - {present: {id: pay, class: PaymentViewController}, from: list}

    """

  /// Both presented families were number 2.
  @Test func `give each family a number of its own`() throws {
    let picture = try panels(of: try AppDescription(Self.sheets))
    #expect(
      picture.frames.map(\.id) == [
        "panel-0-family-1", "panel-1-family-1", "panel-1-family-2", "panel-2-family-1",
        "panel-3-family-1", "panel-3-family-3",
      ])
  }

  /// Rows had columns of their own, and captions were at the heights of their panels.
  @Test func `stand in common columns, each below its caption`() throws {
    let page = PageSize(name: "narrow", width: 300, height: 700)
    let picture = try panels(of: try AppDescription(Self.sheets), in: Style(page: page))
    let captions = picture.boxes.filter { $0.role == .text && $0.id.hasPrefix("panel-") }
    #expect(captions.count == 4)
    let columns = Set(captions.map { $0.rect.minX.rounded() })
    let rows = Set(captions.map { $0.rect.maxY.rounded() })
    #expect(rows.count > 1 && columns.count * (rows.count - 1) < 4)
    for caption in captions {
      let frames = picture.frames.filter { $0.id.hasPrefix(caption.id + "-") }.map(\.rect)
      #expect(frames.allSatisfy { $0.maxY <= caption.rect.minY })
      #expect(abs((frames.map(\.minX).min() ?? 0) - caption.rect.minX) < 0.1)
    }
  }

  /// The second was below the room of the first, and its pair bent.
  @Test func `have families that are never together in one place`() throws {
    let app = try AppDescription(
      """
      rootViewController: {id: list, class: ListViewController}
      steps:
        - {present: {id: help, class: HelpViewController}, from: list}
        - {dismiss: help}
        - {present: {id: pay, class: PaymentViewController}, from: list}

      """)
    let picture = try panels(of: app, .steps(RangeSet(1..<2).union(RangeSet(3..<4))))
    let all = places(in: picture)
    #expect(all.count == 2)
    #expect(all[0]["box-help"]?.maxY == all[1]["box-pay"]?.maxY)
  }

  /// Each has its families where the others have them.
  @Test func `stand below each other where a row has no room`() throws {
    let app = try AppDescription(
      """
      rootViewController: {id: events, class: EventsViewController}
      steps:
        - {present: {id: buy, class: BuyTicketViewController}, from: events}
        - {present: {id: pay, class: PaymentViewController}, from: buy}

      """)
    let picture = try panels(of: app, in: Style(page: PageSize(named: "column")))
    let captions = picture.boxes.filter { $0.role == .text && $0.id.hasPrefix("panel-") }
    let tops = captions.map(\.rect.maxY)
    #expect(captions.count == 3)
    #expect(tops[0] > tops[1] && tops[1] > tops[2])
    // Captions begin where their panels do.
    #expect(abs(captions[0].rect.minX - captions[2].rect.minX) < 0.1)
  }

  /// All were on one page, however small its text.
  @Test func `have further pages where one has no room, and things in the same places`() throws {
    let pushes = (1...11).map { "  - {push: {id: v\($0), class: View}, onto: nav}\n" }
    let app = try AppDescription(Self.stack + pushes.joined())
    let page = try #require(PageSize(measures: "120mmx165mm"))
    let request = FigureRequest(
      .hierarchy, in: Style(page: page), states: .all, panels: true, spread: .asNeeded)
    let pages = try pages(of: Resolution(app), request)
    // Readers would rather have a text that is a seventh smaller than turn the page.
    #expect(pages.fit?.smallestText ?? 0 >= 6)
    #expect(pages.count > 1 && pages.count == pages.labels.count)
    let shown = pages.map { places(in: $0).count }
    #expect(shown.reduce(0, +) == 15 && shown.min() ?? 0 >= 2)
    let first = pages.compactMap { $0.frames.first?.rect }
    #expect(first.allSatisfy { abs($0.width - first[0].width) < 0.01 })
  }
}
