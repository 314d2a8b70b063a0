import VCFigures
import VCPictures
import VCSource

/// The text of a part of a screen, before it is placed.
struct PartLabel {
  /// The centred lines, the most important first.
  var lines: [TextLine]
  /// A shorter text for a single line, if the line itself doesn't fit.
  var short: String?
  /// The room for the lines, nil for the whole part.
  var room: Rect?
  /// The minimum margin left and right of the lines.
  var margin = 6.0
  /// The margin left and right of a number.
  var numberMargin = 2.0
}

extension PartLabel {
  /// A label with its position.
  struct Placed {
    var lines: [Picture.Line] = []
    /// The name that a number in the first line replaces.
    var numbered: String?
  }

  /// A wording of the label.
  private struct Wording {
    var lines: [TextLine]
    /// The wording's value: a name in one line says more than in two lines, and both say more than
    /// a replacement.
    var value: Int
    var numbered: String?
    /// The minimum margin left and right of the lines.
    var margin: Double

    /// The wording's rank: its value, and then its number of letters.
    var rank: (value: Int, letters: Int) { (value, lines.reduce(0) { $0 + $1.text.count }) }

    func fits(in space: Rect, of part: Rect) -> Bool {
      let (size, last) = (lines.size, lines.last?.size.height ?? 0)
      return size.width + 2 * margin <= space.width && size.height <= part.height
        && size.height - last * PartLabel.leading <= space.height
    }
  }

  /// The share of a line's height that may exceed its space, because letters don't need it.
  private static let leading = 0.11

  /// The possible wordings. A name without room loses its suffix; without room for the rest, a number
  /// replaces it.
  ///
  /// - Parameter isCovered: Whether something covers part of the part, so that its id is enough, or no
  ///   label at all: an earlier screen names the part.
  private func wordings(isCovered: Bool, _ look: Look) -> [Wording] {
    guard let name = lines.first else { return [] }
    let code = lines.count > 1 ? lines.last : nil
    let short = short.map { [TextLine($0, .detail, look)] }
    let codes = code.map { [[$0], $0.halved(look), []].compactMap(\.self) } ?? [[]]
    let names = [[name], short, name.halved(look)].compactMap(\.self)
    let stem = name.withoutSuffix(look)
    let number = TextLine(Self.placeholder, name.role, look)
    return codes.flatMap { code in
      var wordings = names.map { Wording(lines: $0 + code, value: 5 - $0.count, margin: margin) }
      let narrow = min(margin, numberMargin)
      if let stem { wordings.append(Wording(lines: [stem] + code, value: 2, margin: narrow)) }
      if !code.isEmpty {
        wordings.append(Wording(lines: code, value: isCovered ? 1 : 0, margin: margin))
      }
      if !isCovered {
        wordings.append(
          Wording(lines: [number] + code, value: 1, numbered: name.text, margin: narrow))
      }
      return wordings
    }
  }

  /// A text as wide as any two-digit number.
  private static let placeholder = "88"

  /// Places the lines where nothing hides them. A part without any room has no label.
  func placed(in part: Rect, around obstacles: [Rect], _ look: Look) -> Placed {
    let wordings = wordings(isCovered: obstacles.contains(where: part.overlaps), look)
    let sizes = wordings.map(\.lines.size)
    guard let width = sizes.map(\.width).min(), let height = sizes.map(\.height).min() else {
      return Placed()
    }
    let least = Size(width: width, height: height * (1 - Self.leading))
    var best: (wording: Wording, area: Double, space: Rect)?
    for space in (room ?? part).spaces(outside: obstacles, atLeast: least) {
      let area = space.width * space.height
      // The wording with the highest rank wins, and among equal ones the one with the largest
      // space.
      for wording in wordings where wording.fits(in: space, of: part) {
        let (rank, other) = (wording.rank, best?.wording.rank ?? (value: -1, letters: 0))
        if (rank.value, rank.letters, area) <= (other.value, other.letters, best?.area ?? 0) {
          continue
        }
        best = (wording, area, space)
      }
    }
    guard let best else { return Placed() }
    let placed = best.wording.lines.stacked(at: best.space.center)
    let (top, bottom) = (placed[0].rect.maxY, placed[placed.count - 1].rect.minY)
    let shift = Point(0, min(0, part.maxY - top) + max(0, part.minY - bottom))
    return Placed(
      lines: placed.map {
        Picture.Line($0.text, $0.role, rect: $0.rect.moved(by: shift), runs: $0.runs)
      },
      numbered: best.wording.numbered)
  }
}

extension TextLine {
  /// The part of a class name that other names don't have; nil for a line without a suffix.
  fileprivate func withoutSuffix(_ look: Look) -> TextLine? {
    let letters = Array(text)
    guard let end = NameSuffix.start(in: letters), !NameSuffix.isPrefix(letters[..<end]) else {
      return nil
    }
    let parts = [letters[..<end], letters[end...]].map { String($0) }
    return TextLine((runs.isEmpty ? [TextRun(text)] : runs).broken(into: parts)[0], role, look)
  }
}

extension Rect {
  /// The largest rectangles inside this one that overlap no obstacle.
  func spaces(outside obstacles: [Rect], atLeast least: Size) -> [Rect] {
    var spaces = [self]
    for obstacle in obstacles where overlaps(obstacle) {
      spaces = spaces.flatMap { space -> [Rect] in
        guard space.overlaps(obstacle) else { return [space] }
        var (left, right, below, above) = (space, space, space, space)
        left.maxX = obstacle.minX
        right.minX = obstacle.maxX
        below.maxY = obstacle.minY
        above.minY = obstacle.maxY
        return [left, right, above, below]
      }
      spaces = spaces.filter { $0.width >= least.width && $0.height >= least.height }
      // Many obstacles create many spaces, of which only the large ones matter.
      if spaces.count > 24 {
        spaces.sort { $0.width * $0.height > $1.width * $1.height }
        spaces.removeLast(spaces.count - 24)
      }
    }
    return spaces
  }
}
