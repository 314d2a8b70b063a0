/// Views that bring a screen they are given, such as a row whose body links to its `destination`.
///
/// The creator of such a view brings the screen, so each call of its initializer is a site.
struct Rows {
  /// The way a view brings the screen in a property.
  private struct Row: Equatable {
    let verb: Site.Verb
    let property: String
  }

  private let project: Project
  /// The properties of each view, by the view's index.
  private var rows: [Int: [Row]] = [:]
  /// The properties of each view that modifiers outside the project present, by the view's index.
  private var presented: [Int: Set<String>] = [:]
  /// The index of the view around each call within it.
  private var inner: [ObjectIdentifier: Int] = [:]

  /// The maximum nesting of rows.
  private static let mostLevels = 3

  init(_ project: Project) {
    self.project = project
    let bodies = project.functions.filter { function in
      guard let owner = function.owner, !owner.isForeign,
        project.role(of: owner) == .view || project.isModifier(owner)
      else { return false }
      return owner.variables.values.contains { project.isGiven($0, to: owner) }
    }
    for _ in 0..<Self.mostLevels {
      let known = inner.count
      for function in bodies { read(function) }
      if inner.count == known { break }
    }
  }

  /// Returns the sites of a call of such a view's initializer.
  func sites(_ call: Call, in function: ProjectFunction) -> [Site] {
    guard let type = type(madeBy: call, in: function), let rows = rows[type.index] else {
      return []
    }
    return rows.compactMap { row in
      guard let place = type.place(of: row.property, in: call) else { return nil }
      var site = Site(call, row.verb, .known, in: function, at: place)
      site.row = type.index
      return site
    }
  }

  /// Whether a view brings a screen it is given.
  func isRow(_ type: ProjectType) -> Bool { rows[type.index] != nil }

  /// Returns the indices of a call's closures that a modifier outside the project presents, or a view
  /// with such a modifier; what they show isn't part of the view around the call.
  func presented(by call: Call, in function: ProjectFunction) -> Set<Int> {
    if call.mayPresent, Site(call, in: function) == nil, !project.declaresModifier(call) {
      return Set(call.trailingClosures.indices.map { call.arguments.count + $0 })
    }
    guard !presented.isEmpty, let type = type(madeBy: call, in: function) else { return [] }
    return Set((presented[type.index] ?? []).compactMap { type.place(of: $0, in: call) })
  }

  /// Returns the index of the view around a call, if the view's creator decides about the call.
  func row(around call: Call) -> Int? { inner[ObjectIdentifier(call)] }

  /// Returns the type named by a call.
  func type(madeBy call: Call, in function: ProjectFunction) -> ProjectType? {
    guard let path = call.callee.dottedName, project.mayNameType(path) else { return nil }
    return project.type(named: path, in: function)
  }

  /// Whether a modifier's property builds a screen for each route, so that whoever hands over a route
  /// brings the screen.
  private func buildsRoutes(_ variable: ProjectFunction, of owner: ProjectType) -> Bool {
    project.isModifier(owner) && !TypeName.parameters(ofFunction: variable.result).isEmpty
  }

  private mutating func read(_ function: ProjectFunction) {
    guard let owner = function.owner else { return }
    var found: [(call: Call, row: Row)] = []
    walk(function.body) { expression in
      guard case .call(let call) = expression else { return true }
      for place in presented(by: call, in: function) {
        guard let name = call.allArguments[place].value.passedName,
          let variable = owner.variables[name], project.isGiven(variable, to: owner)
        else { continue }
        presented[owner.index, default: []].insert(name)
      }
      for site in Site(call, in: function).map({ [$0] }) ?? sites(call, in: function) {
        var passed = site.target?.passedName {
          project.mayBeContainer(type(madeBy: $0, in: function), $0)
        }
        // `if let content`: its value is the property.
        if let local = passed, let value = function.locals.values[local]?.first {
          passed = value.passedName
        }
        guard let name = passed, let variable = owner.variables[name],
          project.isGiven(variable, to: owner), !buildsRoutes(variable, of: owner)
        else { continue }
        found.append((call, Row(verb: site.verb, property: name)))
      }
      return true
    }
    for (call, row) in found {
      inner[ObjectIdentifier(call)] = owner.index
      if rows[owner.index]?.contains(row) != true { rows[owner.index, default: []].append(row) }
    }
  }
}

extension Project {
  /// Whether a property contains a screen chosen by the initializer's caller.
  func isGiven(_ variable: ProjectFunction, to owner: ProjectType) -> Bool {
    guard !variable.hasBody else { return false }
    let (type, name) = (variable.result, TypeName.base(variable.result))
    if type.contains("->") || name == "AnyView" || name == "UIViewController" { return true }
    return owner.isGeneric && !type.isEmpty && name == type
      && self.type(named: type, within: owner) == nil
  }

