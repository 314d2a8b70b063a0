import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPhrases
import VCPictures
import VCSource
import VCTestSupport

/// Figures on a page are whole like all others, and no larger than the page.
@Suite struct `Figures that fit a page` {
  static let pages = ["a4", "a4-landscape", "16:9", "docc", "300x220", "260x"]

  private func page(_ name: String) throws -> PageSize {
    try #require(PageSize(named: name) ?? PageSize(measures: name))
  }

  /// Draws moments for a page, and expects every picture to be whole, legible and on the page.
  @discardableResult
  private func expectFitting(
    _ moments: [Moment], as kind: FigureKind, in style: Style, on page: PageSize,
    _ comment: @autoclosure () -> String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> PageFit {
    var style = style
    style.page = page
    let pages = try VCFigures.pages(of: Moments(moments), as: kind, in: style)
    let fit = try #require(pages.fit)
    for (moment, picture) in zip(moments, pages) {
      var faults = picture.unfitted.legibilityFaults.map(\.description)
      faults += picture.pairFaults + picture.endFaults
      faults += picture.repeatedIDs.map { "the id '\($0)' twice" }
      faults += Parts(drawnIn: picture)
        .faults(of: Parts(of: moment, of: moments, as: kind, in: style, on: fit.density))
        .filter { kind != .map || !picture.isTold($0) }
      let margin = 2 * picture.look.spacing.margin
      if picture.page.width + margin > page.width + 0.01 { faults.append("too wide") }
      if let height = page.height, picture.page.height + margin > height + 0.01 {
        faults.append("too high")
      }
      #expect(
        faults == [],
        "\(comment()), \(page.name), \(fit.density), after step \(moment.hierarchy.step)",
        sourceLocation: sourceLocation)
      #expect(picture.fit?.scale ?? 0 <= 1, sourceLocation: sourceLocation)
    }
    return fit
  }

  /// A row that was just wide enough had smaller text than a chain whose end is below it, or broken names.
  @Test func `have no smaller text where the page is wider`() throws {
    let app = try AppDescription(
      """
      rootViewController: {id: policy, class: PolicyViewController}
      steps:
        - {present: {id: where, class: WhereViewController, modalPresentationStyle: fullScreen}, from: policy}
        - {present: {id: picker, class: PlacePickerViewController, modalPresentationStyle: pageSheet}, from: where}
        - {present: {id: search, class: AddressSearchViewController, modalPresentationStyle: formSheet}, from: picker}
        - {present: {id: contacts, class: CNContactPickerViewController}, from: search}
        - {present: {id: denied, class: UIAlertController, title: No access}, from: contacts}

      """)
    let fits = try ["420x", "480x", "540x", "600x", "628x", "680x", "740x"].map { name in
      let pages = try VCFigures.pages(
        of: Resolution(app), FigureRequest(.chain, in: Style(page: page(name))))
      return try #require(pages.fit)
    }
    #expect(fits.allSatisfy { $0.density < .brokenNames })
    // A tenth is no advantage.
    for (fit, wider) in zip(fits, fits.dropFirst()) {
      #expect(wider.smallestText > fit.smallestText - 0.7, "\(wider.page.name)")
    }
  }

  /// They were below each other: the root has another child.
  @Test func `have the tabs in columns below a container of the tab bar controller`() throws {
    let app = try AppDescription(
      """
      rootViewController:
        class: RootContainer
        children:
          - class: UITabBarController
            viewControllers:
              - {id: a, class: UINavigationController, viewControllers: [ListenNow, Show, Episode]}
              - {id: b, class: UINavigationController, viewControllers: [Browse, Charts]}
              - {id: c, class: UINavigationController, viewControllers: [Downloads, Settings]}
          - {id: mini, class: MiniPlayer}

      """)
    let style = Style(page: try page("520x"))
    for picture in try VCFigures.pages(of: Resolution(app), FigureRequest(in: style)) {
      func rect(_ id: String) throws -> Rect {
        try #require(picture.boxes.first { $0.viewController == id }).rect
      }
      #expect(try abs(rect("a").maxY - rect("b").maxY) < 0.1 && rect("a").maxX < rect("b").minX)
      #expect(try rect("mini").maxY < rect("c").minY)
      #expect(picture.legibilityFaults == [])
    }
  }

