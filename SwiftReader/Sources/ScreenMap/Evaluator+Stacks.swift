// A stack that another object fills: `present(stack)` after `Flow(stack: stack).start()`.

extension Evaluator {
  /// Returns the first screen that is pushed by whoever gets the navigation controller with a name.
  func screens(putByReceiversOf name: String, in context: Context, _ depth: Int) -> [Screen] {
    screens(
      putByReceiversOf: name, as: context.function.locals.holders(of: name),
      in: context.function.body, context, depth)
  }

  private func screens(
    putByReceiversOf name: String, as holders: Set<String>, in body: [Expression],
    _ context: Context, _ depth: Int
  ) -> [Screen] {
    guard mayGo(on: depth) else { return [] }
    let function = context.function
    var found: [Screen] = []
    walk(body) { expression in
      guard found.isEmpty, case .call(let call) = expression else { return found.isEmpty }
      if let closure = call.closure(forEachOf: holders) {
        // `[feed, search].forEach { start($0) }`
        let element = closure.parameters.first?.name ?? "$0"
        found = screens(
          putByReceiversOf: element, as: [element], in: closure.body,
          context.binding([element: (.name(name), context)]), depth + 1)
        return false
      }
      if let receiver = call.receiver, receiver.holds(oneOf: holders) {
        found = firstPushed(by: call, in: context, depth + 1)
        if !found.isEmpty { fillers[SourcePlace(file: function.file, line: call.line)] = function }
      } else if let given = call.allArguments.first(where: {
        holders.contains($0.value.ownName ?? "")
      }),
        call.name?.isCapitalized != true
      {
        found = screens(putBy: call, given: given.value, in: context, depth + 1)
      }
      return found.isEmpty
    }
    return found
  }

  /// Returns the first screen that an object puts into the stack in its property:
  /// `present(flow.stack)` after `flow.start()`.
  func screens(
    putIntoStack variable: ProjectFunction, of base: Expression, in context: Context, _ depth: Int
  ) -> [Screen] {
    guard case .name(let name) = base, !base.isSelf,
      isStack(type: TypeName.base(variable.result), in: Context(variable))
    else { return [] }
    if context.bindings[name] == nil, context.function.locals.parameters.contains(name) {
      needsCallers = true
      return []
    }
    return screens(putByReceiversOf: name, in: context, depth)
  }

  /// Returns the first screen that an object puts into the stack for which it stands, or which it
  /// returns: `present(flow.toPresentable())` after `flow.start()`.
  func screens(putByMakerOf expression: Expression, in context: Context) -> [Screen] {
    var (next, place) = (expression, context)
    // A local name for the flow's stack, and the flow.
    for _ in 0..<3 {
      switch next {
      case .name(let name):
        if let bound = place.bindings[name] {
          (next, place) = (bound.value, bound.context)
        } else if holdsObject(name, in: place) {
          return screens(putByReceiversOf: name, in: place, 0)
        } else if let values = place.function.locals.values[name], values.count == 1 {
          next = values[0]
        } else {
          return []
        }
      case .call(let call):
        guard call.arguments.isEmpty, let receiver = call.receiver else { return [] }
        next = receiver
      case .member(let object?, _, _): next = object
      default: return []
      }
    }
    return []
  }

  /// Returns the screens that a called function puts into a stack that it is given.
  private func screens(
    putBy call: Call, given value: Expression, in context: Context, _ depth: Int
  ) -> [Screen] {
    let functions = functions(called: call, in: context, depth)
    guard functions.count == 1, functions[0].hasBody, mayGo(on: depth) else { return [] }
    let parameter = functions[0].arguments(of: call).first { $0.value.ownName == value.ownName }?
      .key
    guard let parameter else { return [] }
    let inner = self.context(of: functions[0], calledBy: call, in: context)
    return screens(putByReceiversOf: parameter, in: inner, depth + 1)
  }

  /// Returns the first screen that a called function of an object pushes, itself or by the object's
  /// other functions.
  private func firstPushed(by call: Call, in context: Context, _ depth: Int) -> [Screen] {
    let functions = functions(called: call, in: context, depth)
    // Overloads may differ in a type only.
    guard Set(functions.map(\.owner?.index)).count == 1, mayGo(on: depth) else { return [] }
    for function in functions.prefix(Self.mostCallees) {
      let inner = self.context(of: function, calledBy: call, in: context)
      if let found = firstPushed(by: function, in: inner, depth).nonEmpty { return found }
    }
    return []
  }

  private func firstPushed(by function: ProjectFunction, in inner: Context, _ depth: Int)
    -> [Screen]
  {
    var found: [Screen] = []
    walk(function.body) { expression in
      switch expression {
      // What a closure pushes comes later.
      case .closure: return false
      case .call(let call) where found.isEmpty:
        if call.pushes, let target = call.arguments.first {
          found = inStack(screens(target.value, in: inner, depth + 1))
        } else if call.isOnSelf, call.name?.isCapitalized != true {
          found = firstPushed(by: call, in: inner, depth + 1)
        }
        if !found.isEmpty { fillers[SourcePlace(file: function.file, line: call.line)] = function }
      default: break
      }
      return found.isEmpty
    }
    return found
  }
}

extension Call {
  /// Returns the closure that it calls for each element of a list with one of some names.
  fileprivate func closure(forEachOf names: Set<String>) -> Closure? {
    guard name == "forEach", case .array(let elements)? = receiver,
      elements.contains(where: { $0.ownName.map(names.contains) ?? false }),
      case .closure(let closure)? = allArguments.first?.value
    else { return nil }
    return closure
  }

  /// Whether its name says that it puts a screen on a stack.
  fileprivate var pushes: Bool {
    receiver != nil && name?.begins(withOneOf: ["push", "setViewControllers", "setRoot"]) == true
      || name == "pushViewController"
  }
}

extension Expression {
  /// Whether it is one of the names, or makes an object with one of them: `Flow(stack: stack)`.
  fileprivate func holds(oneOf names: Set<String>) -> Bool {
    switch self {
    case .name(let name): names.contains(name)
    case .call(let call):
      call.name?.isCapitalized == true
        && call.allArguments.contains { $0.value.ownName.map(names.contains) ?? false }
    default: false
    }
  }
}

extension Locals {
  /// Returns a name, and the names of the objects that are created with it, directly or through
  /// others.
  fileprivate func holders(of name: String) -> Set<String> {
    var holders: Set = [name]
    // A stack seldom lies in more objects.
    for _ in 0..<3 {
      let known = holders
      holders.formUnion(
        values.lazy.filter { $1.contains { value in known.contains { value.mentions($0) } } }
          .map(\.key))
    }
    return holders
  }
}
