/// All calls of a project, by name, and the sites among them.
final class CallIndex {
  /// A call and the function that contains it.
  typealias Place = (function: ProjectFunction, call: Call)

  /// A container, if code names it, and its children.
  typealias Tabs = (function: ProjectFunction, container: Expression?, value: Expression)

  private(set) var calls: [String: [Place]] = [:]
  private(set) var sites: [Site] = []
  /// For each type's index, the types that create or store it, except for transitions.
  private(set) var containers: [Int: Set<Int>] = [:]
  /// For each type's index, the types that create it only for transitions.
  private(set) var broughtParts: [Int: Set<Int>] = [:]
  /// The contents of the windows of SwiftUI, and containers whose children are tabs.
  private(set) var roots: [(function: ProjectFunction, value: Expression)] = []
  /// The windows that code opens by an id or for a value, with their contents.
  private var otherRoots: [(function: ProjectFunction, window: Call, value: Expression)] = []
  private(set) var tabs: [Tabs] = []
  /// The `TabView`s whose style is that of pages.
  private var pages: Set<ObjectIdentifier> = []
  /// The calls that create containers with several given children.
  private(set) var frames: [Place] = []
  private(set) var alerts = 0
  /// The views that only choose between screens.
  private(set) var choosers: Choosers
  private let project: Project
  private let settings: MapSettings
  let rows: Rows
  /// The types that functions create, and whether each is for a transition.
  private var constructions: [(function: ProjectFunction, part: Int, isBrought: Bool)] = []
  /// For each owner, the names that its functions bring, and those that they use otherwise.
  private var brought: [ObjectIdentifier: Set<String>] = [:]
  private var used: [ObjectIdentifier: Set<String>] = [:]
  /// The names of types in expressions.
  private var mentioned: Set<String> = []
  /// Whether the project starts an app, so that code elsewhere doesn't create its views.
  private lazy var hasApp = project.declared.contains { Starts.isApp($0, in: project) }
  /// The indices of the views that bring a screen that they are given.
  private var made: Set<Int> = []

  init(_ project: Project, _ settings: MapSettings) {
    self.project = project
    self.settings = settings
    rows = Rows(project)
    choosers = Choosers(project)
    for function in project.functions { read(function) }
    // An app starts with such a window only if it has no other.
    roots += otherRoots.filter { other in
      !roots.contains { $0.function.owner === other.function.owner }
    }.map { ($0.function, $0.value) }
    for (function, call) in (calls["openWindow"] ?? []) + (calls["openImmersiveSpace"] ?? []) {
      let opened = otherRoots.filter { $0.window.isWindow(openedBy: call) }
      guard opened.count == 1 else { continue }
      sites.append(Site(call, .custom, .known, in: function, bringing: opened[0].value))
    }
    tabs.removeAll { tabs in
      tabs.function.owner.map { Starts.isApp($0, in: project) } == true && tabs.container == nil
        && !roots.contains { root in
          root.value.encloses(tabs.value)
            || root.value.mentions(tabs.function.name, alsoInClosures: true)
        }
    }
    for (function, part, isBrought) in constructions {
      guard let owner = function.owner else { continue }
      if isBrought || isOnlyBrought(function) {
        broughtParts[part, default: []].insert(owner.index)
      } else {
        containers[part, default: []].insert(owner.index)
      }
    }
    // Sites within such a view belong to whoever creates the view.
    sites.removeAll { rows.row(around: $0.call).map(made.contains) ?? false }
    sites.removeAll { $0.function.owner.map(isPreview) ?? false }
    let windows = sites.filter { $0.verb == .root }
    choosers.find(
      with: Evaluator(project, rows),
      roots: roots + windows.compactMap { site in site.target.map { (site.function, $0) } })
    sites += choosers.sites
    let bringers = choosers.bringers(rows)
    for number in sites.indices {
      sites[number].row = sites[number].row ?? bringers[ObjectIdentifier(sites[number].call)]
    }
    for (part, owner) in project.storyboards?.embedded ?? [] {
      containers[part, default: []].insert(owner)
    }
    for type in project.declared {
      for variable in type.variables.values { note(variable.result, in: type, variable.file) }
      for parent in type.inherited {
        let views = TypeName.arguments(parent)
        if views.count == 1 { note(views[0], in: type, type.file) }
      }
    }
  }

