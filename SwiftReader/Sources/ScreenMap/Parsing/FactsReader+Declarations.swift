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
      scope.cases += cases.elements.map { enumCase($0) }
    } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      scope.aliases.append((alias.name.text, text(alias.initializer.value)))
    }
  }

  /// Returns the facts of a type declaration, nil for another declaration.
  mutating func type(_ node: DeclSyntax) -> TypeDeclaration? {
    switch node.as(DeclSyntaxEnum.self) {
    case .classDecl(let node): type(.class, node, node.name, node.genericParameterClause)
    case .structDecl(let node): type(.struct, node, node.name, node.genericParameterClause)
    case .enumDecl(let node): type(.enum, node, node.name)
    case .protocolDecl(let node): type(.protocol, node, node.name)
    case .extensionDecl(let node):
      type(.extension, node, node.extendedType, requirements: node.genericWhereClause)
    case .actorDecl(let node): type(.class, node, node.name)
    default: nil
    }
  }

  private mutating func type(
    _ kind: TypeDeclaration.Kind, _ node: some DeclGroupSyntax, _ name: some SyntaxProtocol,
    _ generics: GenericParameterClauseSyntax? = nil, requirements: GenericWhereClauseSyntax? = nil
  ) -> TypeDeclaration {
    let outer = extensionGenerics
    defer { extensionGenerics = outer }
    extensionGenerics = self.generics(of: requirements)
    var scope = Scope()
    add(node.memberBlock.members, to: &scope)
    return TypeDeclaration(
      kind: kind, name: text(name).unquoted,
      inherited: node.inheritanceClause?.inheritedTypes.flatMap { parts(of: $0.type) } ?? [],
      generics: generics?.parameters.map(\.name.text) ?? [], variables: scope.variables,
      functions: scope.functions,
      types: scope.types, cases: scope.cases, aliases: scope.aliases, line: line(name))
  }

  /// Returns the types that a clause of inheritance names: both of `Base & Delegate`.
  private func parts(of type: TypeSyntax) -> [String] {
    guard let composition = type.as(CompositionTypeSyntax.self) else { return [text(type)] }
    return composition.elements.map { text($0.type) }
  }

  /// Returns the facts of a function, an initializer or a subscript; nil for another declaration.
  mutating func function(_ node: DeclSyntax) -> FunctionDeclaration? {
    switch node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node):
      return function(
        node, node.name, node.signature, isStatic: isStatic(node.modifiers),
        generics(node.genericParameterClause, node.genericWhereClause))
    case .initializerDecl(let node):
      return function(
        node, node.initKeyword, node.signature,
        generics(node.genericParameterClause, node.genericWhereClause))
    case .subscriptDecl(let node):
      let accessors = accessors(node.accessorBlock)
      return FunctionDeclaration(
        name: "subscript", parameters: parameters(node.parameterClause.parameters),
        result: text(node.returnClause.type),
        body: (accessors.getter ?? []) + accessors.observers, line: line(node.subscriptKeyword))
    default: return nil
    }
  }

  private mutating func function(
    _ node: some WithOptionalCodeBlockSyntax, _ name: TokenSyntax,
    _ signature: FunctionSignatureSyntax, isStatic: Bool = false,
    _ generics: [(name: String, constraint: String)]
  ) -> FunctionDeclaration {
    let parameters = parameters(signature.parameterClause.parameters)
    return FunctionDeclaration(
      name: name.text.unquoted, parameters: parameters,
      result: signature.returnClause.map { text($0.type) } ?? "",
      generics: generics + extensionGenerics,
      body: node.body.map { body($0.statements, parameters) }, isStatic: isStatic, line: line(name))
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
    list.map {
      parameter(
        $0.firstName, $0.secondName, $0.type, $0.defaultValue, isVariadic: $0.ellipsis != nil)
    }
  }

  private mutating func parameter(
    _ label: TokenSyntax?, _ name: TokenSyntax?, _ type: TypeSyntax,
    _ value: InitializerClauseSyntax?,
    isVariadic: Bool = false
  ) -> FunctionDeclaration.Parameter {
    FunctionDeclaration.Parameter(
      label: label.map { $0.text == "_" ? "" : $0.text.unquoted } ?? "",
      name: (name ?? label)?.text.unquoted ?? "", type: text(type),
      hasDefault: value != nil || isVariadic,
      defaultValue: value.map { expression(Syntax($0.value)) })
  }

  private mutating func enumCase(_ element: EnumCaseElementSyntax) -> EnumCase {
    EnumCase(
      name: element.name.text.unquoted,
      parameters: element.parameterClause?.parameters.map {
        parameter($0.firstName, $0.secondName, $0.type, $0.defaultValue)
      } ?? [])
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
