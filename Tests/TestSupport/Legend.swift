import VCFigures
import VCPictures

extension Picture {
  /// The appearance of a line or of a box's border.
  private struct Appearance: Hashable {
    let width: Double
    let dash: Look.Dash
    /// Nil for a border.
    let head: Look.Head?
    let colors: [String]
  }

  private func appearance(of arrow: Arrow, isFaded: Bool) -> Appearance {
    let (line, role) = (self.line(of: arrow), arrow.mark?.lineColor ?? arrow.role.lineColor)
    return Appearance(
      width: line.width, dash: line.dash, head: line.head,
      colors: [look.light, look.dark].map { $0[isFaded ? .fadedLine : role] })
  }

  private func border(of box: Box) -> Appearance {
    let own = look(of: box)
    return Appearance(
      width: lineWidth(of: own), dash: own.dash, head: nil,
      colors: [look.light, look.dark].map { $0[own.line ?? .boxLine] })
  }

  private func border(of arrow: Arrow) -> Appearance {
    let line = appearance(of: arrow, isFaded: arrow.isFaded)
    return Appearance(width: line.width, dash: line.dash, head: nil, colors: line.colors)
  }

  /// Whether a label on the line, or on a line that begins or ends with it, says what it means.
  private func isNamed(_ line: Arrow) -> Bool {
    let named: [Arrow.Role] = [
      .containment, .pointer, .presented, .presenting, .request, .root, .property,
    ]
    return named.contains(line.role)
      && arrows.contains {
        $0.label != nil && $0.role == line.role && ($0.mark == .refused) == (line.mark == .refused)
          && !$0.id.hasPrefix("legend-")
          && ($0.id == line.id || $0.beginsAtHead ? $0.head == line.head : $0.tail == line.tail)
      }
  }

  /// - Parameter hasLegend: Whether a legend explains all lines, rather than only those whose names
  ///   have no room.
  package func legendFaults(hasLegend: Bool) -> [String] {
    let markSamples = arrows.filter { $0.id.hasPrefix("legend-") && $0.id.hasSuffix("-line") }
    let samples = arrows.filter { $0.id.hasPrefix("legend-") && !$0.id.hasSuffix("-line") }
    let lines = arrows.filter {
      // A popover's arrow is a part of it.
      !$0.id.hasPrefix("legend-") && !$0.id.hasPrefix("screen") && !$0.splines.isEmpty
        && ![.call, .automaticCall, .lifeline, .strike].contains($0.role) && !isNamed($0)
    }
    var faults: [String] = []
    for sample in samples {
      let isThere = lines.contains {
        appearance(of: $0, isFaded: $0.isFaded && sample.isFaded)
          == appearance(of: sample, isFaded: sample.isFaded)
      }
      if !isThere { faults.append("no line looks like \(sample.id)") }
    }
    let drawn = samples.map { appearance(of: $0, isFaded: $0.isFaded) }
    if Set(drawn).count < drawn.count { faults.append("two samples look the same") }
    let texts = boxes.filter { $0.id.hasPrefix("legend-") && $0.id.hasSuffix("-text") }
      .map { $0.lines.map(\.text) }
    if Set(texts).count < texts.count { faults.append("two entries say the same") }
    // A line to an obstacle has no label in any figure.
    for line in lines where hasLegend || line.mark == .refused {
      let count = samples.count { sample in
        // A dimmed line is explained by a sample in its own colour, too.
        appearance(of: sample, isFaded: sample.isFaded)
          == appearance(of: line, isFaded: line.isFaded && sample.isFaded)
      }
      if count != 1 { faults.append("\(count) samples look like \(line.id)") }
    }
    let hasPorts = boxes.contains { $0.role.isPort && !$0.id.hasPrefix("legend-") }
    if hasPorts != boxes.contains(where: { $0.id == "legend-port-text" }) {
      faults.append(hasPorts ? "nothing explains ports" : "there are no ports")
    }
    let parts = boxes.filter { !$0.id.hasPrefix("legend-") && $0.mark != nil }
    let changed = arrows.filter { !$0.id.hasPrefix("legend-") && $0.mark != nil }
    let (marked, joining) = (parts.map(border), changed.map(border))
    let marks = boxes.filter { $0.id.hasPrefix("legend-") && $0.mark != nil }
    for mark in marks where !(marked + joining).contains(border(of: mark)) {
      faults.append("nothing looks like \(mark.id)")
    }
    for sample in markSamples {
      let isThere = changed.contains {
        appearance(of: $0, isFaded: false) == appearance(of: sample, isFaded: false)
      }
      if !isThere { faults.append("no line looks like \(sample.id)") }
    }
    for mark in Set(changed.compactMap(\.mark)) where mark != .refused {
      let count = (markSamples + samples).count { $0.mark == mark }
      if count == 0 { faults.append("no sample of a line that is \(mark.rawValue)") }
    }
    for look in Set(marked) where marks.count(where: { border(of: $0) == look }) != 1 {
      faults.append("a marked box has no sample")
    }
    return faults
  }
}
