import Testing
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPhrases
import VCPictures
import VCSource
import VCTestSupport

@Suite struct `A figure on several pages` {
  /// What all pages of an atlas hold together.
  private func expectWhole(
    _ app: AppDescription, as kind: FigureKind, in style: Style, _ comment: String
  ) throws {
    let hierarchy = Resolution(app).hierarchy
    let pages = try pages(of: app, as: kind, in: style)
    for (number, page) in pages.enumerated() {
      #expect(page.beforeFitting.picture.legibilityFaults == [], "\(comment), page \(number + 1)")
    }
    // What fits one page is one picture, and has no overview.
    let isSingle = pages.count == 1
    let (overview, families) = (pages[0], isSingle ? pages[...] : pages.dropFirst())
    let titles = hierarchy.families.map {
      style.language.phrases.text(of: .family(number: $0.number))
    }
    #expect(overview.frames.map(\.name) == titles, "\(comment)")
    #expect(families.flatMap(\.frames).map(\.name).sorted() == titles.sorted(), "\(comment)")
    if kind != .chain {
      let members = hierarchy.families.flatMap(\.members)
      let ids = members.map { hierarchy.app.viewControllers[$0].id.value }.sorted()
      #expect(families.flatMap(\.controllers).sorted() == ids, "\(comment)")
      if !isSingle {
        #expect(overview.controllers.count + overview.hiddenCount == members.count, "\(comment)")
      }
    }
    // Each presentation is an arrow, or two references that name each other's pages.
    var pageOf: [String: Int] = [:]
    for (number, page) in pages.enumerated().dropFirst(isSingle ? 0 : 1) {
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
      try expectWhole(app, as: kind, in: style, "seed \(seed)")
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
      try expectWhole(app, as: kind, in: style, "seed \(seed)")
      let statements = hierarchy.windows.map {
        let root = hierarchy.app.viewControllers[hierarchy.rootViewController(of: $0)].id.value
        return "\(app.windows[$0].id.value).rootViewController = \(root)"
      }
      let pages = try pages(of: app, as: kind, in: style)
      func roots(_ pages: some Sequence<Picture>) -> [String] {
        pages.flatMap(\.statements).filter { $0.contains(".rootViewController = ") }.sorted()
      }
      #expect(roots(pages.prefix(1)) == statements.sorted(), "seed \(seed)")
      if pages.count > 1 {
        #expect(roots(pages.dropFirst()) == statements.sorted(), "seed \(seed)")
      }
    }
  }

