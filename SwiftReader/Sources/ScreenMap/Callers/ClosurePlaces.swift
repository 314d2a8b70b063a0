/// What a function does with each closure in it: who gets a closure decides when it runs.
struct ClosurePlaces {
  /// The place that receives a closure.
  enum Keeper {
    /// `home.onCart = { … }`: an object, and the name of its property.
    case property(of: Expression, String)
    /// An argument of a call, by its index among all arguments.
    case argument(Call, Int)
    /// `let action = { … }`.
    case name(String)
    /// Whoever uses the function: it returns the closure, or is a property with it.
    case result
  }

  /// A value that an object gets, or a property of it that is passed on.
  typealias Member = (base: Expression, keeper: Keeper)
  typealias Assigned = (base: Expression, property: String, value: Expression)

  private var places: [ObjectIdentifier: [Keeper]] = [:]
  /// The keepers of each name that is passed on, such as a parameter or a method.
  private(set) var passed: [String: [Keeper]] = [:]
  /// The keepers of other objects' properties that are passed on: `actions.onCart`.
  private(set) var passedMembers: [String: [Member]] = [:]
  /// The keepers of what calls make: `home.onCart = makeAction()`.
  private var made: [ObjectIdentifier: Keeper] = [:]
  /// The values that are assigned to other objects' properties: `home.delegate = self`.
  private(set) var assigned: [Assigned] = []

  init(of function: ProjectFunction) {
    var stack: [(expression: Expression, keepers: [Keeper])] = function.body.map { ($0, []) }
    if function.body.count == 1, case .closure = function.body[0] { stack[0].keepers = [.result] }
    while let (expression, keepers) = stack.popLast() {
      switch expression {
      case .call(let call):
        if !keepers.isEmpty { places[ObjectIdentifier(call)] = keepers }
        for (place, argument) in call.allArguments.enumerated() {
          stack.append((argument.value, add(.argument(call, place), argument.value, keepers)))
        }
        stack.append((call.callee, keepers))
        continue
      case .assignment(.member(let base?, let name, _), let value, _):
        assigned.append((base, name, value))
        stack.append((value, add(.property(of: base, name), value, keepers)))
        continue
      case .assignment(.name(let name), let value, _):
        stack.append((value, add(.property(of: .name("self"), name), value, keepers)))
        continue
      case .binding(let binding):
        guard let value = binding.value else { break }
        stack.append((value, add(.name(binding.name), value, keepers)))
        continue
      case .returned(let value?):
        if case .closure = value {
          stack.append((value, [.result] + keepers))
          continue
        }
      case .type: continue
      default: break
      }
      stack += expression.children.map { ($0, keepers) }
    }
  }

  /// Returns the keepers of a value's parts: one more if the value is a closure.
  private mutating func add(_ keeper: Keeper, _ value: Expression, _ outer: [Keeper]) -> [Keeper] {
    if case .closure = value { return [keeper] + outer }
    if let name = value.ownName {
      passed[name, default: []].append(keeper)
    } else if case .member(let base?, let name, _) = value {
      passedMembers[name, default: []].append((base, keeper))
    } else if case .call(let call) = value {
      made[ObjectIdentifier(call)] = keeper
    }
    return outer
  }

  /// Returns the keepers of the closures around a call, the innermost first.
  func around(_ call: Call) -> [Keeper] { places[ObjectIdentifier(call)] ?? [] }

  /// Returns the keeper of what a call makes.
  func keeper(of call: Call) -> Keeper? { made[ObjectIdentifier(call)] }
}
