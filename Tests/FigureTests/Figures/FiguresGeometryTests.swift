import Testing
import VCEngine
import VCFigures
import VCPictures
import VCSource
import VCTestSupport

@Suite struct `The geometry` {
  private static let selections = [PointerSelection.all, .families, .unnamed]
  static let recordings =
    Samples.names.map { $0 + ".txt" } + selections.map { "figure-17-7.\($0).txt" }

  @Test(arguments: Samples.names)
  func `of a sample is as recorded`(sample: String) throws {
    try expectRecorded(
      Picture(sample: sample).dump, sample + ".txt",
      structureAlone: RankedOtherwise.contains(sample: sample))
  }

  @Test(arguments: selections)
  func `of figure 17-7 is as recorded with each choice of pointers`(
    pointers: PointerSelection
  ) throws {
    try expectRecorded(
      Picture(sample: "figure-17-7", in: .inOneRow(pointers)).dump,
      "figure-17-7.\(pointers).txt")
  }

  @Test(arguments: Seeds.few(10, of: 40))
  func `holds every pointer of a hierarchy exactly once`(seed: UInt64) throws {
    let hierarchy = Resolution(.generated(seed: seed)).hierarchy
    let description = hierarchy.app
    func id(_ member: Int) -> String { description.viewControllers[member].id.value }
    var expected: [String] = []
    for member in hierarchy.families.flatMap(\.members) {
      let pointers = [
        ("parentViewController", hierarchy.parentViewController(of: member)),
        ("navigationController", hierarchy.navigationController(of: member)),
        ("tabBarController", hierarchy.tabBarController(of: member)),
        ("splitViewController", hierarchy.splitViewController(of: member)),
        ("presentedViewController", hierarchy.presentedViewController(of: member)),
        ("presentingViewController", hierarchy.presentingViewController(of: member)),
      ]
      expected += pointers.compactMap { name, value in
        value.map { "\(id(member)).\(name) = \(id($0))" }
      }
      let list =
        description.viewControllers[member].kind == .custom ? "children" : "viewControllers"
      expected += hierarchy.children(of: member).enumerated().map { place, child in
        "\(id(member)).\(list)[\(place)] = \(id(child))"
      }
    }
    let picture = try Picture(description, in: Style(pointers: .all))
    let lines = picture.arrows.filter { !$0.id.hasPrefix("legend-") }
    #expect(lines.flatMap(\.statements).sorted() == expected.sorted())
  }

  @Test(arguments: Seeds.few(10, of: 40))
  func `sets a parent over the middle of its outer children`(seed: UInt64) throws {
    let hierarchy = Resolution(.generated(seed: seed)).hierarchy
    let picture = try Picture(hierarchy.app, in: .inOneRow(.families))
    let middles = Dictionary(
      picture.boxes.compactMap { box in box.viewController.map { ($0, box.rect.center.x) } },
      uniquingKeysWith: { first, _ in first })
    for parent in hierarchy.families.flatMap(\.members) {
      let children = hierarchy.children(of: parent).compactMap { middles[hierarchy.id($0)] }
      guard let first = children.min(), let last = children.max() else { continue }
      let middle = try #require(middles[hierarchy.id(parent)])
      #expect(abs(middle - (first + last) / 2) < 0.01, "\(hierarchy.id(parent))")
    }
  }

  @Test(arguments: [PointerSelection.all, .families])
  func `lets every arrow end at its box`(pointers: PointerSelection) throws {
    for seed in Seeds.few(30, of: 100) {
      let picture = try Picture(.generated(seed: seed), in: .inOneRow(pointers))
      for arrow in picture.arrows {
        let spoke = try picture.ends(of: arrow).spoke
        let last = try #require(arrow.pointsFromHub.last)
        #expect(spoke.rect.hasOnEdge(last), "seed \(seed): \(arrow.statements)")
      }
    }
  }

  @Test(arguments: [PointerSelection.all, .families])
  func `lets every arrow begin where its bundle's line is`(pointers: PointerSelection) throws {
    var adrift: [String] = []
    for seed in Seeds.few(30, of: 100) {
      let picture = try Picture(.generated(seed: seed), in: .inOneRow(pointers))
      for arrow in picture.arrows {
        let first = try #require(arrow.pointsFromHub.first)
        let hub = try picture.ends(of: arrow).hub
        let joins = picture.arrows.contains { other in
          other.role == arrow.role && other.statements != arrow.statements
            && other.pointsFromHub.contains { ($0 - first).length < 1.5 }
        }
        if !joins, !hub.rect.hasOnEdge(first) { adrift.append("seed \(seed): \(arrow.statements)") }
      }
    }
    #expect(adrift == [])
  }

