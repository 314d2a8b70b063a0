import VCEngine
import VCPhrases
import VCSource

extension Hierarchy {
  /// A controller's `isModalInPresentation`, and what the user can do (R31).
  func modality(of owner: Index) -> PropertyAnswer {
    let presentation = family(of: owner)?.presentation
    let value = app.viewControllers[owner][flag: .isModalInPresentation]?.value == true
    let doubts = presentation.map(doubts(aboutGestureEnding:)) ?? []
    let refusal = presentation.flatMap { state.refusal(ofGestureEnding: $0.presented) }
    return PropertyAnswer("isModalInPresentation", of: owner, in: self, doubts: doubts) {
      $0.member("value", value)
      $0.member("userCanDismiss", presentation == nil || !doubts.isEmpty ? nil : refusal == nil)
      $0.member("rule", "R31")
    } sentences: { prose, _ in
      prose.say("\(prose.id(owner)).\(prose.code.modalInPresentation) = \(prose.code.truth(value))")
      prose.say(.ruleOfModality)
      guard let presentation else { return prose.say(.isNotPresented) }
      guard doubts.isEmpty else { return }
      if let refusal { return prose.say(prose.phrases.sentence(refusal.message)) }
      prose.say(.userCanDismiss(presented: prose.id(presentation.presented)))
    }
  }

  /// A controller's `hidesBottomBarWhenPushed`, and the tab bar that is seen (R44).
  func bottomBar(of owner: Index) -> PropertyAnswer {
    let value = app.viewControllers[owner][flag: .hidesBottomBarWhenPushed]?.value == true
    let tabBar = tabBarController(of: owner)
    let doubts = tabBar.flatMap(doubt(ofBottomBarOf:)).map { [$0] } ?? []
    return PropertyAnswer("hidesBottomBarWhenPushed", of: owner, in: self, doubts: doubts) {
      $0.member("value", value)
      $0.member("tabBarIsHiddenBy", tabBar.flatMap(self.state.bottomBarHider).map(self.id))
      $0.member("rule", "R44")
    } sentences: { prose, name in
      prose.say("\(name) = \(prose.code.truth(value))")
      prose.say(.ruleOfBottomBar)
      guard let tabBar else { return prose.say(.hasNoTabBar(id: prose.id(owner))) }
      prose.say(
        .tabBar(hider: self.state.bottomBarHider(in: tabBar).map(prose.id), bar: prose.id(tabBar)))
    }
  }

  /// A tab bar controller's `selectedIndex` (R27); nil if it doesn't list its tabs.
  func selectedIndex(of owner: Index) -> PropertyAnswer? {
    let controller = app.viewControllers[owner]
    guard controller.hasSelectedIndex else { return nil }
    let selected = selectedViewController(of: owner)
    // Nil where the list of More is selected, or nothing.
    let value = selected.flatMap { viewControllers(of: owner).firstIndex(of: $0) }
    let isOutOfRange = controller.selectedIndex.map {
      (value ?? 0) == 0 && !controller.children.indices.contains($0.value)
    }
    let doubts = isOutOfRange == true ? [Doubt(.selectionOutOfRange, of: id(owner))] : []
    return PropertyAnswer("selectedIndex", of: owner, in: self, doubts: doubts) {
      $0.member("value", value)
      $0.member("selectedViewController", selected.map(self.id))
      $0.member("rule", "R27")
    } sentences: { prose, name in
      prose.say("\(name) = \(value.map(String.init) ?? "NSNotFound")")
      prose.say(.selectedIndex(selected: selected.map(prose.id), isListed: value != nil))
    }
  }
}

extension ViewController {
  /// Whether it lists its tabs, so that each has an index.
  var hasSelectedIndex: Bool { kind == .tabBar && tabs.isEmpty }
}
