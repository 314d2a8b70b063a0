/// A type of the project, including its extensions.
final class ProjectType {
  /// A role in an app's interface.
  enum Role {
    case controller
    /// A navigation controller, which stands for its content.
    case navigation
    case view
    case other
  }

  /// The index in `Project.types`.
  let index: Int
  /// Whether the project only extends it.
  let isForeign: Bool
  /// The name with enclosing types, such as `Home.Row`.
  let name: String
  let kind: TypeDeclaration.Kind
  let file: Int
  let line: Int
  /// The names of its generic parameters.
  let generics: [String]
  var isGeneric: Bool { !generics.isEmpty }
  /// The enclosing type.
  let outer: ProjectType?
  var inherited: [String] = []
  var variables: [String: ProjectFunction] = [:]
  var functions: [String: [ProjectFunction]] = [:]
  var cases: [String: EnumCase] = [:]
  var aliases: [String: String] = [:]
  /// The supertypes; `Project` computes them once.
  var supertypes: Supertypes?
  var role: Role?
  /// The children that it is given; `Project` finds them once.
  var givenChildren: [GivenChild]?
  /// The class of the navigation controller that code creates around it.
  var navigation: String?
  /// Whether code creates it around another screen, as a stack, or for an object that fills it.
  var isStack = false

  /// Whether a type declares it, directly or in another one.
  func isDeclared(in type: ProjectType) -> Bool {
    outer.map { $0 === type || $0.isDeclared(in: type) } ?? false
  }

  /// Its functions and variables that create a view from nothing else.
  private(set) lazy var viewMakers: [ProjectFunction] = {
    let functions = functions.values.joined().filter {
      $0.hasBody && $0.parameters.allSatisfy(\.hasDefault) && $0.returnsAnyView
    }
    return functions + variables.values.filter { $0.hasBody && $0.returnsAnyView }
  }()

  /// Its initializers, each with the parameter that it keeps in a property, by the property's name.
  private(set) lazy var initializers = (functions["init"] ?? []).map { ($0, $0.keptParameters) }
  /// The initializer that Swift gives a struct.
  private(set) lazy var memberwise = ProjectFunction(memberwiseOf: self)

  /// Whether it is a view that shows nothing but the stack of an object that it is given:
  /// `NavigationStack { flow.root?.makeView() }`.
  private(set) lazy var isStackOfObject: Bool = {
    guard let whole = variables["body"]?.body.whole, whole.isInStack,
      let object = whole.view.shownObject, let variable = variables[object]
    else { return false }
    return !variable.hasBody
  }()

  /// A child of a container, by the property or the initializer's parameter that is added.
  struct GivenChild {
    let name: String
    /// The written type of the property or the parameter.
    let type: String
  }

  /// The supertypes of a type, the nearest first.
  struct Supertypes {
    var types: [ProjectType] = []
    /// The names of supertypes that the project doesn't declare.
    var external: [String] = []
  }

  /// Its functions, in the order of the text.
  var functionsInOrder: [ProjectFunction] {
    functions.values.joined().sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  /// Its functions and variables, in the order of the text.
  var members: [ProjectFunction] {
    (Array(functions.values.joined()) + variables.values).sorted {
      ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name)
    }
  }

  var simpleName: String { TypeName.simple(name) }
  /// Whether it has more than initializers.
  var hasMembers: Bool { !variables.isEmpty || functions.keys.contains { $0 != "init" } }

  init(
    _ declaration: TypeDeclaration, name: String, file: Int, outer: ProjectType?, index: Int,
    isForeign: Bool = false
  ) {
    self.index = index
    self.isForeign = isForeign
    self.name = name
    self.file = file
    self.outer = outer
    kind = declaration.kind
    line = declaration.line
    generics = declaration.generics
  }
}

/// A function, an initializer, or a variable with its initial value or its getter.
final class ProjectFunction {
  let name: String
  let parameters: [FunctionDeclaration.Parameter]
  /// A function's result type or a variable's type; empty if it isn't written.
  let result: String
  let generics: [(name: String, constraint: String)]
  let body: [Expression]
  let hasBody: Bool
  let owner: ProjectType?
  let file: Int
  let line: Int
  /// The variable's declaration, nil for a function.
  let variable: Binding?
  /// The enclosing function.
  let outer: ProjectFunction?

