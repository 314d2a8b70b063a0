// Facts that fill roles.

extension Message.Construct: RoleValue {}
extension Message.Format: RoleValue {}
extension Message.NumberFault: RoleValue {}

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

extension Message.ValueType: RoleValue {
  package var role: Words.Role {
    switch self {
    case .text: .words(.typeText)
    case .boolean: .words(.typeBoolean)
    case .wholeNumber(let range):
      .words(.typeWholeNumber(low: range?.lowerBound, high: range?.upperBound))
    case .number(let range):
      .words(.typeNumber(low: range?.lowerBound.short, high: range?.upperBound.short))
    case .mapping: .words(.valueMapping)
    case .list: .words(.valueList)
    case .id: .words(.typeID)
    case .ids: .words(.typeIDs)
    case .className: .words(.typeClassName)
    case .functionName: .words(.typeFunctionName)
    case .color: .words(.typeColor)
    case .fontNames: .words(.typeFontNames)
    }
  }
}

extension Message.Continuation: RoleValue {
  package var role: Words.Role {
    switch self {
    case .key: .words(.nextKey)
    case .keyOrBracket: .words(.nextKeyOrBracket)
    case .colonAndValue: .words(.nextColonAndValue)
    case .value: .words(.nextValue)
    case .valueOrBracket: .words(.nextValueOrBracket)
    case .commaOrBracket(let bracket): .words(.nextCommaOrBracket(bracket: bracket))
    }
  }
}