  /// Whether a call is of a modifier that the project declares.
  fileprivate func declaresModifier(_ call: Call) -> Bool {
    call.name.map { name in
      (methods[name] ?? []).contains { $0.returnsItsOwner && $0.accepts(call) }
    } ?? false
  }
}

extension Call {
  /// Whether it may be a modifier that presents what its closure builds: `.card(isPresented: $shown)
  /// { Help() }`.
  fileprivate var mayPresent: Bool {
    let others: Set = [
      "alert", "confirmationDialog", "actionSheet", "inspector", "searchable", "toolbar",
    ]
    return receiver != nil && !trailingClosures.isEmpty
      && arguments.contains { $0.label == "isPresented" || $0.label == "item" }
      && name.map { !$0.isCapitalized && !others.contains($0) } ?? false
  }
}

extension Project {
  /// Whether a view may show only what a call gives it: the system's, a generic one, or one that keeps
  /// any view.
  fileprivate func mayBeContainer(_ type: ProjectType?, _ call: Call) -> Bool {
    guard let type, role(of: type) == .view else { return true }
    return type.isGeneric || keepsView(type, from: call)
  }

  /// Whether a closure after a call becomes a view that an object of the type keeps.
  func keepsView(_ type: ProjectType, from call: Call) -> Bool {
    guard !call.trailingClosures.isEmpty else { return false }
    return type.variables.values.contains { variable in
      // What may be missing is only a part.
      guard TypeName.base(variable.result) == "AnyView", !variable.result.hasSuffix("?"),
        isGiven(variable, to: type)
      else { return false }
      return type.place(of: variable.name, in: call).map { $0 >= call.arguments.count } ?? false
    }
  }
}

extension ProjectType {
  /// Returns the index of the argument that becomes a property's value.
  func place(of property: String, in call: Call) -> Int? {
    for (initializer, kept) in initializers {
      guard let parameter = kept[property], initializer.accepts(call) else { continue }
      return initializer.places(of: call)[parameter]
    }
    return memberwise.accepts(call) ? memberwise.places(of: call)[property] : nil
  }
}

extension ProjectFunction {
  /// The parameter that an initializer keeps in each property, by the property's name.
  var keptParameters: [String: String] {
    var kept: [String: String] = [:]
    for (place, value) in body.assignments {
      if let property = place.ownName { kept[property] = value.passedName }
    }
    return kept
  }

  /// Creates the memberwise initializer that Swift gives a struct.
  convenience init(memberwiseOf type: ProjectType) {
    let given: Set = ["Binding", "Bindable", "ObservedObject", "ViewBuilder"]
    let stored = type.variables.values.compactMap(\.variable)
      .filter { $0.getter == nil && !$0.isStatic }
      .sorted { ($0.line, $0.name) < ($1.line, $1.name) }
    let parameters = stored.map { variable in
      FunctionDeclaration.Parameter(
        label: variable.name, name: variable.name, type: variable.type,
        hasDefault: variable.value != nil || variable.type.hasSuffix("?")
          || !given.isSuperset(of: variable.attributes))
    }
    self.init(
      FunctionDeclaration(
        name: "init", parameters: parameters, result: "", body: nil, line: type.line),
      owner: type, file: type.file)
  }
}

extension Expression {
  /// The name that is passed on: `content`, `content()`, `{ content() }`, `self.content`, also in a
  /// container such as `NavigationStack` or with modifiers.
  fileprivate var passedName: String? { passedName { _ in true } }

  /// The name that is passed on, also in a container that only shows what it is given.
  ///
  /// - Parameter isContainer: Whether the view that a call creates is such a container.
  fileprivate func passedName(through isContainer: (Call) -> Bool) -> String? {
    var next = self
    // The limit is far above the length of real chains of modifiers.
    for _ in 0..<40 {
      switch next {
      case .name(let name), .member(.name("self")?, let name, _): return name
      case .returned(let value?): next = value
      case .closure(let closure):
        guard closure.body.count == 1 else { return nil }
        next = closure.body[0]
      case .call(let call):
        if call.name?.isCapitalized == true {
          guard isContainer(call) else { return nil }
          let erased = call.name == "AnyView" ? call.arguments.first : nil
          guard let content = call.trailingClosures.first ?? erased else { return nil }
          next = content.value
        } else if case .member(let base?, _, _) = call.callee, !base.isSelf {
          next = base
        } else {
          next = call.callee
        }
      default: return nil
      }
    }
    return nil
  }
}
