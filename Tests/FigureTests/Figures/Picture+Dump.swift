import VCPictures

extension Picture {
  /// The picture as text: what stands where, in whole points, y upward.
  ///
  ///     family-1: 0…344, -244…49
  ///       frame "Family 1": 148…196, 26…42
  ///     controller tab: UITabBarController: 34…190, -17…17
  ///       name "UITabBarController": 60…163, -8…8
  ///     containment tab.viewControllers[0] = nav
  ///       59,-17 59,-51 | 59,-64 59,-83 ▸59,-90
  ///       label "viewControllers": 16…101, -65…-50
  var dump: String {
    var lines: [String] = []
    for frame in frames {
      lines.append("\(frame.id): \(frame.rect.dump)")
      lines += [frame.title].compactMap(\.self).map {
        "  \($0.role) \"\($0.text)\": \($0.rect.dump)"
      }
    }
    for box in boxes {
      lines.append("\(box.role) \(box.title ?? box.id): \(box.rect.dump)")
      lines += box.lines.map { "  \($0.role) \"\($0.text)\": \($0.rect.dump)" }
    }
    for arrow in arrows {
      lines.append("\(arrow.role) " + arrow.statements.joined(separator: ", "))
      lines.append("  " + arrow.splines.map(\.dump).joined(separator: " | "))
      if let label = arrow.label {
        let text = label.lines.joined(separator: " / ")
        lines.append("  label \"\(text)\": \(label.rect.dump)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
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
    let start = startTip.map { ["◂" + $0.dump] } ?? []
    let end = endTip.map { ["▸" + $0.dump] } ?? []
    return (start + onCurve + end).joined(separator: " ")
  }
}

extension Point {
  fileprivate var dump: String { "\(whole(x)),\(whole(y))" }
}

private func whole(_ value: Double) -> String { String(Int(value.rounded())) }
