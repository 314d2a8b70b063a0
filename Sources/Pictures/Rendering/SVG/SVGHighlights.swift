import VCSource

/// A style sheet that dims all arrows except those of the box under the pointer. Programs without
/// `:has` or `:hover` show all arrows normally.
struct SVGHighlights {
  let picture: Picture
  let idPrefix: String

  var text: String {
    var arrows: [Int: [String]] = [:]
    for arrow in picture.arrows {
      for box in Set([arrow.tail, arrow.head].compactMap(\.self)) {
        arrows[box, default: []].append(arrow.id)
      }
    }
    var rules = ["svg:has(.node.controller:hover) .edge{opacity:.12}"]
    for (number, box) in picture.boxes.enumerated() {
      guard let own = arrows[number] else { continue }
      let list = own.map { "#" + escaped(idPrefix + $0) }.concatenated(by: ",")
      rules.append("svg:has(#\(escaped(idPrefix + box.id)):hover) :is(\(list)).edge{opacity:1}")
    }
    return rules.concatenated()
  }

  /// An id as a selector.
  private func escaped(_ id: String) -> String {
    var text = ""
    for scalar in id.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": text.unicodeScalars.append(scalar)
      case _ where scalar.value >= 0x80: text.unicodeScalars.append(scalar)
      default: text += "\\" + String(scalar.value, radix: 16) + " "
      }
    }
    return text
  }
}
