import ViewControllers

extension English: PropertyPhrases {
  package func rule(of property: Property, _ name: String, owner: String) -> String {
    switch property {
    case .parentViewController:
      "\(name) is the direct container, of whatever class, and never the presenter (R1)."
    case .navigationController, .tabBarController, .splitViewController:
      "\(name) is the nearest \(noun(ofSearched: property.kind)) above '\(owner)'; only parents "
        + "count, and the controller itself does not (R2)."
    case .presentingViewController:
      "\(name) is whoever presented the top of the family, the same for each of its members (R3)."
    case .presentedViewController:
      "\(name) is what the first of '\(owner)', its parent, and so on upward presents (R4)."
    case .children:
      "\(name) holds what is contained, in order, and never what is presented (R16)."
    }
  }

  private func noun(ofSearched kind: ContainerKind?) -> String {
    kind.map { noun(of: $0) } ?? "controller"
  }

  package func hasParent(_ controller: ControllerName, _ parent: String?) -> String {
    "\(name(controller)) has " + (parent.map { "a parent, '\($0)'." } ?? "no parent.")
  }

  package func isNo(
    _ kind: ContainerKind?, _ controller: ControllerName, next parent: String?
  ) -> String {
    "\(name(controller)) is no \(noun(ofSearched: kind)); "
      + (parent.map { "its parent, '\($0)', is next." }
        ?? "it has no parent, and the walk never goes on into another family (R8).")
  }

  package func isAnswer(_ controller: ControllerName) -> String {
    "\(name(controller)) is the answer."
  }

  package func contains(_ controller: ControllerName, count: Int) -> String {
    "\(name(controller)) contains \(counted(count, "controller"))."
  }

  package func presentsNothing(_ controller: ControllerName, next parent: String?) -> String {
    "\(name(controller)) presents nothing; "
      + (parent.map { "its parent, '\($0)', is next." } ?? "it has no parent.")
  }

  package func presents(_ controller: ControllerName, _ presented: String) -> String {
    "\(name(controller)) presents '\(presented)'."
  }

  package func isPresentedTop(_ controller: ControllerName, by presenter: String) -> String {
    "\(name(controller)) is the top, and '\(presenter)' presented it."
  }

  package func isTopInNoWindow(_ controller: ControllerName) -> String {
    "\(name(controller)) is the top, and is in no window."
  }

  package func isRoot(_ controller: ControllerName) -> String {
    "\(name(controller)) is the top, and the window's root view controller: nobody presented it."
  }

  package func wouldBe(_ value: String, under rules: RuleSet) -> String {
    "By \(possessive(rules)) rules it would be \(value)."
  }
}
