import VCEngine
import VCSource

/// Writes statements one after another, and records their requirements.
struct CodeWriter {
  package typealias Index = ViewController.Index

  let hierarchy: Hierarchy
  let isSwift: Bool
  var names: CodeNames
  private var statements: [String] = []
  var modules: [String] = []
  var variables: [String] = []
  /// The method that contains the statements.
  private var place: String?
  var isDeclared: Set<Reference.Target> = []
  /// The navigation controllers that manage groups of tabs.
  let managing: Set<Index>
  /// The first generic class that would be needed in Objective-C.
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

  /// The requirements as comments, then the statements.
  var lines: [String] {
    modules.map { isSwift ? "// import \($0)" : "// @import \($0);" }
      + variables.map { "// \($0)" } + (place.map { ["// \($0)"] } ?? []) + statements
  }

  // MARK: Statements

  mutating func state(_ swift: String, _ objectiveC: String) {
    statements.append(isSwift ? swift : objectiveC + ";")
  }

  mutating func send(_ call: UIKitCall, to receiver: String) {
    state("\(receiver).\(call.swift)", "[\(receiver) \(call.objectiveC)]")
  }

  /// Writes an additional requirement of a statement, as a comment after it.
  mutating func note(_ swift: String, _ objectiveC: String) {
    statements.append("// " + (isSwift ? swift : objectiveC))
  }

  /// Writes statements in a closure or block, whose first line is given. Returns false if the body
  /// can't be written; what was written so far is then no code.
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

  /// Puts the statements into a method of a controller's class.
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

  /// Returns the variable of a controller. A controller that the step adds is created first, with
  /// its descendants.
  mutating func variable(_ index: Index) -> String {
    if hierarchy.isNew(index), !isDeclared.contains(.viewController(index)) { make(index) }
    return variable(.viewController(index))
  }

  /// Returns the variable of a controller or an object. One that isn't created here is listed as a
  /// requirement.
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

  /// Lists a variable that the reader must supply.
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
  /// The class, or the superclass of one of SwiftUI's own classes, which code can't name (R32).
  fileprivate var nameableClass: String {
    guard isSwiftUIs else { return className.value }
    return isHosting ? UIKitClass.viewController.name : uiKitClass.name
  }
}

extension String {
  /// Objective-C's name for a property whose Swift name begins with `is`.
  fileprivate var withoutIs: String {
    guard hasPrefix("is"), let first = dropFirst(2).first, first.isUppercase else { return self }
    return first.lowercased() + dropFirst(3)
  }
}
