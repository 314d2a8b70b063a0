/// The features of the Composable Architecture: reducers, each with its state, its actions, and the
/// views that show it.
struct Features {
  unowned let project: Project
  /// The indices of the views with a store of each feature, by the feature's index.
  private var views: [Int: [Int]] = [:]
  /// The feature of each view with a store, by the view's index.
  private var shown: [Int: ProjectType] = [:]
  /// The enums of actions, by the names of their cases.
  private(set) var actions: [String: [ProjectType]] = [:]

  init(_ project: Project) {
    self.project = project
    for view in project.declared where project.role(of: view) == .view {
      for name in view.variables.keys.sorted() {
        guard let feature = feature(ofStore: name, in: view) else { continue }
        views[feature.index, default: []].append(view.index)
        shown[view.index] = shown[view.index] ?? feature
      }
    }
    if views.isEmpty { return }
    for type in project.declared where type.kind == .enum && type.simpleName == "Action" {
      for name in type.cases.keys { actions[name, default: []].append(type) }
    }
  }

  /// Whether the project has features with views.
  var isEmpty: Bool { views.isEmpty }

  /// Returns the feature whose store a type's property is: `Cart` for `store: StoreOf<Cart>`, for
  /// `store: Store<Cart.State, Cart.Action>`, and for `store: Store` of `Cart.View`.
  func feature(ofStore name: String, in owner: ProjectType) -> ProjectType? {
    guard let variable = owner.variables[name] else { return nil }
    let stores: Set = ["StoreOf", "Store", "ViewStoreOf", "ViewStore"]
    guard stores.contains(TypeName.base(variable.result)) else { return nil }
    guard let written = TypeName.arguments(variable.result).first else {
      return types(around: owner).dropFirst().first
    }
    let name = written.withoutSuffix(".State")
    return project.type(named: name, in: owner, file: variable.file)
  }

  /// Returns the feature of a type: that of a view's store, or the nearest type around it that is a
  /// feature.
  func feature(of type: ProjectType) -> ProjectType? {
    shown[type.index] ?? types(around: type).first(where: isFeature)
  }

  /// Returns the view of the feature of a type, or of the nearest feature around it that has one.
  func view(around type: ProjectType) -> ProjectType? {
    if shown[type.index] != nil { return type }
    return types(around: type).first { views[$0.index] != nil }.flatMap { view(of: $0) }
  }

  /// Whether a type is a feature: a view shows it, or it is a reducer with states and actions.
  private func isFeature(_ type: ProjectType) -> Bool {
    if views[type.index] != nil { return true }
    guard part("State", of: type) != nil else { return false }
    return part("Action", of: type) != nil || type.aliases["Action"] != nil
      || type.inherited.contains { $0.hasSuffix("Reducer") }
  }

  /// Returns a type and those in which it is declared, the innermost first.
  private func types(around type: ProjectType) -> [ProjectType] {
    var found: [ProjectType] = []
    var name = type.name
    while !name.isEmpty {
      if let outer = project.type(named: name, in: nil, file: type.file), !outer.isForeign {
        found.append(outer)
      }
      name = name.outerName
    }
    return found
  }

  /// Returns the indices of all views of a feature.
  func views(of feature: ProjectType) -> [Int] { views[feature.index] ?? [] }

  /// Returns the view of a feature: the only one, or the one that is named after the feature.
  func view(of feature: ProjectType) -> ProjectType? {
    let all = (views[feature.index] ?? []).map { project.types[$0] }
    if all.count < 2 { return all.first }
    let named = all.filter {
      $0.name == feature.name + ".View" || $0.simpleName == feature.simpleName + "View"
    }
    return named.count == 1 ? named[0] : nil
  }

  /// Returns a type within a feature, such as its state or its actions.
  func part(_ name: String, of feature: ProjectType) -> ProjectType? {
    project.type(named: feature.name + "." + name, in: nil, file: feature.file).flatMap {
      $0.simpleName == name ? $0 : nil
    }
  }
}

extension String {
  /// The name without a suffix, if it has it.
  func withoutSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }

  /// Whether it is a variable with a written name, of several ones of a function.
  func isVariable(_ written: String) -> Bool { self == written || hasPrefix(written + "#") }

  /// A dotted name without its last part.
  fileprivate var outerName: String { lastIndex(of: ".").map { String(self[..<$0]) } ?? "" }
}
