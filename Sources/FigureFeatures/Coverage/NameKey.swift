import VCFigures
import VCPictures

/// The numbers that replace names without room, and the key that explains them.
struct NameKey {
  private var names: [String] = []
  private var numbers: [String: Int] = [:]

  /// The number of a name, from 1; the same number for the same name.
  mutating func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    names.append(name)
    numbers[name] = names.count
    return names.count
  }

  /// Adds the key in columns below the figure. Returns its bounds, nil if the key is empty.
  func add(to builder: inout SketchBuilder, below figure: Rect) -> Rect? {
    let look = builder.look
    let entries = names.enumerated().map { TextLine("\($0 + 1)  \($1)", .legend, look) }
    let size = entries.size
    let step = size.width + look.fonts.name.size * 2
    let count = max(1, min(entries.count, Int((figure.width + step - size.width) / step)))
    let rows = (entries.count + count - 1) / count
    var room: Rect?
    for (number, entry) in entries.enumerated() {
      let (column, row) = (Double(number / rows), Double(number % rows))
      let rect = builder.addText(
        [entry], id: "key-\(number + 1)",
        at: Point(
          figure.minX + column * step + entry.size.width / 2,
          figure.minY - look.fonts.name.size * 1.5 - (row + 0.5) * entry.size.height))
      room = rect.map { room?.union($0) ?? $0 }
    }
    return room
  }
}