  /// Returns the calls that create objects of a type.
  func creations(of type: ProjectType) -> [Place] {
    (calls[type.simpleName] ?? []).filter { rows.type(madeBy: $0.call, in: $0.function) === type }
  }

  /// Returns the indices of the types that contain a view, directly or in other parts.
  func wholes(of part: Int) -> Set<Int> {
    var found: Set<Int> = []
    var next = [part]
    while let inner = next.popLast() {
      for outer in containers[inner] ?? [] where found.insert(outer).inserted { next.append(outer) }
    }
    return found
  }

  /// Whether a type is only for SwiftUI's previews: they create it, its name says so or no code of the
  /// app has its name, and nothing else creates it.
  private func isPreview(_ type: ProjectType) -> Bool {
    let name = type.simpleName
    return project.previewed.contains(name) && project.role(of: type) == .view
      && (name.contains("Preview") || hasApp && !mentioned.contains(name))
      && containers[type.index] == nil && broughtParts[type.index] == nil
  }

  /// Whether a type's function is called only for transitions: `.sheet { settings }`.
  private func isOnlyBrought(_ function: ProjectFunction) -> Bool {
    guard let owner = function.owner.map(ObjectIdentifier.init) else { return false }
    return brought[owner]?.contains(function.name) == true
      && used[owner]?.contains(function.name) != true
  }

  private func noteName(_ expression: Expression, isBrought: Bool, in function: ProjectFunction) {
    if let name = expression.lastName, name.isCapitalized { mentioned.insert(name) }
    guard let owner = function.owner.map(ObjectIdentifier.init), let name = expression.ownName
    else { return }
    if isBrought {
      brought[owner, default: []].insert(name)
    } else {
      used[owner, default: []].insert(name)
    }
  }

  private func note(_ name: String, in owner: ProjectType, _ file: Int) {
    if let part = part(name, of: owner, file) { containers[part, default: []].insert(owner.index) }
  }

  /// Returns the index of the type with a name, nil if the project doesn't declare it.
  private func part(_ name: String, of owner: ProjectType, _ file: Int) -> Int? {
    guard !name.isEmpty, !owner.isForeign,
      let type = project.type(named: TypeName.element(name) ?? name, in: owner, file: file),
      !type.isForeign, type !== owner
    else { return nil }
    return type.index
  }

  private func read(_ function: ProjectFunction) {
    // A transition's target isn't a part of the screen that brings it.
    var stack = function.body.reversed().map { (expression: $0, isBrought: false) }
    var inner: [Expression] = []
    while let (expression, isBrought) = stack.popLast() {
      noteName(expression, isBrought: isBrought, in: function)
      switch expression {
      case .type: continue
      case .assignment(.member(let window?, "rootViewController", let line), let value, _)
      where !window.isSelf:
        sites.append(Site(root: value, line: line, in: function))
      case .assignment(let property, let value, let line):
        if let site = Site(assigning: value, to: property, line: line, in: function, by: settings) {
          sites.append(site)
        }
      case .call(let call):
        read(call, in: function)
        if let name = call.name, project.mayNameType(name), let owner = function.owner,
          let part = part(call.callee.dottedName ?? name, of: owner, function.file)
        {
          constructions.append((function, part, isBrought))
        }
        let found = self.sites(call, in: function)
        let presented = found.isEmpty ? rows.presented(by: call, in: function) : []
        guard !found.isEmpty || !presented.isEmpty else { break }
        sites += found
        stack += call.allArguments.enumerated().reversed().map { place, argument in
          let isTarget = presented.contains(place) || found.contains { $0.targetPlace == place }
          return (argument.value, isBrought || isTarget)
        }
        stack.append((call.callee, isBrought))
        continue
      default: break
      }
      expression.appendChildren(to: &inner)
      for child in inner { stack.append((child, isBrought)) }
      inner.removeAll(keepingCapacity: true)
    }
  }