  /// Small figures are centred; their texts are as large as without a page.
  @Test(arguments: ["960x540!", "300x220!", "120mmx90mm!"])
  func `are exactly as large as a size with an exclamation mark`(name: String) throws {
    let page = try page(name)
    let app = try Samples.description(of: "figure-17-7")
    let picture = try #require(
      Array(try VCFigures.pages(of: Resolution(app), FigureRequest(in: Style(page: page)))).first)
    let size = picture.page.size.grown(picture.look.spacing.margin)
    #expect(abs(size.width - page.width) < 0.01)
    #expect(abs(size.height - (page.height ?? 0)) < 0.01)
    #expect(picture.fit?.scale ?? 0 <= 1)
    let parts = try #require(
      Rect(around: picture.frames.map(\.rect) + picture.boxes.map(\.rect)))
    #expect(abs(parts.center.x - picture.page.center.x) < 12)
    #expect(picture.unfitted.legibilityFaults == [])
  }

  /// Every sample on every page, as a third of the kinds.
  @Test(arguments: pages) func `show all of every sample`(name: String) throws {
    let page = try page(name)
    let turn = Self.pages.firstIndex(of: name) ?? 0
    for (place, sample) in Samples.names.enumerated() {
      let resolution = Resolution(try Samples.description(of: sample))
      if resolution.hierarchy.families.flatMap(\.members).count > 30, !Seeds.areAll { continue }
      for (number, kind) in FigureKind.all.enumerated()
      where Seeds.areAll || (place + turn + number).isMultiple(of: 3) {
        try expectFitting(
          [Moment(resolution.hierarchy)], as: kind, in: Style(), on: page,
          "\(sample), \(kind)")
      }
    }
  }

  @Test(arguments: pages) func `show all of generated hierarchies`(name: String) throws {
    for seed in Seeds.few(5, of: 60) {
      let app = AppDescription.generated(seed: seed, upTo: 20, families: 5)
      try expectFitting(
        [Moment(Resolution(app).hierarchy)], as: .hierarchy, in: Style(), on: page(name),
        "seed \(seed)")
    }
  }

  @Test(arguments: pages, [FigureKind.hierarchy, .objects, .chain, .coverage])
  func `show all of several windows`(name: String, kind: FigureKind) throws {
    for seed in Seeds.few(3, of: 40, from: 5000) {
      let app = AppDescription.generated(seed: seed, upTo: 20, families: 6, windows: 3)
      // The number of controllers in the largest state would choose the pointers of all.
      let style = Style(pointers: seed.isMultiple(of: 2) ? .all : .families)
      try expectFitting(
        Array(Resolution(app).moments), as: kind, in: style, on: page(name), "seed \(seed)")
    }
  }

  @Test(arguments: Template.testedNames)
  func `show all in every template and language`(name: String) throws {
    let template = try Template(testing: name)
    for seed in Seeds.few(2, of: 10, from: 3000) {
      let app = AppDescription.generated(seed: seed, upTo: 14, families: 4)
      for pointers in [PointerSelection.all, .families, .unnamed] {
        for kind in [FigureKind.hierarchy, .objects, .chain] {
          let language = seed.isMultiple(of: 2) ? Language.en : .zhHans
          try expectFitting(
            [Moment(Resolution(app).hierarchy)], as: kind,
            in: Style(template, pointers: pointers, language: language), on: page("300x220"),
            "\(name), \(kind), seed \(seed), \(pointers)")
        }
      }
    }
  }

  /// A pair that arrived from beside its box turned back in less room than it takes.
  @Test func `have no knots in their lines`() throws {
    let app = AppDescription.generated(seed: 10_169, upTo: 60, families: 12)
    try expectFitting(
      [Moment(Resolution(app).hierarchy)], as: .hierarchy, in: Style(), on: page("a4-landscape"),
      "seed 10169")
  }

  @Test(arguments: pages) func `show all of maps`(name: String) throws {
    for seed in Seeds.few(3, of: 12, from: 7000) {
      let scenes = 6 + Int(seed % 9) * 4
      let segues = scenes * Int(seed % 5) / 3
      let app = try AppDescription.withSegues(seed: seed, scenes: scenes, segues: segues)
      try expectFitting(
        [Moment(Resolution(app).hierarchy)], as: .map, in: Style(), on: page(name),
        "seed \(seed), \(scenes) scenes, \(segues) segues")
    }
  }

  /// Twenty controllers with as many lines as a whole app has. More need more pages: on one, text for
  /// seventy is of 3 pt.
  @Test func `show a small app in text that can be read`() throws {
    let app = try AppDescription.withSegues(seed: 11, scenes: 14, segues: 16)
    let fit = try expectFitting(
      [Moment(Resolution(app).hierarchy)], as: .map, in: Style(), on: page("a4-landscape"), "")
    #expect(fit.smallestText >= 5)
  }

  @Test func `have one place for all moments`() throws {
    for sample in ["figure-17-8", "adding-an-item", "mail-ipad", "chinese"] {
      let moments = Array(Resolution(try Samples.description(of: sample)).moments)
      for name in ["a4", "300x220"] {
        try expectFitting(moments, as: .hierarchy, in: Style(), on: page(name), sample)
      }
    }
  }

  @Test func `are as without a page where that is large enough`() throws {
    let hierarchy = Resolution(try Samples.description(of: "figure-17-7")).hierarchy
    let usual = try picture(of: hierarchy, in: Style())
    var fitted = try picture(of: hierarchy, in: Style(page: page("2000x2000")))
    #expect(fitted.fit == Picture.Fit(scale: 1, smallestText: 9))
    fitted.fit = nil
    #expect(fitted.dump == usual.dump)
  }

  /// A container with a child of its own name was only scaled: its text was as small as a third of this.
  @Test(arguments: pages, [FigureKind.hierarchy, .objects, .chain])
  func `are simplified where a child has a name`(name: String, kind: FigureKind) throws {
    let app = try AppDescription(parsing: Self.namedChild)
    let (page, last) = (try page(name), Moment(Resolution(app).hierarchy(afterStep: 3)))
    let fit = try expectFitting([last], as: kind, in: Style(), on: page, "last")
    let all = Array(Resolution(app).moments)
    try expectFitting(all, as: kind, in: Style(), on: page, "all")
    if name == "a4" { #expect(fit.isLargeEnough, "\(fit.smallestText)") }
  }

  /// On a higher page, families were below each other that a lower one had side by side.
  @Test func `are no larger on a higher page`() throws {
    let app = try AppDescription(
      """
      rootViewController:
        id: tabs
        class: UITabBarController
        viewControllers:
          - class: UINavigationController
            viewControllers: [{class: Inbox}, {id: letter, class: Letter}]
          - {class: UINavigationController, viewControllers: [{class: Archive}]}
          - {class: UINavigationController, viewControllers: [{class: Account}]}
      steps:
        - present: {class: UINavigationController, viewControllers: [{id: reply, class: Reply}]}
          from: letter
        - present: {class: UINavigationController, viewControllers: [{id: scans, class: Scans}]}
          from: reply
        - {present: {class: Camera}, from: scans}

      """)
    var style = Style()
    style.template = try Template(testing: "print")
    let sizes = try [300, 380, 460, 600].map { height in
      style.page = try page("340x\(height)")
      let hierarchy = Resolution(app).hierarchy
      return try picture(of: hierarchy, in: style).page.size
    }
    #expect(sizes.allSatisfy { $0 == sizes[0] }, "\(sizes)")
  }

  private static let namedChild = Source(
    name: "in.yaml",
    text: """
      rootViewController:
        id: root
        class: RootContainerViewController
        children:
          content:
            id: tabs
            class: UITabBarController
            viewControllers:
              - id: nav
                class: UINavigationController
                viewControllers: [{id: list, class: ListViewController}]
          side: {id: menu, class: MenuViewController}
      steps:
        - present: {id: welcome, class: WelcomeViewController, modalPresentationStyle: overFullScreen}
          from: list
        - present:
            id: loginNav
            class: UINavigationController
            viewControllers: [{id: login, class: LoginViewController}]
          from: welcome
        - present: {id: terms, class: TermsViewController, modalPresentationStyle: fullScreen}
          from: login
        - transition: {id: guest, class: GuestViewController}
          from: tabs
      """)

  /// Pointers that had no fork from their pair kept all families in one row, of 1 point.
  @Test(arguments: ["a4", "a4-landscape", "340x468", "16:9"])
  func `are in several rows with every pointer`(name: String) throws {
    let app = try AppDescription(parsing: Self.manyFamilies)
    for names in [
      [], [NamedPointer.property(.topViewController)], [.property(.visibleViewController)],
    ] {
      let fit = try expectFitting(
        [Moment(Resolution(app).hierarchy)], as: .hierarchy,
        in: Style(pointers: .all, namedPointers: Set(names)), on: page(name), "\(names)")
      #expect(fit.density >= .wrapped)
    }
  }

  /// Tabs with five stacks, and four more that are presented one by the other.
  private static var manyFamilies: Source {
    func stack(_ name: String) -> String {
      "id: \(name), class: UINavigationController, viewControllers: "
        + "[{id: \(name)List, class: ListViewController}, {id: \(name)Item, class: ItemViewController}]"
    }
    let tabs = (1...5).map { "    - {\(stack("tab\($0)"))}\n" }.joined()
    let steps = (1...4).map { number in
      let from = number == 1 ? "tab1Item" : "sheet\(number - 1)Item"
      return "  - {present: {\(stack("sheet\(number)"))}, from: \(from)}\n"
    }.joined()
    return Source(
      name: "in.yaml",
      text: """
        rootViewController:
          id: tabs
          class: UITabBarController
          viewControllers:
        \(tabs)steps:
        \(steps)
        """)
  }

  /// Their names stood at every line, in text of 2 points, though a legend was allowed without them.
  @Test func `keep every pointer that is asked for`() throws {
    let moments = [Moment(Resolution(try Samples.description(of: "chinese")).hierarchy)]
    let fit = try expectFitting(
      moments, as: .hierarchy, in: Style(pointers: .all), on: page("300x220"), "chinese")
    #expect(fit.density > .legend)
    #expect(!fit.isLargeEnough)
  }
}

