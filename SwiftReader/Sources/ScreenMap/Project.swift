/// All files of an app, with its types and functions by name.
final class Project {
  let files: [FileFacts]
  /// The paths of all files, storyboards last.
  let paths: [String]
  private(set) var storyboards: Storyboards?
  /// All types by their index: the declared ones, then those that the project only extends.
  private(set) var types: [ProjectType] = []
  /// The types that the project declares.
  private(set) var declared: [ProjectType] = []
  private(set) var functions: [ProjectFunction] = []
  /// Functions and variables outside types.
  private(set) var globalFunctions: [String: [ProjectFunction]] = [:]
  private(set) var globalVariables: [String: ProjectFunction] = [:]
  /// All functions of types, by name.
  private(set) var methods: [String: [ProjectFunction]] = [:]
  private var byPath: [String: [ProjectType]] = [:]
  private var aliases: [String: String] = [:]
  private var resolved: [TypeQuestion: ProjectType?] = [:]
  private var subtypeLists: [Int: [ProjectType]]?
  private let folders: [Substring]
  /// The number of each file's folder.
  private var folderNumbers: [Int] = []
  /// The names of all types and aliases, without enclosing types. The value is true if a type with
  /// the name is nested, so that its meaning depends on where it is used.
  private var names = ["Self": true]

  private struct TypeQuestion: Hashable {
    let name: String
    let scope: Int?
    let folder: Int
  }

  /// The capitalized names in SwiftUI's previews.
  private(set) lazy var previewed = files.reduce(into: Set<String>()) { $0.formUnion($1.previewed) }

  /// The names of all properties for closures.
  private(set) lazy var closureProperties = declared.reduce(into: Set<String>()) { names, type in
    for variable in type.variables.values where variable.result.contains("->") {
      names.insert(variable.name)
    }
  }

  /// The names of types that begin with a small letter, unless something else has the name, too.
  private(set) lazy var smallTypes: Set<String> = {
    let names = Set(declared.map(\.simpleName).filter { !$0.isCapitalized })
    return names.isEmpty
      ? []
      : names.filter { name in
        methods[name] == nil && globalFunctions[name] == nil && globalVariables[name] == nil
          && !declared.contains { $0.variables[name] != nil || $0.cases[name] != nil }
          && !functions.contains { $0.locals.uses(name) }
      }
  }()

  /// Whether a name may be a type's: it begins with a capital letter, or the project declares it.
  func mayNameType(_ name: String) -> Bool { name.isCapitalized || smallTypes.contains(name) }

  /// The names of the cases of all enums that keep values.
  private lazy var keepingCases = declared.reduce(into: Set<String>()) { names, type in
    for element in type.cases.values where !element.parameters.isEmpty {
      names.insert(element.name)
    }
  }

  /// Whether a call makes a case of one of the project's enums: `.run { … }`, `Action.run { … }`.
  func makesCase(_ call: Call) -> Bool {
    guard case .member(let base, let name, _) = call.callee, keepingCases.contains(name) else {
      return false
    }
    return base?.lastName?.isCapitalized ?? true
  }

  /// Whether an enum is a view.
  private(set) lazy var hasRoutesThatAreViews = declared.contains {
    $0.kind == .enum && role(of: $0) == .view
  }

  /// The calls that create stores of the Composable Architecture, each with the first state.
  private(set) lazy var stores = functions.flatMap { function in
    function.body.calls.compactMap { call in
      call.name == "Store" ? call.argument("initialState").map { (function, call, $0) } : nil
    }
  }

  /// The features of the Composable Architecture.
  private(set) lazy var features = Features(self)

  /// The extensions of types that the project doesn't declare, such as `UIViewController`.
  private(set) var foreign: [String: ProjectType] = [:]

  init(
    _ files: [FileFacts], _ boards: [StoryboardFacts] = [],
    _ storyboardNames: StoryboardNames = StoryboardNames()
  ) {
    self.files = files.sorted { $0.path < $1.path }
    let boards = boards.sorted { $0.path < $1.path }
    paths = self.files.map(\.path) + boards.map(\.path)
    folders = self.files.map { file in
      file.path.lastIndex(of: "/").map { file.path[..<$0] } ?? ""
    }
    var numbers: [Substring: Int] = [:]
    for folder in folders {
      let number = numbers[folder] ?? numbers.count
      numbers[folder] = number
      folderNumbers.append(number)
    }
    for (index, file) in self.files.enumerated() {
      for declaration in file.types { declare(declaration, in: nil, file: index) }
      for alias in file.aliases {
        aliases[alias.name] = alias.type
        names[alias.name] = names[alias.name] ?? false
      }
    }
    declared = types
    for (index, file) in self.files.enumerated() {
      for declaration in file.types { extend(declaration, in: nil, file: index) }
      for function in file.functions {
        let function = add(ProjectFunction(function, owner: nil, file: index))
        globalFunctions[function.name, default: []].append(function)
      }
      for variable in file.variables {
        globalVariables[variable.name] = add(ProjectFunction(variable, owner: nil, file: index))
      }
      if !file.statements.isEmpty {
        _ = add(ProjectFunction(statements: file.statements, file: index))
      }
    }
    if !boards.isEmpty { storyboards = Storyboards(boards, storyboardNames, self) }
  }

  private func declare(_ declaration: TypeDeclaration, in outer: ProjectType?, file: Int) {
    // Types within an extension belong to the extended type's name.
    let name = (outer.map { $0.name + "." } ?? "") + declaration.name
    if declaration.kind == .extension {
      for alias in declaration.aliases { names[alias.name] = true }
      let extended = TypeName.base(name)
      for inner in declaration.types {
        add(inner, named: extended + "." + inner.name, in: nil, file: file)
      }
    } else {
      add(declaration, named: name, in: outer, file: file)
    }
  }

