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

  /// Whether lists show all lines inside the families: they have one line to each child.
  var canBeLists: Bool {
    groups.allSatisfy { $0.bundles.allSatisfy { $0.relation == .containment } }
  }

  /// The size of the label under each container that has one.
  var labelSizes: [BoxIndex: Size] {
    var sizes: [BoxIndex: Size] = [:]
    for bundle in groups.lazy.flatMap(\.bundles) where hasLabel(bundle) {
      sizes[bundle.hub] = labelSize(of: bundle)
    }
    return sizes
  }

  /// The diagram with the texts of a density: short names, or all texts that can be on two lines.
  func adapted(to density: Density) -> Diagram {
    // Texts that change from state to state have the room of the longest.
    guard density >= .shortNames, !boxes.contains(where: \.notesChange) else { return self }
    var content = self
    let names = boxes.map { $0.shortName(look) }
    // Two classes never have the same name.
    var classes: [String: Set<String>] = [:]
    for (box, name) in zip(boxes, names) {
      classes[(name ?? box.lines[0]).text, default: []].insert(box.className)
    }
    for (number, box) in boxes.enumerated() {
      var lines = box.linesWithShortValues(look)
      if let name = names[number], classes[name.text]?.count == 1 { lines[0] = name }
      if density >= .brokenNames {
        let isOfStack = stacks.contains(BoxIndex(value: number))
        lines = lines.withBrokenFlags(look)
        lines = lines.withHalvedName(look, isOfStack: isOfStack) ?? lines
      }
      if lines.map(\.text) != box.lines.map(\.text) {
        content.set(lines, of: BoxIndex(value: number))
      }
    }
    return content
  }
}
