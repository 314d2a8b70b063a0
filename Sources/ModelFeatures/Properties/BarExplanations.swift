import VCEngine
import VCPhrases
import VCSource

/// A controller's `isModalInPresentation`, and what the user can do (R31).
struct ModalityExplanation: SpokenExplanation {
  static let property = "isModalInPresentation"

  let hierarchy: Hierarchy
  private let owner: Hierarchy.Index
  /// The presentation of the owner's family, nil if it is not presented.
  private let presentation: Presentation?

  init(of owner: Hierarchy.Index, in hierarchy: Hierarchy) {
    (self.owner, self.hierarchy) = (owner, hierarchy)
    presentation = hierarchy.family(of: owner)?.presentation
  }

  private var value: Bool {
    hierarchy.app.viewControllers[owner][flag: .isModalInPresentation]?.value == true
  }

  var doubts: [Doubt] { presentation.map(hierarchy.doubts(aboutGestureEnding:)) ?? [] }

  private var refusal: Diagnostic? {
    presentation.flatMap { hierarchy.state.refusal(ofGestureEnding: $0.presented) }
  }

  func write(to json: inout JSONWriter, in language: Language) {
    json.member("property", "\(hierarchy.id(owner)).\(Self.property)")
    json.member("value", value)
    json.member("userCanDismiss", presentation == nil || !doubts.isEmpty ? nil : refusal == nil)
    json.member("rule", "R31")
  }

  func say(to prose: inout Prose) {
    prose.say("\(prose.id(owner)).\(prose.code.modalInPresentation) = \(prose.code.truth(value))")
    prose.say(.ruleOfModality, as: .reason)
    guard let presentation else { return prose.say(.isNotPresented, as: .reason) }
    guard doubts.isEmpty else { return }
    if let refusal {
      prose.say(as: .reason) { $0.say($0.phrases.sentence(refusal.message)) }
    } else {
      prose.say(.userCanDismiss(presented: prose.id(presentation.presented)), as: .reason)
    }
  }
}

/// A controller's `hidesBottomBarWhenPushed`, and the tab bar that is seen (R44).
struct BottomBarExplanation: SpokenExplanation {
  static let property = "hidesBottomBarWhenPushed"

  let hierarchy: Hierarchy
  private let owner: Hierarchy.Index

  init(of owner: Hierarchy.Index, in hierarchy: Hierarchy) {
    (self.owner, self.hierarchy) = (owner, hierarchy)
  }

  private var value: Bool {
    hierarchy.app.viewControllers[owner][flag: .hidesBottomBarWhenPushed]?.value == true
  }

  private var tabBar: Hierarchy.Index? { hierarchy.tabBarController(of: owner) }

  var doubts: [Doubt] { tabBar.flatMap(hierarchy.doubt(ofBottomBarOf:)).map { [$0] } ?? [] }

  func write(to json: inout JSONWriter, in language: Language) {
    json.member("property", "\(hierarchy.id(owner)).\(Self.property)")
    json.member("value", value)
    json.member("tabBarIsHiddenBy", tabBar.flatMap(hierarchy.bottomBarHider).map(hierarchy.id))
    json.member("rule", "R44")
  }

  func say(to prose: inout Prose) {
    prose.say("\(prose.id(owner)).\(Self.property) = \(prose.code.truth(value))")
    prose.say(.ruleOfBottomBar, as: .reason)
    guard let tabBar else { return prose.say(.hasNoTabBar(id: prose.id(owner)), as: .reason) }
    prose.say(
      .tabBar(hider: hierarchy.bottomBarHider(in: tabBar).map(prose.id), bar: prose.id(tabBar)),
      as: .reason)
  }
}

/// A tab bar controller's `selectedIndex` (R27).
struct SelectedIndexExplanation: SpokenExplanation {
  static let property = "selectedIndex"

  /// Whether a controller lists its tabs, so that each has an index.
  static func belongs(to controller: ViewController) -> Bool {
    controller.kind == .tabBar && controller.tabs.isEmpty
  }

  let hierarchy: Hierarchy
  private let owner: Hierarchy.Index

  init?(of owner: Hierarchy.Index, in hierarchy: Hierarchy) {
    guard Self.belongs(to: hierarchy.app.viewControllers[owner]) else { return nil }
    (self.owner, self.hierarchy) = (owner, hierarchy)
  }

  private var selected: Hierarchy.Index? { hierarchy.selectedViewController(of: owner) }

  /// The position of the selected tab, nil where the list of More is selected, or nothing.
  private var value: Int? {
    selected.flatMap { hierarchy.viewControllers(of: owner).firstIndex(of: $0) }
  }

  var doubts: [Doubt] {
    let controller = hierarchy.app.viewControllers[owner]
    guard let index = controller.selectedIndex?.value, value == 0 || value == nil,
      !controller.children.indices.contains(index)
    else { return [] }
    return [Doubt(.selectionOutOfRange, of: hierarchy.id(owner))]
  }

  func write(to json: inout JSONWriter, in language: Language) {
    json.member("property", "\(hierarchy.id(owner)).\(Self.property)")
    json.member("value", value)
    json.member("selectedViewController", selected.map(hierarchy.id))
    json.member("rule", "R27")
  }

  func say(to prose: inout Prose) {
    prose.say("\(prose.id(owner)).\(Self.property) = \(value.map(String.init) ?? "NSNotFound")")
    prose.say(.selectedIndex(selected: selected.map(prose.id), isListed: value != nil), as: .reason)
  }
}
