import VCEngine
import VCSource

extension DescriptionPart {
  /// The part's definition in the schema.
  var schema: SchemaShape {
    switch self {
    case .viewController: Self.controllerShape(isInStep: false)
    case .newViewController: Self.controllerShape(isInStep: true)
    case .controller: .anyOf([.definition(.id), .definition(.newViewController)])
    case .window: .object(of: WindowKey.self, required: [.rootViewController])
    case .step: .oneOf(StepVerb.all.map(\.schema))
    case .alternative:
      .object(
        SchemaObject(
          properties: AlternativeKey.properties,
          sufficient: [AlternativeKey.set, .steps].map(\.rawValue)))
    case .changes:
      .names(
        .anyOf([
          .bool, .wholeNumber(0), .definition(.text), .definition(.detents),
          .object(of: SizeKey.self, required: SizeKey.allCases),
        ]))
    case .object: .object(of: ObjectKey.self, required: [.class])
    case .references: .names(Self.referenceShape)
    case .delegate: Self.referenceShape
    case .tab: Self.tabShape(isInStep: false)
    case .newTab: Self.tabShape(isInStep: true)
    case .detents: .list(.detent)
    case .segue: .oneOf((Segue.Kind.allCases.map(Optional.some) + [nil]).map(SegueKey.schema(of:)))
    case .id: .pattern(#"^(?!(?:nil|null|~)$)[^\x00-\x1f\x7f]+$"#)
    case .text: .localized(.text)
    case .link: .localized(Self.address)
    case .className:
      // Each system class has its own text for editors.
      .anyOf(
        UIKitClass.all.filter(\.isSystems)
          .map { SchemaShape.described(.choice([$0.name]), $0.summary) } + [Self.anyClass],
        spread: true)
    case .superclass:
      // A list of words can't contain a class with its framework or generic arguments.
      .anyOf([
        .choice(UIKitClass.all.filter(\.isViewController).map(\.name)),
        .pattern(#"^[A-Za-z][A-Za-z0-9]*([.][A-Za-z]|<)"#),
      ])
    case .modalPresentationStyle: .choice(of: ModalPresentationStyle.self)
    case .modalTransitionStyle:
      // Each has its purpose (the guide's table 10-1).
      .anyOf(
        ModalTransitionStyle.allCases.map {
          SchemaShape.described(.choice([$0.rawValue, $0.objectiveCSpelling]), $0.words)
        }, spread: true)
    }
  }

  /// An address as `Hyperlink` accepts it: on the web, or without a scheme and host.
  private static var address: SchemaShape {
    let character = #"[^\x00-\x1f\x7f\\]"#
    return .pattern(
      "^(?:(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)\(character)+"
        + #"|(?!//|$)[^:/?#\x00-\x1f\x7f\\]*(?:[/?#]"# + "\(character)*)?)$")
  }

  /// Any class, with suggestions for editors.
  private static var anyClass: SchemaShape {
    // Punctuation of the General, the CJK and the full-width block; editors don't know `\p`.
    let marks =
      #"\u2010-\u2027\u3000-\u3003\u3008-\u3011\u3014-\u301f\uff01-\uff03\uff05-\uff0a\uff0c-\uff0f"#
      + #"\uff1a\uff1b\uff1f\uff20\uff3b-\uff3d\uff5b\uff5d\uff5f-\uff65"#
    return .pattern(
      #"^[^\x00-\x40\x5b-\x5e\x60\x7b-\x7f"# + marks + #"][^\x00-\x1f\x7f#'"\\/{};=:"# + marks
        + "]*$",
      examples: UIKitClass.all.filter { $0.isViewController && $0.deprecated == nil }
        .map(\.name))
  }

  /// An id, or an object with more properties of the reference.
  private static var referenceShape: SchemaShape {
    .anyOf([.definition(.id), .object(of: ReferenceKey.self, required: [.to])])
  }

  private static func tabShape(isInStep: Bool) -> SchemaShape {
    .object(
      SchemaObject(
        properties: TabKey.allCases.map { $0.property(isInStep: isInStep) },
        sufficient: [TabKey.viewController, .children].map(\.rawValue)))
  }

  private static func controllerShape(isInStep: Bool) -> SchemaShape {
    let keys = ViewControllerKey.allCases.filter { !isInStep || $0 != .presents }
    return .anyOf(
      [
        .definition(.className),
        .object(
          SchemaObject(
            properties: keys.map { $0.property(isInStep: isInStep) },
            exclusive: [ViewControllerKey.viewControllers, .children].map(\.rawValue))),
      ], spread: true)
  }
}

extension UIKitClass {
  /// The text that editors show for a system class.
  fileprivate var summary: Words {
    switch (dismissal, delegateProtocol) {
    case (.byDelegate, let delegate?):
      .classToDismiss(framework: framework, delegate: delegate, method: endMethod?.swift)
    case (.byItself, let delegate): .classThatGoes(framework: framework, delegate: delegate)
    case (_, let delegate): .classOfFramework(framework: framework, delegate: delegate)
    }
  }
}
