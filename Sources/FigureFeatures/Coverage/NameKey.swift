import VCFigures
import VCPictures

/// The letters that replace names without room, and the key that explains them. Numbers are those of
/// notes.
struct NameKey {
  private var names: [String] = []
  private var numbers: [String: Int] = [:]

  /// The letter of a name, from A; the same letter for the same name.
  mutating func letter(of name: String) -> String {
    let number = numbers[name] ?? names.count
    if number == names.count {
      names.append(name)
      numbers[name] = number
    }
    return Self.letter(number)
  }

  /// A to Z, then AA to ZZ, and so on.
  private static func letter(_ number: Int) -> String {
    let (others, last) = number.quotientAndRemainder(dividingBy: 26)
    return (others == 0 ? "" : letter(others - 1)) + String(UnicodeScalar(UInt8(65 + last)))
  }

  /// Adds the key in columns below the figure. Returns its bounds, nil if the key is empty.
  func add(to builder: inout SketchBuilder, below figure: Rect) -> Rect? {
    let look = builder.look
    let entries = names.enumerated().map { TextLine("\(Self.letter($0))  \($1)", .legend, look) }
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
