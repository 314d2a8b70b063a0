import VCEngine
import VCPhrases
import VCPictures

/// The sketches of alternatives side by side, each with its name beneath; or of all their states, as
/// panels.
///
/// Parts with the same position in all states of an alternative have the same position here too. A
/// column is as wide as the largest state; a panel ends with its own parts.
struct SideBySide {
  private let columns: [Column]
  /// The columns of each picture: all, unless panels are divided among several.
  private let pages: [ArraySlice<Column>]
  private let look: Look
  private let style: Style
  /// The number of states of the longest alternative.
  let count: Int

  private struct Column {
    /// The beginning of its parts' ids.
    let id: String
    let sketches: Sketches
    let bounds: Rect
    /// The alternative's name or the panel's number, and the label of each state.
    let name: String
    /// The name in sentences.
    let spokenName: String
    let captions: [String?]
    /// Whether it is a panel, whose texts begin at its left edge rather than being in its middle.
    var isPanel = false
    /// The events that led to a panel's state, in sentences: what readers learn after the panel
    /// before. None for the first panel, and for alternatives.
    var events: [String] = []
    /// The column's place in the figure; the names of a row are on one line below its figures, but for
    /// a panel's far above that line.
    var place = FilledRows.Place(corner: Point(0, 0), bottom: 0)

    /// The width that columns beside it leave it. A panel's captions may reach into the gap.
    func width(_ look: Look) -> Double {
      isPanel ? max(bounds.width, room(look).width - look.frame.gap) : room(look).width
    }

    /// The size of the column, including its name and captions.
    func room(_ look: Look) -> Size {
      let texts = captions.indices.map { lines(at: $0, look).size }
      let width = texts.reduce(bounds.width) { max($0, $1.width) }
      let text = texts.reduce(0) { max($0, $1.height) }
      return Size(width: width, height: bounds.height + look.fonts.caption.lineHeight + text)
    }

    /// The name, and the step's label under it.
    func lines(at moment: Int, _ look: Look) -> [TextLine] {
      let limit = max(bounds.width, look.fonts.caption.size * 12)
      let caption = captions[min(moment, captions.count - 1)] ?? ""
      return TextLine.lines(of: name, .caption, look, limit: limit)
        + (caption.isEmpty ? [] : TextLine.lines(of: caption, .legend, look, limit: limit))
    }
  }

  /// The maximum width of a row, in points: three screens. In a wider row, text is too small on a
  /// page.
  private static let widestRow = 1400.0

  /// Lays out the alternatives.
  ///
  /// - Parameters:
  ///   - alternatives: Alternatives, each with at least one state.
  ///   - perPage: The number of columns in a picture: of all, unless they are panels.
  init(_ alternatives: [DrawnAlternative], _ perPage: Int, in style: Style) throws {
    let sketches = try alternatives.map { try $0.figure.sketches(of: $0.moments, in: style) }
    self.init(alternatives, perPage, sketches, in: style) {
      Self.arranged($0, style.template.look)
    }
  }

  private init(
    _ alternatives: [DrawnAlternative], _ perPage: Int, _ sketches: [Sketches], in style: Style,
    _ arranged: (ArraySlice<Column>) -> [Column]
  ) {
    self.style = style
    look = style.template.look
    count = alternatives.map(\.count).max() ?? 0
    let columns = zip(alternatives, sketches).enumerated().flatMap {
      Self.columns(of: $1.0, $1.1, $0 + 1, style.language.phrases)
    }
    pages = stride(from: 0, to: columns.count, by: perPage).map {
      arranged(columns[$0..<min(columns.count, $0 + perPage)])[...]
    }
    self.columns = pages.flatMap(\.self)
  }

  /// A column for an alternative, or in panels one for each of its states.
  private static func columns(
    of alternative: DrawnAlternative, _ sketches: Sketches, _ number: Int, _ phrases: Phrases
  ) -> [Column] {
    let (moments, id) = (alternative.moments, "alternative-\(number)")
    let kept = sketches.cached(of: moments)
    guard let bounds = kept.bounds else { preconditionFailure("an alternative has a state") }
    guard alternative.isInPanels else {
      return [
        Column(
          id: id, sketches: kept, bounds: bounds, name: alternative.name ?? "",
          spokenName: alternative.name ?? "", captions: moments.map(\.caption))
      ]
    }
    return zip(moments, kept).enumerated().map { place, panel in
      // Its upper and left edges are those of all panels.
      var bounds = bounds
      if let own = panel.1.ownBounds { (bounds.minY, bounds.maxX) = (own.minY, own.maxX) }
      let step = "\(panel.0.hierarchy.step)"
      let label = panel.0.caption ?? (step == "0" ? phrases.text(of: .beginning) : nil)
      let spoken = phrases.text(of: .panel(name: alternative.name, step: step))
      return Column(
        id: (alternative.name == nil ? "panel-" : id + "-panel-") + step,
        sketches: Sketches(of: [panel.1]) { $0 }, bounds: bounds,
        name: alternative.name.map { "\($0), \(step)" } ?? step, spokenName: spoken,
        captions: [label], isPanel: true, events: place == 0 ? [] : panel.0.events)
    }
  }

