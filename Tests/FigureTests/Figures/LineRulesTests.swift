import Testing
import VCEngine
import VCFigures
import VCPictures
import VCTestSupport

/// How lines run: what a reader sees at once, and what no other test of overlaps finds.
@Suite struct `A line` {
  private static let sizes: [PageSize?] = [
    nil, PageSize(named: "a4"), PageSize(named: "a4-landscape"), PageSize(named: "docc"),
  ]

  /// Samples that are no maps, on pages and without one.
  private func pictures(
    of samples: [String] = Samples.names, pointers: PointerSelection? = nil
  ) throws -> [(name: String, picture: Picture)] {
    try samples.flatMap { sample in
      let resolution = Resolution(try Samples.description(of: sample))
      return try Self.sizes.flatMap { page in
        try pages(
          of: resolution, FigureRequest(.hierarchy, in: Style(pointers: pointers, page: page))
        ).map {
          ("\(sample) on \(page?.name ?? "no page")", $0)
        }
      }
    }
  }

  /// The line to the second tab of `login` bent by seven points into its trunk, and the pointers to the
  /// tab bar of `more-tabs` by six. In `other-tab`, one of three pointers that end at one half of a box
  /// has to make room.
  @Test func `inside a family turns aside by nine points or not at all`() throws {
    for (name, picture) in try pictures() where !name.hasPrefix("other-tab") {
      let least = 9 * (picture.fit?.scale ?? 1)
      for arrow in picture.arrows where arrow.role == .containment || arrow.role == .pointer {
        let jogs = arrow.splines.flatMap(\.jogs).filter { $0 > 0.01 && $0 < least - 0.1 }
        #expect(jogs == [], "\(name), \(arrow.id)")
      }
    }
  }

  /// A pair reached the upper corner of a low box, whose middle was free. Where a straight line is a
  /// little nearer to a corner than its middle, bends would be worse. In a column as narrow as DocC's,
  /// eleven families leave no other room.
  @Test func `of a pair meets no corner of a box`() throws {
    for (name, picture) in try pictures() where name != "large-app on docc" {
      for arrow in picture.arrows where arrow.role == .presented || arrow.role == .presenting {
        for tip in arrow.splines.compactMap({ $0.endTip ?? $0.startTip }) {
          guard let box = arrow.head.map({ picture.boxes[$0].rect }) else { continue }
          let isBeside = tip.x < box.minX || tip.x > box.maxX
          let place =
            isBeside
            ? min(tip.y - box.minY, box.maxY - tip.y) : min(tip.x - box.minX, box.maxX - tip.x)
          #expect(place > box.cornerReach * 0.43, "\(name), \(arrow.id)")
        }
      }
    }
  }

  /// Pairs left a box from below, beside the lines to its contents, and went round its family; a
  /// window's line had four bends, because a pair had taken its straight way.
  @Test(arguments: ["swiftui", "two-scenes", "figure-10-3", "notes-iphone", "chinese", "recipes"])
  func `of a pair or from a window turns at most twice`(sample: String) throws {
    for (name, picture) in try pictures(of: [sample], pointers: .families) {
      for arrow in picture.arrows where [.presented, .presenting, .root].contains(arrow.role) {
        #expect(arrow.splines.allSatisfy { $0.turns <= 2 }, "\(name), \(arrow.id)")
      }
    }
  }

  /// An app in which all children of a container present, the last one first.
  private func presenting(children: Int, items: Int) throws -> AppDescription {
    let rows = (0..<children).map {
      "    - {id: a\($0), class: A\($0), definesPresentationContext: true}"
    }
    let steps = (0..<children).reversed().map { child in
      let items = (0..<items).map { "{id: c\(child)\($0), class: C}" }.joined(separator: ", ")
      return """
          - present: {id: b\(child), class: B, modalPresentationStyle: overCurrentContext, children: [\(items)]}
            from: a\(child)
        """
    }
    return try AppDescription(
      """
      idiom: pad
      rootViewController:
        id: host
        class: Host
        children:
      \(rows.joined(separator: "\n"))
      steps:
      \(steps.joined(separator: "\n"))

      """)
  }

  /// The pairs of all children but the last one ran under the row of children, then down and to the
  /// right, also where the figure was wide enough for a list.
  @Test(arguments: [3, 5]) func `of a pair from one of several children turns at most twice`(
    children: Int
  ) throws {
    let resolution = Resolution(try presenting(children: children, items: 2))
    for picture in try pages(of: resolution, FigureRequest(.hierarchy)) {
      for arrow in picture.arrows where [.presented, .presenting].contains(arrow.role) {
        #expect(arrow.splines.allSatisfy { $0.turns <= 2 }, "\(arrow.id)")
      }
    }
  }

  /// The pair of the first child led down through those of all other children. A line that crosses
  /// another has a gap.
  @Test func `of a pair crosses no other where the last presenter's can lead down`() throws {
    let resolution = Resolution(try presenting(children: 6, items: 2))
    let style = Style(page: PageSize(named: "a4"))
    for picture in try pages(of: resolution, FigureRequest(.hierarchy, in: style)) {
      for arrow in picture.arrows where [.presented, .presenting].contains(arrow.role) {
        #expect(arrow.splines.count == 1, "\(arrow.id)")
      }
    }
  }

