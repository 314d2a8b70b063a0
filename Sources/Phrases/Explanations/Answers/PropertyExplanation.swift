import VCEngine
import VCSource

/// The value of a property, and its reason.
package struct PropertyExplanation: Sendable {
  /// The hierarchy in which the property is read.
  package let hierarchy: Hierarchy
  package let property: Property
  /// The name by which the property was requested; nil for its own.
  package let name: String?
  /// The property as the question spells it, for answers in no chosen spelling.
  package var spelled: String?
  /// The controller that has the property.
  package let owner: ViewController.Index
  /// The search for the value, from the owner upward (R1 to R4).
  package let walk: Walk
  /// The value: at most one element for all but `children`.
  package let value: [ViewController.Index]
  /// The value under the other rule set, nil if it is the same.
  package let valueUnderOtherRules: [ViewController.Index]?

  /// The search for the presenter in `presentingViewController`, if a step presented the owner's
  /// family.
  package var choice: PresentExplanation? {
    guard property == .presentingViewController,
      let step = hierarchy.family(of: owner)?.presentation?.step
    else { return nil }
    return PresentExplanation(ofStep: step, of: Resolution(hierarchy.app))
  }

  /// Explains a property of one of the hierarchy's controllers.
  ///
  /// - Parameter name: Another name: UIKit's containers list their children as `viewControllers`.
  package init(
    of property: Property, named name: String? = nil, for owner: ViewController.Index,
    in hierarchy: Hierarchy
  ) {
    (self.name, self.hierarchy, self.property, self.owner) = (name, hierarchy, property, owner)
    walk = hierarchy.walk(for: property, of: owner)
    func answer(in hierarchy: Hierarchy) -> [ViewController.Index] {
      name == nil
        ? hierarchy.value(of: property, for: owner) : hierarchy.viewControllers(of: owner)
    }
    value = answer(in: hierarchy)
    let other = answer(in: hierarchy.underOtherRules)
    valueUnderOtherRules = other == value ? nil : other
  }
}

extension PropertyExplanation: SpokenExplanation {
  package func write(to json: inout JSONWriter, in language: Language) {
    json.member("property", "\(hierarchy.id(owner)).\(name ?? property.rawValue)")
    write(value, to: &json)
    json.walk(walk, in: hierarchy)
    json.otherRules(than: hierarchy.app.rules, valueUnderOtherRules) { write($1, to: &$0) }
    guard let choice else { return }
    json.object("presentation", spread: true) { choice.write(to: &$0, in: language) }
  }

  private func write(_ value: [ViewController.Index], to json: inout JSONWriter) {
    guard property == .children else { return json.member("value", value.first.map(hierarchy.id)) }
    json.array("value", value) { $0.string(hierarchy.id($1)) }
  }

  package func say(to prose: inout Prose) {
    let spelled = prose.code.spelling == nil ? spelled : nil
    let name = "\(prose.id(owner)).\(name ?? spelled ?? prose.code.name(of: property))"
    // UIKit created the controller, whose only name is this expression, so print its class instead.
    let isNamedByIt = value.count == 1 && code(of: value) == name
    let answer =
      isNamedByIt ? hierarchy.app.viewControllers[value[0]].className.value : code(of: value)
    prose.say(.value(property: name, value: answer, isOpen: isOpen))
    prose.say(.rule(property: property, kind: property.kind, owner: prose.id(owner)), as: .reason)
    prose.say(walk.stops, sentence)
    saySelection(&prose)
    sayRepresentable(&prose)
    prose.say(as: .reason) { $0.sayMoves(of: moved) }
    sayReplaced(&prose)
    prose.sayMissingSources(of: walk.stops.map(\.viewController))
    // The reason for the presenter, added below, names the presenter under the other rules.
    if let other = valueUnderOtherRules, choice?.presenterUnderOtherRules == nil {
      prose.say(.wouldBe(rules: hierarchy.app.rules.other, value: code(of: other)), as: .reason)
    }
    choice?.sayChoice(&prose, isReason: true)
  }

