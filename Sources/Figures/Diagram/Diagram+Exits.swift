import VCPictures

extension FamilyLayout {
  /// Members whose lines to another family leave together as one net.
  package struct Exit {
    package enum Role {
      /// presentedViewController, at the presenter's family, where it starts.
      case presented
      /// presentingViewController, at the presenter, where it ends.
      case presenter
      /// presentingViewController, at the presented family, where it starts.
      case presenting
      /// The request, at the receiver, where it starts.
      case request
      /// The request, where it ends: apart from the pair's lines, from below or above them.
      case requested
    }

    package let link: Int
    package let role: Role
    package let members: [BoxIndex]
    /// The distance above (positive) or below the middle of a box, in points.
    package let offset: Double
    /// Whether the line leaves beside a pair of the same box.
    let isBesidePair: Bool

    /// Whether the lines leave at the right, as lines to a presented family do.
    var isAtRight: Bool { role != .presenting && role != .requested }
    /// The members whose lines may lead down before they lead to the right.
    var leadingRight: ArraySlice<BoxIndex> {
      role == .request ? members[...] : role == .presented ? members.prefix(1) : []
    }
    /// Whether the line leaves by a lane under the row even if the route to the side is clear.
    var isBelow: Bool { role == .requested && offset == 0 }
  }

  /// The levels at which an exit's lines leave the family; none if the family doesn't have the
  /// exit.
  func exitLevels(_ role: Exit.Role, of link: Int) -> [ExitLevel] {
    exits.firstIndex { $0.link == link && $0.role == role }.map { exitLevels[$0] } ?? []
  }
}

extension Diagram {
  /// The boxes at which the lines of a bundle of a link begin: one where they are one line.
  func spokes(of bundle: Bundle, of number: Int) -> [BoxIndex] {
    guard joinsLines, isOfFamily(bundle, of: number) else { return bundle.spokes }
    return [bundle.relation == .presented ? links[number].presenter : links[number].presented.hub]
  }

  /// The exits of each group.
  var exits: [[FamilyLayout.Exit]] {
    let offset = look.arrows.pairOffset
    var exits = [[FamilyLayout.Exit]](repeating: [], count: groups.count)
    for (number, link) in links.enumerated() {
      func add(
        _ role: FamilyLayout.Exit.Role, of group: Int, _ members: [BoxIndex], _ offset: Double,
        isBesidePair: Bool = false
      ) {
        exits[group].append(
          FamilyLayout.Exit(
            link: number, role: role, members: members, offset: offset, isBesidePair: isBesidePair))
      }
      // The obstacle's own line may leave from the middle, or its pair beside the middle.
      let others = links.filter { $0.presenter == link.presenter && $0.guest != link.guest }
      let isAside = link.presenting == nil && isRefused(number) && !others.isEmpty
      let isBesidePair = isAside && others.contains { $0.presenting != nil }
      add(
        .presented, of: link.host, spokes(of: link.presented, of: number),
        link.presenting != nil
          ? offset
          : isBesidePair ? -look.arrows.besidePair(offset) : isAside ? -offset : 0,
        isBesidePair: isBesidePair)
      if let presenting = link.presenting {
        add(.presenter, of: link.host, [link.presenter], -offset)
        add(.presenting, of: link.guest, spokes(of: presenting, of: number), -offset)
      }
      if let request = link.request {
        add(.request, of: link.host, request.spokes, 0)
        // From an earlier presenter above the presenter, its line stays above the presenter's.
        add(.requested, of: link.guest, [request.hub], isAbove(request, link) ? 1.5 * offset : 0)
      }
    }
    return exits
  }

  /// Whether a link leads to a refused box, which may stand below all families of its pile.
  func isRefused(_ link: Int) -> Bool {
    if case .refused = self[links[link].presented.hub].subject { true } else { false }
  }

  /// Whether all lines from earlier presenters begin at containers of the presenter.
  private func isAbove(_ request: Bundle, _ link: Link) -> Bool {
    guard request.relation == .formerlyPresented else { return false }
    let parents = groups[link.host].parents
    let containers = sequence(first: link.presenter) { parents[$0] }.dropFirst()
    return Set(containers).isSuperset(of: request.spokes)
  }
}

extension [FamilyLayout.ExitLevel] {
  /// The lines by their members: each line's level, and its points from there to the box.
  package var ends: [BoxIndex: (level: Double, points: [Point])] {
    var ends: [BoxIndex: (level: Double, points: [Point])] = [:]
    for level in self {
      for end in level.ends where ends[end.member] == nil {
        ends[end.member] = (level.level, end.points)
      }
    }
    return ends
  }
}
