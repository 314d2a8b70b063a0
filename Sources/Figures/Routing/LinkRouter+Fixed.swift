import Pictures

/// Lines from strip to strip, of families that are set as by themselves.
extension LinkRouter {
  func fixedNets(_ number: Int) -> [NetRouter.Net] {
    let link = content.links[number]
    let (host, guest) = (placement.fixed[link.host], placement.fixed[link.guest])
    func net(
      _ leaving: FixedFamily.Role, _ arriving: FixedFamily.Role, above x: Double?
    ) -> NetRouter.Net? {
      guard let from = host.ports[FixedFamily.PortID(leaving, of: number)],
        let to = guest.ports[FixedFamily.PortID(arriving, of: number)]
      else { return nil }
      let right = port(.right, of: link.host, at: from.level)
      let ends = [port(.left, of: link.guest, at: to.level), topPort(of: link.guest, at: x)]
      return NetRouter.Net(
        source: terminal(link.host, [right]), ends: [terminal(link.guest, ends)], half: from.half)
    }
    return [
      net(.presented, .presenting, above: guest.topPorts[number]),
      link.request == nil ? nil : net(.request, .requested, above: nil),
    ].compactMap(\.self)
  }

  private func terminal(_ group: Int, _ ports: [GridPort?]) -> NetRouter.Terminal {
    NetRouter.Terminal(
      box: placement.rect(of: group), group: Int32(group), ports: ports.compactMap(\.self))
  }

  /// The place right or left of a family, at a level of its own layout.
  private func port(_ heading: Heading, of group: Int, at level: Double) -> GridPort? {
    let rect = placement.rect(of: group)
    let column =
      heading == .right
      ? grid.xs.firstPlace { $0 >= rect.maxX + boxMargin - 0.02 }
      : grid.xs.firstPlace { $0 >= rect.minX - boxMargin + 0.03 } - 1
    let y = level + placement.origins[group].y
    guard let row = grid.ys.firstIndex(where: { abs($0 - y) < 0.01 }),
      grid.xs.indices.contains(column)
    else { return nil }
    return GridPort(place: row * grid.width + column, heading: heading, cost: 0)
  }

  /// The place over a family, with room for the line below it in which the other members' lines join
  /// the pair's.
  private func topPort(of group: Int, at x: Double?) -> GridPort? {
    guard let x = x.map({ $0 + placement.origins[group].x }),
      let column = grid.xs.firstIndex(where: { abs($0 - x) < 0.01 })
    else { return nil }
    let top = placement.rect(of: group).maxY
    let row = grid.ys.firstPlace { $0 >= top + boxMargin + FixedFamily.joinAbove - 0.02 }
    guard grid.ys.indices.contains(row) else { return nil }
    return GridPort(place: row * grid.width + column, heading: .up, cost: 0)
  }
}
