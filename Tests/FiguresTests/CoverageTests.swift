import Diagnostics
import DescriptionLoading
import Testing
import ViewControllers

@testable import FigureDrawing

@Suite struct CoverageTests {
  @Test(arguments: [
    "figure-17-5", "figure-17-8", "homepwner-form-sheet", "mail-ipad", "large-app",
  ])
  func `what is covered stands where it is recorded`(sample: String) throws {
    let drawing = Picture(coverageOf: try Files.description(ofSample: sample))
    try Files.expectRecorded(drawing.dump, "coverage-\(sample).txt")
  }

  @Test func `samples are legible in every template and language`() throws {
    for template in try Template.everyBuiltIn {
      for sample in Files.sampleNames {
        for language in Language.allCases {
          let drawing = Picture(
            coverageOf: try Files.description(ofSample: sample), template, language)
          #expect(drawing.legibilityFaults == [], "\(sample), \(language)")
        }
      }
    }
  }

  @Test func `100 generated hierarchies are legible`() throws {
    for seed in 0..<100 as Range<UInt64> {
      var description = AppDescription.generated(seed: seed, upTo: 60, families: 8)
      for idiom in [Idiom.pad, .phone] {
        description.idiom = idiom
        let drawing = Picture(coverageOf: description)
        #expect(drawing.legibilityFaults == [], "seed \(seed), \(idiom)")
        #expect(drawing.repeatedIDs == [], "seed \(seed), \(idiom)")
      }
    }
  }

  @Test func `no family is too deep or chain too long`() {
    let depth = 20_000
    var controllers = (0..<depth).map { number in
      var controller = ViewController(
        id: Sourced("c\(number)"), className: Sourced("UIViewController"))
      controller.children = number + 1 < depth ? [number + 1] : []
      return controller
    }
    #expect(Picture(coverageOf: AppDescription(viewControllers: controllers)).legibilityFaults == [])
    for index in controllers.indices.prefix(40) { controllers[index].children = [] }
    let chain = (1..<40).map { Step(.present(Sourced($0), from: Sourced($0 - 1))) }
    let drawing = Picture(
      coverageOf: AppDescription(viewControllers: Array(controllers.prefix(40)), steps: chain))
    #expect(drawing.boxes.count { $0.role == .screen } == 40)
    #expect(drawing.legibilityFaults == [])
  }
}

@Suite struct `What is said of a presentation` {
  /// Tabs, in them a navigation controller, in that the items, which present.
  private func sentence(
    _ style: String, idiom: String = "pad", ios: Int = 12, language: Language = .en,
    context: Bool = false
  ) throws -> String {
    let source = Source(
      name: "in.yaml",
      text: """
        idiom: \(idiom)
        ios: \(ios)
        rootViewController:
          id: tabs
          class: UITabBarController
          viewControllers:
            - id: nav
              class: UINavigationController
              viewControllers:
                - {id: items, class: ItemsViewController, definesPresentationContext: \(context)}
        steps:
          - present: {id: detail, class: UIViewController, modalPresentationStyle: \(style)}
            from: items
        """)
    let drawing = Picture(coverageOf: try AppDescription(parsing: source), .book, language)
    let caption = drawing.boxes.first { $0.id == "screen1-caption" }
    let legend = caption?.lines.filter { $0.role == .legend }.map(\.text) ?? []
    return legend.joined(separator: language == .en ? " " : "")
  }

  @Test func `a full screen covers every bar`() throws {
    #expect(
      try sentence("fullScreen")
        == """
        Presented by tabs, asked by items. Covers the whole screen, navigation bar and tab \
        bar included. The presenter’s view goes: viewWillDisappear.
        """)
  }

  @Test func `a context leaves the bars around it`() throws {
    #expect(
      try sentence("currentContext")
        == """
        Presented by nav, asked by items. Covers the area of nav, its navigation bar included; \
        leaves the tab bar. The presenter’s view goes: viewWillDisappear.
        """)
    #expect(
      try sentence("overCurrentContext", context: true)
        == """
        Presented by items. Lies over the area of items; leaves the navigation bar and the tab \
        bar. The presenter’s view stays.
        """)
  }

  @Test func `sheets dim the rest`() throws {
    #expect(
      try sentence("formSheet")
        == """
        Presented by tabs, asked by items. Covers part of the screen, and dims the rest; leaves \
        the navigation bar and the tab bar. The presenter’s view stays.
        """)
    #expect(
      try sentence("pageSheet")
        == """
        Presented by tabs, asked by items. Covers part of the screen, and dims the rest; covers \
        part of the navigation bar and the tab bar. The presenter’s view stays.
        """)
    #expect(
      try sentence("popover")
        == """
        Presented by tabs, asked by items. Covers part of the screen; leaves the navigation bar \
        and the tab bar. The presenter’s view stays.
        """)
  }

  @Test func `a phone makes something else of it`() throws {
    #expect(
      try sentence("formSheet", idiom: "phone", ios: 12)
        == """
        Presented by tabs, asked by items. Covers the whole screen, navigation bar and tab \
        bar included. The presenter’s view goes: viewWillDisappear. On this phone it is \
        shown as fullScreen.
        """)
    #expect(
      try sentence("formSheet", idiom: "phone", ios: 13)
        == """
        Presented by tabs, asked by items. Covers part of the screen, navigation bar and tab \
        bar included, and dims the rest. The presenter’s view stays.
        """)
    #expect(
      try sentence("currentContext", idiom: "phone", ios: 7, context: true)
        == """
        Presented by tabs, asked by items. Covers the whole screen, navigation bar and tab \
        bar included. The presenter’s view goes: viewWillDisappear. On this phone it is \
        shown as fullScreen.
        """)
  }

  @Test func `it can be said in Chinese`() throws {
    #expect(
      try sentence("currentContext", language: .zhHans, context: true)
        == "由 items 呈现。遮住 items 的区域；不遮住导航栏和标签栏。呈现者的视图离开屏幕（viewWillDisappear）。")
  }
}

extension Picture {
  fileprivate init(
    coverageOf description: AppDescription, _ template: Template = .book, _ language: Language = .en
  ) {
    self.init(
      coverageOf: Resolution(description).hierarchy, template: template,
      options: FigureOptions(kind: .coverage, language: language))
  }

  /// Ids that stand for two things.
  var repeatedIDs: [String] {
    let ids = frames.map(\.id) + boxes.map(\.id) + arrows.map(\.id)
    return Dictionary(grouping: ids) { $0 }.filter { $1.count > 1 }.keys.sorted()
  }
}

extension Template {
  /// Types of sizes that do not go together.
  private static var unlikely: Template {
    get throws {
      try Template(
        parsing: Source(
          name: "unlikely.yaml",
          text: """
            fonts:
              name: {face: mono, size: 10}
              detail: {face: sans, size: 17}
              pointer: {face: mono, size: 18}
              caption: {face: mono, size: 22}
              legend: {face: mono, size: 15}
            """))
    }
  }

  static var everyBuiltIn: [Template] {
    get throws {
      try names.map { name in
        try Template(parsing: Source(name: name + ".yaml", bytes: text(of: name) ?? []))
      } + [unlikely]
    }
  }
}
