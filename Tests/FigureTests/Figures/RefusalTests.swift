import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPictures
import VCSource
import VCTestSupport

@Suite struct `What UIKit refuses` {
  private static let shop = """
    rootViewController:
      id: harbor
      class: HarborController
      children: [{id: list, class: RouteListController}]
      presents: {id: picker, class: DatePickerController}
    steps:
      - present: {id: ticket, class: TicketController}
        from: list
    """

  private func picture(_ text: String, as kind: FigureKind) throws -> Picture {
    let app = try AppDescription(parsing: Source(name: "in.yaml", text: text))
    let pages = try pages(of: Resolution(app), FigureRequest(kind))
    return try #require(pages.first { _ in true })
  }

  @Test(arguments: [FigureKind.hierarchy, .chain, .objects, .map])
  func `is a box that is not there, with an arrow to what is in the way`(kind: FigureKind) throws {
    let picture = try picture(Self.shop, as: kind)
    let refused = picture.boxes.filter { $0.mark == .refused && $0.viewController != nil }
    #expect(refused.map(\.viewController) == ["ticket"])
    let arrow = try #require(picture.arrows.first { $0.mark == .refused })
    #expect(arrow.tail.map { picture.boxes[$0].viewController } == "ticket")
    #expect(arrow.head.map { picture.boxes[$0].viewController } == "picker")
    #expect(picture.text.contains("UIKit refuses TicketController because DatePickerController"))
    #expect(picture.text.contains("which is already presenting <DatePickerController: picker>"))
    let others = picture.boxes.filter { $0.mark == nil }
    #expect(others.allSatisfy { !$0.isFaded })
  }

  /// The chain didn't show who was asked.
  @Test func `says in a chain who was asked`() throws {
    let box = try picture(Self.shop, as: .chain).boxes.first { $0.viewController == "ticket" }
    #expect(box?.lines.map(\.text) == ["× TicketController", "list.present(ticket)"])
  }

  /// The text named as an obstacle who was asked, whose view isn't in the window.
  @Test(arguments: [FigureKind.hierarchy, .chain, .map])
  func `has no obstacle if none is in the way`(kind: FigureKind) throws {
    let picture = try picture(
      """
      rootViewController: {id: a, class: A}
      scenes: [{id: b, class: B}]
      steps: [{present: {id: c, class: C}, from: b}]

      """, as: kind)
    #expect(!picture.text.contains("in the way"))
    #expect(picture.text.contains("whose view is not in the window hierarchy"))
    #expect(!picture.arrows.flatMap(\.statements).contains { $0.contains("in the way") })
  }

  @Test(arguments: [FigureKind.coverage, .calls])
  func `is in the text of a kind that draws no families`(kind: FigureKind) throws {
    let picture = try picture(Self.shop, as: kind)
    let words =
      kind == .calls
      ? "ticket (TicketController) because picker" : "TicketController because DatePicker"
    #expect(picture.text.contains("UIKit refuses \(words)"))
    #expect(picture.text.contains("which is already presenting <DatePickerController: picker>"))
  }

  @Test func `is below the screens of what is covered`() throws {
    let picture = try picture(Self.shop, as: .coverage)
    let lines = picture.boxes.filter { $0.id == "refused" }.flatMap(\.lines).map(\.text)
    #expect(
      lines.joined(separator: " ") == """
        × UIKit refuses TicketController because DatePickerController is in the way. UIKit's words: Attempt \
        to present <TicketController: ticket> on <HarborController: harbor> (from \
        <RouteListController: list>) which is already presenting <DatePickerController: picker>.
        """)
    #expect(picture.legibilityFaults == [])
  }

  /// The caption said the reason, and the figure above it too.
  @Test func `is explained once with captions`() throws {
    let app = try AppDescription(parsing: Source(name: "in.yaml", text: Self.shop))
    func lines(_ caption: Look.Page.Place) throws -> [String] {
      var style = Style()
      style.template.look.page.caption = caption
      let pages = try pages(
        of: Resolution(app), FigureRequest(.coverage, in: style, states: .all, captions: true))
      let boxes = try #require(Array(pages).last).boxes
      return ["refused", "caption"].map { id in
        boxes.filter { $0.id == id }.flatMap(\.lines).map(\.text).joined(separator: " ")
      }
    }
    let words = """
      UIKit's words: Attempt to present <TicketController: ticket> on <HarborController: harbor> \
      (from <RouteListController: list>) which is already presenting <DatePickerController: picker>.
      """
    #expect(
      try lines(.below) == [
        "× \(words)",
        "Nothing happens: 'HarborController' presents 'DatePickerController' already, "
          + "so 'TicketController' is not presented.",
      ])
    let reason = "UIKit refuses TicketController because DatePickerController is in the way."
    #expect(try lines(.none) == ["× \(reason) \(words)", ""])
  }

  /// It was on every slide, before the step and after it too.
  @Test(arguments: [FigureKind.hierarchy, .chain, .objects])
  func `is in the legend of its own step`(kind: FigureKind) throws {
    let text = Self.shop + "\n  - dismiss: picker"
    let app = try AppDescription(parsing: Source(name: "in.yaml", text: text))
    let pages = Array(try pages(of: Resolution(app), FigureRequest(kind, states: .all)))
    #expect(pages.map { $0.boxes.contains { $0.id == "legend-refused" } } == [false, true, false])
    #expect(Set(pages.map(\.page)).count == 1)
  }

  /// It was on no page.
  @Test(arguments: [FigureKind.hierarchy, .chain, .objects])
  func `is in the overview and on the page of what is in the way`(kind: FigureKind) throws {
    let app = try AppDescription(parsing: Source(name: "in.yaml", text: Self.shop))
    let pages = Array(try pages(of: Resolution(app), FigureRequest(kind, spread: .several)))
    let found = pages.enumerated().filter { _, page in
      page.boxes.contains { $0.mark == .refused && $0.viewController == "ticket" }
        && page.arrows.contains { $0.mark == .refused }
    }
    #expect(found.map(\.offset) == [0, 2])
    #expect(pages.count == 3)
  }

  @Test func `ends at a controller that is in no window, which is not there either`() throws {
    let picture = try picture(
      """
      rootViewController: HarborController
      scenes: [{id: tour, class: TourController}]
      steps:
        - present: {id: ticket, class: TicketController}
          from: tour
          refused: Attempt to present <TicketController> on <TourController>
      """, as: .chain)
    let refused = picture.boxes.filter { $0.mark == .refused }.compactMap(\.viewController)
    #expect(Set(refused) == ["tour", "ticket"])
    let arrow = try #require(picture.arrows.first { $0.mark == .refused })
    #expect(arrow.tail.map { picture.boxes[$0].viewController } == "tour")
    #expect(arrow.head.map { picture.boxes[$0].viewController } == "ticket")
  }

  @Test func `is not drawn where the controller is in its place already`() throws {
    let picture = try picture(
      """
      rootViewController: {id: a, class: A, presents: {id: b, class: B}}
      steps: [{present: b, from: a, refused: Application tried to present B}]
      """, as: .chain)
    #expect(picture.boxes.allSatisfy { $0.mark == nil })
    #expect(picture.text.contains("UIKit's words: Application tried to present B"))
  }
}