  /// Two dashed pointers crossed, and nobody saw which went where.
  @Test func `that crosses a like one makes way`() throws {
    for (name, picture) in try pictures() {
      let pointers = picture.arrows.enumerated().filter { $1.role == .pointer }
      let pieces = pointers.flatMap { number, arrow in
        arrow.splines.flatMap(\.pieces).map { (number: number, rect: $0) }
      }
      for level in pieces where level.rect.height < 0.01 {
        let crossing = pieces.filter { upright in
          let (one, other) = (picture.arrows[level.number], picture.arrows[upright.number])
          let center = Point(upright.rect.minX, level.rect.minY)
          return upright.rect.width < 0.01 && one.tail != other.tail && one.head != other.head
            && level.rect.minX + 8 < center.x && center.x < level.rect.maxX - 8
            && upright.rect.minY + 8 < center.y && center.y < upright.rect.maxY - 8
        }
        #expect(crossing.isEmpty, "\(name), \(picture.arrows[level.number].id)")
      }
    }
  }

  /// The level lines had no room for a gap before their arrowheads.
  @Test func `that is crossed beside an arrowhead makes way for its line`() throws {
    let picture = try Picture(
      """
      rootViewController:
        class: UISplitViewController
        primary: {id: shelves, class: SectionViewController}
        secondary: {id: catalogue, class: CatalogueViewController}
      scenes:
        - {id: book, class: BookViewController}
        - {id: author, class: AuthorViewController}
        - {id: reserve, class: LoanFormulaViewController}
        - {id: branch, class: PlaceChooserViewController}
        - {id: reader, class: ReaderViewController}
        - {id: contents, class: ListOfChaptersViewController}
        - {id: loans, class: LoansViewController}
        - {id: card, class: MembersCardViewController}
      segues:
        - {showDetail: loans, from: shelves, identifier: loans}
        - {popover: card, from: shelves, identifier: card}
        - {show: book, from: catalogue, identifier: open}
        - {show: author, from: book}
        - {present: reserve, from: book, identifier: reserve}
        - {popover: branch, from: reserve}
        - {present: reader, from: book, identifier: read}
        - {popover: contents, from: reader}
        - {unwind: catalogue, from: reserve, identifier: borrowed}
        - {unwind: book, from: reader, identifier: close}

      """, as: .map)
    let line = try #require(picture.arrows.first { $0.label?.lines == ["close"] })
    #expect(line.splines.count > 1)
  }

  /// A segue ran between boxes and their frame's border, five points from both. In the samples that are
  /// left out, several lines share the room beside a frame.
  @Test func `of a map keeps off the borders that it runs along`() throws {
    for sample in Samples.names where sample != "large-app" && sample != "share-sheet" {
      let picture = try Picture(try Samples.description(of: sample), as: .map)
      for arrow in picture.arrows where arrow.role.isSegue || arrow.role == .request {
        for piece in arrow.splines.flatMap(\.pieces) where piece.width < 0.01 {
          let near = picture.frames.map(\.rect).filter {
            min(piece.maxY, $0.maxY) - max(piece.minY, $0.minY) > 20
              && min(abs(piece.minX - $0.minX), abs(piece.minX - $0.maxX)) < 7.5
          }
          #expect(near == [], "\(sample), \(arrow.id)")
        }
      }
    }
  }

  /// A segue ran through the arrowhead of what a frame contains.
  @Test func `of a map runs through no arrowhead in a frame`() throws {
    for sample in Samples.names {
      let picture = try Picture(try Samples.description(of: sample), as: .map)
      let heads = picture.arrows.filter { $0.role == .containment }.flatMap(\.splines)
        .compactMap { spline in
          spline.endTip.flatMap { tip in
            spline.points.last.map { Rect(spanning: $0, tip).grown(2) }
          }
        }
      for arrow in picture.arrows where arrow.role.isSegue || arrow.role == .request {
        let strips = arrow.splines.flatMap { zip($0.points, $0.points.dropFirst()) }
          .map { Rect(spanning: $0, $1) }
        #expect(
          !heads.contains { head in strips.contains { $0.overlaps(head) } },
          "\(sample), \(arrow.id)")
      }
    }
  }
}

extension Spline {
  /// The rectangles of its straight pieces.
  fileprivate var pieces: [Rect] {
    stride(from: 0, to: points.count - 3, by: 3).map { Rect(spanning: points[$0], points[$0 + 3]) }
      .filter { $0.width < 0.01 || $0.height < 0.01 }
  }

  /// The number of its bends.
  fileprivate var turns: Int {
    stride(from: 0, to: points.count - 3, by: 3).count {
      abs(points[$0].x - points[$0 + 3].x) > 0.01 && abs(points[$0].y - points[$0 + 3].y) > 0.01
    }
  }

  /// The distances between its parallel pieces that follow each other, each a bend aside.
  fileprivate var jogs: [Double] {
    var (uprights, levels): ([Double], [Double]) = ([], [])
    for start in stride(from: 0, to: points.count - 3, by: 3) {
      let (from, pull, to) = (points[start], points[start + 1], points[start + 3])
      let isCurve = abs(to.x - from.x) > 0.01 && abs(to.y - from.y) > 0.01
      guard isCurve else { continue }
      if abs(pull.x - from.x) < 0.01 {
        uprights.append(from.x)
        levels.append(to.y)
      } else {
        levels.append(from.y)
        uprights.append(to.x)
      }
    }
    return [uprights, levels].flatMap { places in
      zip(places, places.dropFirst()).map { abs($1 - $0) }
    }
  }
}
