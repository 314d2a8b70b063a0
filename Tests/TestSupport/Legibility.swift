import Pictures

/// What a reader would stumble over, computed from the final geometry: the rules by which a figure
/// is legible.
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
    }
  }
}

extension Picture {
  /// Every fault of legibility. Rectangles of text are shrunk to their ink: a line's height holds
  /// its leading too.
  package var legibilityFaults: [LegibilityFault] {
    texts.faults + boxFaults + surfaceFaults + frameFaults + lineFaults
  }

  private struct Text {
    let text: String
    let rect: Rect
    /// The arrow whose label it is, or nil.
    var arrow: Int?
    var box: Int?
  }

  private var texts: (all: [Text], faults: [LegibilityFault]) {
    var all: [Text] = []
    var faults: [LegibilityFault] = []
    for (index, box) in boxes.enumerated() {
      for line in box.lines {
        if box.role != .text, !box.rect.contains(line.rect) {
          faults.append(.textOutOfBox(line.text))
        }
        all.append(Text(text: line.text, rect: ink(line.rect), box: index))
      }
    }
    for (index, arrow) in arrows.enumerated() {
      guard let label = arrow.label else { continue }
      all.append(
        Text(text: label.lines.joined(separator: "/"), rect: ink(label.rect), arrow: index))
    }
    for frame in frames {
      all.append(Text(text: frame.title.text, rect: ink(frame.title.rect)))
    }
    for (index, text) in all.enumerated() {
      for other in all[..<index] where text.rect.overlaps(other.rect) {
        faults.append(.textOnText(text.text, other.text))
      }
      for frame in frames where text.rect.overlaps(frame.rect) {
        if !frame.rect.contains(text.rect) { faults.append(.textOnFrame(text.text, frame.id)) }
      }
      faults += surfaces(under: text)
      guard text.box == nil else { continue }
      for box in boxes where box.isObstacle && text.rect.overlaps(box.rect) {
        faults.append(.textOnBox(text.text, name(of: box)))
      }
    }
    return (all, faults)
  }

  /// The parts of screens that hide a text, or whose edges cross it: those drawn later, and beneath
  /// a text without a box of its own also those drawn before.
  private func surfaces(under text: Text) -> [LegibilityFault] {
    boxes.enumerated().filter { index, box in
      guard box.isSurface, index != text.box, box.rect.overlaps(text.rect) else { return false }
      let isHeld = box.rect.contains(text.rect)
      guard let own = text.box else { return true }
      if index > own { return !(isHeld && box.isTransparent) }
      // What stands between hides the edge.
      let isHidden = boxes[index..<own].dropFirst().contains {
        $0.isSurface && !$0.isTransparent && $0.rect.contains(text.rect)
      }
      return boxes[own].role == .text && !isHeld && !isHidden
    }
    .map { .textOnBox(text.text, name(of: $1)) }
  }

  /// Screens apart from each other, and what is on a screen inside it.
  private var surfaceFaults: [LegibilityFault] {
    let screens = boxes.filter { $0.role == .screen }
    var faults: [LegibilityFault] = []
    for (index, screen) in screens.enumerated() {
      for other in screens[..<index] where other.rect.overlaps(screen.rect) {
        faults.append(.boxOnBox(screen.id, other.id))
      }
    }
    for box in boxes where box.isSurface && box.role != .activation {
      if !screens.contains(where: { $0.rect.contains(box.rect) }) {
        faults.append(.boxOutOfFrame(name(of: box), "its screen"))
      }
    }
    return faults
  }

  private var boxFaults: [LegibilityFault] {
    var faults: [LegibilityFault] = []
    for (index, box) in boxes.enumerated() where box.isObstacle {
      for other in boxes[..<index] where other.isObstacle && box.rect.overlaps(other.rect) {
        faults.append(.boxOnBox(name(of: box), name(of: other)))
      }
      for frame in frames where box.rect.overlaps(frame.rect) && !frame.rect.contains(box.rect) {
        faults.append(.boxOutOfFrame(name(of: box), frame.id))
      }
    }
    return faults
  }

  private var frameFaults: [LegibilityFault] {
    frames.enumerated().flatMap { index, frame in
      frames[..<index].filter { $0.rect.overlaps(frame.rect) }
        .map { .frameOnFrame($0.id, frame.id) }
    }
  }

  private var lineFaults: [LegibilityFault] {
    var faults: [LegibilityFault] = []
    let labels = texts.all
    for (index, arrow) in arrows.enumerated() {
      let line = arrow.statements.joined(separator: ", ")
      let points = arrow.splines.flatMap { $0.sampled(spacing: 2) }
      for box in boxes where box.isObstacle && points.contains(where: box.rect.grown(-1.5).contains)
      {
        faults.append(.lineThroughBox(line, name(of: box)))
      }
      let free = labels.filter { $0.box.map { boxes[$0].role == .text } ?? true }
      for text in free where text.arrow != index {
        if points.contains(where: text.rect.contains) {
          faults.append(.lineThroughText(line, text.text))
        }
      }
      // Its own label interrupts it.
      if let own = arrow.label, points.contains(where: ink(own.rect).contains) {
        faults.append(.lineThroughText(line, own.lines.joined(separator: "/")))
      }
    }
    return faults
  }

  private func name(of box: Box) -> String { box.title ?? box.id }

  private func ink(_ rect: Rect) -> Rect {
    Rect(
      minX: rect.minX, minY: rect.minY + rect.height * 0.12, maxX: rect.maxX,
      maxY: rect.maxY - rect.height * 0.12)
  }
}

extension Picture.Box {
  /// Whether nothing may cover it: views lie in piles, and screens hold what is on them.
  var isObstacle: Bool {
    switch role {
    case .controller, .window: true
    default: false
    }
  }

  /// Whether it is part of a picture of a screen, or of a line in a sequence: texts stand on it by
  /// intent, but are not hidden by it.
  var isSurface: Bool {
    switch role {
    case .controller, .window, .view, .hiddenView, .text: false
    case .screen, .bar, .content, .presented, .presentedBar, .overlay, .overlaid, .covered,
      .coveredBar, .activation:
      true
    }
  }

  /// Whether what lies beneath shows through.
  var isTransparent: Bool { role == .overlay || role == .overlaid }
}
