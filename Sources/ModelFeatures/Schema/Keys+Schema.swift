import VCEngine
import VCSource

extension WordedKey {
  static var properties: [SchemaProperty] { allCases.map { $0.property() } }

  /// Returns the key's property. In a step, contained controllers are declared in that step too.
  func property(isInStep: Bool = false) -> SchemaProperty {
    SchemaProperty(self, SchemaShape(row.shape, of: rawValue, isInStep: isInStep), words)
  }
}

extension SchemaShape {
  fileprivate init(_ shape: KeyShape, of key: String, isInStep: Bool) {
    func definition(_ part: DescriptionPart) -> SchemaShape {
      switch part {
      case .viewController where isInStep: .definition(.newViewController)
      case .tab where isInStep: .definition(.newTab)
      default: .definition(part)
      }
    }
    // Long shapes and shapes that several keys share are definitions.
    if let part = DescriptionPart(rawValue: key),
      [.detents, .modalPresentationStyle, .modalTransitionStyle].contains(part)
    {
      self = .definition(part)
      return
    }
    self =
      switch shape {
      case .flag: .bool
      case .text: .text
      case .localizedText: .definition(.text)
      case .link: .definition(.link)
      case .index: .wholeNumber(0)
      case .number(let range): .wholeNumber(range.lowerBound, range.upperBound)
      case .detents: .list(.detent)
      case .word(let spellings):
        .choice(spellings().map { $0[0] } + spellings().flatMap { $0.dropFirst() })
      case .size: .object(of: SizeKey.self, required: SizeKey.allCases)
      case .level:
        .anyOf([.choice(WindowLevel.names.map(\.key)), .number(WindowLevel.range)])
      case .part(let part): definition(part)
      case .parts(let part): .list(definition(part))
      case .someParts(let part): .list(definition(part), isNonEmpty: true)
      case .partsOrNames(let part): .anyOf([.list(definition(part)), .names(definition(part))])
      }
  }
}

extension SegueKey {
  /// Returns the segues of one kind; pass nil for unwind segues with a known action only.
  static func schema(of kind: Segue.Kind?) -> SchemaObject {
    SchemaObject(
      properties: (kind.map { [SchemaProperty($0, .definition(.controller), .meaningOfKind)] } ?? [])
        + properties,
      required: [kind?.rawValue ?? SegueKey.unwindAction.rawValue, SegueKey.from.rawValue])
  }
}

extension StepVerb {
  /// The steps with this verb: its key, its preposition's key, and a label.
  var schema: SchemaObject {
    var properties = [SchemaProperty(name, subject.shape, wordsOfSubject)]
    var required = [name]
    if let preposition {
      properties.append(SchemaProperty(preposition, .definition(.id), wordsOfOther))
      if !isOtherOptional { required.append(preposition) }
    }
    return SchemaObject(
      description: words,
      properties: properties
        + StepKey.allCases.filter { $0.belongs(to: self) }.map { property(of: $0) },
      required: required)
  }

  /// Returns the property of a step's key; for `during`, it lists the verb's times.
  private func property(of key: StepKey) -> SchemaProperty {
    guard key == .during else { return key.property() }
    return SchemaProperty(key, .choice(times.map(\.rawValue)), key.words)
  }
}

extension StepVerb.Subject {
  fileprivate var shape: SchemaShape {
    switch self {
    case .id: .definition(.id)
    case .controller, .view: .definition(.controller)
    case .controllers: .list(.definition(.controller))
    case .segue: .text
    case .choice(let words): .choice(words)
    }
  }
}
