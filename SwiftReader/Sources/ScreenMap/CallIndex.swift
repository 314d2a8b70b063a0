import SourceFacts

/// All calls of a project, by name, and the sites among them.
final class CallIndex {
  /// A call, and the function in which it is.
  typealias Place = (function: ProjectFunction, call: Call)

  private(set) var calls: [String: [Place]] = [:]
  private(set) var sites: [Site] = []
  /// By a type's index, the types that make it or keep it, outside of what transitions bring.
  private(set) var containers: [Int: Set<Int>] = [:]
  /// Calls that make the window's screen, and containers whose children are tabs.
  private(set) var roots: [(function: ProjectFunction, value: Expression)] = []
  private(set) var tabs: [(function: ProjectFunction, value: Expression)] = []
  private(set) var alerts = 0
  private let project: Project
  private let settings: MapSettings
  private let rows: Rows
  /// The indices of the views that bring what somebody gives them.
  private var made: Set<Int> = []

  init(_ project: Project, _ settings: MapSettings) {
    self.project = project
    self.settings = settings
    rows = Rows(project)
    for function in project.functions { read(function) }
    // The views' makers have answered for what is within them.
    sites.removeAll { rows.row(around: $0.call).map(made.contains) ?? false }
    for (part, owner) in project.storyboards?.embedded ?? [] {
      containers[part, default: []].insert(owner)
    }
    for type in project.types {
      for variable in type.variables.values {
        note(variable.result, in: type, variable.file)
      }
      for parent in type.inherited {
        if let view = TypeName.argument(parent) { note(view, in: type, type.file) }
      }
    }
  }

  private func note(_ name: String, in owner: ProjectType, _ file: Int) {
    guard !name.isEmpty, owner.index >= 0,
      let type = project.type(named: TypeName.element(name) ?? name, in: owner, file: file),
      type.index >= 0, type !== owner
    else { return }
    containers[type.index, default: []].insert(owner.index)
  }

  private func read(_ function: ProjectFunction) {
    // What a transition brings is no part of the screen that brings it.
    var stack = function.body.reversed().map { (expression: $0, isBrought: false) }
    while let (expression, isBrought) = stack.popLast() {
      switch expression {
      case .type: continue
      case .assignment(let place, let value, _): read(place, value, in: function)
      case .call(let call):
        read(call, in: function)
        if !isBrought { noteConstruction(call, in: function) }
        let found = self.sites(call, in: function)
        guard !found.isEmpty else { break }
        sites += found
        stack += call.allArguments.enumerated().reversed().map { place, argument in
          (argument.value, isBrought || found.contains { $0.brings(place) })
        }
        stack.append((call.callee, isBrought))
        continue
      default: break
      }
      stack += expression.children.reversed().map { ($0, isBrought) }
    }
  }

  private func sites(_ call: Call, in function: ProjectFunction) -> [Site] {
    let named = settings.verb(of: call).flatMap { Site(named: call, bringing: $0, in: function) }
    if let site = named ?? Site(call, in: function) ?? ownVerb(call, in: function) {
      return [site]
    }
    let found = rows.sites(call, in: function)
    if !found.isEmpty, let row = rows.type(madeBy: call, in: function) { made.insert(row.index) }
    return found
  }

  private func ownVerb(_ call: Call, in function: ProjectFunction) -> Site? {
    guard let name = call.name, let site = Site(ownVerb: call, in: function) else { return nil }
    let functions = (project.methods[name] ?? []) + (project.globalFunctions[name] ?? [])
    return functions.contains { $0.hasBody && $0.accepts(call) } ? site : nil
  }

  private func noteConstruction(_ call: Call, in function: ProjectFunction) {
    guard let name = call.name, name.isCapitalized, let owner = function.owner else { return }
    note(call.callee.dottedName ?? name, in: owner, function.file)
  }

  private func read(_ place: Expression, _ value: Expression, in function: ProjectFunction) {
    switch place {
    case .member(_, "rootViewController", _): roots.append((function, value))
    case .name("viewControllers"), .member(_, "viewControllers", _): tabs.append((function, value))
    default: break
    }
  }

  private func read(_ call: Call, in function: ProjectFunction) {
    guard let name = call.name else { return }
    calls[name, default: []].append((function, call))
    switch name {
    case "WindowGroup", "Window":
      if let content = call.trailingClosures.first { roots.append((function, content.value)) }
    case "UIHostingController"
    where function.owner?.inherited.contains("UIWindowSceneDelegate") == true:
      roots.append((function, .call(call)))
    case "TabView":
      if let content = call.trailingClosures.first { tabs.append((function, content.value)) }
    case "setViewControllers":
      if let first = call.arguments.first { tabs.append((function, first.value)) }
    case "alert", "confirmationDialog", "actionSheet", "UIAlertController": alerts += 1
    default: break
    }
  }
}
