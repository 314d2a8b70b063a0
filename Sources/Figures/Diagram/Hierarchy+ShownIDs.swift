import VCEngine
import VCPictures

extension Hierarchy {
  /// The ids that the boxes of controllers show, in time linear in the members.
  ///
  /// - Parameter named: The controllers that other boxes or the text below name by their ids.
  func shownIDs(in style: Look.BoxStyle, named: Set<Index>) -> [Index: String] {
    func declared(_ members: some Sequence<Index>) -> [Index: String] {
      members.reduce(into: [:]) { $0[$1] = declaredID($1) }
    }
    switch style.ids {
    case .none: return [:]
    case .all: return declared(families.lazy.flatMap(\.members))
    case .automatic:
      var ids = declared(lookingAlike)
      for member in named where !isIDShown(of: member, in: style) {
        ids[member] = id(member)
        let siblings = parentViewController(of: member).map(children) ?? []
        let alike = siblings.filter { !named.contains($0) && heading($0) == heading(member) }
        ids.merge(declared(alike)) { one, _ in one }
      }
      return ids
    }
  }

  /// Whether the id is a text of the box anyway.
  private func isIDShown(of member: Index, in style: Look.BoxStyle) -> Bool {
    let controller = app.viewControllers[member]
    return [
      title(of: member), controller.className.value,
      style.swiftUI == .views ? controller.swiftUIName : nil,
    ].contains(id(member))
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
