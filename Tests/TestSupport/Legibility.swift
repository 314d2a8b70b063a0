import VCPictures

/// A flaw that makes a figure hard to read, computed from the final geometry.
package enum LegibilityFault: Equatable, CustomStringConvertible {
  case textOnText(String, String)
  case textOnBox(String, String)
  case textOnFrame(String, String)
  case textOutOfBox(String)
  case lineThroughBox(String, String)
  case lineThroughText(String, String)
  case boxOnBox(String, String)
  case frameOnFrame(String, String)
  case boxOutOfFrame(String, String)
  case titleOutOfFrame(String)
  case outOfPage(String)

  package var description: String {
    switch self {
    case .textOnText(let a, let b): "'\(a)' lies on '\(b)'"
    case .textOnBox(let text, let box): "'\(text)' lies on the box '\(box)'"
    case .textOnFrame(let text, let family): "'\(text)' crosses the frame \(family)"
    case .textOutOfBox(let text): "'\(text)' leaves its box"
    case .lineThroughBox(let line, let box): "\(line) runs through the box '\(box)'"
    case .lineThroughText(let line, let text): "\(line) runs through '\(text)'"
    case .boxOnBox(let a, let b): "the box '\(a)' lies on '\(b)'"
    case .frameOnFrame(let a, let b): "\(a) lies on \(b)"
    case .boxOutOfFrame(let box, let family): "the box '\(box)' leaves \(family)"
    case .titleOutOfFrame(let title): "the title '\(title)' leaves its frame"
    case .outOfPage(let name): "'\(name)' leaves the page"
    }
  }
}

extension Picture {
  /// All flaws. Rectangles of text are shrunk to their ink, because a line's height includes its
  /// leading.
  package var legibilityFaults: [LegibilityFault] {
    let check = LegibilityCheck(self)
    return check.textFaults + check.boxFaults + check.surfaceFaults + check.frameFaults
      + check.lineFaults + check.pageFaults
  }
}

private struct LegibilityCheck {
  private let boxes: [Picture.Box]
  private let frames: [Picture.Frame]
  private let arrows: [Picture.Arrow]
  private let page: Rect
  private let texts: [Text]
  /// Points along each arrow, and their bounds.
  private let lines: [(points: [Point], bounds: Rect)]

  private struct Text {
    let text: String
    let rect: Rect
    /// The arrow that it labels, if any.
    var arrow: Int?
    var box: Int?
    /// The space to the left and right of a label's letters.
    var margin = 0.0
  }

  init(_ picture: Picture) {
    (boxes, frames, arrows) = (picture.boxes, picture.frames, picture.arrows)
    page = picture.page
    var texts: [Text] = []
    for (index, box) in boxes.enumerated() {
      texts += box.lines.map { Text(text: $0.text, rect: Self.ink($0.rect), box: index) }
    }
    for (index, arrow) in arrows.enumerated() {
      guard let label = arrow.label else { continue }
      texts.append(
        Text(
          text: label.lines.joined(separator: "/"), rect: Self.ink(label.rect), arrow: index,
          margin: picture.look.spacing.label / 2))
    }
    texts += frames.compactMap(\.title).map { Text(text: $0.text, rect: Self.ink($0.rect)) }
    self.texts = texts
    lines = arrows.map { arrow in
      let points = arrow.splines.flatMap { $0.sampled(spacing: 2) }
      let (x, y) = (points.map(\.x), points.map(\.y))
      return (
        points,
        Rect(
          minX: x.min() ?? 0, minY: y.min() ?? 0, maxX: x.max() ?? 0, maxY: y.max() ?? 0)
      )
    }
  }

  private static func ink(_ rect: Rect) -> Rect {
    Rect(
      minX: rect.minX, minY: rect.minY + rect.height * 0.12, maxX: rect.maxX,
      maxY: rect.maxY - rect.height * 0.12)
  }

  var textFaults: [LegibilityFault] {
    var faults: [LegibilityFault] = []
    for box in boxes where box.role != .text {
      for line in box.lines where !box.rect.contains(line.rect) {
        faults.append(.textOutOfBox(line.text))
      }
    }
    for (index, text) in texts.enumerated() {
      for other in texts[..<index] where text.rect.overlaps(other.rect) {
        faults.append(.textOnText(text.text, other.text))
      }
      let isOfNote = text.box.map { boxes[$0].role == .note } ?? false
      for frame in frames where !isOfNote && text.rect.overlaps(frame.rect) {
        if !frame.rect.contains(text.rect) { faults.append(.textOnFrame(text.text, frame.id)) }
      }
      faults += surfaces(under: text)
      guard text.box == nil else { continue }
      for box in boxes where box.isObstacle && text.rect.overlaps(box.rect) {
        faults.append(.textOnBox(text.text, name(of: box)))
      }
    }
    return faults
  }

  /// Returns the parts of screens that hide a text or whose edges cross it: parts drawn later and,
  /// for a text without a box, also parts drawn earlier.
  private func surfaces(under text: Text) -> [LegibilityFault] {
    boxes.enumerated().filter { index, box in
      guard box.isSurface, index != text.box, box.rect.overlaps(text.rect) else { return false }
      let isHeld = box.rect.contains(text.rect)
      guard let own = text.box else { return true }
      if index > own { return !(isHeld && box.isTransparent) }
      // A box in between hides the edge.
      let isHidden = boxes[index..<own].dropFirst().contains {
        $0.isSurface && !$0.isTransparent && $0.rect.contains(text.rect)
      }
      return boxes[own].role == .text && !isHeld && !isHidden
    }
    .map { .textOnBox(text.text, name(of: $1)) }
  }

