import VCPhrases
import VCPictures

extension Diagram {
  /// Whether the diagram is small enough to be rearranged for a page. The text of a larger one
  /// would be illegible there, and the arrangements nest as deep as the families do.
  var canBeRearranged: Bool {
    guard boxes.count <= 4000, groups.count <= 600 else { return false }
    return groups.allSatisfy { group in
      var depths: [BoxIndex: Int] = [:]
      return group.members.allSatisfy { member in
        let depth = group.parents[member].flatMap { depths[$0] }.map { $0 + 1 } ?? 0
        depths[member] = depth
        return depth <= 400
      }
    }
  }

  /// The size of the label under each container that has one.
  var labelSizes: [BoxIndex: Size] {
    var sizes: [BoxIndex: Size] = [:]
    for bundle in groups.lazy.flatMap(\.bundles) where hasLabel(bundle) {
      sizes[bundle.hub] = labelSize(of: bundle)
    }
    return sizes
  }

  /// The diagram with the texts of a density: short names, and properties that can be on two lines.
  func adapted(to density: Density) -> Diagram {
    guard density >= .shortNames else { return self }
    var content = self
    content.isTight = density >= .tight
    let names = ShortNames(of: boxes, look)
    for (number, box) in boxes.enumerated() {
      var short = names.box(box)
      if density >= .brokenNames { short.changeLines(look) { $0.withBrokenFlags(look) } }
      if short.lines.map(\.text) != box.lines.map(\.text) || !box.variants.isEmpty {
        content.set(short, of: BoxIndex(value: number))
      }
    }
    // Windows stay equally wide.
    let windows = content.boxes.indices.filter {
      if case .window = boxes[$0].subject { true } else { false }
    }
    let width = windows.map { content.boxes[$0].size.width }.max() ?? 0
    for window in windows {
      var box = content.boxes[window]
      box.size.width = width
      content.set(box, of: BoxIndex(value: window))
    }
    return content
  }

  /// The diagram with those names on two lines that would make their families wider.
  ///
  /// - Parameter indent: The indent of children in lists; nil for rows, in which containers are above
  ///   their children.
  func halvingNames(indent: Double?) -> Diagram {
    var content = self
    for group in groups {
      var (offsets, halved): ([BoxIndex: Double], [BoxIndex: BoxContent]) = ([:], [:])
      for member in group.members {
        offsets[member] = group.parents[member].map { (offsets[$0] ?? 0) + (indent ?? 0) } ?? 0
        var box = self[member]
        box.changeLines(look) { $0.withHalvedName(look) ?? $0 }
        halved[member] = box
      }
      func right(_ box: BoxContent, _ member: BoxIndex) -> Double {
        (offsets[member] ?? 0) + box.size.width
      }
      let widest = halved.map { right($1, $0) }.max() ?? 0
      var widths: [BoxIndex: Double] = [:]
      for member in group.members.reversed() {
        let room = indent == nil ? widths[member] ?? 0 : widest
        if right(self[member], member) > room, let box = halved[member] {
          content.set(box, of: member)
        }
        if let parent = group.parents[member] {
          widths[parent] = max(widths[parent] ?? 0, content[member].size.width)
        }
      }
    }
    return content
  }
}
