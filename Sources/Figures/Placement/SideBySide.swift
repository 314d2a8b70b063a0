import VCEngine
import VCPhrases
import VCPictures

/// The sketches of alternatives in a table, each with its name beneath; or of all their states, as
/// panels, each with its number and label above.
///
/// Parts with the same position in all states of an alternative have the same position here too. A
/// column is as wide as its widest panel, and a row as high as its highest one.
struct SideBySide {
  let pages: Pages
  let look: Look
  let style: Style
  /// The number of states of the longest alternative.
  let count: Int

  /// Columns in tables, one for each picture: one, unless panels are divided among several.
  struct Pages {
    var tables: [[Column]]
    /// The rectangle around the columns of any table.
    var bounds: Rect
    /// The share of the tables' cells that are empty.
    let gaps: Double
  }

  struct Column {
    /// The beginning of its parts' ids.
    let id: String
    let sketches: Sketches
    /// The rectangle of its parts.
    let bounds: Rect
    /// The alternative's name or the panel's number, and the label of each state.
    let name: String
    /// The name in sentences.
    let spokenName: String
    let captions: [String?]
    /// Whether it is a panel, whose texts begin at its left edge, rather than being in its middle.
    var isPanel = false
    /// The events that led to a panel's state, in sentences: what readers learn after the panel
    /// before. None for the first panel, and for alternatives.
    var events: [String] = []
    /// The width of its column in the table.
    var width: Double
    var place = Table.Place()

    /// The size of the largest text at the width of the parts, and whether any is broken there.
    private(set) var ownText = (size: Size.zero, isBroken: false)

    /// The column with its own text measured.
    func measured(_ look: Look) -> Column {
      var column = self
      let texts = captions.indices.map { lines(at: $0, look) }
      column.ownText.isBroken = texts.joined().contains { $0.joint != nil }
      column.ownText.size = texts.map(\.size).reduce(.zero) {
        Size(width: max($0.width, $1.width), height: max($0.height, $1.height))
      }
      return column
    }

    /// The size of the largest text at the column's width.
    func text(_ look: Look) -> Size {
      // More room changes only broken texts.
      let isOwn = !ownText.isBroken || width == bounds.width
      return (isOwn ? self : measured(look)).ownText.size
    }

    /// The width of a column for it. A panel's text may reach into the gap.
    func leastWidth(_ look: Look) -> Double {
      max(bounds.width, ownText.size.width - (isPanel ? look.frame.gap : 0))
    }

    /// The name, and the step's label under it.
    func lines(at moment: Int, _ look: Look) -> [TextLine] {
      let limit = max(width, look.fonts.caption.size * 12)
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
    self.init(alternatives, sketches, in: style) {
      Self.arranged($0, perPage, style.template.look)
    }
  }