extension Picture {
  /// Whether what a map has no line for is said in a box: that is a reference.
  fileprivate func isTold(_ fault: String) -> Bool {
    let words = fault.split { " :().".contains($0) }.map(String.init)
    guard words.first == "missing", words.count > 2 else { return false }
    // No line of that kind is there to be explained.
    if words[1] == "legend" {
      return !arrows.contains { $0.tail != nil && "legend-\($0.role.rawValue)-text" == words[2] }
    }
    guard words.count > 4, let name = box(of: words[4])?.lines.first?.text,
      let texts = box(of: words[2])?.lines.map(\.text)
    else { return false }
    return texts.joined().withoutSpaces.contains("\(words[3])→\(name)".withoutSpaces)
  }

  private func box(of id: String) -> Box? {
    boxes.first { $0.role == .controller && $0.viewController == id }
  }
}

extension Parts {
  /// What a figure shows that was drawn on a density.
  init(
    of moment: Moment, of moments: [Moment], as kind: FigureKind, in style: Style,
    on density: Density
  ) {
    var style = style
    let pointers = style.pointers ?? style.template.pointers
    let hasPairs = density >= .pairs && pointers != .all
    if hasPairs, pointers != .unnamed { style.pointers = .families }
    var parts = Parts(
      of: moment, of: moments, as: kind, in: style, hasLabels: density < .legend)
    // Nobody asked for the selected tab by its name.
    let hasSelection = !hasPairs || !style.namedPointers.isEmpty
    func isSelection(_ part: String) -> Bool {
      !hasSelection
        && (part.hasPrefix("property ") || part.hasPrefix("label property ")
          || part == "legend legend-property-text")
    }
    parts.remove(where: isSelection)
    if hasPairs, kind == .hierarchy || kind == .objects, pointers != .unnamed {
      parts.nameNoChildren(of: moment.hierarchy)
    }
    if density >= .legend {
      // Names stand in the legend, which explains the lines without names, too.
      func drawn(_ moment: Moment) -> [Parts.Kind] {
        let all = Parts(of: moment, of: [], as: kind, in: style).all.filter { !isSelection($0) }
        return Parts.Kind.all.filter { line in
          line.mark == nil && (line.role != .view || kind == .objects)
            && all.contains {
              $0.hasPrefix(line.role.rawValue + " ") && !$0.hasPrefix(line.role.rawValue + " × ")
            }
        }
      }
      parts.remove { $0.hasPrefix("label ") && !$0.isOfReference }
      // A map has its legend on any density.
      if !style.template.look.page.legend, kind != .map {
        parts.addSamples(of: drawn(moment), among: moments.map(drawn), style.template.look)
      }
    }
    self = parts
  }
}

