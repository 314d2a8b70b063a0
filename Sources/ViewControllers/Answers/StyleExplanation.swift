/// In which style a controller is, or would be, presented, and why (R13, R14).
public struct StyleExplanation: Sendable {
  /// The moment at which it is asked.
  public let hierarchy: Hierarchy
  /// The controller whose style it is.
  public let owner: ViewController.Index
  /// The style in force.
  public let style: ModalPresentationStyle
  /// What the style becomes in compact width, nil where it stays as it is (R14).
  public let adaptsTo: ModalPresentationStyle?
  /// What a system controller brings along, nil where its style decides (R13).
  public let systemPresentation: SystemPresentation?

  /// The style in force of one of the hierarchy's controllers.
  public init(of owner: ViewController.Index, in hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    self.owner = owner
    let viewController = hierarchy.app.viewControllers[owner]
    let traits = hierarchy.traits(of: owner)
    systemPresentation = viewController.systemPresentation(in: traits)
    style = viewController.presentationStyle(bringing: systemPresentation, in: traits)
    adaptsTo = style.adaptation(
      in: traits, delegate: viewController.adaptivePresentationStyle?.value)
  }

  /// How the property is written after its controller's id.
  package static let property = "modalPresentationStyle"
}
