import Foundation
import Testing
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPhrases
import VCPictures
import VCSource
import VCTestSupport

@Suite struct CoverageTests {
  private static let samples = [
    "figure-17-5", "figure-17-8", "homepwner-form-sheet", "mail-ipad", "large-app",
    "other-tab", "alert", "sheets", "map-sheet", "search", "notes-ipad", "notes-iphone",
    "more-tabs", "passcode",
    "two-scenes", "two-widths", "mail-toolbar",
  ]
  static let recordings = samples.map { "coverage-\($0).txt" }

  @Test(arguments: samples)
  func `what is covered stands where it is recorded`(sample: String) throws {
    try expectRecorded(Picture(sample: sample, as: .coverage).dump, "coverage-\(sample).txt")
  }

  /// It was a button in the bar.
  @Test func `the view that a popover points at is below the bar`() throws {
    let picture = try Picture(
      """
      idiom: pad
      rootViewController: {id: nav, class: UINavigationController, viewControllers: [{id: list, class: List}]}
      steps:
        - {present: {id: dose, class: Dose, modalPresentationStyle: popover, sourceView: cell}, from: list}

      """, as: .coverage)
    let source = try #require(picture.boxes.first { $0.title == "sourceView = cell" }?.rect)
    let screen = try #require(picture.boxes.last { $0.id.contains("-content-list") }?.rect)
    let bar = try #require(picture.boxes.last { $0.id.contains("-navigationBar-nav") }?.rect)
    #expect(source.maxY < bar.minY && screen.contains(source))
  }

  /// The second stood a little to the right of the first, which is as wide as the screen.
  @Test(arguments: ["horizontalSizeClass: compact", "idiom: pad"])
  func `a sheet on a sheet stays on the screen`(width: String) throws {
    let picture = try Picture(
      """
      \(width)
      rootViewController: {class: Root, presents: {class: First, modalPresentationStyle: formSheet,
        preferredContentSize: {width: 1024, height: 300},
        presents: {class: Second, modalPresentationStyle: formSheet,
          preferredContentSize: {width: 1024, height: 300}}}}
      """, as: .coverage)
    let screen = try #require(picture.boxes.first { $0.id == "screen2" })
    let second = try #require(picture.boxes.first { $0.title?.hasPrefix("Second") == true })
    #expect(second.rect.maxX <= screen.rect.maxX)
  }

  /// What the screen itself shows was told once more beneath, in up to six lines.
  @Test(arguments: [Language.en, .zhHans])
  func `a caption has a name, and at most two lines more`(language: Language) throws {
    for sample in Samples.names {
      let picture = try Picture(sample: sample, as: .coverage, in: Style(language: language))
      for caption in picture.boxes where caption.id.hasSuffix("-caption") {
        let count = caption.lines.count { $0.role != .caption }
        #expect((1...2).contains(count), "\(sample), \(caption.lines.map(\.text))")
      }
    }
  }

  @Test func `a popover points at its button, in the bar of whoever asks`() throws {
    let picture = try Picture(
      """
      idiom: pad
      rootViewController: {id: split, class: UISplitViewController, style: doubleColumn,
        primary: ListViewController, secondary: MessageViewController}
      steps:
        - present: {id: labels, class: LabelsViewController, modalPresentationStyle: popover,
            barButtonItem: labelsButton}
          from: MessageViewController
        - {present: {id: confirm, class: UIAlertController, preferredStyle: alert}, from: labels}

      """, as: .coverage)
    let button = try #require(picture.boxes.first { $0.id == "screen1-source-labels" })
    let popover = try #require(picture.boxes.first { $0.id == "screen1-content-labels" })
    let bar = try #require(
      picture.boxes.last {
        $0.id.hasPrefix("screen1-navigationBar-") && $0.rect.maxX > popover.rect.minX
      })
    #expect(button.lines.map(\.text) == ["labelsButton"])
    #expect(bar.rect.contains(button.rect))
    let arrow = try #require(picture.arrows.first { $0.id == "screen1-arrow-labels" })
    #expect(arrow.statements == ["barButtonItem = labelsButton"])
    let (start, tip) = (arrow.splines[0].points[0], try #require(arrow.splines[0].endTip))
    #expect(start.y == popover.rect.maxY)
    #expect((0..<3).contains(button.rect.minY - tip.y))
    // An alert dims the popover, which points no more.
    #expect(picture.boxes.contains { $0.id == "screen2-source-labels" })
    #expect(!picture.arrows.contains { $0.id.hasPrefix("screen2-") })
    #expect(picture.legibilityFaults == [])
  }