  private func add(
    _ declaration: TypeDeclaration, named name: String, in outer: ProjectType?, file: Int
  ) {
    let type = ProjectType(declaration, name: name, file: file, outer: outer, index: types.count)
    types.append(type)
    byPath[name, default: []].append(type)
    names[type.simpleName] = names[type.simpleName] == true || type.simpleName != name
    for alias in declaration.aliases { names[alias.name] = true }
    for inner in declaration.types { declare(inner, in: type, file: file) }
  }

  private func extend(_ declaration: TypeDeclaration, in outer: String?, file: Int) {
    let name = (outer.map { $0 + "." } ?? "") + TypeName.base(declaration.name)
    let type = self.type(named: name, in: nil, file: file) ?? foreignType(declaration, name, file)
    type.inherited += declaration.inherited
    for element in declaration.cases { type.cases[element.name] = element }
    for alias in declaration.aliases { type.aliases[alias.name] = alias.type }
    for variable in declaration.variables {
      let function = add(ProjectFunction(variable, owner: type, file: file))
      if type.variables[variable.name] == nil || function.hasBody {
        type.variables[variable.name] = function
      }
    }
    for function in declaration.functions {
      let function = add(ProjectFunction(function, owner: type, file: file))
      type.functions[function.name, default: []].append(function)
      methods[function.name, default: []].append(function)
    }
    for inner in declaration.types { extend(inner, in: type.name, file: file) }
  }

  private func foreignType(_ declaration: TypeDeclaration, _ name: String, _ file: Int)
    -> ProjectType
  {
    if let known = foreign[name] { return known }
    let type = ProjectType(
      declaration, name: name, file: file, outer: nil, index: types.count, isForeign: true)
    types.append(type)
    foreign[name] = type
    return type
  }

  private func add(_ function: ProjectFunction) -> ProjectFunction {
    functions.append(function)
    return function
  }

  /// Returns the type that a name means within another type and file, nil if the project doesn't
  /// declare it.
  func type(named text: String, in scope: ProjectType?, file: Int) -> ProjectType? {
    let name = TypeName.base(text)
    guard !files.isEmpty, let isNested = names[TypeName.simple(name)] else { return nil }
    let scope = isNested ? scope : nil
    let question = TypeQuestion(name: name, scope: scope?.index, folder: folderNumbers[file])
    if let known = resolved[question] { return known }
    resolved[question] = ProjectType?.none
    let answer = find(name, in: scope, file: file)
    resolved[question] = answer
    return answer
  }

  /// Returns the type that a name means within a function.
  func type(named name: String, in function: ProjectFunction) -> ProjectType? {
    type(named: name, in: function.owner, file: function.file)
  }

  /// Returns the type that a name means within another type.
  func type(named name: String, within scope: ProjectType) -> ProjectType? {
    type(named: name, in: scope, file: scope.file)
  }

  /// Returns the tuple that a written type is or stands for: `(view: HomeView, model: Model)`, or an
  /// alias of it; nil for another type.
  func tuple(named text: String, in scope: ProjectType?) -> String? {
    var name = text[...]
    while name.hasSuffix("?") || name.hasSuffix("!") { name = name.dropLast() }
    let type = scope?.aliases[String(name)] ?? aliases[String(name)] ?? String(name)
    return type.hasPrefix("(") ? type : nil
  }

  private func find(_ name: String, in scope: ProjectType?, file: Int) -> ProjectType? {
    if name == "Self" { return scope }
    var path = scope?.name ?? ""
    while !path.isEmpty {
      if let type = nearest(byPath[path + "." + name], to: file) { return type }
      guard let dot = path.lastIndex(of: ".") else { break }
      path = String(path[..<dot])
    }
    if let type = nearest(byPath[name], to: file) { return type }
    if let alias = scope?.aliases[name] ?? aliases[name], TypeName.base(alias) != name {
      return type(named: alias, in: scope, file: file)
    }
    // The states of an enum of reducers, which a macro makes, have its cases.
    if name.hasSuffix(".State"),
      let reducers = type(named: name.withoutSuffix(".State"), in: scope, file: file),
      reducers.kind == .enum, !reducers.cases.isEmpty
    {
      return reducers
    }
    // A module's name may precede a type's.
    if let dot = name.firstIndex(of: "."), byPath[String(name[..<dot])] == nil {
      return nearest(byPath[String(name[name.index(after: dot)...])], to: file)
    }
    return nil
  }

  /// Returns the type whose folder is nearest to a file: several apps may declare types of the same
  /// name.
  private func nearest(_ candidates: [ProjectType]?, to file: Int) -> ProjectType? {
    guard let candidates, candidates.count > 1 else { return candidates?.first }
    let here = folders[file].split(separator: "/")
    func closeness(_ type: ProjectType) -> Int {
      zip(here, folders[type.file].split(separator: "/")).prefix { $0 == $1 }.count
    }
    var best = candidates[0]
    for candidate in candidates.dropFirst() where closeness(candidate) > closeness(best) {
      best = candidate
    }
    return best
  }

  /// Returns the types that inherit from one, directly or indirectly.
  func subtypes(of type: ProjectType) -> [ProjectType] {
    if subtypeLists == nil {
      var lists: [Int: [ProjectType]] = [:]
      for candidate in declared {
        for parent in supertypes(of: candidate).types {
          lists[parent.index, default: []].append(candidate)
        }
      }
      subtypeLists = lists
    }
    return subtypeLists?[type.index] ?? []
  }
}
