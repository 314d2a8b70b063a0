import Figures
import Phrases
import Pictures
import TestSupport
import Testing
import ViewControllers

@Suite struct `A figure on several pages` {
  /// What all pages of an atlas hold together.
  private func expectWhole(
    _ hierarchy: Hierarchy, as kind: FigureKind, in style: Style, _ comment: String
  ) throws {
    let pages = try Array(atlas(of: hierarchy, as: kind, in: style))
    for (number, page) in pages.enumerated() {
      #expect(page.beforeFitting.picture.legibilityFaults == [], "\(comment), page \(number + 1)")
    }
    let (overview, families) = (pages[0], pages.dropFirst())
    let titles = hierarchy.families.map { style.language.phrases.family($0.number) }
    #expect(overview.frames.map(\.title.text) == titles, "\(comment)")
    #expect(families.flatMap(\.frames).map(\.title.text) == titles, "\(comment)")
    if kind != .chain {
      let members = hierarchy.families.flatMap(\.members)
      let ids = members.map { hierarchy.app.viewControllers[$0].id.value }.sorted()
      #expect(families.flatMap(\.controllers).sorted() == ids, "\(comment)")
      #expect(overview.controllers.count + overview.hiddenCount == members.count, "\(comment)")
    }
    // Each presentation is an arrow, or two references that name each other's pages.
    var pageOf: [String: Int] = [:]
    for (number, page) in pages.enumerated().dropFirst() {
      for id in page.controllers { pageOf[id] = number + 1 }
    }
    for presentation in hierarchy.presentations {
      let (by, of) = (
        hierarchy.app.viewControllers[presentation.presenter].id.value,
        hierarchy.app.viewControllers[presentation.presented].id.value
      )
      let statement = "\(by).presentedViewController = \(of)"
      #expect(overview.statements.contains(statement), "\(comment)")
      guard let from = pageOf[by], let to = pageOf[of] else {
        Issue.record("\(comment): \(by) or \(of) is nowhere")
        continue
      }
      if from == to {
        #expect(pages[from - 1].statements.contains(statement), "\(comment)")
      } else {
        #expect(pages[from - 1].text(of: by).contains("page \(to)"), "\(comment)")
        #expect(pages[to - 1].text(of: of).contains("page \(from)"), "\(comment)")
      }
    }
  }

  @Test(arguments: [FigureKind.hierarchy, .objects, .chain], [nil, "a4-landscape"])
  func `shows everything of generated hierarchies`(kind: FigureKind, page: String?) throws {
    for seed in Seeds.few(2, of: 20, from: 500) {
      let app = AppDescription.generated(seed: seed, upTo: 25, families: 6)
      let hierarchy = Resolution(app).hierarchy
      if hierarchy.families.count == 1 { continue }
      let style = Style(pointers: .families, page: page.flatMap(PageSize.init(named:)))
      try expectWhole(hierarchy, as: kind, in: style, "seed \(seed)")
    }
  }

  @Test(arguments: [FigureKind.hierarchy, .objects, .chain], [nil, "a4-landscape"])
  func `shows every window, once on the overview and once beside its root`(
    kind: FigureKind, page: String?
  ) throws {
    for seed in Seeds.few(2, of: 20, from: 600) {
      let app = AppDescription.generated(seed: seed, upTo: 25, families: 6, windows: 3)
      let hierarchy = Resolution(app).hierarchy
      if hierarchy.families.count == 1 { continue }
      let style = Style(pointers: .families, page: page.flatMap(PageSize.init(named:)))
      try expectWhole(hierarchy, as: kind, in: style, "seed \(seed)")
      let statements = hierarchy.windows.map {
        let root = hierarchy.app.viewControllers[hierarchy.rootViewController(of: $0)].id.value
        return "\(app.windows[$0].id.value).rootViewController = \(root)"
      }
      let pages = try Array(atlas(of: hierarchy, as: kind, in: style))
      func roots(_ pages: some Sequence<Picture>) -> [String] {
        pages.flatMap(\.statements).filter { $0.contains(".rootViewController = ") }.sorted()
      }
      #expect(roots(pages.prefix(1)) == statements.sorted(), "seed \(seed)")
      #expect(roots(pages.dropFirst()) == statements.sorted(), "seed \(seed)")
    }
  }