  private init(
    _ alternatives: [DrawnAlternative], _ sketches: [Sketches], in style: Style,
    _ arranged: ([Column]) -> Pages
  ) {
    self.style = style
    look = style.template.look
    count = alternatives.map(\.count).max() ?? 0
    pages = arranged(
      zip(alternatives, sketches).enumerated().flatMap {
        Self.columns(of: $1.0, $1.1, $0 + 1, style.language.phrases)
          .map { $0.measured(style.template.look) }
      })
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
          spokenName: alternative.name ?? "", captions: moments.map(\.caption),
          width: bounds.width)
      ]
    }
    let panels = zip(moments, kept).enumerated().dropFirst(alternative.isContinuation ? 1 : 0)
    return panels.map { place, panel in
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
        captions: [label], isPanel: true, events: place == 0 ? [] : panel.0.events,
        width: bounds.width)
    }
  }

  /// The plan with the row length at which the alternatives are largest on a page, each drawn at
  /// the density. Of those whose text is large enough, readers see most of the best at once.
  static func plan(
    of alternatives: [DrawnAlternative], _ perPage: Int, in style: Style, on density: Density,
    for room: PageRoom
  ) throws -> DensityPlan? {
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
      return SideBySide(alternatives, sketches, in: style) { placed($0, limit, perPage, look) }
    }
    let enough =
      room.page.wantedText(in: look) / min(look.fonts.smallest, look.fonts.legend.size)
    /// A last row with much room beside it looks smaller than it is.
    func value(_ pages: Pages) -> (Int, Double, Double) {
      let (size, share) = (pages.bounds.size, 1 - pages.gaps / 4)
      let scale = room.scale(size.width, size.height)
      let inView = room.inView?.scale(size.width, size.height) ?? scale
      return (scale >= enough ? 1 : 0, min(scale, enough) * share, inView * share)
    }
    // Rows of any other length are no fewer, and the last of them is shorter.
    var limits = Set((1...perPage).map { (perPage + $0 - 1) / $0 }).sorted()
    if limits.count > Self.mostLayouts {
      // Each layout takes the time of all states, so the first one's sizes choose the next.
      let columns = try arranged(limits[limits.count / 2]).pages.tables.flatMap(\.self)
      let values = limits.map { value(placed(columns, $0, perPage, look)) }
      limits = zip(limits, values).sorted { $1.1 < $0.1 }.prefix(Self.mostLayouts - 1).map(\.0)
    }
    let best = try limits.map(arranged).max { value($0.pages) < value($1.pages) }
    return best.map { best in
      let size = best.pages.bounds.size
      return DensityPlan(scale: room.scale(size.width, size.height)) { best.sketches }
    }
  }

  /// The number of row lengths that are laid out.
  private static let mostLayouts = 4

  /// The columns in rows; if the page has an aspect ratio, in the rows in which they are largest on
  /// it; otherwise in rows that are no wider than the widest, the last with the fewest gaps.
  private static func arranged(_ columns: [Column], _ perPage: Int, _ look: Look) -> Pages {
    let form = look.page.aspectRatio
    let lengths = (1...perPage).reversed().lazy
    func placed(_ limit: Int) -> Pages { Self.placed(columns, limit, perPage, look) }
    // The height of a page with this aspect ratio around the columns.
    func height(_ pages: Pages) -> Double {
      max(pages.bounds.height, pages.bounds.width / form)
    }
    if form > 0, let best = lengths.map(placed).min(by: { height($0) < height($1) }) { return best }
    guard
      let (most, longest) = lengths.map({ ($0, placed($0)) })
        .first(where: { $1.bounds.width <= widestRow })
    else { return placed(1) }
    if most == perPage { return longest }
    let even = ((most + 1) / 2...most).reversed().map(placed)
    return even.filter { $0.bounds.width <= widestRow }.min { $0.gaps < $1.gaps } ?? longest
  }

  /// Places columns in rows of a length.
  private static func placed(
    _ columns: [Column], _ limit: Int, _ perPage: Int, _ look: Look
  ) -> Pages {
    var tables = stride(from: 0, to: columns.count, by: perPage).map {
      Array(columns[$0..<min(columns.count, $0 + perPage)])
    }
    var bounds = Rect.zero
    for page in tables.indices {
      let widths = Table.widths(of: tables[page].map { $0.leastWidth(look) }, columns: limit)
      for cell in tables[page].indices { tables[page][cell].width = widths[cell % limit] }
      let texts = tables[page].map { $0.text(look) }
      let isPanel = tables[page][0].isPanel
      let heights = texts.map { $0.height + look.fonts.caption.lineHeight / (isPanel ? 2 : 1) }
      let table = Table(
        of: tables[page].map(\.bounds.size), above: isPanel ? heights : nil,
        below: isPanel ? nil : heights, widths: widths, gap: look.frame.gap * 2)
      for (cell, place) in table.places.enumerated() {
        tables[page][cell].place = place
        bounds.maxX = max(
          bounds.maxX, place.corner.x + max(widths[cell % limit], texts[cell].width))
      }
      bounds.minY = min(bounds.minY, table.bottom)
    }
    let cells = tables.reduce(0) { $0 + ($1.count + limit - 1) / limit * limit }
    return Pages(
      tables: tables, bounds: bounds, gaps: Double(cells - columns.count) / Double(cells))
  }
}