  /// The plan with the row length at which the alternatives are largest on a page, each drawn at
  /// the density.
  static func plan(
    of alternatives: [DrawnAlternative], _ perPage: Int, in style: Style, on density: Density,
    for room: PageRoom
  ) throws -> DensityPlan? {
    var best: DensityPlan?
    let look = style.template.look
    let plans = try alternatives.map {
      try $0.figure.plans(of: $0.moments, in: style, on: density)
    }
    func arranged(_ limit: Int) throws -> SideBySide {
      let rows = (perPage + limit - 1) / limit
      let own = room.divided(columns: limit, rows: rows, apart: look.frame.gap * 2)
      let sketches = try zip(alternatives, plans).map { alternative, plan in
        try plan?(own)?.sketches()
          ?? alternative.figure.sketches(of: alternative.moments, in: style)
      }
      return SideBySide(alternatives, perPage, sketches, in: style) { columns in
        Self.placed(columns, look, upTo: Self.filled(columns, limit, look)).columns
      }
    }
    func scale(_ size: Size) -> Double { room.scale(size.width, size.height) }
    // Rows of any other length are no fewer, and the last of them is shorter.
    var limits = Set((1...perPage).map { (perPage + $0 - 1) / $0 }).sorted()
    if limits.count > Self.mostLayouts {
      // Each layout takes the time of all states, so the first one's sizes choose the next.
      let pages = try arranged(limits[limits.count / 2]).pages
      let scales = limits.map { limit in
        pages.map { scale(placed($0, look, upTo: filled($0, limit, look)).size) }.min() ?? 0
      }
      limits = zip(limits, scales).sorted { ($1.1, $0.0) < ($0.1, $1.0) }
        .prefix(Self.mostLayouts - 1).map(\.0)
    }
    for limit in limits {
      let arranged = try arranged(limit)
      let scale = scale(arranged.bounds.size)
      if scale > best?.scale ?? 0 {
        best = DensityPlan(scale: scale) { arranged.sketches }
      }
    }
    return best
  }

  /// The number of row lengths that are laid out.
  private static let mostLayouts = 4

  /// The columns in rows; if the page has an aspect ratio, in the rows in which they are largest on
  /// it.
  private static func arranged(_ columns: ArraySlice<Column>, _ look: Look) -> [Column] {
    let form = look.page.aspectRatio
    guard form > 0 else { return placed(columns, look, upTo: evenRows(columns, look)).columns }
    let choices = stride(from: columns.count, to: 0, by: -1).lazy.map {
      placed(columns, look, upTo: filled(columns, $0, look))
    }
    // The height of a page with this aspect ratio around the columns.
    func height(_ size: Size) -> Double { max(size.height, size.width / form) }
    return choices.min { height($0.size) < height($1.size) }?.columns ?? Array(columns)
  }

  /// The limit of rows that are no wider than some of a number of columns; narrow panels share a row.
  private static func filled(
    _ columns: ArraySlice<Column>, _ limit: Int, _ look: Look
  ) -> FilledRows.Limit {
    guard columns.allSatisfy(\.isPanel) else { return .count(limit) }
    let (widths, gap) = (columns.map { $0.width(look) }, look.frame.gap * 2)
    let rows = widths.rows(upTo: .count(limit), gap: gap)
    return .width(0.01 + (rows.map { widths[$0].width(gap: gap) }.max() ?? 0))
  }

