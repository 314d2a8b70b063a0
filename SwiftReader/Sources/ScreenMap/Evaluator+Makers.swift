// Closures that an object keeps to make screens: `scenes.ticket(onPay)`.

/// A closure that makes a screen, and where it is written.
typealias Maker = (closure: Closure, context: Context)

extension Evaluator {
  /// Returns the closure in an object's property: that of the object's creation, or of the only
  /// creation of its type; nil if that isn't known, or if the name is a function's.
  func maker(_ name: String, of base: Expression, in context: Context, _ depth: Int = 0) -> Maker? {
    guard project.closureProperties.contains(name), mayGo(on: depth) else { return nil }
    // Which object it is decides nothing else.
    let before = needsCallers
    defer { needsCallers = before }
    if let kept = property(name, of: base, in: context, depth + 1) {
      if case .closure(let closure) = kept.value { return (closure, kept.context) }
      return nil
    }
    guard let type = type(of: base, in: context, depth + 1), !type.isForeign,
      type.functions[name] == nil, !project.isScreen(type), type.variables[name]?.hasBody == false
    else { return nil }
    var found: Maker?
    for place in creations(type) {
      guard let argument = type.place(of: name, in: place.call) else { continue }
      // Which of several it is isn't known.
      guard found == nil, case .closure(let closure) = place.call.allArguments[argument].value
      else { return nil }
      found = (closure, Context(place.function))
    }
    return found
  }
}
