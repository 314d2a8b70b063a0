import ViewControllers

/// A figure of families: boxes in frames, and lines from box to box. What distinguishes one such
/// kind from another is what it shows of a moment; the rest of the road is the same.
protocol FamiliesFigure: Figure {
  func content(of hierarchy: Hierarchy, in style: Style) -> MomentContent
}

extension FamiliesFigure {
  func sketches(of moments: [Moment], in style: Style) throws -> [Sketch] {
    let content = FamiliesContent(
      of: moments.map { ($0.hierarchy, self.content(of: $0.hierarchy, in: style)) }, in: style)
    let layout = try FamiliesLayout(of: content)
    return moments.indices.map { moment in
      var sketcher = FamiliesSketcher(layout, moment: moment)
      return sketcher.sketch()
    }
  }
}

extension Style {
  /// Which pointers a figure draws that does not draw every member's.
  var pointersOfFamilies: PointerSelection {
    (pointers ?? template.pointers) == .unnamed ? .unnamed : .families
  }
}
