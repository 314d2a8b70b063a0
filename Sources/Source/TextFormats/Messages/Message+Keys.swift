extension Message {
  /// The subject of a mapping.
  package enum Subject: Hashable, Sendable {
    /// A whole description.
    case description
    /// One of several windows.
    case window
    /// The declaration of a view controller.
    case viewController
    /// One of a tab bar controller's tabs.
    case tab
    /// A step.
    case step
    /// An object that is not a view controller.
    case object
    /// An alternative.
    case alternative
    /// A segue.
    case segue
    /// A whole template.
    case template
    /// The settings of an app's folder.
    case settings
    /// The value of this key.
    case value(ofKey: String)
  }

  /// A value, as written in the text.
  package enum Value: Hashable, Sendable {
    /// A mapping, or a JSON object.
    case mapping
    /// A list, or a JSON array.
    case list
    /// An empty text.
    case emptyText
    /// A scalar in YAML, which has the type that the key expects.
    case scalar(String)
    /// A text in JSON.
    case text(String)
    /// A number in JSON, with its digits.
    case number(String)
    /// `true` or `false` in JSON.
    case boolean(Bool)
    /// `null` in JSON.
    case null
    /// A value with errors of its own.
    case unreadable

    /// Whether it is a number in the digits of Chinese input methods.
    fileprivate var hasWideDigits: Bool {
      switch self {
      case .scalar(let text), .text(let text):
        !text.isEmpty && text.unicodeScalars.allSatisfy { ("０"..."９").contains($0) }
      default: false
      }
    }
  }

  /// The expected type of a key's value.
  package enum ValueType: Hashable, Sendable {
    /// A text.
    case text
    /// True or false.
    case boolean
    /// A whole number, in this range if it has limits.
    case wholeNumber(ClosedRange<Int>?)
    /// A number, in this range if it has limits.
    case number(ClosedRange<Double>?)
    /// A mapping.
    case mapping
    /// A list.
    case list
    /// The id of a view controller.
    case id
    /// The ids of view controllers, in a list.
    case ids
    /// The name of a class.
    case className
    /// The name of a function, optionally with its argument labels.
    case functionName
    /// A colour such as `#1f5f99`.
    case color
    /// The names of font families, in a list.
    case fontNames
  }

  /// Problems with the keys of a mapping, and with the types of their values.
  package enum Keys: WordedFacts {
    /// Another value is in the place of a mapping.
    case notAMapping(Subject, Value)
    /// A mapping contains a key twice.
    case duplicateKey(String)
    /// A key is unknown here: the key, and the one that may have been meant.
    case unknownKey(String, suggestion: String?)
    /// A key is written as the value of an unknown one: the unknown key, the key, and its probable
    /// value.
    case keyAsValue(String, key: String, subject: String?)
    /// A required key is missing.
    case missingRequiredKey(String, of: Subject)
    /// A key's value has the wrong type.
    case wrongType(key: String, ValueType, Value)
    /// A value is not one of a few words: the words, the value, and the word that may have been
    /// meant.
    case unknownChoice(key: String, of: [String], Value, suggestion: String?)
    /// A value is not one of many words, which a note lists.
    case unknownName(key: String, Value, suggestion: String?)
  }
}

extension Message.Keys {
  package var words: Words {
    switch self {
    case .notAMapping(let subject, let value): .notAMapping(subject: subject, value: value)
    case .duplicateKey(let key): .duplicateKey(key: key)
    case .unknownKey(let key, let suggestion): .unknownKey(key: key, suggestion: suggestion)
    case .keyAsValue(let unknown, let key, let subject):
      .keyAsValue(unknown: unknown, key: key, example: subject.map { "\(key): \($0)" })
    case .missingRequiredKey(let key, let subject): .missingRequiredKey(subject: subject, key: key)
    case .wrongType(let key, .color, .emptyText): .colorWithoutQuotes(key: key)
    case .wrongType(let key, let type, let value):
      .wrongType(key: key, type: type, value: value, hasWideDigits: value.hasWideDigits)
    case .unknownChoice(let key, let choices, let value, let suggestion):
      .unknownChoice(key: key, choices: choices, value: value, suggestion: suggestion)
    case .unknownName(let key, let value, let suggestion):
      .unknownName(key: key, value: value, suggestion: suggestion)
    }
  }
}

extension Message {
  package static func keys(_ fault: Keys) -> Self { Self(fault) }
}