  @Test(arguments: [nil, "a4-landscape", "300x220"])
  func `shows every scene of a map, and every segue where it begins`(
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
    let pages = try pages(of: hierarchy.app, as: .map, in: style)
    for (number, page) in pages.enumerated() {
      #expect(page.unfitted.legibilityFaults == [], "\(comment), page \(number + 1)")
    }
    // What fits one page is one picture.
    if pages.count == 1 { return 0 }
    let (overview, parts) = (pages[0], pages.dropFirst())
    let phrases = style.language.phrases
    // A page of a tab's flow has its name, too. Where room is scarce, a page is a box without a frame.
    let titles =
      overview.frames.isEmpty
      ? overview.controllers.map(overview.text).sorted() : overview.frames.map(\.name)
    #expect(titles.count == pages.count - 1, "\(comment)")
    for page in 2...pages.count {
      let name = phrases.text(of: .page(number: page))
      #expect(titles.contains { $0.hasSuffix(name) }, "\(comment), \(name)")
    }
    let app = hierarchy.app
    let ids = app.viewControllers.map(\.id.value)
    #expect(parts.flatMap(\.controllers).sorted() == ids.sorted(), "\(comment)")
    if style.language == .en, !overview.frames.isEmpty {
      #expect(overview.controllers.count + overview.hiddenCount == ids.count, "\(comment)")
    }
    var pageOf: [String: Int] = [:]
    for (number, page) in pages.enumerated().dropFirst() {
      for id in page.controllers { pageOf[id] = number + 1 }
    }
    // Each line of the whole map is a line of its source's page, perhaps to a ghost.
    let whole = try picture(of: hierarchy, as: .map, in: Style(language: style.language))
    var references = 0
    for arrow in whole.arrows {
      guard let tail = arrow.tail, let head = arrow.head else { continue }
      let ends = try [tail, head].map { try #require(whole.boxes[$0].title?.prefix { $0 != ":" }) }
      let numbers = try ends.map { try #require(pageOf[String($0)]) }
      let page = pages[numbers[0] - 1]
      #expect(arrow.statements.allSatisfy(page.statements.contains), "\(comment)")
      if numbers[0] == numbers[1] { continue }
      references += 1
      let note = style.language == .en ? "see page \(numbers[1])" : "见第 \(numbers[1]) 页"
      #expect(
        page.boxes.contains {
          $0.id.hasPrefix("ghost-") && $0.title == String(ends[1])
            && $0.lines.map(\.text).contains(note)
        }, "\(comment): \(ends)")
    }
    return references
  }

  @Test func `of every state has the pages of each, with its label`() throws {
    let resolution = Resolution(try Samples.description(of: "large-app"))
    let style = Style(page: PageSize(named: "a4-landscape"))
    let last = resolution.stateLabels.count - 1
    func pages(_ states: FigureRequest.States) throws -> Pages {
      try VCFigures.pages(
        of: resolution, FigureRequest(.chain, in: style, states: states, spread: .several))
    }
    let each = try (0...last).map { try pages(.after(step: $0)) }
    let all = try pages(.all)
    #expect(all.map(\.text.count).count == each.reduce(0) { $0 + $1.count })
    #expect(
      all.labels
        == zip(each, resolution.stateLabels).flatMap { Array(repeating: $1, count: $0.count) })
    let (first, some) = (each[0].count, try pages(.steps(RangeSet(1..<last + 1))))
    #expect(some.map(\.text) == all.map(\.text).suffix(all.count - first))
    #expect(some.labels == all.labels.suffix(all.count - first))
    #expect(throws: FigureRequestError.noStep(-1, of: last)) {
      try pages(.steps(RangeSet(-1..<last + 1)))
    }
  }

  /// What objects and views are joined by is on a page, or named at both of its ends with the other's
  /// page.
  @Test(arguments: [nil, "a4-landscape", "300x220"])
  func `loses no object, no reference and no view`(page: String?) throws {
    for seed in Seeds.few(3, of: 20, from: 900) {
      let app = AppDescription.withReferences(seed: seed, upTo: 25, families: 6)
      let size = try page.map { try #require(PageSize(named: $0) ?? PageSize(measures: $0)) }
      let style = Style(namedPointers: [.subviews, .present], page: size)
      try expectNothingLost(app, in: style, "seed \(seed)")
    }
  }

  @Test(arguments: ["figure-10-2", "recipes", "detached-view", "large-app", "figure-10-3"])
  func `loses nothing of a sample`(sample: String) throws {
    let app = try Samples.description(of: sample)
    for names in [[], [.subviews], [.present]] as [Set<NamedPointer>] {
      try expectNothingLost(app, in: Style(namedPointers: names), sample)
    }
  }

  /// Everything that the figure on one page shows, wherever it is.
  private func expectNothingLost(
    _ app: AppDescription, in style: Style, _ comment: String
  ) throws {
    var plain = style
    plain.page = nil
    let whole = try picture(of: Resolution(app), as: .objects, in: plain)
    let pages = try pages(of: app, as: .objects, in: style)
    let repeated = pages.flatMap(\.repeatedIDs)
    #expect(repeated == [], "\(comment)")
    let parts = pages.count > 1 ? Array(pages.dropFirst()) : pages
    for role in [Picture.Box.Role.controller, .view, .hiddenView, .window] {
      func titles(_ pictures: [Picture]) -> [String] {
        pictures.flatMap(\.boxes).filter { $0.role == role && !$0.id.hasPrefix("legend-") }
          .compactMap(\.title).sorted()
      }
      #expect(titles(parts) == titles([whole]), "\(comment): \(role)")
    }
    func objects(_ pictures: [Picture]) -> Set<String> {
      Set(pictures.flatMap(\.boxes).filter { $0.role == .object }.map(\.id))
    }
    #expect(objects(parts) == objects([whole]), "\(comment)")
    let drawn = Set(parts.flatMap(\.statements))
    let said = Set(
      parts.flatMap(\.boxes).flatMap { box in
        [box.lines.map(\.text).joined()] + box.lines.map(\.text)
      }.map(\.withoutSpaces))
    for statement in whole.statements where !drawn.contains(statement) {
      #expect(
        said.contains { text in statement.saidInBoxes.contains { text.contains($0) } },
        "\(comment): \(statement)")
    }
  }

  private func pages(
    of app: AppDescription, as kind: FigureKind, in style: Style
  ) throws -> [Picture] {
    let request = FigureRequest(kind, in: style, spread: .several)
    return try Array(VCFigures.pages(of: Resolution(app), request))
  }
}

extension String {
  /// What a box says in place of an arrow that makes a statement, without spaces.
  fileprivate var saidInBoxes: [String] {
    let parts = split(separator: " = ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      // A request: `items.present(detail)`, or `[items presentViewController:detail]`.
      let call = split { $0 == "." || $0 == " " || $0 == "]" }.last.map(String.init) ?? ""
      return [call]
    }
    if parts[0].hasSuffix(".subviews[…]") {
      return [withoutSpaces, "view.superview=\(parts[0].dropLast(".subviews[…]".count))"]
    }
    let property = parts[0].split(separator: ".").last.map(String.init) ?? ""
    let pair = [
      "presentedViewController": ["presentsFamily"],
      "presentingViewController": ["presentedbyFamily"],
    ]
    return ["\(property)=\(parts[1])".withoutSpaces] + (pair[property] ?? [])
  }
}

extension Picture {
  fileprivate var controllers: [String] {
    boxes.filter { $0.role == .controller }.compactMap(\.viewController)
  }

  fileprivate var statements: [String] {
    arrows.filter { !$0.id.hasPrefix("legend-") }.flatMap(\.statements)
  }

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
