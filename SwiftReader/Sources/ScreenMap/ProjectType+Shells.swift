import SourceFacts

extension ProjectType {
  /// Whether it is a view that shows nothing but the stack of an object that it is given:
  /// `NavigationStack { flow.root?.makeView() }`.
  var isStackOfObject: Bool {
    guard let body = variables["body"]?.body, body.count == 1,
      let stack = body[0].innermostCall, stack.name == "NavigationStack",
      let content = stack.trailingClosures.first, case .closure(let closure) = content.value
    else { return false }
    return closure.body.allSatisfy { statement in
      guard let object = statement.shownObject, let variable = variables[object] else {
        return false
      }
      return !variable.hasBody
    }
  }
}

extension Expression {
  /// The call at the beginning of a chain of modifiers.
  fileprivate var innermostCall: Call? {
    var next = self
    // The limit is far above the length of real chains of modifiers.
    for _ in 0..<40 {
      guard case .call(let call) = next else { return nil }
      guard case .call? = call.receiver, let receiver = call.receiver else { return call }
      next = receiver
    }
    return nil
  }

  /// The name of the object whose member is shown: `flow` for `flow.root?.makeView().padding()`; nil
  /// for a value itself and for whatever is created here.
  fileprivate var shownObject: String? {
    var next = self
    var members = 0
    // The limit is far above the length of real chains of modifiers.
    for _ in 0..<40 {
      switch next {
      case .call(let call):
        guard let receiver = call.receiver else { return nil }
        next = receiver
      case .member(.name("self")?, let name, _): return members > 0 ? name : nil
      case .member(let base?, _, _):
        members += 1
        next = base
      case .name(let name): return members > 0 && !name.isCapitalized ? name : nil
      default: return nil
      }
    }
    return nil
  }
}