  @Test(arguments: Samples.names)
  func `no name is cut`(sample: String) throws {
    let picture = try Picture(sample: sample, as: .coverage)
    #expect(!picture.boxes.flatMap(\.lines).contains { $0.text.hasSuffix("…") })
  }

  @Test func `the outlines of transparent views over each other are told apart`() throws {
    let picture = try Picture(
      """
      rootViewController: {class: Root, presents: {class: One, modalPresentationStyle: overFullScreen,
        presents: {class: Two, modalPresentationStyle: overFullScreen,
          presents: {class: Three, modalPresentationStyle: overFullScreen}}}}
      """, as: .coverage)
    let outlines = picture.boxes.filter {
      $0.id.hasPrefix("screen3") && ($0.role == .overlay || $0.role == .overlaid)
    }.map(\.rect)
    #expect(outlines.count == 3)
    for (outer, inner) in zip(outlines, outlines.dropFirst()) {
      #expect(inner.minX >= outer.minX + 3 && inner.maxY <= outer.maxY - 3)
    }
  }

  @Test func `pages show as many screens as they have room for`() throws {
    let resolution = Resolution(try Samples.description(of: "large-app"))
    let size = try #require(PageSize(measures: "400x300"))
    let request = FigureRequest(.coverage, in: Style(page: size), spread: .several)
    let pages = try Array(pages(of: resolution, request))
    let screens = pages.map { page in page.boxes.count { $0.role == .screen } }
    #expect(screens.count > 1 && screens.reduce(0, +) == 11)
    #expect(pages.allSatisfy { $0.fit?.smallestText ?? 0 >= 7 })
  }

  private static let player = """
    idiom: phone
    rootViewController:
      id: root
      class: PlayerContainerViewController
      children:
        - id: tabs
          class: UITabBarController
          viewControllers: [ListenNowViewController, LibraryViewController]
        - {id: mini, class: MiniPlayerViewController}
    steps:
      - {present: {id: now, class: NowPlayingViewController, modalPresentationStyle: overFullScreen}, from: mini}
      - {present: {id: queue, class: QueueViewController, detents: [medium]}, from: now}
      - {present: {class: UIAlertController, title: Sleep Timer, preferredStyle: actionSheet}, from: queue}

    """

  /// Its text had 5.7 points.
  @Test func `on a book's page screens are smaller where the text would be too small`() throws {
    let page = try #require(PageSize(measures: "120mmx165mm"))
    let app = try AppDescription(Self.player)
    let style = Style(try #require(Template(builtIn: "print")), page: page)
    let pages = try pages(of: Resolution(app), FigureRequest(.coverage, in: style))
    #expect(pages.fit?.isLargeEnough ?? false)
    let picture = try #require(pages.first { _ in true })
    #expect(picture.boxes.count { $0.role == .screen } == 4)
    #expect(picture.unfitted.legibilityFaults == [])
  }

  /// It was half the screen.
  @Test func `a child beside a container is a bar, and has its preferred size if there is one`()
    throws
  {
    func heights(_ text: String) throws -> [Int] {
      let picture = try Picture(AppDescription(text), as: .coverage)
      let screen = try #require(picture.boxes.first { $0.id == "screen0" }).rect.height
      return picture.boxes.filter { $0.id == "screen0-content-mini" }
        .map { Int($0.rect.height / screen * 100) }
    }
    #expect(try heights(Self.player) == [8])
    let sized = "{id: mini, preferredContentSize: {width: 390, height: 200}"
    #expect(try heights(Self.player.replacing("{id: mini", with: sized)) == [22])
  }

  @Test func `no family is too deep or chain too long`() throws {
    let depth = 20_000
    var controllers = (0..<depth).map { number in
      var controller = ViewController(
        id: Sourced("c\(number)"), className: Sourced("UIViewController"))
      controller.children = number + 1 < depth ? [number + 1] : []
      return controller
    }
    let deep = try Picture(AppDescription(viewControllers: controllers), as: .coverage)
    #expect(deep.legibilityFaults == [])
    for index in controllers.indices.prefix(40) { controllers[index].children = [] }
    let chain = (1..<40).map { Step(.present(Sourced($0), from: Sourced($0 - 1))) }
    let long = try Picture(
      AppDescription(viewControllers: Array(controllers.prefix(40)), steps: chain), as: .coverage)
    #expect(long.boxes.count { $0.role == .screen } == 40)
    #expect(long.legibilityFaults == [])
  }
}
