import VCPictures

extension Sketch {
  /// Replaces the names without room by letters from A, the same letter for the same name, and adds the
  /// key that explains them, in columns below everything else. Numbers are those of notes.
  mutating func addKey(_ look: Look) {
    let names = lettered.map(\.name).uniqued()
    if names.isEmpty { return }
    let numbers = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    for (box, name) in lettered {
      let line = boxes[box].lines[0]
      let letter = TextLine(Self.letter(numbers[name] ?? 0), line.role, look)
      boxes[box].lines[0] = Picture.Line(
        letter.text, line.role, rect: Rect(center: line.rect.center, size: letter.size))
    }
    let entries = names.enumerated().map { TextLine("\(Self.letter($0))  \($1)", .legend, look) }
    let (size, figure) = (entries.size, bounds)
    let step = size.width + look.fonts.name.size * 2
    let count = max(1, min(entries.count, Int((figure.width + step - size.width) / step)))
    let rows = (entries.count + count - 1) / count
    for (number, entry) in entries.enumerated() {
      let (column, row) = (Double(number / rows), Double(number % rows))
      let line = [entry].stacked(
        from: figure.minX + column * step,
        at: figure.minY - look.fonts.name.size * 1.5 - (row + 0.5) * entry.size.height)
      boxes.append(Picture.Box(.text, id: "key-\(number + 1)", rect: line[0].rect, lines: line))
      bounds = bounds.union(line[0].rect)
    }
  }

  /// A to Z, then AA to ZZ, and so on.
  private static func letter(_ number: Int) -> String {
    let (others, last) = number.quotientAndRemainder(dividingBy: 26)
    return (others == 0 ? "" : letter(others - 1)) + String(UnicodeScalar(UInt8(65 + last)))
  }
}
