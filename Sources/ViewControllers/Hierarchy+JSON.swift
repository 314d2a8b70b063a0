extension Hierarchy {
  /// Every relationship of every controller, as `resolve --format json` prints it.
  public var json: String {
    var json = JSONText()
    json.object(spread: true) { json in
      json.key("viewControllers")
      json.array(spread: true, listed) { write($1, to: &$0) }
      json.key("families")
      json.array(spread: true, families) { json, family in
        json.object { json in
          json.member("number", family.number)
          json.member("top", id(family.top))
          json.key("members")
          json.array(family.members) { $0.string(id($1)) }
        }
      }
      json.key("presentations")
      json.array(spread: true, presentations) { write($1, to: &$0) }
      if let window = description.window {
        json.key("window")
        json.object {
          $0.member("id", window.value)
          $0.member("rootViewController", id(description.rootViewController))
        }
      }
    }
    return json.text
  }

  private func write(_ index: Index, to json: inout JSONText) {
    json.object { json in
      json.member("id", id(index))
      json.member("class", state.description.viewControllers[index].className.value)
      json.member("family", family(of: index)?.number)
      json.key("children")
      json.array(children(of: index)) { $0.string(id($1)) }
      for property in Property.pointers {
        json.member(property.rawValue, pointer(property, of: index).map(id))
      }
    }
  }

  private func write(_ presentation: Presentation, to json: inout JSONText) {
    json.object { json in
      json.member("sender", id(presentation.sender))
      json.member("presenter", id(presentation.presenter))
      json.member("presented", id(presentation.presented))
      json.member("modalPresentationStyle", presentation.modalPresentationStyle.rawValue)
      json.member("modalTransitionStyle", presentation.modalTransitionStyle.rawValue)
      json.member("presenterStaysVisible", presentation.presenterStaysVisible)
      json.member("adaptsTo", presentation.adaptsTo?.rawValue)
    }
  }

  /// The members of the families in order, then the controllers that are in none: those that left
  /// one, and those that a step so far has named.
  var listed: [Index] { families.flatMap(\.members) + loose }

  private var loose: [Index] {
    var isListed = [Bool](repeating: false, count: description.viewControllers.count)
    func list(_ top: Index) {
      var stack = [top]
      while let index = stack.popLast() {
        guard !isListed[index] else { continue }
        isListed[index] = true
        stack.append(contentsOf: children(of: index))
      }
    }
    for step in description.steps.prefix(self.step) {
      for reference in step.action.references { list(reference.value) }
    }
    return isListed.indices.filter {
      (isListed[$0] || !state.isFresh[$0]) && family(of: $0) == nil
    }
  }

  func id(_ index: Index) -> String { state.description.viewControllers[index].id.value }
}

extension Step.Action {
  /// Every controller that the step names.
  public var references: [Step.Reference] {
    switch self {
    case .dismiss(let one), .pop(let one), .popToRoot(let one), .remove(let one): [one]
    case .setViewControllers(let list, let container): list + [container]
    case .present(let one, let other), .push(let one, let other), .add(let one, let other),
      .show(let one, let other), .showDetail(let one, let other), .select(let one, let other):
      [one, other]
    }
  }
}
