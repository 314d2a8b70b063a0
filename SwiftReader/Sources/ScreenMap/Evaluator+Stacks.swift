import SourceFacts

// A stack that another object fills: `present(stack)` after `Flow(stack: stack).start()`.

extension Evaluator {
  /// Returns the first screen that is pushed by whoever gets the navigation controller with a name.
  func screens(putByReceiversOf name: String, in context: Context, _ depth: Int) -> [Screen] {
    guard mayGo(on: depth) else { return [] }
    let function = context.function
    let holders = function.locals.holders(of: name)
    var found: [Screen] = []
    walk(function.body) { expression in
      guard found.isEmpty, case .call(let call) = expression else { return found.isEmpty }
      if case .name(let holder)? = call.receiver, holders.contains(holder), holder != name {
        found = firstPushed(by: call, in: context, depth + 1)
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
    guard functions.count == 1, let function = functions.first, mayGo(on: depth) else { return [] }
    let inner = self.context(of: function, calledBy: call, in: context)
    var found: [Screen] = []
    walk(function.body) { expression in
      switch expression {
      // What a closure pushes comes later.
      case .closure: return false
      case .call(let call) where found.isEmpty:
        if call.pushes, let target = call.arguments.first {
          found = screens(target.value, in: inner, depth + 1)
        } else if call.receiver.map(\.isSelf) ?? true, call.name?.isCapitalized != true {
          found = firstPushed(by: call, in: inner, depth + 1)
        }
      default: break
      }
      return found.isEmpty
    }
    return found
  }
}

extension Call {
  /// Whether its name says that it puts a screen on a stack.
  fileprivate var pushes: Bool {
    receiver != nil && name?.begins(withOneOf: ["push", "setViewControllers", "setRoot"]) == true
      || name == "pushViewController"
  }
}

extension Locals {
  /// Returns a name, and the names of the objects that are created with it, directly or through
  /// others.
  fileprivate func holders(of name: String) -> Set<String> {
    var holders: Set = [name]
    // A stack seldom lies in more objects.
    for _ in 0..<3 {
      for (other, values) in values where !holders.contains(other) {
        let isHolder = values.contains { value in
          var holds = false
          walk([value]) { part in
            if case .name(let inner) = part, holders.contains(inner) { holds = true }
            if case .closure = part { return false }
            return !holds
          }
          return holds
        }
        if isHolder { holders.insert(other) }
      }
    }
    return holders
  }
}
