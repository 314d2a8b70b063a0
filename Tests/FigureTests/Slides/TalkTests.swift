import Testing
import VCDescriptions
import VCEngine
import VCFigures
import VCPictures
import VCSource
import VCTestSupport

/// What a description says for its speaker.
@Suite struct `A talk` {
  private func pictures(of app: AppDescription, _ steps: RangeSet<Int>? = nil) throws -> [Picture] {
    let request = FigureRequest(
      .hierarchy, in: Style(.slide, page: PageSize(named: "16:9")),
      states: steps.map(FigureRequest.States.steps) ?? .all)
    return Array(try pages(of: Resolution(app), request))
  }

  private func text(_ id: String, in picture: Picture) -> String? {
    picture.boxes.first { $0.id == id }?.lines.map(\.text).joined(separator: " ")
  }

  @Test func `has its speaker's titles, notes and builds`() throws {
    let slides = try pictures(of: Samples.description(of: "talk")).built.map { picture in
      let title = text("step-title", in: picture) ?? text("title", in: picture)
      return """
        \(title ?? "-") | \(text("caption", in: picture) ?? "-") | \(picture.notes ?? "-")
        stands out: \(picture.boxes.filter { $0.role == .controller && !$0.isFaded && $0.viewController != nil }.compactMap(\.viewController).joined(separator: " "))
        arrows: \(picture.arrows.filter { !$0.isFaded }.map(\.id).joined(separator: " "))
        """
    }
    try expectRecorded(slides.joined(separator: "\n\n") + "\n", "talk.txt")
  }

  @Test func `has the figures of its range, as they are among all`() throws {
    let app = try Samples.description(of: "talk")
    let all = try pictures(of: app).map(\.text)
    let some = try pictures(of: app, RangeSet([0..<1, 2..<4]))
    #expect(some.map(\.text) == [0, 2, 3].map { all[$0] })
    #expect(throws: FigureRequestError.noStep(8, of: 4)) {
      try pictures(of: app, RangeSet([0..<1, 3..<9]))
    }
  }

  @Test(arguments: Seeds.few(4, of: 40))
  func `that builds adds nothing but arrows with a click`(seed: UInt64) throws {
    var app = AppDescription.generated(seed: seed, upTo: 12, families: 4)
    for step in app.steps.indices { app.steps[step].build = Sourced(.arrows) }
    let whole = try pictures(of: app)
    let built = whole.built
    var place = 0
    for (number, picture) in whole.enumerated() {
      let before = built[place]
      #expect(before.boxes.map(\.id) == picture.boxes.map(\.id))
      let missing = Set(picture.arrows.map(\.id)).subtracting(before.arrows.map(\.id))
      let known = number == 0 ? [] : Set(whole[number - 1].arrows.map(\.id))
      #expect(missing.isDisjoint(with: known))
      if !missing.isEmpty { place += 1 }
      #expect(built[place].arrows.map(\.id) == picture.arrows.map(\.id))
      place += 1
    }
    #expect(place == built.count)
  }
}