  @Test func `gives each arrow of a bundle its own tip where they part`() throws {
    let picture = try Picture(
      "rootViewController: {class: UITabBarController, viewControllers: [A, B, C]}",
      in: Style(pointers: .families))
    #expect(picture.arrows.count == 3)
    let tips = picture.arrows.map { $0.splines.compactMap(\.endTip) }
    #expect(tips.allSatisfy { $0.count == 1 })
    #expect(Set(tips.joined()).count == 3)
    #expect(picture.arrows.map { $0.label?.lines } == [["viewControllers"], nil, nil])
  }

  /// A frame around a flat box began lower than those around higher ones.
  @Test(arguments: ["book", "slide"])
  func `begins the frames of one row at one height`(template: String) throws {
    let picture = try Picture(
      """
      rootViewController: {id: a, class: AViewController}
      steps:
        - present:
            id: b
            class: BViewController
            title: B
            modalPresentationStyle: fullScreen
            definesPresentationContext: true
            preferredContentSize: {width: 300, height: 200}
          from: a
        - {present: {class: CViewController}, from: b}
      """, in: Style(try #require(Template(builtIn: template))))
    let tops = picture.frames.map(\.rect.maxY)
    #expect(tops.count == 3)
    #expect((tops.max() ?? 0) - (tops.min() ?? 0) < 0.01)
    let boxes = picture.boxes.filter { $0.role == .controller }.map(\.rect.height)
    #expect((boxes.max() ?? 0) - (boxes.min() ?? 0) > 32)
  }

  @Test func `stands families of one column below each other in the order of their presenters`()
    throws
  {
    let picture = try Picture(
      """
      rootViewController:
        class: UISplitViewController
        viewControllers:
          - {id: a, class: A, definesPresentationContext: true}
          - {id: b, class: B, definesPresentationContext: true}
      steps:
        - present: {class: X, modalPresentationStyle: currentContext}
          from: a
        - present: {class: Y, modalPresentationStyle: currentContext}
          from: b
      """)
    let rects = picture.frames.map(\.rect)
    #expect(rects.count == 3)
    #expect(rects[1].minX == rects[2].minX)
    #expect(rects[0].maxX < rects[1].minX)
    #expect(!rects[1].overlaps(rects[2]))
    #expect(picture.legibilityFaults == [])
  }

  @Test(arguments: [
    "الإعدادات العامة", "הגדרות", "👩‍👩‍👧 Family 🇩🇪", "编辑个人资料", "사진 보관함", "e\u{301}\u{302}", "",
    "WWWWWWWWWW", "iiiiiiiiii",
  ])
  func `gives every title a box in which it fits`(title: String) throws {
    var controller = ViewController(id: Sourced("a"), className: Sourced("A"))
    controller.title = Sourced(title)
    let picture = try Picture(AppDescription(viewControllers: [controller]))
    let fonts = Template.book.look.fonts
    let names = picture.boxes[0].lines.filter { $0.role == .name }
    #expect(names.map(\.text) == [title.isEmpty ? "A" : title])
    for line in names {
      let style = fonts.style(of: line.runs.first?.emphasis ?? .none, in: .name)
      let width = style.width(of: line.text)
      #expect(abs(line.rect.width - width) < 0.001)
      #expect(line.rect.width + 2 * Template.book.look.box.paddingX <= picture.boxes[0].rect.width)
    }
    #expect(picture.legibilityFaults == [])
  }
}

extension Style {
  /// A style whose figures have the layout without a page, however wide they are.
  fileprivate static func inOneRow(_ pointers: PointerSelection) -> Style {
    var style = Style(pointers: pointers)
    style.isArrangedForScreens = false
    return style
  }
}

extension Picture {
  /// The boxes of an arrow: the one that all of its bundle share, and its own.
  fileprivate func ends(of arrow: Arrow) throws -> (hub: Box, spoke: Box) {
    let (tail, head) = (boxes[try #require(arrow.tail)], boxes[try #require(arrow.head)])
    return arrow.beginsAtHead ? (head, tail) : (tail, head)
  }
}

extension Picture.Arrow {
  /// Points along the arrow, in the direction of picture.
  fileprivate var pointsFromHub: [Point] {
    // The piece with the tip at the hub is drawn last.
    let pieces =
      splines.first?.startTip == nil && splines.last?.startTip != nil
      ? splines.reversed() : splines
    return pieces.flatMap { $0.sampled(spacing: 1) }
  }
}

extension Rect {
  fileprivate func hasOnEdge(_ point: Point) -> Bool {
    grown(5).contains(point) && !grown(-1).contains(point)
  }
}
