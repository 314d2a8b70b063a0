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
    var hasWideDigits: Bool {
      switch self {
      case .scalar(let text), .text(let text):
        !text.isEmpty && text.unicodeScalars.allSatisfy { ("０"..."９").contains($0) }
      default: false
      }
    }
  }
}

extension Message.Subject: RoleValue {
  package var role: Words.Role {
    switch self {
    case .value(let key): .words(.subjectOfKey(key: key))
    default: .text("\(self)")
    }
  }
}

extension Message.Value: RoleValue {
  package var role: Words.Role {
    switch self {
    case .mapping: .words(.valueMapping)
    case .list: .words(.valueList)
    case .emptyText: .words(.valueEmptyText)
    case .scalar(let text): .words(.valueScalar(text: text))
    case .text(let text): .words(.valueText(text: text))
    case .number(let digits): .words(.valueNumber(digits: digits.prefix(40)))
    case .boolean(let value): .words(.valueBoolean(value: "\(value)"))
    case .null: .words(.valueNull)
    case .unreadable: .words(.valueUnreadable)
    }
  }
}
