import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPictures
import VCSource
import VCTestSupport

/// Pointers that are asked for by name: all are there, each with its label, and all can be read.
@Suite struct `Pointers by name` {
  private static let all: Set<NamedPointer> = [
    .property(.topViewController), .property(.visibleViewController),
    .property(.selectedViewController), .rootViewController,
  ]

  @Test(arguments: Samples.names, [FigureKind.hierarchy, .objects])
  func `are all in the figure`(sample: String, kind: FigureKind) throws {
    let resolution = Resolution(try Samples.description(of: sample))
    for way in resolution.ways {
      let moment = Moment(way.hierarchy)
      for selection in [PointerSelection.all, .families] {
        var style = Style(pointers: selection, namedPointers: Self.all)
        style.isArrangedForScreens = false
        let picture = try picture(of: moment.hierarchy, as: kind, in: style)
        #expect(
          Parts(drawnIn: picture).faults(of: Parts(of: moment, of: [moment], as: kind, in: style))
            == [], "\(sample), \(selection)")
        #expect(picture.legibilityFaults == [], "\(sample), \(selection)")
      }
    }
  }

  @Test(arguments: Samples.names, [FigureKind.hierarchy, .objects])
  func `tell who was asked`(sample: String, kind: FigureKind) throws {
    for way in Resolution(try Samples.description(of: sample)).ways {
      let moment = Moment(way.hierarchy)
      var style = Style(pointers: .families, namedPointers: [.present])
      style.isArrangedForScreens = false
      let picture = try picture(of: moment.hierarchy, as: kind, in: style)
      #expect(
        Parts(drawnIn: picture).faults(of: Parts(of: moment, of: [moment], as: kind, in: style))
          == [])
      #expect(picture.legibilityFaults == [])
    }
  }

  @Test(arguments: Samples.names, [PointerSelection.all, .families, .unnamed])
  func `lead from views to the views in them`(
    sample: String, selection: PointerSelection
  ) throws {
    for way in Resolution(try Samples.description(of: sample)).ways {
      let moment = Moment(way.hierarchy)
      var style = Style(pointers: selection, namedPointers: [.subviews])
      style.isArrangedForScreens = false
      let picture = try picture(of: moment.hierarchy, as: .objects, in: style)
      #expect(
        Parts(drawnIn: picture)
          .faults(of: Parts(of: moment, of: [moment], as: .objects, in: style)) == [])
      #expect(picture.legibilityFaults == [])
    }
  }

  @Test func `stand in the boxes where a page has no room for their arrows`() throws {
    let resolution = Resolution(try Samples.description(of: "large-app"))
    let style = Style(
      pointers: .families, namedPointers: Self.all, page: PageSize(named: "a4-landscape"))
    let pages = try pages(of: [Moment(resolution.hierarchy)], in: style)
    #expect(pages.fit.map { $0.density >= .pairs } == true)
    let picture = try #require(Array(pages).first)
    let text = picture.boxes.map { $0.lines.map(\.text).joined().withoutSpaces }
    for member in resolution.hierarchy.families.flatMap(\.members) {
      guard let top = resolution.hierarchy.topViewController(of: member) else { continue }
      let statement = "topViewController=\(resolution.hierarchy.id(top))"
      #expect(text.contains { $0.contains(statement) }, "\(statement)")
    }
    #expect(picture.unfitted.legibilityFaults == [])
  }

  /// Both were only "UINavigationController", so nobody knew which of them is the menu.
  @Test(arguments: [FigureKind.hierarchy, .objects])
  func `stand in boxes with ids that the other boxes show`(kind: FigureKind) throws {
    let app = try AppDescription(parsing: Source(name: "in.yaml", text: Self.named))
    let style = Style(
      namedPointers: [.property(.selectedViewController)], page: PageSize(named: "a5"))
    let pages = try pages(of: Resolution(app).moments, as: kind, in: style)
    #expect(pages.fit.map { $0.density >= .pairs } == true)
    for picture in pages {
      let texts = picture.boxes.filter { $0.role == .controller }
        .map { $0.lines.map(\.text).joined().withoutSpaces }
      for text in [
        "m:UINavigation", "c:UINavigation", "second:UINavigation", "List",
      ] {
        #expect(texts.contains { $0.hasPrefix(text) }, "\(text) in \(texts)")
      }
      #expect(picture.unfitted.legibilityFaults == [])
    }
    let usual = try picture(of: Resolution(app).hierarchy, as: kind, in: Style())
    #expect(usual.boxes.allSatisfy { !$0.lines.contains { $0.text.contains(": ") } })
  }

  private static let named = """
    rootViewController:
      id: drawer
      class: DrawerViewController
      children:
        menu: {id: m, class: UINavigationController, viewControllers: [MenuViewController]}
        content: {id: c, class: UINavigationController, viewControllers: [HomeViewController]}
        list: ListViewController
        tabs:
          id: t
          class: UITabBarController
          viewControllers:
            - {id: first, class: UINavigationController, viewControllers: [FirstViewController]}
            - {id: second, class: UINavigationController, viewControllers: [SecondViewController]}
            - {id: third, class: UINavigationController, viewControllers: [ThirdViewController]}
    steps: [{select: second, in: t}]
    """

  @Test func `stand in boxes of several moments, which say what holds at each`() throws {
    let resolution = Resolution(try Samples.description(of: "large-app"))
    let style = Style(
      pointers: .families, namedPointers: [.property(.topViewController)],
      page: PageSize(named: "a4-landscape"))
    let pages = try pages(of: resolution.moments, in: style)
    #expect(pages.fit.map { $0.density >= .pairs } == true)
    for (moment, picture) in zip(resolution.moments, pages) {
      let statement = "topViewController="
      let stated = picture.boxes.map { $0.lines.map(\.text).joined().withoutSpaces }
        .compactMap { text in text.firstRange(of: statement).map { text[$0.upperBound...] } }
      let hierarchy = moment.hierarchy
      let tops = hierarchy.families.flatMap(\.members)
        .compactMap { hierarchy.topViewController(of: $0) }.map { hierarchy.id($0) }
      #expect(stated.map(String.init).sorted() == tops.sorted())
      #expect(picture.unfitted.legibilityFaults == [])
    }
  }

  @Test(arguments: ["topViewController", "parent", "rootViewController", "subviews", "children"])
  func `are known by their names`(name: String) {
    #expect(NamedPointer(name: name) != nil)
  }

  @Test(arguments: ["presentedViewControllers", "tabs", ""])
  func `are none of what every figure shows, or nobody knows`(name: String) {
    #expect(NamedPointer(name: name) == nil)
  }
}