  /// Overlapping screens, and elements that cross the edge of their screen.
  var surfaceFaults: [LegibilityFault] {
    let screens = boxes.filter { $0.role == .screen }
    var faults: [LegibilityFault] = []
    for (index, screen) in screens.enumerated() {
      for other in screens[..<index] where other.rect.overlaps(screen.rect) {
        faults.append(.boxOnBox(screen.id, other.id))
      }
    }
    // A legend's sample of a surface is on no screen.
    for box in boxes
    where box.isSurface && box.role != .activation && !box.id.hasPrefix("legend-") {
      if !screens.contains(where: { $0.rect.contains(box.rect) }) {
        faults.append(.boxOutOfFrame(name(of: box), "its screen"))
      }
    }
    return faults
  }

  /// Overlapping boxes, and elements that cross the edge of their frame.
  var boxFaults: [LegibilityFault] {
    var faults: [LegibilityFault] = []
    for (index, box) in boxes.enumerated()
    where !box.role.isPort && ![.note, .image].contains(box.role) {
      // Without padding and gap, a frame ends where the next one's box begins, except for rounding.
      for frame in frames
      where box.rect.overlaps(frame.rect.grown(-0.01)) && !frame.rect.grown(0.01).contains(box.rect)
      {
        faults.append(.boxOutOfFrame(name(of: box), frame.id))
      }
      guard box.isObstacle else { continue }
      for other in boxes[..<index] where other.isObstacle && box.rect.overlaps(other.rect) {
        faults.append(.boxOnBox(name(of: box), name(of: other)))
      }
    }
    return faults
  }

  var frameFaults: [LegibilityFault] {
    frames.enumerated().flatMap { index, frame in
      var faults: [LegibilityFault] = frames[..<index]
        // Frames without a gap touch, except for rounding.
        .filter { $0.rect.grown(-0.01).overlaps(frame.rect) }
        .map { .frameOnFrame($0.id, frame.id) }
      guard let title = frame.title else { return faults }
      let ink = Self.ink(title.rect)
      if !frame.rect.contains(ink) { faults.append(.titleOutOfFrame(title.text)) }
      return faults
        + boxes.filter { $0.role != .text && $0.rect.overlaps(ink) }
        .map { .textOnBox(title.text, name(of: $0)) }
    }
  }

  var lineFaults: [LegibilityFault] {
    var faults: [LegibilityFault] = []
    let free = texts.filter { $0.box.map { boxes[$0].role == .text } ?? true }
    for (index, arrow) in arrows.enumerated() {
      let line = arrow.statements.joined(separator: ", ")
      let (points, bounds) = lines[index]
      // A text that only touches the line's bounds may meet none of its points.
      func isCrossed(_ rect: Rect) -> Bool {
        rect.grown(0.1).overlaps(bounds) && points.contains(where: rect.contains)
      }
      for box in boxes where box.isObstacle && isCrossed(box.rect.grown(-1.5)) {
        // An arrow may end at the curve of a corner, inside the box's rectangle.
        let inside = points.filter(box.rect.grown(-1.5).contains)
        if inside.allSatisfy({ box.rect.cutsOff($0, margin: 1.5) }) { continue }
        faults.append(.lineThroughBox(line, name(of: box)))
      }
      // A label also interrupts its own arrow, which ends exactly there.
      for text in free where isCrossed(text.rect.grown(-0.01)) {
        faults.append(.lineThroughText(line, text.text))
      }
    }
    return faults
  }

  /// Elements outside the page or its margin; a line extends by half its width on either side.
  var pageFaults: [LegibilityFault] {
    let room = page.grown(0.01)
    var parts: [(name: String, rect: Rect)] = frames.map { ($0.id, $0.rect) }
    parts += boxes.map { (name(of: $0), $0.rect) }
    parts += texts.map { text in
      var rect = text.rect
      (rect.minX, rect.maxX) = (rect.minX + text.margin, rect.maxX - text.margin)
      return (text.text, rect)
    }
    parts += zip(arrows, lines).map { ($0.id, $1.bounds) }
    return parts.filter { !room.contains($0.rect) }.map { .outOfPage($0.name) }
  }

  private func name(of box: Picture.Box) -> String { box.title ?? box.id }
}

extension Picture.Box {
  /// Whether nothing may cover it: views may overlap in piles, and screens contain other elements.
  var isObstacle: Bool {
    switch role {
    case .controller, .window, .object: true
    default: false
    }
  }

  /// Whether it is part of a screen's picture, or a line in a sequence. Texts may be on it, but not
  /// hidden by it.
  var isSurface: Bool {
    switch role {
    case .controller, .departed, .window, .object, .view, .hiddenView, .text, .note, .image,
      .presentedPort, .presentingPort:
      false
    case .screen, .bar, .content, .presented, .presentedBar, .overlay, .overlaid, .covered,
      .coveredBar, .field, .presentedField, .coveredField, .activation:
      true
    }
  }

  /// Whether the elements beneath it are visible through it.
  var isTransparent: Bool { role == .overlay || role == .overlaid }
}
