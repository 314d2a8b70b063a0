import VCEngine
import VCSource

extension Hierarchy {
  /// Explains the value of a property, such as `items.navigationController`. The id may contain
  /// dots itself: the property follows the last one.
  package func explanation(ofProperty path: String) throws(QuestionFault) -> any Explanation {
    for suffix in [WindowExplanation.property, WindowExplanation.sceneProperty]
    where path.hasSuffix("." + suffix) {
      return WindowExplanation(
        of: try member(String(path.dropLast(suffix.count + 1))),
        asksForScene: suffix == WindowExplanation.sceneProperty, in: self)
    }
    for setting in Setting.allCases where path.hasSuffix("." + setting.rawValue) {
      guard let owner = app.index(ofID: String(path.dropLast(setting.rawValue.count + 1))),
        let explanation = explanation(of: setting, of: owner)
      else { continue }
      return explanation
    }
    guard let dot = path.lastIndex(of: "."), path.last != "." else { throw .notAProperty(path) }
    let (id, name) = (String(path[..<dot]), String(path[path.index(after: dot)...]))
    if name == Property.rootViewController, let window = app.window(ofID: id) {
      return root(of: window)
    }
    if let owner = app.windowOrObject(ofID: id) {
      if let explanation = reference(name, of: owner) { return explanation }
      throw .unknownProperty(name, of: id, known: app.properties(of: owner))
    }
    let owner = try member(id)
    for topic in PropertyTopic.all {
      if let explanation = topic.explanation(name, owner, self) { return explanation }
    }
    if let explanation = reference(name, of: .viewController(owner)) { return explanation }
    if name == StyleInForce.property { return style(of: owner) }
    if let property = PresentationControllerProperty(rawValue: name) {
      return presentationController(property, of: owner)
    }
    if let flag = TransitionFlag(rawValue: name) { return transition(flag, of: owner) }
    if let explanation = child(named: name, of: owner) { return explanation }
    let kind = app.viewControllers[owner].kind
    let list = ViewController.ContainmentKey.viewControllers.rawValue
    guard let property = Property(spelling: name), Property.all(of: kind).contains(property),
      name != list || kind.containmentKey == .viewControllers
    else {
      throw .unknownProperty(
        name, of: id,
        known: explainedProperties(of: owner))
    }
    var explanation = PropertyExplanation(
      of: property, named: name == list ? list : nil, for: owner, in: self)
    explanation.spelled = name
    return explanation
  }

  /// What the description's iOS lacks of a property's owner, of the containers above it, and of what
  /// they present.
  package func qualifications(ofProperty path: String) -> [Diagnostic] {
    let dots = path.indices.filter { path[$0] == "." }.reversed()
    let owner = dots.lazy.compactMap { app.index(ofID: String(path[..<$0])) }.first
    guard let owner else { return [] }
    let members = ancestors(of: owner) + windowWalk(from: owner).stops.map(\.viewController)
    return qualifications(of: members + members.compactMap { presentation(by: $0)?.presented })
  }

  /// The properties that can be explained for a controller.
  package func explainedProperties(of owner: Index) -> [String] {
    Self.explainedProperties(of: app.viewControllers[owner])
      + childNames(of: owner).values.sorted() + app.properties(of: .viewController(owner))
  }

  /// The properties that can be explained for every controller of a class; an app adds the names of
  /// children and references.
  package static func explainedProperties(of controller: ViewController) -> [String] {
    Property.all(of: controller.kind).map(\.rawValue)
      + [StyleInForce.property]
      + PresentationControllerProperty.allCases.map(\.rawValue)
      + TransitionFlag.allCases.map(\.rawValue)
      + Setting.allCases.filter { $0.belongs(to: controller) }.map(\.rawValue)
      + PropertyTopic.all.flatMap { $0.names(controller) }
      + [WindowExplanation.property, WindowExplanation.sceneProperty]
  }

  /// Returns the controller with an id.
  package func member(_ id: String) throws(QuestionFault) -> Index {
    guard let index = app.index(ofID: id) else {
      throw .unknownViewController(id, known: app.viewControllers.map(\.id.value))
    }
    return index
  }
}

/// A question about what the app doesn't have.
package enum QuestionFault: Error, Hashable {
  case unknownViewController(String, known: [String])
  /// A path that has no property.
  case notAProperty(String)
  case unknownProperty(String, of: String, known: [String])

  package var words: Words {
    switch self {
    case .unknownViewController(let id, let known):
      .unknownViewController(id: id, suggestion: id.nearest(among: known))
    case .notAProperty(let path): .notAProperty(path: path)
    case .unknownProperty(let name, let id, let known):
      .unknownProperty(
        name: name, id: id,
        suggestion: ["loadView", "viewDidLoad"].contains(name)
          ? "isViewLoaded" : name.nearest(among: known), known: known)
    }
  }
}
