import VCEngine
import VCSource

/// The style in which a controller is or would be presented, and its reason (R13, R14).
package struct StyleExplanation: Sendable {
  /// The hierarchy in which the property is read.
  package let hierarchy: Hierarchy
  /// The controller that has the style.
  package let owner: ViewController.Index
  /// The style in force.
  package let style: ModalPresentationStyle
  /// The style in compact width, nil if it stays the same (R14).
  package let adaptsTo: ModalPresentationStyle?
  /// The system controller's own presentation, nil if the style decides (R13).
  package let systemPresentation: SystemPresentation?

  /// Explains the style of one of the hierarchy's controllers.
  package init(of owner: ViewController.Index, in hierarchy: Hierarchy) {
    (self.hierarchy, self.owner) = (hierarchy, owner)
    let viewController = hierarchy.app.viewControllers[owner]
    let traits = hierarchy.traits(of: owner)
    systemPresentation = viewController.systemPresentation(in: traits)
    style = viewController.presentationStyle(bringing: systemPresentation, in: traits)
    adaptsTo = style.adaptation(
      in: traits, delegate: viewController.adaptivePresentationStyle?.value)
  }

  /// The property's name after its controller's id.
  package static let property = "modalPresentationStyle"
}

extension StyleExplanation: SpokenExplanation {
  package func write(to json: inout JSONWriter, in language: Language) {
    json.member("property", name)
    json.member("value", style.rawValue)
    json.member("systemPresentation", systemPresentation?.rawValue)
    json.member("adaptsTo", adaptsTo?.rawValue)
    json.width(of: owner, in: hierarchy)
  }

  package func say(to prose: inout Prose) {
    prose.say("\(name) = \(prose.code.value(style))")
    let app = hierarchy.app
    prose.say(
      .style(
        controller: prose.nameAndClass(owner),
        style: Words.requestedStyle(of: app.viewControllers[owner], systemPresentation, style, app)),
      as: .reason)
    prose.sayWidth(of: owner)
    if let adaptsTo { prose.say(owner, seenAs: adaptsTo) }
  }

  private var name: String { "\(hierarchy.id(owner)).\(Self.property)" }
}
