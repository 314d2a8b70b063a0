import VCEngine
import VCFigures
import VCPictures

extension VisibleFamily {
  /// Adds the container's own view with its children along the longer side, or along the other if more
  /// fit there. A last strip, or a small container itself, counts those without room.
  mutating func addContainer(_ opening: Opening, isRoomy: Bool) -> [Opening] {
    var label = contentLabel(opening)
    let children = visibleChildren(of: opening.member)
    guard isRoomy, !children.isEmpty else {
      if !children.isEmpty { label.codes = [count(children.count)] }
      add(.content, opening.rect, opening.member, label)
      return []
    }
    if label.name != nil { label.codes = [] }
    let (header, rest) = opening.rect.split(fromTop: device.em * 1.7)
    label.room = header
    add(.container, opening.rect, opening.member, label)
    let gap = device.em * 0.4
    var free = Rect(
      minX: rest.minX + gap, minY: rest.minY + gap, maxX: rest.maxX - gap, maxY: rest.maxY)
    let (across, down) = (
      Int((free.width + gap) / (device.em * 4 + gap)),
      Int((free.height + gap) / (device.em * 1.9 + gap))
    )
    let most = min(children.count, max(across, down))
    // A child that prefers to be wider than high is a bar.
    let hasBar = children.contains { child in
      hierarchy.app.viewControllers[child].preferredContentSize.map(\.value)
        .map { $0.width > $0.height } ?? false
    }
    let isRow = free.width >= free.height && !hasBar ? across >= most : down < most
    var shown = children
    if children.count > most {
      shown = Array(children.prefix(max(1, most - 1)))
      if let sender = children[shown.count...].first(where: toSender.contains) {
        shown[shown.count - 1] = sender
      }
      var strip = free
      if isRow {
        strip.minX = strip.maxX - device.em * 2
      } else {
        strip.maxY = strip.minY + device.em * 1.4
      }
      for child in children where !shown.contains(child) {
        add(.content, strip, child, PartLabel())
      }
      parts[parts.count - 1].label.name = count(children.count - shown.count)
      if isRow { free.maxX = strip.minX - gap } else { free.minY = strip.maxY + gap }
    }
    let lengths = lengths(of: shown, isRow ? free.width : free.height, isRow: isRow, gap)
    return zip(shown, lengths).map { child, length in
      var rect = free
      if isRow {
        rect.maxX = free.minX + length
        free.minX = rect.maxX + gap
      } else {
        rect.minY = free.maxY - length
        free.maxY = rect.minY - gap
      }
      return Opening(child, rect, isNamed: false)
    }
  }

  /// The lengths of children along a room's longer side. A child with a preferred size has its
  /// length, and in a column a child without children is a bar beside others, such as a mini
  /// player. The others share the rest.
  private func lengths(
    of children: [Index], _ whole: Double, isRow: Bool, _ gap: Double
  ) -> [Double] {
    let least = device.em * (isRow ? 5 : 2.4)
    let leaves = children.filter { hierarchy.children(of: $0).isEmpty }
    let bars = isRow || leaves.count == children.count ? [] : Set(leaves)
    var own = children.map { child in
      hierarchy.app.viewControllers[child].preferredContentSize.map {
        max(least, device.length(isRow ? $0.value.width : $0.value.height))
      } ?? (bars.contains(child) ? least : nil)
    }
    func share() -> Double {
      let rest = own.reduce(whole + gap) { $0 - ($1.map { $0 + gap } ?? 0) }
      return rest / Double(max(1, own.count { $0 == nil })) - gap
    }
    if !own.contains(nil) || share() < least { own = own.map { _ in nil } }
    let share = share()
    return own.map { $0 ?? share }
  }

  private func count(_ number: Int) -> TextLine { TextLine("+\(number)", .detail, look) }

  /// The children of a container, and whose views it contains without them; of pages, the current ones.
  private func visibleChildren(of member: Index) -> [Index] {
    let children = hierarchy.children(of: member) + (held[member] ?? [])
    let controller = hierarchy.app.viewControllers[member]
    guard controller.kind == .page else { return children }
    if controller.pageCount > 1 { return Array(children.prefix(controller.pageCount)) }
    return [children.first(where: toSender.contains) ?? children.first].compactMap(\.self)
  }
}
