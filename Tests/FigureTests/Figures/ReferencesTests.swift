import Testing
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPhrases
import VCPictures
import VCSource
import VCTestSupport

@Suite struct `References in a figure of objects` {
  @Test(arguments: Seeds.few(12, of: 200), [1, 3])
  func `are all there, and in nobody's way`(seed: UInt64, windows: Int) throws {
    let moments = Array(Resolution(.withReferences(seed: seed, windows: windows)).moments)
    let style = Style(try #require(Template(builtIn: seed.isMultiple(of: 2) ? "docs" : "book")))
    let pages = try pages(of: Moments(moments), as: .objects, in: style)
    let density = pages.screenDensity ?? .usual
    for (moment, picture) in zip(moments, pages) {
      #expect(picture.legibilityFaults.map(\.description) == [])
      #expect(picture.repeatedIDs.isEmpty)
      let faults = Parts(drawnIn: picture)
        .faults(of: Parts(of: moment, of: moments, as: .objects, in: style, on: density))
      #expect(faults == [], "after step \(moment.hierarchy.step)")
    }
  }

  /// A line of a list found no place for its name, so that the figure was one wide row.
  @Test func `have places for their names in lists`() throws {
    let app = try AppDescription(
      """
      rootViewController:
        id: bar
        class: UITabBarController
        mode: tabSidebar
        tabs:
          - {identifier: day, title: Day, viewController: {id: day, class: DayViewController}}
          - identifier: lessons
            title: Lessons
            viewController: {id: lessons, class: LessonsViewController}
            managingNavigationController: {id: lessonsNav, class: UINavigationController}
            children:
              - {identifier: art, title: Art, viewController: {id: art, class: LessonViewController, title: Art}}
              - {identifier: music, title: Music, viewController: {id: music, class: LessonViewController, title: Music}}
              - {identifier: sports, title: Sports, viewController: {id: sports, class: LessonViewController, title: Sports}}
          - identifier: letters
            title: Letters
            viewController: {id: lettersNav, class: UINavigationController, viewControllers: [{id: letters, class: LettersViewController}]}
          - {identifier: papers, title: Papers, viewController: {id: papers, class: PapersViewController}}
      steps:
        - {select: music, in: bar}
        - {present: {id: task, class: TaskViewController, modalPresentationStyle: formSheet}, from: music}
        - {present: {id: files, class: UIDocumentPickerViewController}, from: task}

      """)
    var style = Style(try #require(Template(builtIn: "print")))
    style.page = PageSize(measures: "140mmx190mm")
    let pages = try pages(of: Resolution(app), FigureRequest(.objects, in: style))
    #expect(pages.fit?.density ?? .usual >= .lists)
    for picture in pages { #expect(picture.legibilityFaults == []) }
  }

  /// The room between two rows was too low for a line's name, so that the line went round a box.
  @Test func `between objects below each other are straight`() throws {
    let picture = try Picture(
      """
      rootViewController: {id: a, class: First}
      objects:
      - {class: SceneDelegate, id: delegate, references: {first: a}}
      - {class: UIWindowScene, id: scene, references: {delegate: delegate}}

      """, as: .objects)
    let arrows = picture.arrows.filter { $0.role == .reference && $0.tail != nil }
    #expect(arrows.count == 2)
    for arrow in arrows {
      let xs = arrow.splines.flatMap(\.points).map(\.x)
      #expect(try #require(xs.max()) - #require(xs.min()) < 0.01, "\(arrow.statements)")
    }
  }

  /// Each object under what it is joined to, as far as the others let it, whatever the description's
  /// order; the lines are straight then.
  @Test func `lead straight down to objects`() throws {
    let picture = try Picture(
      """
      rootViewController:
        class: UITabBarController
        viewControllers:
        - {class: First, id: first, references: {store: one}}
        - {class: Second, id: second}
        - {class: Third, id: third, references: {store: three}}
      objects:
      - {class: Store, id: three}
      - {class: Coordinator, id: two, references: {second: second}}
      - {class: Store, id: one}
      """, as: .objects)
    func middle(_ title: String) throws -> Double {
      try #require(picture.boxes.first { $0.title == title }).rect.center.x
    }
    let pairs = [
      ("first: First", "one: Store"), ("second: Second", "two: Coordinator"),
      ("third: Third", "three: Store"),
    ]
    for (controller, object) in pairs {
      #expect(abs(try middle(controller) - middle(object)) < 60, "\(object)")
    }
    #expect(try middle("one: Store") < middle("two: Coordinator"))
    #expect(try middle("two: Coordinator") < middle("three: Store"))
    let arrows = picture.arrows.filter { $0.role == .reference }
    #expect(arrows.count == 3)
    for arrow in arrows {
      let xs = arrow.splines.flatMap(\.points).map(\.x)
      #expect(try #require(xs.max()) - #require(xs.min()) < 0.01, "\(arrow.statements)")
    }
  }

  @Test func `that cannot be drawn are written`() throws {
    var app = AppDescription(viewControllers: [
      ViewController(id: Sourced("a"), className: Sourced("A"))
    ])
    app.viewControllers[0].references = [Reference(Sourced("me"), to: .viewController(0))]
    let picture = try picture(of: Resolution(app).hierarchy, as: .objects, in: Style())
    #expect(picture.boxes.last?.lines.map(\.text) == ["a.me = a"])
  }

  @Test func `of hundreds of objects are drawn or written in bounded time`() throws {
    var app = AppDescription(viewControllers: [
      ViewController(id: Sourced("a"), className: Sourced("A"))
    ])
    app.objects = (0..<400).map {
      AppObject(id: Sourced("o\($0)"), className: Sourced("O"))
    }
    app.viewControllers[0].references = (0..<400).map {
      Reference(Sourced("p\($0)"), to: .object($0))
    }
    let picture = try picture(of: Resolution(app).hierarchy, as: .objects, in: Style())
    let written = picture.boxes.last.map { $0.lines.count } ?? 0
    let drawn = picture.arrows.count { $0.role == .reference }
    #expect(written + drawn == 400)
  }
}
