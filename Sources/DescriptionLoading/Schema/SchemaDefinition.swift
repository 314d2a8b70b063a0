import TextFormats
import ViewControllers

/// The parts of the schema that others refer to.
enum SchemaDefinition: String, CaseIterable {
  case viewController
  /// A controller that a step declares: what it presents is for another step to say.
  case newViewController
  /// A controller as a step names it: declared there, or by its id.
  case controller
  case step
  case id
  case className
  case superclass
  case modalPresentationStyle
  case modalTransitionStyle

  func write(to json: inout JSONWriter) {
    switch self {
    case .viewController: writeViewController(isInStep: false, to: &json)
    case .newViewController: writeViewController(isInStep: true, to: &json)
    case .controller:
      json.object { json in
        json.key("anyOf")
        json.array([SchemaDefinition.id, .newViewController]) {
          SchemaShape.definition($1).write(to: &$0)
        }
      }
    case .step:
      json.object(spread: true) { json in
        json.key("oneOf")
        json.array(spread: true, ActionKey.allCases) { $1.schema.write(to: &$0) }
      }
    case .id: SchemaShape.pattern(#"^[^\x00-\x1f\x7f]+$"#).write(to: &json)
    case .className:
      SchemaShape.pattern(
        #"^[^\x00-\x40\x5b-\x5e\x60\x7b-\x7f][^\x00-\x1f\x7f#'"\\/{};=]*$"#,
        examples: UIKitClass.all.filter { $0.isViewController && $0.deprecated == nil }
          .map(\.name)
      ).write(to: &json)
    case .superclass:
      // With its framework before it, or a generic class's arguments behind, it is no word of a list.
      json.object { json in
        json.key("anyOf")
        let names = UIKitClass.all.filter(\.isViewController).map(\.name)
        json.array([.choice(names), .pattern(#"^[A-Za-z][A-Za-z0-9]*([.][A-Za-z]|<)"#)]) {
          (json, shape: SchemaShape) in shape.write(to: &json)
        }
      }
    case .modalPresentationStyle:
      SchemaShape.choice(of: ModalPresentationStyle.allCases.map(\.spellings)).write(to: &json)
    case .modalTransitionStyle:
      SchemaShape.choice(of: ModalTransitionStyle.allCases.map(\.spellings)).write(to: &json)
    }
  }

  private func writeViewController(isInStep: Bool, to json: inout JSONWriter) {
    json.object(spread: true) { json in
      json.key("anyOf")
      json.open("[", spread: true)
      SchemaShape.definition(.className).write(to: &json)
      SchemaObject(
        properties: ViewControllerKey.allCases.filter { !isInStep || $0 != .presents }
          .map { $0.property(isInStep: isInStep) },
        exclusive: [ViewControllerKey.viewControllers, .children].map(\.rawValue)
      ).write(to: &json)
      json.close("]")
    }
  }
}
