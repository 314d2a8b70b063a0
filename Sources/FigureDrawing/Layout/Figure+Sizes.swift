extension Template {
  /// From a frame's upper edge to the boxes in it, in points: at least its title's height.
  var frameTop: Double { max(frame.paddingTop, fonts.frame.lineHeight + 8) }
}

extension Figure {
  /// How many links lead to each group.
  var depths: [Int] {
    var depths = [Int](repeating: 0, count: groups.count)
    // A link's host may itself be the guest of a later one: the window's link comes last.
    for _ in 0...links.count {
      var isStable = true
      for link in links where depths[link.guest] <= depths[link.host] {
        depths[link.guest] = depths[link.host] + 1
        isStable = false
      }
      if isStable { break }
    }
    return depths
  }

  /// The size of a bundle's label with the room around it, in points.
  func labelSize(of bundle: Bundle) -> Size {
    let style = template.fonts.pointer
    guard !bundle.names.isEmpty else { return Size(width: 6, height: 1) }
    return Size(
      width: (bundle.names.map(style.width).max() ?? 0) + template.spacing.label,
      height: Double(bundle.names.count) * style.size * 1.2 + template.spacing.label)
  }

  /// The widest title that a group's frame has at any moment.
  func frameTitleWidth(of group: Int) -> Double {
    moments.compactMap { $0.families[group] }
      .map { template.fonts.frame.width(of: options.language.family($0)) }.max() ?? 0
  }

  /// A box's size, its view included.
  func size(of content: NodeContent) -> Size {
    guard let view = content.view else { return content.size }
    let viewSize = viewSize(of: view)
    return Size(
      width: max(content.size.width, viewSize.width + 48),
      height: content.size.height + viewSize.height + template.viewGap)
  }

  /// The size of a view, or of a pile of them.
  func viewSize(of view: NodeContent.ViewContent) -> Size {
    let pile = Double(min(view.stacked, 4) - 1) * 4
    let width = template.fonts.detail.width(of: "view") + 26
    return Size(width: width + pile, height: template.fonts.detail.lineHeight + 10 + pile)
  }
}

extension Template {
  /// Between a box and its view, in points: an arrow and its head.
  var viewGap: Double { 2 * arrows.headLength }
}
