import Pictures

extension FamilyLayout {
  /// Members whose lines to another family leave together as one net.
  struct Exit {
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
    let members: [BoxIndex]
    /// Above (positive) or below the middle of a box, in points.
    let offset: Double

    /// Whether the lines leave at the right, as those to a presented family do.
    var isAtRight: Bool { role != .presenting && role != .requested }
    /// Whether the line leaves by a lane under the row even where the way to the side is clear.
    var isBelow: Bool { role == .requested }
  }

  /// The levels at which an exit's lines leave the family; none for an exit that it doesn't have.
  func exitLevels(_ role: Exit.Role, of link: Int) -> [ExitLevel] {
    exits.firstIndex { $0.link == link && $0.role == role }.map { exitLevels[$0] } ?? []
  }
}

extension Diagram {
  /// The exits of each group.
  var exits: [[FamilyLayout.Exit]] {
    let offset = look.arrows.pairOffset
    var exits = [[FamilyLayout.Exit]](repeating: [], count: groups.count)
    for (number, link) in links.enumerated() {
      func add(
        _ role: FamilyLayout.Exit.Role, of group: Int, _ members: [BoxIndex], _ offset: Double
      ) {
        exits[group].append(
          FamilyLayout.Exit(link: number, role: role, members: members, offset: offset))
      }
      add(.presented, of: link.host, link.presented.spokes, link.presenting == nil ? 0 : offset)
      if let presenting = link.presenting {
        add(.presenter, of: link.host, [link.presenter], -offset)
        add(.presenting, of: link.guest, presenting.spokes, -offset)
      }
      if let request = link.request {
        add(.request, of: link.host, request.spokes, 0)
        add(.requested, of: link.guest, [request.hub], 0)
      }
    }
    return exits
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
