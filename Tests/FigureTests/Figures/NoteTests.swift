import Testing
import VCDescriptions
import VCEngine
import VCFigures
import VCPictures
import VCSource
import VCTestSupport

/// Numbered marks at boxes and arrows, and their texts below the figure.
@Suite struct `Notes` {
  private func pictures(_ text: String, as kind: FigureKind) throws -> [Picture] {
    let app = try AppDescription(parsing: Source(name: "a", text: text))
    return Array(try pages(of: Resolution(app), FigureRequest(kind, states: .all)))
  }

  /// An arrow led through the number.
  @Test func `on an arrow are beside it`() throws {
    let picture = try #require(
      try pictures(
        """
        rootViewController: {id: a, class: A}
        steps: [{present: {id: b, class: B}, from: a, note: The reason}]

        """, as: .hierarchy
      ).last)
    let mark = try #require(picture.boxes.first { $0.id == "note-1" })
    #expect(
      !picture.arrows.flatMap(\.splines).contains { spline in
        stride(from: 3, to: spline.points.count, by: 3).contains {
          Rect(spanning: spline.points[$0 - 3], spline.points[$0]).overlaps(mark.rect)
        }
      })
  }

  @Test(arguments: Seeds.few(4, of: 40))
  func `move nothing, and are legible`(seed: UInt64) throws {
    let plain = AppDescription.generated(seed: seed, upTo: 12, families: 4)
    var app = plain
    for index in app.viewControllers.indices { app.viewControllers[index].note = Sourced("A note") }
    for kind in [FigureKind.hierarchy, .chain] {
      let (before, after) = try (
        Array(pages(of: Resolution(plain), FigureRequest(kind, states: .all))),
        Array(pages(of: Resolution(app), FigureRequest(kind, states: .all)))
      )
      for (old, new) in zip(before, after) {
        // Texts below a figure decide whether it is a strip, whose lines may have ports.
        func ids(_ picture: Picture) -> [String] {
          picture.boxes.filter {
            ![.text, .note].contains($0.role) && !$0.role.isPort
          }.map(\.id)
        }
        #expect(ids(new) == ids(old))
        #expect(new.repeatedIDs.isEmpty)
        let marks = new.boxes.filter { $0.role == .note && !$0.id.hasSuffix("-key") }
        for mark in marks {
          #expect(new.page.grown(0.01).contains(mark.rect))
          // A mark at a corner covered the end of a name.
          let texts = new.boxes.filter { $0.role == .controller }.flatMap(\.lines).map(\.rect)
          #expect(!texts.contains(where: mark.rect.overlaps), "\(seed), \(mark.id)")
        }
      }
    }
  }
}
