import Testing
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPhrases
import VCPictures
import VCSource
import VCTestSupport

/// What a reader needs: that all is there, nothing else, and nothing in the way of anything.
@Suite struct `Figures of every kind` {
  /// Draws moments by the road that the program takes, and expects every picture to be whole.
  private func expectWhole(
    _ moments: [Moment], as kind: FigureKind, in style: Style, _ comment: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let pages = try pages(of: Moments(moments), as: kind, in: style)
    let drawn = Array(pages)
    #expect(drawn.count == moments.count, sourceLocation: sourceLocation)
    for (moment, picture) in zip(moments, drawn) {
      var faults = picture.legibilityFaults.map(\.description)
      faults += picture.repeatedIDs.map { "the id '\($0)' twice" }
      faults += Parts(drawnIn: picture)
        .faults(
          of: Parts(
            of: moment, of: moments, as: kind, in: style, on: pages.screenDensity ?? .usual))
      #expect(
        faults == [], "\(comment()), \(style.language), after step \(moment.hierarchy.step)",
        sourceLocation: sourceLocation)
    }
  }

  private func expectWhole(
    _ app: AppDescription, as kind: FigureKind, in style: Style,
    _ comment: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expectWhole(
      [Moment(Resolution(app).hierarchy)], as: kind, in: style, comment(),
      sourceLocation: sourceLocation)
  }

  private static func place(of template: String) -> Int {
    Template.testedNames.firstIndex(of: template) ?? 0
  }

  private static func place(of kind: FigureKind) -> Int {
    FigureKind.all.firstIndex { $0.rawValue == kind.rawValue } ?? 0
  }

  @Test(arguments: Template.testedNames, FigureKind.all)
  func `show all of a hierarchy, in every template and language`(
    name: String, kind: FigureKind
  ) throws {
    let template = try Template(testing: name)
    let place = Self.place(of: name) + Self.place(of: kind)
    for seed in Seeds.few(2, of: 12, from: 2000) {
      var app = AppDescription.generated(seed: seed, upTo: 60, families: 8)
      app.idiom = seed.isMultiple(of: 2) ? .pad : .phone
      let turn = place + Int(seed)
      let choices: [PointerSelection?] =
        kind == .hierarchy ? Seeds.turn(turn, of: [.all, .families, .unnamed]) : [nil]
      for pointers in choices {
        for language in Seeds.turn(turn, of: Language.allCases) {
          try expectWhole(
            app, as: kind, in: Style(template, pointers: pointers, language: language),
            "seed \(seed), \(String(describing: pointers))")
        }
      }
    }
  }

  @Test(
    arguments: Seeds.areAll ? Template.testedNames : ["docs", "unlikely"], Language.allCases)
  func `show all of every moment of every sample, in every template and language`(
    name: String, language: Language
  ) throws {
    let style = Style(try Template(testing: name), language: language)
    let own = (name == "docs" ? 0 : 2) + (language == .en ? 0 : 1)
    for (number, sample) in Samples.names.enumerated() {
      let moments = Array(Resolution(try Samples.description(of: sample)).moments)
      for kind in FigureKind.all
      where Seeds.turn(number + Self.place(of: kind), of: [0, 1, 2, 3]).contains(own) {
        try expectWhole(moments, as: kind, in: style, "\(sample), \(kind)")
      }
    }
  }

  /// Only a figure `hierarchy` draws every member's pointers.
  private static let kindsWithPointers = FigureKind.all.flatMap { kind in
    (kind == .hierarchy ? [PointerSelection.all, .families, .unnamed] : [.families, .unnamed])
      .map { (kind, $0) }
  }

  @Test(arguments: kindsWithPointers)
  func `show all of generated hierarchies`(kind: FigureKind, pointers: PointerSelection) throws {
    for seed in Seeds.few(10, of: 100) {
      var app = AppDescription.generated(seed: seed)
      app.idiom = seed.isMultiple(of: 2) ? .pad : .phone
      try expectWhole(app, as: kind, in: Style(pointers: pointers), "seed \(seed)")
    }
  }

  @Test(arguments: FigureKind.all, [PointerSelection.all, .families, .unnamed])
  func `show all of several windows`(kind: FigureKind, pointers: PointerSelection) throws {
    for seed in Seeds.few(6, of: 60, from: 4000) {
      let app = AppDescription.generated(
        seed: seed, upTo: 30, families: 8, windows: seed.isMultiple(of: 3) ? 4 : 2)
      let resolution = Resolution(app)
      let style = Style(pointers: pointers, language: seed.isMultiple(of: 2) ? .en : .zhHans)
      try expectWhole(Array(resolution.moments), as: kind, in: style, "seed \(seed)")
      guard kind.canShowOneWindow, let last = app.windows.indices.last else { continue }
      try expectWhole(
        Array(resolution.moments.only(last)), as: kind, in: style, "seed \(seed), one of them")
    }
  }

  @Test(arguments: FigureKind.all)
  func `show all of hierarchies of up to 60 controllers in 8 families`(kind: FigureKind) throws {
    for seed in Seeds.few(4, of: 100, from: 1000) {
      let app = AppDescription.generated(seed: seed, upTo: 60, families: 8)
      for pointers in kind == .hierarchy ? [PointerSelection.all, .families] : [nil] {
        try expectWhole(app, as: kind, in: Style(pointers: pointers), "seed \(seed)")
      }
    }
  }

  @Test(arguments: [
    ("UINavigationController", "viewControllers"), ("UITabBarController", "viewControllers"),
    ("UISplitViewController", "viewControllers"), ("UIPageViewController", "viewControllers"),
    ("BoxViewController", "children"),
  ])
  func `show all calls of every kind of container`(container: String, key: String) throws {
    let app = try AppDescription(
      """
      rootViewController:
        id: shell
        class: UIViewController
        children:
          - {id: box, class: \(container), \(key): [AViewController, BViewController]}
          - {class: OnboardingQuestionnaireViewController}
      steps:
        - add: OnboardingQuestionnaireViewController
          to: box
      """)
    for name in Template.testedNames {
      for language in Seeds.turn(Self.place(of: name) + container.count, of: Language.allCases) {
        try expectWhole(
          app, as: .calls, in: Style(Template(testing: name), language: language),
          "\(container), \(name)")
      }
    }
  }

  /// The titles are as high as the frames' upper margins at least.
  @Test(arguments: FigureKind.all)
  func `have room for the titles of frames without a margin`(kind: FigureKind) throws {
    let template = try Template(parsing: "frame: {paddingTop: 0}")
    for sample in ["drawer", "figure-17-7"] {
      try expectWhole(
        Samples.description(of: sample), as: kind, in: Style(template), "\(sample), \(kind)")
    }
  }

  /// Where UIKit makes the last call, that stands below it, in type of another size.
  @Test func `have room for what stands below the last call`() throws {
    let template = try Template(
      parsing: "fonts: {legend: {face: sans, size: 40}, pointer: {face: mono, size: 6}}")
    let app = try AppDescription(
      """
      rootViewController: {class: UINavigationController, viewControllers: [A]}
      steps: [{add: B, to: UINavigationController}]
      """)
    try expectWhole(app, as: .calls, in: Style(template), "")
  }

  @Test(arguments: Template.testedNames, FigureKind.all)
  func `have room for names of 50 letters`(name: String, kind: FigureKind) throws {
    let long = "aControllerWhoseNameHasAsManyAsFiftyLettersInItAll"
    #expect(long.count == 50)
    let app = try AppDescription(
      """
      rootViewController:
        id: \(long)
        class: \(long.capitalized)
        children: [{id: \(long)2, class: \(long.capitalized)2}]
      steps:
        - {add: {id: \(long)3, class: \(long.capitalized)3}, to: \(long)}
        - {present: {id: \(long)4, class: \(long.capitalized)4}, from: \(long)2}
      """)
    for language in Seeds.turn(Self.place(of: name) + Self.place(of: kind), of: Language.allCases) {
      try expectWhole(
        app, as: kind, in: Style(Template(testing: name), language: language), "\(name), \(kind)")
    }
  }

  /// "Show Search" was as near to another line as to its own.
  @Test func `the name of a segue is near no other line`() throws {
    let picture = try Picture(
      """
      rootViewController: {id: orders, class: OrdersViewController}
      scenes:
        - {id: basket, class: BasketViewController}
        - {id: profile, class: ProfileViewController}
        - {id: search, class: SearchViewController}
      segues:
        - {show: search, from: orders, identifier: Show Search}
        - {show: orders, from: profile, identifier: Open all Orders}
        - {show: search, from: basket, identifier: Confirm the Search}
        - {show: basket, from: profile, identifier: Show Basket}
        - {show: basket, from: profile, identifier: Confirm the Basket}
        - {show: basket, from: orders, identifier: Show Basket}
        - {show: profile, from: orders, identifier: Confirm the Profile}
        - {show: basket, from: profile, identifier: Show Basket}
      """, as: .map)
    var near: [String] = []
    for arrow in picture.arrows {
      guard let label = arrow.label else { continue }
      let others = picture.arrows.filter { $0.id != arrow.id }.filter { other in
        other.splines.contains { spline in
          zip(spline.points, spline.points.dropFirst()).contains {
            Rect(spanning: $0, $1).grown(6).overlaps(label.rect)
          }
        }
      }
      near += others.map { "\(label.lines) is near \($0.id)" }
    }
    #expect(near == [])
    #expect(picture.arrows.compactMap(\.label).count == 6)
  }

}