  @Test(arguments: [nil, "a4-landscape", "300x220"])
  func `shows every scene of a map, and every segue as a line or from both ends`(
    page: String?
  ) throws {
    var references = 0
    for seed in Seeds.few(2, of: 8, from: 800) {
      let language = seed.isMultiple(of: 2) ? Language.en : .zhHans
      let app = try AppDescription.withSegues(seed: seed, scenes: 22, segues: 24)
      let size = try page.map { try #require(PageSize(named: $0) ?? PageSize(measures: $0)) }
      let hierarchy = Resolution(app).hierarchy
      references += try expectWholeMap(
        hierarchy, in: Style(language: language, page: size), "seed \(seed)")
    }
    #expect(references > 0)
  }

  /// Returns how many references from page to page there are.
  private func expectWholeMap(
    _ hierarchy: Hierarchy, in style: Style, _ comment: String
  ) throws -> Int {
    let pages = try Array(atlas(of: hierarchy, as: .map, in: style))
    for (number, page) in pages.enumerated() {
      #expect(page.unfitted.legibilityFaults == [], "\(comment), page \(number + 1)")
    }
    // What fits one page is one picture.
    if pages.count == 1 { return 0 }
    let (overview, parts) = (pages[0], pages.dropFirst())
    let phrases = style.language.phrases
    #expect(
      overview.frames.map(\.title.text) == (2...pages.count).map(phrases.page), "\(comment)")
    let app = hierarchy.app
    let ids = app.viewControllers.map(\.id.value)
    #expect(parts.flatMap(\.controllers).sorted() == ids.sorted(), "\(comment)")
    if style.language == .en {
      #expect(overview.controllers.count + overview.hiddenCount == ids.count, "\(comment)")
    }
    var pageOf: [String: Int] = [:]
    for (number, page) in pages.enumerated().dropFirst() {
      for id in page.controllers { pageOf[id] = number + 1 }
    }
    // Each line of the whole map is a line of one page, or one of the overview and two references.
    let whole = try picture(of: hierarchy, as: .map, in: Style(language: style.language))
    var references: [Reference: [String]] = [:]
    for arrow in whole.arrows {
      guard let tail = arrow.tail, let head = arrow.head else { continue }
      let ends = try [tail, head].map { try #require(whole.boxes[$0].viewController) }
      let numbers = try ends.map { try #require(pageOf[$0]) }
      guard numbers[0] != numbers[1] else {
        let statements = pages[numbers[0] - 1].statements
        #expect(arrow.statements.allSatisfy(statements.contains), "\(comment)")
        continue
      }
      #expect(arrow.statements.allSatisfy(overview.statements.contains), "\(comment)")
      for (own, other) in [(0, 1), (1, 0)] {
        let reference = Reference(
          id: ends[own],
          kind: arrow.role == .request
            ? phrases.meaning(of: .asksToPresent) : arrow.role.rawValue,
          leads: own == 0, page: numbers[other])
        references[reference, default: []].append(
          whole.boxes[own == 0 ? head : tail].lines[0].text)
      }
    }
    for (reference, names) in references {
      let words =
        reference.leads
        ? phrases.leads(reference.kind, to: names, onPage: reference.page)
        : phrases.isReached(reference.kind, from: names, onPage: reference.page)
      let page = try #require(pageOf[reference.id])
      let text = pages[page - 1].text(of: reference.id)
      #expect(text.withoutSpaces.contains(words.withoutSpaces), "\(comment): \(words)")
    }
    return references.count
  }

  /// What a box says of another page.
  private struct Reference: Hashable {
    let id: String
    let kind: String
    let leads: Bool
    let page: Int
  }

  @Test func `of several hierarchies has the pages of each`() throws {
    let hierarchies = try ["figure-17-7", "camera"].map {
      Resolution(try Samples.description(of: $0)).hierarchy
    }
    let style = Style(page: PageSize(measures: "300x100"))
    let each = try hierarchies.flatMap { try Array(atlas(of: $0, in: style)) }
    let together = try atlas(of: hierarchies, in: style)
    #expect(together.map { $0.text } == each.map { $0.text })
    #expect(together.map { $0.fit } == each.map { $0.fit })
    #expect(together.count == each.count)
  }

  @Test func `is one picture where there is one family, or none is shown`() throws {
    let one = Resolution(try Samples.description(of: "figure-17-5")).hierarchy
    let two = Resolution(try Samples.description(of: "figure-17-7")).hierarchy
    #expect(try atlas(of: two, as: .coverage, in: Style()).count == 1)
    #expect(try atlas(of: two, in: Style()).count == 3)
    if one.families.count == 1 { #expect(try atlas(of: one, in: Style()).count == 1) }
  }
}

extension Picture {
  fileprivate var controllers: [String] {
    boxes.filter { $0.role == .controller }.compactMap(\.viewController)
  }

  fileprivate var statements: [String] { arrows.flatMap(\.statements) }

  /// What an overview says that it leaves out.
  fileprivate var hiddenCount: Int {
    boxes.flatMap(\.lines).compactMap { line in
      line.text.hasPrefix("+ ")
        ? line.text.dropFirst(2).split(separator: " ").first.flatMap { Int($0) } : nil
    }.reduce(0, +)
  }

  fileprivate func text(of id: String) -> String {
    boxes.filter { $0.viewController == id && $0.role == .controller }
      .flatMap(\.lines).map(\.text).joined(separator: " ")
  }
}