  /// Adds the step that selected the tab that is shown (R21).
  private func saySelection(_ prose: inout Prose) {
    guard property == .selectedViewController, let shown = value.first else { return }
    let (app, refusals) = (hierarchy.app, hierarchy.refusals)
    let last = app.steps.prefix(hierarchy.step).enumerated().reversed().lazy.compactMap {
      index, step -> (number: Int, tab: ViewController.Index)? in
      guard case .select(let tab, let bar) = step.action, bar.value == owner else { return nil }
      return refusals[index + 1] == nil ? (number: index + 1, tab: tab.value) : nil
    }.first
    let bar = app.viewControllers[owner]
    let isDeclared = last == nil && (bar.selectedIndex != nil || bar.selectedTab != nil)
    let tab = last?.tab ?? shown
    guard isDeclared || last != nil, hierarchy.ancestors(of: tab).contains(shown) else { return }
    prose.say(
      .selectsTab(
        step: last?.number, tab: prose.id(tab), container: tab == shown ? nil : prose.id(shown)),
      as: .reason)
  }

  /// Adds how a custom controller becomes a child of SwiftUI's controllers (R32).
  private func sayRepresentable(_ prose: inout Prose) {
    let app = hierarchy.app
    guard property == .parentViewController, let parent = value.first,
      app.viewControllers[parent].isHosting, !app.viewControllers[owner].isSwiftUIs
    else { return }
    prose.say(.isRepresented(host: prose.id(parent), child: prose.id(owner)), as: .reason)
  }

  /// Adds that a delegate's controller is shown in place of the presented one (R14).
  private func sayReplaced(_ prose: inout Prose) {
    guard property != .presentingViewController,
      let shown = hierarchy.presentations.first(where: { value == [$0.presented] }),
      let replaced = shown.replaced
    else { return }
    prose.say(.isReplaced(new: prose.id(shown.presented), old: prose.id(replaced)))
  }

  /// The controllers whose location in compact width decides the value (R25, R27).
  private var moved: [ViewController.Index] {
    switch property {
    case .children, .topViewController, .visibleViewController:
      let columns = hierarchy.content(of: owner).filter { !value.contains($0) }
      return hierarchy.isCollapsed(owner)
        ? columns : hierarchy.moreController(withStackOf: owner).map(hierarchy.children) ?? []
    case .parentViewController, .navigationController, .tabBarController, .splitViewController:
      let passed = walk.stops.map(\.viewController)
      return walk.answer == nil ? passed : passed.dropLast()
    default: return []
    }
  }

  /// Returns the value as code: an id, `nil`, or a list of ids.
  private func code(of value: [ViewController.Index]) -> String {
    let ids = value.map(hierarchy.id)
    return property == .children ? hierarchy.code.list(ids) : ids.first ?? "nil"
  }

  private func sentence(_ stop: Walk.Stop, isFirst: Bool, _ prose: Prose) -> Words {
    let name = prose.name(of: stop, isFirst: isFirst)
    let parent = hierarchy.parentViewController(of: stop.viewController).map(prose.id)
    let answer = walk.answer.map(prose.id) ?? ""
    if let holder = hierarchy.viewHolder(of: stop.viewController), parent == nil,
      [.isStart, .isNotPresented].contains(stop.finding)
    {
      return .isInView(controller: name, holder: prose.id(holder))
    }
    switch stop.finding {
    case .isStart where parent == nil && property.kind != nil:
      guard let presenter = hierarchy.presentingViewController(of: stop.viewController) else {
        return .hasParent(controller: name, parent: nil)
      }
      return .isPresentedAbove(controller: name, presenter: prose.id(presenter))
    case .isStart, .passesOn: return .hasParent(controller: name, parent: parent)
    case .isOther: return .isNo(controller: name, kind: property.kind, parent: parent)
    case .isAnswer where stop.viewController == owner:
      return .contains(
        controller: name,
        count: property == .children ? value.count : hierarchy.viewControllers(of: owner).count)
    case .isAnswer: return .isAnswer(controller: name)
    case .presentsNothing: return .presentsNothing(controller: name, parent: parent)
    case .presents: return .presents(controller: name, presented: answer)
    case .isPresented: return .isPresentedTop(controller: name, presenter: answer)
    case .isNotPresented where hierarchy.family(of: owner) == nil:
      return .isTopInNoWindow(controller: name)
    case .isNotPresented:
      let window = hierarchy.window(of: owner).flatMap(hierarchy.app.idAmongSeveral)
      return .isRoot(controller: name, window: window)
    default: return .isPassedBy(controller: name)
    }
  }
}
