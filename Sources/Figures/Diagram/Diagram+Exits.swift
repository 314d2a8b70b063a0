import Pictures

extension Diagram {
  /// A line of a presentation that leaves a family, and which one it is.
  struct FamilyExit {
    enum Role {
      /// presentedViewController, where the presenter's family points from.
      case presented
      /// presentingViewController, where it arrives at the presenter.
      case presenter
      /// presentingViewController, where the presented family points from.
      case presenting
      /// The receiver's request, where it leaves.
      case request
      /// The receiver's request, where it arrives: from below, apart from the pair's lines.
      case requested
    }

    let link: Int
    let role: Role
    let exit: FamilyLayout.Exit
  }

  /// For each group, the lines that leave it: to the right those of what its members present, to
  /// the left those to its own presenter.
  var exits: [[FamilyExit]] {
    let offset = look.arrows.pairOffset
    var exits = [[FamilyExit]](repeating: [], count: groups.count)
    for (number, link) in links.enumerated() {
      func add(
        _ role: FamilyExit.Role, of group: Int, _ side: FamilyLayout.Exit.Side,
        _ members: [BoxIndex], _ offset: Double, isBelow: Bool = false
      ) {
        exits[group].append(
          FamilyExit(
            link: number, role: role,
            exit: .init(side: side, members: members, offset: offset, isBelow: isBelow)))
      }
      let isPair = link.presenting != nil
      add(.presented, of: link.host, .right, link.presented.spokes, isPair ? offset : 0)
      if let presenting = link.presenting {
        add(.presenter, of: link.host, .right, [link.presenter], -offset)
        add(.presenting, of: link.guest, .left, presenting.spokes, -offset)
      }
      if let request = link.request {
        add(.request, of: link.host, .right, request.spokes, 0)
        add(.requested, of: link.guest, .left, [request.hub], 0, isBelow: true)
      }
    }
    return exits
  }
}

extension FamilyLayout {
  /// The levels at which an exit's lines leave the family; none for an exit that it doesn't have.
  func exitLevels(
    _ role: Diagram.FamilyExit.Role, of link: Int, among exits: [Diagram.FamilyExit]
  ) -> [ExitLevel] {
    exits.firstIndex { $0.link == link && $0.role == role }.map { exitLevels[$0] } ?? []
  }
}

extension [FamilyLayout.ExitLevel] {
  /// The lines by their members: the level at which each leaves, and from there to the box.
  var ends: [BoxIndex: (level: Double, points: [Point])] {
    var ends: [BoxIndex: (level: Double, points: [Point])] = [:]
    for level in self {
      for end in level.ends where ends[end.member] == nil {
        ends[end.member] = (level.level, end.points)
      }
    }
    return ends
  }
}
