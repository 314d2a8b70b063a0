extension English {
  package func text(of fault: Message.Keys) -> String {
    switch fault {
    case .notAMapping(let subject, let value):
      "\(phrase(for: subject, "a")) is a mapping, not \(phrase(for: value))"
    case .duplicateKey(let key): "the key \(quoted(key)) is here a second time"
    case .unknownKey(let key, let suggestion):
      "unknown key \(quoted(key))" + suggesting(suggestion)
    case .keyAsValue(let unknown, let key, let subject):
      "unknown key \(quoted(unknown)); write '\(key)' as the key"
        + (subject.map { ": \(quoted("\(key): \($0)"))" } ?? "")
    case .missingRequiredKey(let key, let subject): "\(phrase(for: subject, "the")) has no '\(key)'"
    case .wrongType(let key, .color, .emptyText):
      "'\(key)' takes a colour in quotation marks, such as \"#1f5f99\": without them, # begins a comment"
    case .wrongType(let key, let type, let value):
      "'\(key)' takes \(phrase(for: type)), not \(phrase(for: value))"
    case .unknownChoice(let key, let choices, let value, let suggestion):
      "'\(key)' takes \(list(choices, "or")), not \(phrase(for: value))" + suggesting(suggestion)
    case .unknownName(let key, let value, let suggestion):
      "'\(key)' does not take \(phrase(for: value))" + suggesting(suggestion)
    }
  }

  private func phrase(for subject: Message.Subject, _ article: String) -> String {
    switch subject {
    case .description: "\(article) description"
    case .viewController: "\(article) view controller"
    case .step: "\(article) step"
    case .window: "\(article) window"
    case .tab: "\(article) tab"
    case .object: article == "a" ? "an object" : "\(article) object"
    case .alternative: article == "a" ? "an alternative" : "\(article) alternative"
    case .segue: "\(article) segue"
    case .template: "\(article) template"
    case .settings: "\(article) settings file"
    case .value(let key): "'\(key)'"
    }
  }

  package func phrase(for value: Message.Value) -> String {
    switch value {
    case .mapping: "a mapping"
    case .list: "a list"
    case .emptyText: "an empty text"
    case .scalar(let text): quoted(text)
    case .text(let text): "the text \(quoted(text))"
    case .number(let digits): "the number \(digits.prefix(40))"
    case .boolean(let value): "\(value)"
    case .null: "null"
    case .unreadable: "an unreadable value"
    }
  }

  private func phrase(for type: Message.ValueType) -> String {
    switch type {
    case .text: "a text"
    case .boolean: "true or false"
    case .wholeNumber(let range):
      "a whole number" + (range.map { " from \($0.lowerBound) to \($0.upperBound)" } ?? "")
    case .number(let range):
      "a number" + (range.map { " from \($0.lowerBound.short) to \($0.upperBound.short)" } ?? "")
    case .mapping: "a mapping"
    case .list: "a list"
    case .id: "an id"
    case .ids: "ids"
    case .className: "a class name"
    case .functionName: "a function's name, such as 'route(to:)'"
    case .color: "a colour such as \"#1f5f99\""
    case .fontNames: "the names of fonts"
    }
  }
}
