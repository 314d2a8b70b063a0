import ViewControllers

extension Figure {
  /// A line of a presentation that leaves a family, and which one it is.
  struct FamilyExit {
    enum Role {
      /// presentedViewController, where the presenter's family points from.
      case presented
      /// presentingViewController, where it arrives at the presenter.
      case presenter
      /// presentingViewController, where the presented family points from.
      case presenting
    }

    let presentation: Int
    let role: Role
    let exit: FamilyLayout.Exit
  }

  /// For each family, the lines that leave it: to the right those of what its members present, to
  /// the left those to its own presenter.
  var exits: [[FamilyExit]] {
    let offset = template.arrows.pairOffset
    var exits = [[FamilyExit]](repeating: [], count: families.count)
    for (number, pair) in presentations.enumerated() {
      let presenter = hierarchy.presentations[number].presenter
      guard let host = hierarchy.family(of: presenter)?.number,
        let guest = hierarchy.family(of: pair.presented.hub)?.number
      else { continue }
      exits[host - 1].append(
        FamilyExit(
          presentation: number, role: .presented,
          exit: .init(side: .right, members: pair.presented.spokes, offset: offset)))
      if let presenting = pair.presenting {
        exits[host - 1].append(
          FamilyExit(
            presentation: number, role: .presenter,
            exit: .init(side: .right, members: [presenter], offset: -offset)))
        exits[guest - 1].append(
          FamilyExit(
            presentation: number, role: .presenting,
            exit: .init(side: .left, members: presenting.spokes, offset: -offset)))
      }
    }
    return exits
  }
}
