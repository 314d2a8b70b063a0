import VCEngine
import VCFigures
import VCPictures

extension VisibleFamily {
  /// Adds the container's own view with its children along the longer side, or as a bar asks.
  mutating func addContainer(_ opening: Opening, _ children: [Index]) -> [Opening] {
    var label = contentLabel(opening)
    guard !children.isEmpty else {
      add(.content, opening.rect, opening.member, label)
      return []
    }
    label.lines.removeLast(label.lines.count - 1)
    let (header, rest) = opening.rect.split(fromTop: device.em * 1.7)
    label.room = header
    add(.container, opening.rect, opening.member, label)
    let gap = device.em * 0.4
    let room = Rect(
      minX: rest.minX + gap, minY: rest.minY + gap, maxX: rest.maxX - gap, maxY: rest.maxY)
    let isRow = room.width >= room.height && !children.contains(where: isWide)
    let lengths = lengths(of: children, isRow ? room.width : room.height, isRow: isRow, gap)
    var free = room
    return zip(children, lengths).map { child, length in
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

  /// Whether a child prefers to be wider than high, as a bar is.
  private func isWide(_ child: Index) -> Bool {
    hierarchy.app.viewControllers[child].preferredContentSize.map {
      $0.value.width > $0.value.height
    } ?? false
  }

  /// The children of a container if they fit, else the most relevant one.
  func visible(_ children: [Index], of opening: Opening) -> [Index] {
    guard let first = children.first else { return [] }
    let isPage = hierarchy.app.viewControllers[opening.member].kind == .page
    let longer = max(opening.rect.width, opening.rect.height)
    let room = Int(longer / (device.em * (opening.rect.width >= opening.rect.height ? 5 : 3)))
    if isPage || children.count > room {
      return [children.first(where: toSender.contains) ?? first]
    }
    return children
  }
}
