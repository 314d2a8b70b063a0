import ViewControllers

/// Writes statements, one after the other, and notes what they take.
struct CodeWriter {
  typealias Index = ViewController.Index

  let hierarchy: Hierarchy
  let isSwift: Bool
  var names: CodeNames
  private var statements: [String] = []
  var modules: [String] = []
  var variables: [String] = []
  /// The method in which the statements stand.
  private var place: String?
  var isDeclared: Set<Reference.Target> = []
  /// The navigation controllers of groups of tabs.
  let managing: Set<Index>
  /// The first generic class that is to be written in Objective-C.
  private(set) var genericClass: String?

  init(_ hierarchy: Hierarchy, _ spelling: Spelling) {
    self.hierarchy = hierarchy
    isSwift = spelling == .swift
    let app = hierarchy.app
    managing = Set(
      app.viewControllers.lazy.filter(\.hasDetails).flatMap(\.tabs)
        .compactMap(\.managingNavigationController))
    names = CodeNames(
      besides: app.viewControllers.map(\.className.value) + app.objects.map(\.className.value))
  }

  var app: AppDescription { hierarchy.app }

  /// What it takes as comments, then the statements.
  var lines: [String] {
    modules.map { isSwift ? "// import \($0)" : "// @import \($0);" }
      + variables.map { "// \($0)" } + (place.map { ["// \($0)"] } ?? []) + statements
  }

  // MARK: Statements

  mutating func state(_ swift: String, _ objectiveC: String) {
    statements.append(isSwift ? swift : objectiveC + ";")
  }

  /// What a statement needs besides, as a comment after it.
  mutating func note(_ swift: String, _ objectiveC: String) {
    statements.append("// " + (isSwift ? swift : objectiveC))
  }

  /// Statements in a closure or block of another, of which the first line opens it.
  mutating func nest(
    _ swift: String, _ objectiveC: String, _ body: (inout CodeWriter) -> Bool
  ) -> Bool {
    statements.append(isSwift ? swift : objectiveC)
    let start = statements.count
    guard body(&self) else { return false }
    for line in start..<statements.count { statements[line] = "    " + statements[line] }
    statements.append(isSwift ? "}" : "}];")
    return true
  }

  /// The method of a controller's class in which the statements stand.
  mutating func place(in method: StepTime, of controller: Index) {
    let name = hierarchy.code.name(of: method)
    let className = app.viewControllers[controller].className.value
    place = isSwift ? "\(className).\(name)(_:)" : "-[\(className) \(name)]"
  }

  mutating func set(_ owner: String, _ property: String, _ value: String) {
    state("\(owner).\(property) = \(value)", "\(owner).\(property) = \(value)")
  }

  mutating func set(_ owner: String, _ property: String, _ value: Bool) {
    state(
      "\(owner).\(property) = \(value)", "\(owner).\(property.withoutIs) = \(value ? "YES" : "NO")")
  }

  mutating func set<Value: ObjectiveCSpelled>(_ owner: String, _ property: String, _ value: Value) {
    state(
      "\(owner).\(property) = .\(value.rawValue)",
      "\(owner).\(property) = \(value.objectiveCSpelling)")
  }

  func list(_ names: [String]) -> String {
    (isSwift ? "[" : "@[") + names.joined(separator: ", ") + "]"
  }

  // MARK: Variables

  /// The variable of a controller: one that the step brings is made first, with what it contains.
  mutating func variable(_ index: Index) -> String {
    if hierarchy.isNew(index), !isDeclared.contains(.viewController(index)) { make(index) }
    return variable(.viewController(index))
  }

  /// The variable of a controller or an object; one that is not made here is told before the code.
  mutating func variable(_ target: Reference.Target) -> String {
    let name = names.name(of: target, app)
    guard isDeclared.insert(target).inserted else { return name }
    let className =
      switch target {
      case .viewController(let index): app.viewControllers[index].nameableClass
      case .object(let number): app.objects[number].className.value
      case .window: "UIWindow"
      }
    take(name, className, typeInObjectiveC(className) + " *")
    return name
  }

  /// A variable that the reader has.
  mutating func take(_ name: String, _ swift: String, _ objectiveC: String) {
    let variable = isSwift ? "\(name): \(swift)" : objectiveC + name
    if !variables.contains(variable) { variables.append(variable) }
  }

  mutating func typeInObjectiveC(_ className: String) -> String {
    if !isSwift, className.contains("<") { genericClass = genericClass ?? className }
    return String(className.prefix { $0 != "<" }.split(separator: ".").last ?? "")
  }
}

extension ViewController {
  /// Its class, or that from which SwiftUI's own derives, which no code can name (R32).
  fileprivate var nameableClass: String {
    guard isSwiftUIs else { return className.value }
    return isHosting ? UIKitClass.viewController.name : uiKitClass.name
  }
}

extension String {
  /// Objective-C's name of a property that Swift begins with `is`.
  fileprivate var withoutIs: String {
    guard hasPrefix("is"), let first = dropFirst(2).first, first.isUppercase else { return self }
    return first.lowercased() + dropFirst(3)
  }
}