  private func sites(_ call: Call, in function: ProjectFunction) -> [Site] {
    // An override that calls the overridden function: the screen is brought by the override's
    // callers.
    if case .name("super")? = call.receiver, call.name == function.name { return [] }
    // A call of the app's own link is followed from the link's initializer; its closure is a label.
    if project.isOwnLink(call) { return [] }
    let named = Site(call, in: function, by: settings)
    let system = takesCase(call) ? nil : Site(call, in: function)
    if let site = named ?? system ?? ownVerb(call, in: function) { return [site] }
    let found = rows.sites(call, in: function)
    if !found.isEmpty, let row = rows.type(madeBy: call, in: function) { made.insert(row.index) }
    return found
  }

  /// Whether a call passes an enum's case to one of the app's own functions that are named like
  /// UIKit's: `router.present(.account, animated: true)`.
  private func takesCase(_ call: Call) -> Bool {
    guard let first = call.arguments.first, first.label.isEmpty, first.value.isImplicitMember else {
      return false
    }
    return takes(call) { $0.kind == .enum && first.value.mayBe(of: $0) }
  }

  /// Whether a call may be of a function whose first parameter has one of some types.
  private func takes(_ call: Call, _ isTaken: (ProjectType) -> Bool) -> Bool {
    (call.name.flatMap { project.methods[$0] } ?? []).contains { method in
      guard method.accepts(call), let first = method.parameters.first else { return false }
      return project.type(named: first.type, in: method).map(isTaken) ?? false
    }
  }

  private func ownVerb(_ call: Call, in function: ProjectFunction) -> Site? {
    if let site = Site(presentable: call, in: function), takes(call, project.isPresentable) {
      return site
    }
    guard let name = call.name, let site = Site(ownVerb: call, in: function) else { return nil }
    let functions = (project.methods[name] ?? []) + (project.globalFunctions[name] ?? [])
    // The body of an own modifier says what it brings.
    return functions.contains { $0.hasBody && $0.accepts(call) && !$0.returnsItsOwner } ? site : nil
  }

  /// Notes that a `TabView` shows pages rather than tabs.
  private func notePages(of modifier: Call) {
    let isPaged = modifier.arguments.map(\.value).anywhere { expression in
      switch expression {
      case .name("PageTabViewStyle"), .member(_, "page", _): true
      default: false
      }
    }
    var next = modifier.receiver
    while isPaged, case .call(let call)? = next {
      if call.name == "TabView" { pages.insert(ObjectIdentifier(call)) }
      next = call.receiver
    }
  }

  private func read(_ call: Call, in function: ProjectFunction) {
    guard let name = call.name else { return }
    calls[name, default: []].append((function, call))
    if call.arguments.first?.label == "rootViewController" {
      rows.type(madeBy: call, in: function)?.isStack = true
    }
    if name.isCapitalized {
      if let type = rows.type(madeBy: call, in: function),
        project.givenChildren(of: type).count > 1
      {
        frames.append((function, call))
      }
      // What an object gets it fills: `Router(stack: Stack())`.
      for case .call(let given) in call.arguments.map(\.value) where given.arguments.isEmpty {
        rows.type(madeBy: given, in: function)?.isStack = true
      }
    }
    switch name {
    case "WindowGroup", "Window", "DocumentGroup", "ImmersiveSpace":
      guard let content = call.trailingClosures.first else { break }
      if call.isLaterWindow {
        otherRoots.append((function, call, content.value))
      } else {
        roots.append((function, content.value))
      }
    case "TabView":
      guard !pages.contains(ObjectIdentifier(call)), let content = call.trailingClosures.first
      else { break }
      tabs.append((function, nil, content.value))
    case "tabViewStyle": notePages(of: call)
    case "setViewControllers":
      if let first = call.arguments.first { tabs.append((function, call.receiver, first.value)) }
    case "alert", "confirmationDialog", "actionSheet", "UIAlertController": alerts += 1
    default: break
    }
  }
}

extension Expression {
  /// Whether a closure is within it.
  fileprivate func encloses(_ closure: Expression) -> Bool {
    guard case .closure(let closure) = closure else { return false }
    return [self].anywhere { if case .closure(let inner) = $0 { inner === closure } else { false } }
  }
}
