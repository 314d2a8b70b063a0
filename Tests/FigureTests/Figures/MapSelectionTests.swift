import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPictures
import VCSource
import VCTestSupport

/// A part of a map: the neighbourhood of a scene, the paths between two, and what is left out.
@Suite struct `A part of a map` {
  /// The lines of a picture by their ends, which are shown there.
  private func lines(_ picture: Picture, among ids: Set<String>? = nil) -> [String] {
    picture.arrows.compactMap { arrow -> String? in
      func id(_ box: Int) -> String? {
        picture.boxes[box].title.map { String($0.prefix { $0 != ":" }) }
      }
      guard let tail = arrow.tail.flatMap(id), let head = arrow.head.flatMap(id),
        ids.map({ $0.contains(tail) && $0.contains(head) }) ?? true
      else { return nil }
      return "\(tail) \(head) \(arrow.statements)"
    }.sorted()
  }

  @Test func `has every line between what it shows, and can be read`() throws {
    for seed in Seeds.few(1, of: 60, from: 9002) {
      let app = try AppDescription.withSegues(seed: seed, scenes: 24, segues: 30)
      let ids = app.viewControllers.map(\.id.value)
      func picture(_ selection: SceneSelection) throws -> Picture? {
        let request = FigureRequest(.map, in: Style(selection: selection))
        return try? pages(of: Resolution(app), request).first { _ in true }
      }
      let whole = try #require(try picture(SceneSelection()))
      for (number, id) in ids.enumerated() where number % 7 == Int(seed % 7) {
        let other = ids[(number * 5 + 1) % ids.count]
        for selection in [
          SceneSelection(around: [.init(of: id, hops: number % 3)]),
          SceneSelection(hidden: [id, other]),
          SceneSelection(path: .init(from: id, to: other)),
        ] {
          guard let part = try picture(selection) else { continue }
          let comment = "seed \(seed), \(selection)"
          #expect(part.legibilityFaults == [], "\(comment)")
          let shown = Set(part.boxes.compactMap(\.viewController))
          let differing = Set(lines(part)).symmetricDifference(lines(whole, among: shown))
          #expect(differing == [], "\(comment)")
          #expect(selection.hidden.allSatisfy { !shown.contains($0) }, "\(comment)")
        }
      }
    }
  }

  /// A family was green in one figure and purple in another.
  @Test func `has the colours of the whole`() throws {
    let app = try AppDescription(
      """
      rootViewController: {id: a, class: UINavigationController, children: [{id: a1, class: A}]}
      scenes:
        - {id: b, class: UINavigationController, group: Two, children: [{id: b1, class: B}]}
        - {id: c, class: UINavigationController, group: One, children: [{id: c1, class: C}]}
      segues: [{present: c, from: a1}, {present: b, from: c1}]

      """)
    func colors(_ selection: SceneSelection) throws -> [String: Int] {
      let request = FigureRequest(.map, in: Style(selection: selection))
      let picture = try #require(try pages(of: Resolution(app), request).first { _ in true })
      return Dictionary(uniqueKeysWithValues: picture.frames.map { ($0.id, $0.color) })
    }
    for grouping in [nil, .folder] as [SceneSelection.Grouping?] {
      let whole = try colors(SceneSelection(grouping: grouping))
      #expect(Set(whole.values).count == 3)
      for id in ["a", "b", "c"] {
        for (name, color) in try colors(
          SceneSelection(around: [.init(of: id, hops: 0)], grouping: grouping))
        { #expect(whole[name] == color, "\(name) around \(id)") }
      }
    }
  }
}
