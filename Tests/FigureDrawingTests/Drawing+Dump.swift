@testable import FigureDrawing

extension Drawing {
  /// The drawing as text: what stands where, in whole points, y upward.
  ///
  ///     family 1 "Family 1": 0…344, 0…293
  ///     box tab: 34…190, 227…261
  ///       name "UITabBarController": 62…162, 237…252
  ///     arrow tab.viewControllers[0] = nav
  ///       68,227 68,194 | 68,181 68,162 ▸68,155
  ///       label "viewControllers": 28…109, 179…194
  var dump: String {
    var lines: [String] = []
    for frame in frames {
      lines.append("\(frame.id) \"\(frame.title.text)\": \(frame.rect.dump)")
      lines.append("  title: \(frame.title.rect.dump)")
    }
    for box in boxes {
      lines.append("\(box.role) \(box.id): \(box.rect.dump)")
      lines += box.lines.map { "  \($0.role) \"\($0.text)\": \($0.rect.dump)" }
    }
    for arrow in arrows {
      lines.append("\(arrow.kind) " + arrow.statements.joined(separator: ", "))
      lines.append("  " + arrow.splines.map(\.dump).joined(separator: " | "))
      if let label = arrow.label {
        let text = label.lines.joined(separator: " / ")
        lines.append("  label \"\(text)\": \(label.rect.dump)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The boxes of an arrow, in the direction of drawing: the one that all of its bundle share, and
  /// its own.
  func ends(of arrow: Arrow) -> (hub: Box, spoke: Box) {
    let (tail, head) = (boxes[arrow.tail], boxes[arrow.head])
    return arrow.kind.pointsToSpokes ? (tail, head) : (head, tail)
  }

  /// Everything that is written in the picture.
  var allTexts: [String] {
    let titles = frames.map(\.title.text)
    return titles + boxes.flatMap { $0.lines.map(\.text) }
      + arrows.flatMap { $0.label?.lines ?? [] }
  }
}

extension Rect {
  fileprivate var dump: String {
    "\(whole(minX))…\(whole(maxX)), \(whole(minY))…\(whole(maxY))"
  }
}

extension Spline {
  /// The points on the curve, without those that only bend it; a tip is marked.
  fileprivate var dump: String {
    let onCurve = stride(from: 0, to: points.count, by: 3).map { points[$0].dump }
    return
      ((startTip.map { ["◂" + $0.dump] } ?? []) + onCurve + (endTip.map { ["▸" + $0.dump] } ?? []))
      .joined(separator: " ")
  }
}

extension Point {
  fileprivate var dump: String { "\(whole(x)),\(whole(y))" }
}

private func whole(_ value: Double) -> String { String(Int(value.rounded())) }