  /// The limit of rows without a page: the widest row, or less where the last row then has fewer
  /// gaps.
  private static func evenRows(_ columns: ArraySlice<Column>, _ look: Look) -> FilledRows.Limit {
    let (widths, gap) = (columns.map { $0.width(look) }, look.frame.gap * 2)
    let rows = widths.rows(upTo: .width(widestRow), gap: gap)
    func fits(_ limit: Int) -> Bool {
      widths.rows(upTo: .count(limit), gap: gap).allSatisfy {
        widths[$0].width(gap: gap) <= widestRow
      }
    }
    guard rows.count > 1, let most = rows.map(\.count).max() else { return .width(widestRow) }
    func gaps(_ limit: Int) -> Int { (limit - columns.count % limit) % limit }
    let limits = ((most + 1) / 2...most).reversed().filter(fits)
    let even = limits.min { gaps($0) < gaps($1) } ?? most
    return even == most ? .width(widestRow) : .count(even)
  }

  /// Places columns in rows, with the upper edges of a row on one line and the names below it.
  private static func placed(
    _ columns: ArraySlice<Column>, _ look: Look, upTo limit: FilledRows.Limit
  ) -> (columns: [Column], size: Size) {
    let rooms = columns.map { $0.room(look) }
    let rows = FilledRows(
      of: columns.map { Size(width: $0.width(look), height: $0.bounds.height) },
      texts: zip(columns, rooms).map { $1.height - $0.bounds.height }, upTo: limit,
      gap: look.frame.gap * 2)
    var placed = Array(columns)
    for (column, place) in rows.places.enumerated() {
      placed[column].place = place
      let own = place.corner.y - placed[column].bounds.height
      if placed[column].isPanel, own - place.bottom > look.fonts.caption.lineHeight * 4 {
        placed[column].place.bottom = own
      }
    }
    let right = zip(rows.places, rooms).map { $0.corner.x + $1.width }.max() ?? 0
    return (placed, Size(width: right, height: rows.size.height))
  }

  /// The rectangle around all columns, the same in all states.
  private var bounds: Rect {
    let rooms = columns.map { column in
      let room = column.room(look)
      let size = Point(room.width, column.bounds.height - room.height)
      let end = Point(column.place.corner.x, column.place.bottom) + size
      return Rect(spanning: column.place.corner, end)
    }
    return Rect(around: rooms) ?? .zero
  }

  /// A sketch for each step; an alternative with fewer steps stays in its last state.
  var sketches: Sketches {
    if pages.count > 1 {
      return Sketches(of: pages) { page in
        sketch(of: page.flatMap { $0.sketches.map(\.self) }, on: page, 0)
      }
    }
    return Sketches {
      var iterators = columns.map { $0.sketches.makeIterator() }
      var now: [Sketch] = []
      var number = 0
      return {
        guard number < count else { return nil }
        let next = iterators.indices.map { iterators[$0].next() }
        now = now.isEmpty ? next.compactMap(\.self) : zip(next, now).map { $0 ?? $1 }
        defer { number += 1 }
        return sketch(of: now, on: columns[...], number)
      }
    }
  }

  private func sketch(
    of moments: [Sketch], on columns: ArraySlice<Column>, _ number: Int
  ) -> Sketch {
    let phrases = style.language.phrases
    let texts = zip(columns, moments).map { column, moment in
      phrases.text(
        of: .following(
          name: column.spokenName,
          sentences: column.events.isEmpty ? moment.text : phrases.joined(column.events)))
    }
    var joint = Sketch(text: phrases.joined(texts))
    for (column, moment) in zip(columns, moments) {
      let room = column.room(look)
      let aside = column.isPanel ? 0 : (room.width - column.bounds.width) / 2
      let left = column.place.corner.x + aside
      joint.add(
        moment, prefix: column.id + "-",
        movedBy: Point(left - column.bounds.minX, column.place.corner.y - column.bounds.maxY))
      if !moment.footnotes.isEmpty {
        let words = phrases.joined(moment.footnotes)
        joint.footnotes.append(phrases.text(of: .following(name: column.name, sentences: words)))
      }
      let lines = column.lines(at: number, look)
      let y = column.place.bottom - look.fonts.caption.lineHeight / 2 - lines.size.height / 2
      let placed =
        column.isPanel
        ? lines.stacked(from: left, at: y)
        : lines.stacked(at: Point(column.place.corner.x + room.width / 2, y))
      joint.boxes.append(
        Picture.Box(
          .text, id: column.id, rect: Rect(around: placed.map(\.rect)) ?? .zero,
          lines: placed.filter { !$0.text.isEmpty }))
    }
    joint.bounds = bounds
    if style.isInPanels { joint.addTextsBelow(look) }
    return joint
  }
}