extension Parts {
  /// All children of a container have one label: boxes state the names of single ones.
  private mutating func nameNoChildren(of hierarchy: Hierarchy) {
    for member in hierarchy.families.flatMap(\.members) {
      let children = hierarchy.children(of: member)
      let names = children.compactMap { hierarchy.childNames(of: member)[$0] }
      let labels = names.map { "label containment of \(hierarchy.id(member)): \([$0])" }
      remove(where: labels.contains)
      guard !names.isEmpty, names.count == children.count else { continue }
      add("label", "containment of \(hierarchy.id(member)): \(["children"])")
    }
  }
}

extension String {
  /// Whether it is a label of a reference: those keep their names at their lines.
  fileprivate var isOfReference: Bool {
    hasPrefix("label reference ") || hasPrefix("label weakReference ")
  }
}

extension Picture {
  /// As large as it was before it was made to fit: what is legible is so whatever the size.
  var unfitted: Picture { beforeFitting.picture }

  /// Arrows that end in the open: not at the box that they have for themselves.
  var endFaults: [String] {
    let picture = unfitted
    return picture.arrows.compactMap { arrow in
      // Calls end at the line below one who is called.
      guard arrow.role != .call, arrow.role != .automaticCall else { return nil }
      guard let end = arrow.beginsAtHead ? arrow.tail : arrow.head else { return nil }
      let rect = picture.boxes[end].rect
      let ends = arrow.splines.flatMap {
        [$0.startTip, $0.endTip, $0.points.first, $0.points.last].compactMap(\.self)
      }
      let reach = 0.5 + picture.look.tipGap(of: picture.line(of: arrow), at: picture.boxes[end])
      let isThere = ends.contains { end in
        guard rect.grown(reach).contains(end) else { return false }
        return !rect.grown(-0.5).contains(end) || rect.cutsOff(end, margin: 0.5)
      }
      return isThere ? nil : "\(arrow.id) ends in the open"
    }
  }

