import VCPictures

extension Look {
  /// The gap between a box and its view, in points, with room for an arrow and its head.
  var viewGap: Double { 2 * arrows.headLength }
}

extension Diagram {
  /// The column of each group: the number of links that lead to it, except those that lead down.
  func columns(below: Set<Int>) -> [Int] {
    var depths = [Int](repeating: 0, count: groups.count)
    // A link's host may itself be the guest of a later one: the window's link comes last.
    for _ in 0...links.count {
      var isStable = true
      for (number, link) in links.enumerated() {
        let next = depths[link.host] + (below.contains(number) ? 0 : 1)
        if depths[link.guest] >= next { continue }
        depths[link.guest] = next
        isStable = false
      }
      if isStable { break }
    }
    return depths
  }

  /// Whether a bundle's names are in a label at its line.
  func hasLabel(_ bundle: Bundle) -> Bool { !bundle.names.isEmpty && !style.namesStandInLegend }

  /// The size of a bundle's label and its margin, in points.
  func labelSize(of bundle: Bundle) -> Size {
    let style = look.fonts.pointer
    guard hasLabel(bundle) else { return Size(width: 6, height: 1) }
    return Size(
      width: (bundle.names.map(style.width).max() ?? 0) + look.spacing.label,
      height: Double(bundle.names.count) * style.labelLineHeight + look.spacing.label)
  }

  /// A group's frame around its boxes; nil for a group without a frame.
  func frame(of group: Int, around content: Rect, titleAtLeft: Bool) -> FrameShape? {
    guard groups[group].isFramed else { return nil }
    var shape = FrameShape(
      around: content, titleWidth: titleWidths[group], look, titleAtLeft: titleAtLeft)
    if isTight, hasHeadAtBottom(group) { shape.lower(to: content.minY - look.headDepth) }
    return shape
  }

  /// Whether a line from below ends at a member that has none below it.
  private func hasHeadAtBottom(_ group: Int) -> Bool {
    let parents = Set(groups[group].parents.values)
    return links.contains {
      $0.host == group && $0.presenting != nil && !parents.contains($0.presenter)
    }
  }

  /// A box's size, including its view.
  package func size(of box: BoxContent) -> Size {
    guard let view = box.view else { return box.size }
    let viewSize = viewSize(of: view)
    return Size(
      width: max(box.size.width, viewSize.width + 48),
      height: box.size.height + viewSize.height + look.viewGap)
  }

  /// The offset between two views of a pile, in points.
  static let pileStep = 4.0

  /// The number of visible views behind the front one; at most three.
  func pileSteps(of view: BoxContent.View) -> Int { min(view.stacked, 4) - 1 }

  /// The size of a view, or of a pile of views.
  func viewSize(of view: BoxContent.View) -> Size {
    let pile = Double(pileSteps(of: view)) * Self.pileStep
    let line = TextLine("view", .detail, look)
    return Size(width: line.size.width + 26 + pile, height: line.size.height + 10 + pile)
  }
}

extension [BoxContent] {
  /// The greatest difference of widths that looks like a mistake, in points.
  private static var nearlyEqual: Double { 12 }

  /// The boxes of the families that pointers stack, those of nearly equal widths as wide as the
  /// widest of them.
  func aligned(in groups: [Diagram.Group]) -> [BoxContent] {
    var boxes = self
    for group in groups where group.bundles.contains(where: { $0.relation == .pointer }) {
      var width = Double.infinity
      for member in group.members.sorted(by: { self[$0].size.width > self[$1].size.width }) {
        let own = self[member].size.width
        if own <= width - Self.nearlyEqual { width = own }
        boxes[member.value].size.width = width
      }
    }
    return boxes
  }

  private subscript(box: BoxIndex) -> BoxContent { self[box.value] }
}
