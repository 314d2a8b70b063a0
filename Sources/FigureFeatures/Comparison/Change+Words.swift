import VCEngine
import VCPhrases
import VCSource

extension Change {
  /// The change as one line, its kind first: `added: detail (DetailViewController)`.
  package var words: Words {
    let (old, new) = (old.role, new.role)
    let property = words(ofPropertyOf: id)
    return switch (kind, self.old, self.new) {
    case (.added, _, .declared(let className, let slot)):
      .changeAdded(what: declared(className, slot))
    case (.removed, .declared(let className, let slot), _):
      .changeRemoved(what: declared(className, slot))
    case (.unfound, .declared(let className, let slot), _):
      .changeUnfound(what: declared(className, slot), isDeclared: true)
    case (.added, _, _): .changeAdded(what: Words.changedSegue(property: property, value: new))
    case (.removed, _, _): .changeRemoved(what: Words.changedSegue(property: property, value: old))
    case (.unfound, _, _):
      .changeUnfound(what: Words.changedSegue(property: property, value: old), isDeclared: false)
    case (.moved, _, _): .changeMoved(id: id ?? "", old: old, new: new)
    case (.class, _, _): .changeOfClass(id: id ?? "", old: old, new: new)
    case (.renamed, _, _): .changeOfName(old: old, new: new)
    case (.presented, _, .presentation(let presenter, let sender, let style)):
      .changePresented(
        id: id ?? "", presenter: presenter,
        style: ModalPresentationStyle(rawValue: style)?.role
          ?? .words(.systemPresentation(name: style)),
        sender: sender == presenter ? nil : sender)
    case (.dismissed, .presentation(let presenter, _, _), _):
      .changeDismissed(id: id ?? "", presenter: presenter)
    case (.presenter, _, _): .changeOfPresenter(property: property, old: old, new: new)
    case (.unreached, _, _): .changeUnreached(id: id ?? "")
    case (.step, _, _):
      .changeOfStep(step: self.property, old: self.old.outcome, new: self.new.outcome)
    case (.message, _, _):
      .changeOfMessage(step: self.property, old: self.old.ifAny?.code, new: self.new.ifAny?.code)
    case (.flag, _, _):
      .changeOfFlag(property: property, old: words(of: self.old), new: words(of: self.new))
    default:
      .changeOfRelationship(property: property, old: words(of: self.old), new: words(of: self.new))
    }
  }

  /// The property that changed. In a controller's box it needs no id.
  func words(ofPropertyOf id: String?) -> Words {
    switch property {
    case Fact.sender, Fact.adaptsTo, Fact.systemPresentation: .changedFact(fact: property, id: id)
    case let property? where isOfSegue:
      .changedSegueName(id: id, name: String(property.dropFirst(Snapshot.Relation.segue.count)))
    default: .changedProperty(id: id, property: property)
    }
  }

  /// The old or the new value of a property.
  func words(of value: Value) -> Words {
    switch (property, value) {
    case (Fact.adaptsTo, .none): .notAdapted
    case (Fact.systemPresentation, .text(let name)): .systemPresentation(name: name)
    case (_, .relation(let target, let detail)): .changedRelation(detail: detail, target: target)
    default:
      kind == .flag ? .settingValue(value: value.ifAny) : .titledValue(value: value.code)
    }
  }

  private func declared(_ className: String, _ slot: Slot?) -> Words {
    let id = id ?? ""
    // A name may be a class, or a class with an id in brackets.
    let saysClass = id == className || id.hasPrefix(className + " [")
    return .declaredController(id: id, className: saysClass ? nil : className, slot: slot)
  }
}

extension Change.Slot: RoleValue {
  package var role: Words.Role {
    .words(.changedProperty(id: container, property: property + (index.map { "[\($0)]" } ?? "")))
  }
}

extension Change.Value: RoleValue {
  package var role: Words.Role {
    switch self {
    case .text, .presentation: .words(.titledValue(value: code))
    case .slot(let slot): slot.role
    case .relation(let target, let detail):
      .words(.changedRelation(detail: detail, target: target))
    default: .text(code)
    }
  }

  /// The value, unless it is none.
  var ifAny: Self? { self == .none ? nil : self }

  fileprivate var outcome: Bool? {
    if case .isCarriedOut(let isCarriedOut) = self { isCarriedOut } else { nil }
  }
}
