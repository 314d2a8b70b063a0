internal import SwiftSyntax

extension FactsReader {
  /// Adds a declaration to its scope; SwiftUI's previews and other macros are left out.
  mutating func add(_ declaration: DeclSyntax, to scope: inout Scope) {
    if let macro = declaration.as(MacroExpansionDeclSyntax.self) {
      if macro.macroName.text == "Preview" { leaveOut(preview: macro) }
    } else if let type = type(declaration) {
      if type.inherited.contains("PreviewProvider") {
        leaveOut(preview: declaration)
      } else {
        scope.types.append(type)
      }
    } else if let function = function(declaration) {
      scope.functions.append(function)
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      scope.variables += bindings(variable)
    } else if let cases = declaration.as(EnumCaseDeclSyntax.self) {
      for element in cases.elements { scope.cases.append(enumCase(element)) }
    } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      scope.aliases.append((alias.name.text, text(alias.initializer.value)))
    }
  }

  /// Returns the facts of a type declaration, nil for another declaration.
  mutating func type(_ node: DeclSyntax) -> TypeDeclaration? {
    if let node = node.as(ClassDeclSyntax.self) {
      return type(
        .class, node.name.text, node.inheritanceClause, node.memberBlock,
        generics: node.genericParameterClause, at: Syntax(node.name))
    }
    if let node = node.as(StructDeclSyntax.self) {
      return type(
        .struct, node.name.text, node.inheritanceClause, node.memberBlock,
        generics: node.genericParameterClause, at: Syntax(node.name))
    }
    if let node = node.as(EnumDeclSyntax.self) {
      return type(
        .enum, node.name.text, node.inheritanceClause, node.memberBlock, at: Syntax(node.name))
    }
    if let node = node.as(ProtocolDeclSyntax.self) {
      return type(
        .protocol, node.name.text, node.inheritanceClause, node.memberBlock,
        at: Syntax(node.name))
    }
    if let node = node.as(ExtensionDeclSyntax.self) {
      return type(
        .extension, text(node.extendedType), node.inheritanceClause, node.memberBlock,
        requirements: node.genericWhereClause, at: Syntax(node.extendedType))
    }
    if let node = node.as(ActorDeclSyntax.self) {
      return type(
        .class, node.name.text, node.inheritanceClause, node.memberBlock, at: Syntax(node.name))
    }
    return nil
  }

  private mutating func type(
    _ kind: TypeDeclaration.Kind, _ name: String, _ inheritance: InheritanceClauseSyntax?,
    _ members: MemberBlockSyntax, generics: GenericParameterClauseSyntax? = nil,
    requirements: GenericWhereClauseSyntax? = nil, at place: Syntax
  ) -> TypeDeclaration {
    let outer = extensionGenerics
    defer { extensionGenerics = outer }
    extensionGenerics = self.generics(of: requirements)
    var scope = Scope()
    add(members.members, to: &scope)
    return TypeDeclaration(
      kind: kind, name: name.unquoted,
      inherited: inheritance?.inheritedTypes.flatMap { parts(of: $0.type) } ?? [],
      generics: generics?.parameters.map(\.name.text) ?? [], variables: scope.variables,
      functions: scope.functions,
      types: scope.types, cases: scope.cases, aliases: scope.aliases, line: line(place))
  }

  /// Returns the types that a clause of inheritance names: both of `Base & Delegate`.
  private func parts(of type: TypeSyntax) -> [String] {
    guard let composition = type.as(CompositionTypeSyntax.self) else { return [text(type)] }
    return composition.elements.map { text($0.type) }
  }

  /// Returns the facts of a function, an initializer or a subscript; nil for another declaration.
  mutating func function(_ node: DeclSyntax) -> FunctionDeclaration? {
    if let node = node.as(FunctionDeclSyntax.self) {
      let parameters = parameters(node.signature.parameterClause.parameters)
      return FunctionDeclaration(
        name: node.name.text.unquoted, parameters: parameters,
        result: node.signature.returnClause.map { text($0.type) } ?? "",
        generics: generics(node.genericParameterClause, node.genericWhereClause)
          + extensionGenerics,
        body: node.body.map { body($0.statements, parameters) },
        isStatic: isStatic(node.modifiers),
        line: line(node.name))
    }
    if let node = node.as(InitializerDeclSyntax.self) {
      let parameters = parameters(node.signature.parameterClause.parameters)
      return FunctionDeclaration(
        name: "init", parameters: parameters, result: "",
        generics: generics(node.genericParameterClause, node.genericWhereClause)
          + extensionGenerics,
        body: node.body.map { body($0.statements, parameters) },
        line: line(node.initKeyword))
    }
    if let node = node.as(SubscriptDeclSyntax.self) {
      let accessors = accessors(node.accessorBlock)
      return FunctionDeclaration(
        name: "subscript", parameters: parameters(node.parameterClause.parameters),
        result: text(node.returnClause.type),
        body: (accessors.getter ?? []) + accessors.observers, line: line(node.subscriptKeyword))
    }
    return nil
  }

  /// Returns a function's statements, in a scope of their own.
  private mutating func body(
    _ items: CodeBlockItemListSyntax, _ parameters: [FunctionDeclaration.Parameter] = []
  ) -> [Expression] {
    names.beginFunction(parameters: parameters.map(\.name))
    defer { names.endFunction() }
    return statements(items)
  }

  private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
  }

  private mutating func parameters(_ list: FunctionParameterListSyntax)
    -> [FunctionDeclaration.Parameter]
  {
    var parameters: [FunctionDeclaration.Parameter] = []
    for parameter in list {
      let label = parameter.firstName.text.unquoted
      parameters.append(
        FunctionDeclaration.Parameter(
          label: label == "_" ? "" : label,
          name: (parameter.secondName ?? parameter.firstName).text.unquoted,
          type: text(parameter.type),
          hasDefault: parameter.defaultValue != nil || parameter.ellipsis != nil,
          defaultValue: parameter.defaultValue.map { expression(Syntax($0.value)) }))
    }
    return parameters
  }

  private mutating func enumCase(_ element: EnumCaseElementSyntax) -> EnumCase {
    var parameters: [FunctionDeclaration.Parameter] = []
    for parameter in element.parameterClause?.parameters ?? [] {
      let label = parameter.firstName?.text.unquoted ?? ""
      parameters.append(
        FunctionDeclaration.Parameter(
          label: label == "_" ? "" : label,
          name: (parameter.secondName ?? parameter.firstName)?.text.unquoted ?? "",
          type: text(parameter.type), hasDefault: parameter.defaultValue != nil,
          defaultValue: parameter.defaultValue.map { expression(Syntax($0.value)) }))
    }
    return EnumCase(name: element.name.text.unquoted, parameters: parameters)
  }

  private func generics(
    _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
  ) -> [(name: String, constraint: String)] {
    var generics =
      (clause?.parameters).map { parameters in
        parameters.map { parameter in
          (name: parameter.name.text, constraint: parameter.inheritedType.map { text($0) } ?? "")
        }
      } ?? []
    generics += self.generics(of: requirements, andParameters: clause != nil)
    return generics
  }

  /// Returns what a `where` clause says about `Self`, and about a function's own parameters.
  private func generics(
    of requirements: GenericWhereClauseSyntax?, andParameters isGeneric: Bool = false
  ) -> [(name: String, constraint: String)] {
    var generics: [(name: String, constraint: String)] = []
    for requirement in requirements?.requirements ?? [] {
      switch requirement.requirement {
      // `extension Routes where Self: Router`
      case .conformanceRequirement(let conformance)
      where isGeneric || text(conformance.leftType) == "Self":
        generics.append((text(conformance.leftType), text(conformance.rightType)))
      // `static func sheet() -> Self where Self == Sheet`
      case .sameTypeRequirement(let same) where text(same.leftType) == "Self":
        generics.append(("Self", text(same.rightType)))
      default: break
      }
    }
    return generics
  }

  /// Returns the variables of a declaration, such as both of `let a = 1, b = 2`.
  ///
  /// - Parameter isLocal: Whether it is within a function.
  mutating func bindings(_ node: VariableDeclSyntax, isLocal: Bool = false) -> [Binding] {
    let attributes = node.attributes.compactMap { attribute -> AttributeSyntax? in
      if case .attribute(let attribute) = attribute { attribute } else { nil }
    }
    var environment: Expression?
    for attribute in attributes { environment = environment ?? environmentValue(attribute) }
    var bindings: [Binding] = []
    for part in node.bindings {
      let accessors = accessors(part.accessorBlock)
      let value = part.initializer.map { expression(Syntax($0.value)) } ?? environment
      let name = text(part.pattern).unquoted
      bindings.append(
        Binding(
          name: isLocal ? names.declare(name) : name,
          type: part.typeAnnotation.map { text($0.type) } ?? "", value: value,
          getter: accessors.getter, observers: accessors.observers,
          isStatic: isStatic(node.modifiers),
          attributes: attributes.map { text($0.attributeName) }, line: line(part)))
      if isLocal, let tuple = part.pattern.as(TuplePatternSyntax.self) {
        bindings += elements(of: tuple, in: bindings[bindings.count - 1])
      }
    }
    return bindings
  }

  /// Returns the variables of a tuple's elements: `a` and `b` of `let (a, b) = pair`.
  private mutating func elements(of tuple: TuplePatternSyntax, in whole: Binding) -> [Binding] {
    var bindings: [Binding] = []
    for (place, element) in tuple.elements.enumerated() {
      guard let name = element.pattern.as(IdentifierPatternSyntax.self) else { continue }
      bindings.append(
        Binding(
          name: names.declare(name.identifier.text.unquoted),
          value: .member(.name(whole.name), String(place), line: whole.line), line: whole.line))
    }
    return bindings
  }

  /// Returns the value that `@Environment` gives a variable: `EnvironmentValues().router` for
  /// `@Environment(\.router)`, `value as Router` for `@Environment(Router.self)`. Others' attributes
  /// with a key path look it up in the same way: `DependencyValues` for `@Dependency(\.router)`, and
  /// `Container.router` for `@Injected(\Container.router)`.
  private mutating func environmentValue(_ attribute: AttributeSyntax) -> Expression? {
    let name = text(attribute.attributeName)
    guard case .argumentList(let arguments)? = attribute.arguments,
      let argument = arguments.first?.expression
    else { return nil }
    let values = Expression.name(name + "Values")
    if let path = argument.as(KeyPathExprSyntax.self) {
      return keyPath(path, from: path.root.map { .name(text($0)) } ?? values)
    }
    guard name == "Environment", let type = argument.as(MemberAccessExprSyntax.self),
      let base = type.base,
      type.declName.baseName.text == "self"
    else { return nil }
    return .cast(values, to: text(base))
  }

  private mutating func accessors(
    _ block: AccessorBlockSyntax?
  ) -> (getter: [Expression]?, observers: [Expression]) {
    switch block?.accessors {
    case .getter(let items): return (body(items), [])
    case .accessors(let list):
      var getter: [Expression]?
      var observers: [Expression] = []
      for accessor in list {
        guard let body = accessor.body else { continue }
        if accessor.accessorSpecifier.text == "get" {
          getter = self.body(body.statements)
        } else {
          observers += self.body(body.statements)
        }
      }
      return (getter, observers)
    default: return (nil, [])
    }
  }
}

extension String {
  /// The name without the backquotes around a keyword.
  var unquoted: String {
    hasPrefix("`") && hasSuffix("`") && utf8.count > 2 ? String(dropFirst().dropLast()) : self
  }
}
