import Foundation
import Testing
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPictures
import VCTestSupport

@Suite struct `A figure as JSON` {
  /// The pictures of every moment.
  private func moments(
    ofSample name: String, _ kind: FigureKind, _ template: Template = .book
  ) throws -> [Picture] {
    try Array(
      pages(
        of: Resolution(Samples.description(of: name)).moments, as: kind, in: Style(template)))
  }

  private static let recorded = [
    ("figure-17-6", FigureKind.hierarchy, Theme.auto), ("camera", .objects, .light),
    ("homepwner-form-sheet", .coverage, .dark), ("drawer", .calls, .light),
  ]
  static let recordings = recorded.map { sample, kind, _ in "\(sample).\(kind.rawValue).json" }

  @Test(arguments: recorded)
  func `is as recorded`(sample: String, kind: FigureKind, theme: Theme) throws {
    let picture = try #require(moments(ofSample: sample, kind).last)
    let bytes = try picture.rendered(as: .json, RenderingOptions(theme: theme))
    try expectRecorded(
      String(decoding: bytes, as: UTF8.self), "\(sample).\(kind.rawValue).json")
    #expect(try picture.rendered(as: .json, RenderingOptions(theme: theme)) == bytes)
  }

  @Test(arguments: Samples.few, FigureKind.all)
  func `has everything of every step at its place in the SVG`(
    sample: String, kind: FigureKind
  ) throws {
    for picture in try moments(ofSample: sample, kind) {
      let (data, svg) = (try FigureData(picture), try SVGDocument(parsing: picture.svg))
      #expect(areNear([data.width, data.height], svg.size, within: 1.05))
      let shift = try shift(from: data, to: svg)
      #expect(areNear(shift, [0, 0], within: 0.53))
      #expect(data.frames.map(\.id) == svg.groups("cluster").compactMap { $0.attributes["id"] })
      #expect(data.boxes.map(\.id) == picture.boxes.map(\.id))
      for box in data.boxes where box.fill != nil || box.line != nil {
        let corners = [[box.x, box.y], [box.x + box.width, box.y + box.height]]
        let expected = bounds(of: corners.map { moved($0, by: shift) })
        let drawn = bounds(of: svg.corners(of: box.id))
        #expect(areNear(expected, drawn, within: 0.3), "\(box.id)")
      }
      #expect(
        data.arrows.map(\.id).sorted()
          == svg.groups("edge").compactMap { $0.attributes["id"] }.sorted())
      for arrow in data.arrows {
        let points = arrow.path.joined().map { moved($0, by: shift) }
        let drawn = svg.points(of: arrow.id)
        #expect(points.count == drawn.count, "\(arrow.id)")
        #expect(areNear(bounds(of: points), bounds(of: drawn)), "\(arrow.id)")
      }
      let lines = svg.lines
      #expect(data.lines.map(\.text).sorted() == lines.map(\.text).sorted())
      for line in data.lines {
        let numbers = moved([line.x, line.baseline], by: shift) + [line.size, line.width]
        let isThere = lines.contains { $0.text == line.text && areNear($0.numbers, numbers) }
        #expect(isThere, "\(line)")
      }
    }
  }

  /// How far the SVG lies to the right and down: Graphviz makes boxes a whole number of points wide
  /// and high, those at the edge of the page too.
  private func shift(from data: FigureData, to svg: SVGDocument) throws -> [Double] {
    let line = try #require(data.lines.first)
    let shifts = svg.lines.filter { $0.text == line.text }
      .map { [$0.numbers[0] - line.x, $0.numbers[1] - line.baseline] }
    return try #require(shifts.min { abs($0[0]) + abs($0[1]) < abs($1[0]) + abs($1[1]) })
  }

  private func moved(_ point: [Double], by shift: [Double]) -> [Double] {
    [point[0] + shift[0], point[1] + shift[1]]
  }

  /// By default within what both sides round.
  private func areNear(_ a: [Double], _ b: [Double], within distance: Double = 0.045) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= distance }
  }

  private func bounds(of points: [[Double]]) -> [Double] {
    let (x, y) = (points.map { $0[0] }, points.map { $0[1] })
    return [x.min(), y.min(), x.max(), y.max()].map { $0 ?? 0 }
  }

  @Test(arguments: Seeds.few(10, of: 40))
  func `has arrows that lead from their tails to their heads`(seed: UInt64) throws {
    let picture = try Picture(.generated(seed: seed), in: Style(pointers: .all))
    let data = try FigureData(picture)
    let ids = Set(picture.boxes.compactMap(\.viewController))
    for (arrow, source) in zip(data.arrows, picture.arrows) where !arrow.id.hasPrefix("legend-") {
      let ends = [try #require(arrow.tail), try #require(arrow.head)]
      #expect(ids.isSuperset(of: ends))
      func isOnEdge(_ point: [Double]?, of id: String?) throws -> Bool {
        let (box, point) = (try #require(data.boxes.first { $0.id == id }), try #require(point))
        let (dx, dy) = (point[0] - box.x, point[1] - box.y)
        let edges = min(abs(dx), abs(dx - box.width), abs(dy), abs(dy - box.height))
        // A tip is as far outside as its stroke and the box's reach.
        let reach = 0.6 + picture.look.tipGap(of: picture.line(of: source), at: picture.boxes[0])
        return edges < reach && (-reach...box.width + reach).contains(dx)
          && (-reach...box.height + reach).contains(dy)
      }
      if !source.beginsAtHead {
        #expect(try isOnEdge(arrow.arrowhead?.tip, of: arrow.headBox), "\(arrow.id)")
        #expect(arrow.path.last?.last == arrow.arrowhead?.base)
      } else {
        #expect(try isOnEdge(arrow.path.first?.first, of: arrow.tailBox), "\(arrow.id)")
        guard let head = arrow.arrowhead else { continue }
        #expect(try isOnEdge(head.tip, of: arrow.headBox), "\(arrow.id)")
        #expect(arrow.path.last?.last == head.base)
      }
      #expect(arrow.path.allSatisfy { $0.count % 3 == 1 })
    }
  }

  @Test(arguments: Template.names)
  func `names colours that its tables have`(name: String) throws {
    let template = try #require(Template(builtIn: name))
    for kind in FigureKind.all {
      for picture in try moments(ofSample: "camera", kind, template) {
        for (theme, tables) in [
          (Theme.auto, ["dark", "light"]), (.light, ["light"]), (.dark, ["dark"]),
        ] {
          let data = try FigureData(picture, theme)
          #expect(data.colors.keys.sorted() == tables)
          for table in data.colors.values {
            #expect(data.usedColors.subtracting(table.keys) == [])
          }
        }
      }
    }
  }

  @Test(arguments: Hostile.texts)
  func `holds any text as a title, a class and an id`(text: String) throws {
    let picture = try Picture(Hostile.description(with: text), in: Style(pointers: .all))
    let data = try FigureData(picture)
    #expect(data.lines.map(\.text).sorted() == picture.allTexts.sorted())
    #expect(data.boxes.map(\.viewController) == picture.boxes.map(\.viewController))
    #expect(data.arrows.map(\.statements) == picture.arrows.map(\.statements))
  }
}

extension SVGDocument {
  fileprivate var size: [Double] {
    ["width", "height"].map { Double((root.attributes[$0] ?? "").dropLast(2)) ?? -1 }
  }

  /// Text, middle, baseline, size and length of every line.
  fileprivate var lines: [(text: String, numbers: [Double])] {
    root.all.filter { $0.name == "text" }.map { line in
      let numbers = ["x", "y", "font-size"].compactMap { Double(line.attributes[$0] ?? "") }
      return (line.wholeText, numbers + [Self.length(of: line)].compactMap(\.self))
    }
  }

  private func group(_ id: String) -> Element? {
    root.all.first { $0.attributes["id"] == id }
  }

  /// The control points of an arrow's lines.
  fileprivate func points(of id: String) -> [[Double]] {
    let paths = group(id)?.children.filter { $0.name == "path" } ?? []
    return paths.flatMap { Self.points($0.attributes["d"] ?? "") }
  }

  /// The points of a box's shape.
  fileprivate func corners(of id: String) -> [[Double]] {
    let shapes = group(id)?.children.filter { ["path", "polygon"].contains($0.name) } ?? []
    return shapes.flatMap { Self.points($0.attributes["d"] ?? $0.attributes["points"] ?? "") }
  }

  private static func points(_ text: String) -> [[Double]] {
    let numbers = text.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
    return stride(from: 0, to: numbers.count - 1, by: 2).map { [numbers[$0], numbers[$0 + 1]] }
  }
}
