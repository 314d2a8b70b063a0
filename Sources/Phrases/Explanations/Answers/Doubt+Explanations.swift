import VCEngine

extension PresentExplanation {
  package var doubts: [Doubt] {
    [doubt].compactMap(\.self)
      + (refusal?.doubts ?? presentation.map(after.doubts(aboutViewBehind:)) ?? [])
  }

  /// The doubt about the presenter, nil if there is none.
  private var doubt: Doubt? {
    let controller = after.app.viewControllers[presented]
    let system = controller.systemPresentation(in: traits)
    let style = controller.presentationStyle(in: traits)
    if let presentation, presentation.replaced != nil { return after.doubt(about: presentation) }
    return after.doubt(
      about: walk, of: presented, hasOwnLook: system != nil && style == .custom)
      ?? presentation.flatMap(after.placeDoubt)
  }
}

extension PropertyExplanation {
  package var doubts: [Doubt] {
    let top = hierarchy.ancestors(of: owner).last ?? owner
    let isLeft = property == .presentingViewController && hierarchy.wasLeftBehind(top)
    let ofHidden = property == .children ? value.compactMap(hierarchy.doubt(ofHiddenColumn:)) : []
    return [doubt, isLeft ? Doubt(.viewLeftBehind, of: hierarchy.id(top)) : nil].compactMap(\.self)
      + ofHidden
  }

  private var doubt: Doubt? {
    switch property {
    case .parentViewController, .navigationController: hierarchy.doubt(ofParentOf: owner)
    case .presentingViewController where hierarchy.family(of: owner) == nil:
      inspectorsSplit.map { Doubt(.inspectorAsSheet, of: hierarchy.id($0)) }
    case .presentedViewController, .presentingViewController, .visibleViewController:
      hierarchy.doubt(aboutPresentationsFrom: owner)
    default: nil
    }
  }

  /// The collapsed split view controller whose inspector the owner is in, nil if it is in none.
  private var inspectorsSplit: ViewController.Index? {
    let column = hierarchy.ancestors(of: owner).last ?? owner
    return hierarchy.splitViewController(leavingOut: column)
      .flatMap { hierarchy.isInspector(column, of: $0) ? $0 : nil }
  }
}

extension Hierarchy {
  /// The doubt about presentations that a member of a family requested, makes or is presented by.
  package func doubt(aboutPresentationsFrom member: Index) -> Doubt? {
    guard let number = family(of: member)?.number else { return nil }
    return presentations.lazy
      .filter { presentation in
        [presentation.sender, presentation.presenter, presentation.presented]
          .contains { self.family(of: $0)?.number == number }
      }
      .compactMap(doubt).first
  }
}
