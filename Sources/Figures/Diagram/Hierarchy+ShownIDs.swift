import Pictures
import ViewControllers

extension Hierarchy {
  /// The controllers whose boxes show their ids, in time linear in the members.
  func showingIDs(_ shown: ShownIDs) -> Set<Index> {
    switch shown {
    case .none: []
    case .all: Set(families.flatMap(\.members))
    case .automatic: lookingAlike
    }
  }

  /// The children of one container that look alike, with everything that they contain, so that only
  /// their ids distinguish them. A plain UIViewController represents any controller, and needs no
  /// id.
  private var lookingAlike: Set<Index> {
    /// The look of a controller with everything below it.
    struct Form: Hashable {
      let heading: String
      let children: [Int]
    }
    var numbers: [Form: Int] = [:]
    var numberOfMember: [Index: Int] = [:]
    var alike: Set<Index> = []
    // Children come after their parents.
    for member in families.flatMap(\.members).reversed() {
      let children = children(of: member)
      let forms = children.map { numberOfMember[$0] ?? -1 }
      let form = Form(heading: heading(member), children: forms)
      numberOfMember[member] = numbers[form, default: numbers.count]
      numbers[form] = numberOfMember[member]
      guard Set(forms).count < forms.count else { continue }
      let byForm = Dictionary(grouping: zip(children, forms), by: \.1)
      for same in byForm.values where same.count > 1 {
        alike.formUnion(same.map(\.0).filter { heading($0) != UIKitClass.viewController.name })
      }
    }
    return alike
  }
}
