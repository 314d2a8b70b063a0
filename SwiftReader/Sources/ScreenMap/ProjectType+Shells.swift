extension ProjectType {
  /// Whether it is a view that shows nothing but the stack of an object that it is given:
  /// `NavigationStack { flow.root?.makeView() }`.
  var isStackOfObject: Bool {
    guard let whole = variables["body"]?.body.whole, whole.isInStack,
      let object = whole.view.shownObject, let variable = variables[object]
    else { return false }
    return !variable.hasBody
  }
}

extension Expression {
  /// The name of the object whose member is shown: `flow` for `flow.root`; nil for a value itself and
  /// for whatever is created here.
  fileprivate var shownObject: String? {
    guard case .member(let base?, _, _) = self else { return nil }
    if let name = base.ownName { return name.isCapitalized ? nil : name }
    return base.shownObject
  }
}