  /// Lines that lie on each other, and pairs that leave the presenter with presentedViewController
  /// below. Where others fork from a pair, its lines may be exchanged.
  var pairFaults: [String] {
    var faults: [String] = []
    let picture = unfitted
    let links = picture.arrows.filter { [.presented, .presenting, .request].contains($0.role) }
    for (index, arrow) in links.enumerated() {
      for other in links[..<index] where other.hubEnd != arrow.hubEnd || other.role != arrow.role {
        if arrow.runsOn(other) { faults.append("\(arrow.id) runs on \(other.id)") }
      }
    }
    for presented in links where presented.role == .presented {
      let back = links.first {
        $0.role == .presenting && $0.head == presented.tail && $0.tail == presented.head
      }
      let areForked = links.count { $0.role == .presented && $0.head == presented.head } > 1
      guard !areForked, let back, let tail = presented.tail else { continue }
      let rect = picture.boxes[tail].rect
      guard let one = presented.level(at: rect), let other = back.level(at: rect) else { continue }
      if one < other { faults.append("\(presented.id) is below \(back.id)") }
    }
    return faults
  }
}

extension Picture.Arrow {
  fileprivate var hubEnd: Int? { beginsAtHead ? head : tail }

  private var pieces: [(Point, Point)] {
    splines.flatMap { spline in
      stride(from: 0, to: spline.points.count - 1, by: 3).compactMap { index in
        guard index + 3 < spline.points.count else { return nil }
        let (from, to) = (spline.points[index], spline.points[index + 3])
        return abs(from.x - to.x) < 0.01 || abs(from.y - to.y) < 0.01 ? (from, to) : nil
      }
    }
  }

  /// Whether some of it lies within two points of another line, along it.
  fileprivate func runsOn(_ other: Picture.Arrow) -> Bool {
    pieces.contains { from, to in
      other.pieces.contains { start, end in
        let isLevel = abs(from.y - to.y) < 0.01
        guard isLevel == (abs(start.y - end.y) < 0.01) else { return false }
        func along(_ point: Point) -> Double { isLevel ? point.x : point.y }
        func across(_ point: Point) -> Double { isLevel ? point.y : point.x }
        guard abs(across(from) - across(start)) < 2 else { return false }
        let low = max(min(along(from), along(to)), min(along(start), along(end)))
        let high = min(max(along(from), along(to)), max(along(start), along(end)))
        return high - low > 4
      }
    }
  }

  /// The level at which it meets a box at its left or right.
  fileprivate func level(at box: Rect) -> Double? {
    for spline in splines {
      for end in [spline.startTip, spline.endTip, spline.points.first, spline.points.last] {
        guard let end, end.y > box.minY + 0.5, end.y < box.maxY - 0.5 else { continue }
        if abs(end.x - box.minX) < 5 || abs(end.x - box.maxX) < 5 { return end.y }
      }
    }
    return nil
  }
}
