import VCEngine
import VCFigures
import VCPictures
import VCSource

/// The text of a part of a screen, before it is placed.
struct PartLabel {
  /// The name; nil where a bar shows it.
  var name: TextLine?
  /// The view in code, from its longest wording to its shortest.
  var codes: [TextLine] = []
  var isOfBar = false
  /// Whether a letter replaces it, because one replaces another name beside it.
  var isLetter = false
  /// The room for the lines, nil for the whole part.
  var room: Rect?
  /// The minimum margins left and right of the lines, and of shorter wordings.
  var margin = 6.0
  var leastMargin = 2.0
  /// Whether it may be elsewhere than in the middle.
  var mayMove = true
}

/// A form of texts that all parts of a figure have if one has no room for longer or larger ones.
enum PartForm {
  /// Names are without the end that says only that they are controllers'.
  case stems
  case smallBarNames
  case smallViewNames
  /// Navigation bars have room for two lines.
  case highBars
  /// Code is an id without `.view`, or `view` without an id.
  case ids
  case views
}

extension PartLabel {
  /// A label with its position, and the name that a letter in its first line replaces.
  typealias Placed = (lines: [Picture.Line], lettered: String?)

  private struct Wording {
    var lines: [TextLine]
    /// The minimum margin left and right of the lines.
    var margin: Double
    /// The forms that the figure then has.
    var forms: Set<PartForm> = []
    var lettered: String?

    var isSmall: Bool { lines[0].role == .smallName }

    /// The size without the leading that letters don't need.
    var size: Size {
      let last = lines[lines.count - 1]
      // Code below a name, which shorter wordings have, keeps its distance to the edges.
      let code = lines.count > 1 && last.role == .detail ? last.size.width + 12 : 0
      return Size(
        width: max(lines.size.width + 2 * margin, code),
        height: lines.size.height - last.size.height * 0.11)
    }

    func fits(in space: Rect, of part: Rect) -> Bool {
      let size = size
      return size.width <= space.width && size.height <= space.height
        && lines.size.height <= part.height
    }

    func placed(at center: Point, in part: Rect) -> Placed {
      let placed = lines.stacked(at: center)
      let (top, bottom) = (placed[0].rect.maxY, placed[placed.count - 1].rect.minY)
      let shift = Point(0, min(0, part.maxY - top) + max(0, part.minY - bottom))
      let lines = placed.map {
        Picture.Line($0.text, $0.role, rect: $0.rect.moved(by: shift), runs: $0.runs)
      }
      return (lines, lettered)
    }
  }

  /// The wordings in the order of preference: the whole name, the name without its suffix, that in two
  /// lines, the same in smaller type, and a letter; each with as much code as there is room for. UIKit
  /// classes keep their suffixes.
  private func wordings(_ forms: Set<PartForm>, _ look: Look) -> [Wording] {
    let codeForms: [Set<PartForm>] = [[], [.ids], [.ids, .views]]
    let codes = zip(codes, codeForms).map { code, forms in
      Wording(lines: [code], margin: margin, forms: forms)
    }.suffix(max(1, codes.count - forms.intersection(codeForms[2]).count))
    guard let name else { return Array(codes) }
    let stem = UIKitClass(named: name.text) == nil ? name.withoutSuffix(look) : nil
    let short = stem ?? name
    let small = name.role == .name ? short.small(look) : nil
    let stems: Set<PartForm> = stem == nil ? [] : [.stems]
    let smalls = small == nil ? stems : stems.union([isOfBar ? .smallBarNames : .smallViewNames])
    let shorter: [(lines: [TextLine]?, forms: Set<PartForm>)] = [
      ([short], stems), (short.halved(look, least: 2), stems), (small.map { [$0] }, smalls),
      (small?.halved(look, least: 2), smalls),
    ]
    let narrow = min(margin, leastMargin)
    let names = shorter.compactMap { wording in
      wording.lines.map { Wording(lines: $0, margin: narrow, forms: wording.forms) }
    }
    let letter = [TextLine("88", name.role, look)]
    let all = ([Wording(lines: [name], margin: margin)] + names)
      .filter { !isLetter && forms.intersection(smalls).isSubset(of: $0.forms) }
    return (all + [Wording(lines: letter, margin: narrow, lettered: name.text)]).flatMap { name in
      (codes.map { ($0.lines, $0.forms) } + [([], [])]).map { code, forms in
        Wording(
          lines: name.lines + code, margin: name.margin, forms: name.forms.union(forms),
          lettered: name.lettered)
      }
    }
  }

  /// The forms with which the whole part has room for its text.
  func forms(in part: Rect, _ look: Look) -> Set<PartForm> {
    let full = [name, codes.first].compactMap(\.self)
    if full.isEmpty || Wording(lines: full, margin: margin).fits(in: room ?? part, of: part) {
      return []
    }
    let (room, all) = (room ?? part, wordings([], look))
    let first = all.first { $0.fits(in: room, of: part) }
    // A name is on two lines rather than a letter.
    let halved = isOfBar && !isLetter ? all.last { $0.lettered == nil } : nil
    if first?.lettered != nil, let halved, halved.lines.count > 1, halved.size.width <= room.width {
      return halved.forms.union([.highBars])
    }
    return first?.forms ?? []
  }

  /// Places the lines where nothing hides them: in the middle of the part, or else where there is most
  /// room. A part without any room has no label, and no letter if the whole part needs none.
  func placed(
    in part: Rect, around obstacles: [Rect], _ forms: Set<PartForm>, _ look: Look
  ) -> Placed {
    let (room, all) = (room ?? part, wordings(forms, look))
    guard let first = all.firstIndex(where: { $0.fits(in: room, of: part) }) else {
      return ([], nil)
    }
    let obstacles = obstacles.filter(room.overlaps)
    if obstacles.isEmpty { return all[first].placed(at: room.center, in: part) }
    let wordings =
      all[first...].filter {
        $0.isSmall == all[first].isSmall && $0.lettered == all[first].lettered
      } + (name == nil ? [] : PartLabel(codes: codes, margin: margin).wordings(forms, look))
    let sizes = wordings.map(\.size)
    let least = Size(width: sizes.map(\.width).min() ?? 0, height: sizes.map(\.height).min() ?? 0)
    let spaces = room.spaces(outside: obstacles, atLeast: least)
    for (wording, size) in zip(wordings, sizes) {
      let usual = Rect(center: room.center, size: size)
      if wording.fits(in: room, of: part), !obstacles.contains(where: usual.overlaps) {
        return wording.placed(at: room.center, in: part)
      }
      // Two lines aren't moved to where they touch an edge, and `view` says nothing elsewhere.
      let space = spaces.filter {
        (mayMove || ($0.center - room.center).length < size.height)
          && wording.fits(in: $0, of: part) && !wording.forms.contains(.views)
          && (wording.lines.count == 1 || wording.lines.size.height + 4 <= $0.height)
      }.max { $0.width * $0.height < $1.width * $1.height }
      if let space { return wording.placed(at: space.center, in: part) }
    }
    return ([], nil)
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
    return TextLine(allRuns.broken(into: parts)[0], role, look)
  }

  fileprivate func small(_ look: Look) -> TextLine {
    TextLine(allRuns, .smallName, look)
  }
}

extension Rect {
  /// The largest rectangles inside this one that overlap no obstacle.
  fileprivate func spaces(outside obstacles: [Rect], atLeast least: Size) -> [Rect] {
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
