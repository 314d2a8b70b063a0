import VCPhrases
import VCPictures

extension SideBySide {
  /// A sketch for each step; an alternative with fewer steps stays in its last state.
  var sketches: Sketches {
    if pages.tables[0][0].isPanel {
      return Sketches(of: pages.tables) { page in
        sketch(of: page.flatMap { $0.sketches.map(\.self) }, on: page, 0)
      }
    }
    let columns = pages.tables[0]
    return Sketches {
      var iterators = columns.map { $0.sketches.makeIterator() }
      var now: [Sketch] = []
      var number = 0
      return {
        guard number < count else { return nil }
        let next = iterators.indices.map { iterators[$0].next() }
        now = now.isEmpty ? next.compactMap(\.self) : zip(next, now).map { $0 ?? $1 }
        defer { number += 1 }
        return sketch(of: now, on: columns, number)
      }
    }
  }

  private func sketch(of moments: [Sketch], on columns: [Column], _ number: Int) -> Sketch {
    let phrases = style.language.phrases
    let texts = zip(columns, moments).map { column, moment in
      phrases.text(
        of: .following(
          name: column.spokenName,
          sentences: column.events.isEmpty ? moment.text : phrases.joined(column.events)))
    }
    var joint = Sketch(text: phrases.joined(texts))
    for (column, moment) in zip(columns, moments) {
      let (corner, lines) = (column.place.corner, column.lines(at: number, look))
      let aside = column.isPanel ? 0 : (column.width - column.bounds.width) / 2
      let origin = Point(column.bounds.minX, column.bounds.maxY)
      joint.add(
        moment, prefix: column.id + "-",
        movedBy: Point(corner.x + aside - origin.x, corner.y - origin.y))
      if !moment.footnotes.isEmpty {
        let words = phrases.joined(moment.footnotes)
        joint.footnotes.append(phrases.text(of: .following(name: column.name, sentences: words)))
      }
      let half = lines.size.height / 2
      let placed =
        column.isPanel
        ? lines.stacked(from: corner.x, at: column.place.top - half)
        : lines.stacked(
          at: Point(
            corner.x + column.width / 2,
            column.place.bottom - look.fonts.caption.lineHeight / 2 - half))
      joint.boxes.append(
        Picture.Box(
          .text, id: column.id, rect: Rect(around: placed.map(\.rect)) ?? .zero,
          lines: placed.filter { !$0.text.isEmpty }))
    }
    // A page of several is as large as its own panels.
    joint.bounds = (pages.tables.count > 1 ? joint.ownBounds?.union(.zero) : nil) ?? pages.bounds
    if style.isInPanels { joint.addTextsBelow(look) }
    return joint
  }
}
