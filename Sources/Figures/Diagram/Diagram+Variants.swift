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
    if style.namesStandInLegend { return sizes }
    for bundle in groups.lazy.flatMap(\.bundles) where !bundle.names.isEmpty {
      sizes[bundle.hub] = labelSize(of: bundle)
    }
    return sizes
  }

  /// The sizes that a box can have: as it is and, unless its notes change, with long lines broken
  /// in two.
  func variants(of box: BoxIndex, _ measures: ArrangementMeasures) -> [BoxVariant] {
    let said = self[box]
    var variants = [variant(of: said, said.lines, said.size)]
    if said.notesChange { return variants }
    let flags = measures.breaksFlags ? said.lines.withBrokenFlags(look) : said.lines
    if flags.count > said.lines.count { variants.append(variant(of: said, flags)) }
    let isOfStack = stacks.contains(box)
    if measures.breaksNames, let broken = flags.withHalvedName(look, isOfStack: isOfStack) {
      variants.append(variant(of: said, broken))
    }
    return variants
  }

  private func variant(of said: BoxContent, _ lines: [TextLine]) -> BoxVariant {
    variant(of: said, lines, said.size(around: lines, look))
  }

  private func variant(of said: BoxContent, _ lines: [TextLine], _ size: Size) -> BoxVariant {
    var box = said
    box.lines = lines
    box.size = size
    return BoxVariant(lines: lines, height: size.height, whole: self.size(of: box))
  }
}