  /// The meanings of the names within it, computed on first use.
  lazy var locals = Locals(of: self)
  lazy var branches = Branches(of: self)
  lazy var closures = ClosurePlaces(of: self)
  /// The parameter that it makes a child of its own object, itself or by another function of its type.
  private(set) lazy var addedChild = findAddedChild()

  /// - Parameters:
  ///   - variable: The variable's declaration, if the function is what a variable has.
  ///   - hasBody: Whether it has a body; by default, if its declaration has one.
  init(
    _ declaration: FunctionDeclaration, owner: ProjectType?, file: Int,
    outer: ProjectFunction? = nil, variable: Binding? = nil, hasBody: Bool? = nil
  ) {
    name = declaration.name
    parameters = declaration.parameters
    result = declaration.result
    generics = declaration.generics
    body = declaration.body ?? []
    line = declaration.line
    (self.owner, self.file, self.outer) = (owner, file, outer)
    self.variable = variable
    self.hasBody = hasBody ?? (declaration.body != nil)
  }

  convenience init(_ binding: Binding, owner: ProjectType?, file: Int) {
    let body = binding.getter ?? (binding.value.map { [.returned($0)] } ?? []) + binding.observers
    self.init(
      FunctionDeclaration(
        name: binding.name, parameters: [], result: binding.type, body: body, line: binding.line),
      owner: owner, file: file, variable: binding,
      hasBody: binding.getter != nil || binding.value != nil)
  }

  /// Creates a function of statements outside any function.
  convenience init(statements: [Expression], file: Int) {
    self.init(
      FunctionDeclaration(name: "", parameters: [], result: "", body: statements, line: 1),
      owner: nil, file: file)
  }
}

/// The meanings of the names within a function.
struct Locals {
  /// The values assigned to each name, in the order of the text.
  private(set) var values: [String: [Expression]] = [:]
  /// The types written for each name.
  private(set) var types: [String: [String]] = [:]
  private(set) var parameters: Set<String> = []
  /// The names of variables that the function declares.
  private var variables: Set<String> = []
  private(set) var functions: [String: [FunctionDeclaration]] = [:]
  /// For each closure parameter without a written type, the call, the index of the argument and the
  /// index of the parameter.
  private(set) var handed: [String: Handed] = [:]

  typealias Handed = (call: Call, place: Int, parameter: Int)

  init(of function: ProjectFunction) {
    for parameter in function.parameters {
      types[parameter.name, default: []].append(parameter.type)
      parameters.insert(parameter.name)
    }
    walk(function.body) { expression in
      switch expression {
      case .binding(let binding):
        variables.insert(binding.name)
        if let value = binding.value { values[binding.name, default: []].append(value) }
        if let getter = binding.getter {
          let closure = Closure(parameters: [], body: getter)
          values[binding.name, default: []].append(
            .call(Call(callee: .closure(closure), arguments: [], line: binding.line)))
        }
        if !binding.type.isEmpty { types[binding.name, default: []].append(binding.type) }
      case .assignment(.name(let name), let value, _): values[name, default: []].append(value)
      case .call(let call):
        note(call)
        if call.name == "append", case .name(let name)? = call.receiver,
          let element = call.arguments.first, element.label.isEmpty
        {
          values[name, default: []].append(element.value)
        }
      case .closure(let closure):
        for parameter in closure.parameters where !parameter.type.isEmpty {
          types[parameter.name, default: []].append(parameter.type)
        }
      case .function(let inner):
        functions[inner.name, default: []].append(inner)
        for parameter in inner.parameters {
          types[parameter.name, default: []].append(parameter.type)
        }
      case .type: return false
      default: break
      }
      return true
    }
  }

  private mutating func note(_ call: Call) {
    for (place, argument) in call.allArguments.enumerated() {
      guard case .closure(let closure) = argument.value else { continue }
      for (number, parameter) in closure.parameters.enumerated()
      where parameter.type.isEmpty && handed[parameter.name] == nil {
        handed[parameter.name] = (call, place, number)
      }
    }
  }

  /// Whether the function declares the name, rather than only giving a property a value.
  func declares(_ name: String) -> Bool { variables.contains(name) || types[name] != nil }

  /// Whether the name is a value's or a function's within the function.
  func uses(_ name: String) -> Bool {
    declares(name) || values[name] != nil || handed[name] != nil || functions[name] != nil
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
