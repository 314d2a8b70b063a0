extension Message {
  /// What a mapping says something of.
  public enum Subject: Hashable, Sendable {
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
    /// An object that is no view controller.
    case object
    /// One of several ways on.
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

  /// A value as it stands in the text.
  public enum Value: Hashable, Sendable {
    /// A mapping, or a JSON object.
    case mapping
    /// A list, or a JSON array.
    case list
    /// A text without a character.
    case emptyText
    /// A scalar of YAML, which has the type that is asked of it.
    case scalar(String)
    /// JSON's text.
    case text(String)
    /// JSON's number, with its digits.
    case number(String)
    /// JSON's `true` or `false`.
    case boolean(Bool)
    /// JSON's `null`.
    case null
    /// A value with faults of its own.
    case unreadable
  }

  /// What a key's value should be.
  public enum ValueType: Hashable, Sendable {
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
    /// The name of a function, perhaps with the labels of its arguments.
    case functionName
    /// A colour such as `#1f5f99`.
    case color
    /// The names of font families, in a list.
    case fontNames
  }

  /// The keys of a mapping, and the types of their values.
  public enum Keys: Hashable, Sendable {
    /// Something else stands where a mapping should.
    case notAMapping(Subject, Value)
    /// A key stands in a mapping a second time.
    case duplicateKey(String)
    /// A key that means nothing here, and the key that may have been meant.
    case unknownKey(String, suggestion: String?)
    /// A key must be there, and is not.
    case missingRequiredKey(String, of: Subject)
    /// The value of a key is not of the type that the key takes.
    case wrongType(key: String, ValueType, Value)
    /// A value that is none of a few words, and the word that may have been meant.
    case unknownChoice(key: String, of: [String], Value, suggestion: String?)
    /// The same for so many words that a note lists them.
    case unknownName(key: String, Value, suggestion: String?)
  }
}
