import TextFormats
import ViewControllers

extension DescriptionPart {
  /// Writes the part's definition in the schema.
  func write(to json: inout JSONWriter) {
    switch self {
    case .viewController: writeViewController(isInStep: false, to: &json)
    case .newViewController: writeViewController(isInStep: true, to: &json)
    case .controller:
      json.object { json in
        json.key("anyOf")
        json.array([DescriptionPart.id, .newViewController]) {
          SchemaShape.definition($1).write(to: &$0)
        }
      }
    case .window:
      SchemaObject(
        properties: WindowKey.properties,
        required: [WindowKey.rootViewController.rawValue]
      ).write(to: &json)
    case .step:
      json.object(spread: true) { json in
        json.key("oneOf")
        json.array(spread: true, StepVerb.all) { $1.schema.write(to: &$0) }
      }
    case .alternative:
      SchemaObject(
        properties: AlternativeKey.properties,
        required: [AlternativeKey.steps.rawValue]
      ).write(to: &json)
    case .object:
      SchemaObject(
        properties: ObjectKey.properties, required: [ObjectKey.class.rawValue]
      ).write(to: &json)
    case .references:
      json.object { json in
        json.member("type", "object")
        json.key("additionalProperties")
        Self.writeReference(to: &json)
      }
    case .delegate: Self.writeReference(to: &json)
    case .tab: writeTab(isInStep: false, to: &json)
    case .newTab: writeTab(isInStep: true, to: &json)
    case .detents: SchemaShape.list(.detent).write(to: &json)
    case .segue:
      json.object(spread: true) { json in
        json.key("oneOf")
        json.array(spread: true, Segue.Kind.allCases.map(Optional.some) + [nil]) {
          SegueKey.schema(of: $1).write(to: &$0)
        }
      }
    case .id: SchemaShape.pattern(#"^[^\x00-\x1f\x7f]+$"#).write(to: &json)
    case .link:
      // As `Hyperlink` has it: of the web, or without a scheme and a host.
      let character = #"[^\x00-\x1f\x7f\\]"#
      SchemaShape.pattern(
        "^(?:[Hh][Tt][Tt][Pp][Ss]?://\(character)+"
          + #"|(?!//|$)[^:/?#\x00-\x1f\x7f\\]*(?:[/?#]"# + "\(character)*)?)$"
      ).write(to: &json)
    case .className:
      // What an editor says of a class of the system's stands with it.
      json.object(spread: true) { json in
        json.key("anyOf")
        json.open("[", spread: true)
        for uiKitClass in UIKitClass.all where uiKitClass.isClosed && uiKitClass.isViewController {
          SchemaShape.choice([uiKitClass.name]).write(to: &json, description: uiKitClass.summary)
        }
        Self.anyClass.write(to: &json)
        json.close("]")
      }
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
      SchemaShape.choice(of: ModalPresentationStyle.self).write(to: &json)
    case .modalTransitionStyle:
      // What each is for stands with it (the guide's table 10-1).
      json.object(spread: true) { json in
        json.key("anyOf")
        json.array(spread: true, ModalTransitionStyle.allCases) { json, style in
          SchemaShape.choice([style.rawValue, style.objectiveCSpelling])
            .write(to: &json, description: style.purpose)
        }
      }
    }
  }

  /// Any class, with those that an editor offers.
  private static var anyClass: SchemaShape {
    .pattern(
      #"^[^\x00-\x40\x5b-\x5e\x60\x7b-\x7f][^\x00-\x1f\x7f#'"\\/{};=]*$"#,
      examples: UIKitClass.all.filter { $0.isViewController && $0.deprecated == nil }
        .map(\.name))
  }

  /// An id, or an object that says more of the reference.
  private static func writeReference(to json: inout JSONWriter) {
    json.object { json in
      json.key("anyOf")
      json.open("[", spread: false)
      SchemaShape.definition(.id).write(to: &json)
      SchemaObject(
        properties: ReferenceKey.properties,
        required: [ReferenceKey.to.rawValue]
      ).write(to: &json)
      json.close("]")
    }
  }

  private func writeTab(isInStep: Bool, to json: inout JSONWriter) {
    SchemaObject(
      properties: TabKey.allCases.map { $0.property(isInStep: isInStep) },
      sufficient: [TabKey.viewController, .children].map(\.rawValue)
    ).write(to: &json)
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

extension UIKitClass {
  /// What an editor says of a class of the system's.
  fileprivate var summary: String {
    let method = endMethod.map { " in \($0.swift)" } ?? ""
    let delegate = delegateProtocol ?? ""
    return switch (dismissal, delegateProtocol) {
    case (.byDelegate, _?): "Of \(framework): its \(delegate) must dismiss it\(method)."
    case (.byItself, _?): "Of \(framework): it goes by itself, and tells its \(delegate)."
    case (.byItself, nil): "Of \(framework): it goes by itself."
    case (_, _?): "Of \(framework): it tells its \(delegate) what the user does."
    case (_, nil): "Of \(framework)."
    }
  }
}

extension ModalTransitionStyle {
  /// What the guide's table 10-1 says that it is for, in our words.
  fileprivate var purpose: String {
    switch self {
    case .coverVertical:
      "Up from the lower edge, the default: for work that interrupts, or asks for something."
    case .flipHorizontal: "Turned over: for another mode of the same work."
    case .crossDissolve: "One fades into the other: for another view of the same content."
    case .partialCurl: "The page is lifted: for options beneath it. It needs fullScreen."
    }
  }
}
