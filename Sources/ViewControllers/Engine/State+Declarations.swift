import Diagnostics

/// What is wrong with the declarations themselves, whatever the steps do.
extension State {
  mutating func checkDeclarations() {
    for (index, viewController) in app.viewControllers.enumerated() {
      checkContent(of: index, viewController)
      checkSelection(of: index, viewController)
      checkClass(of: index, viewController)
      if kinds[index] == .tabBar, viewController.children.count > 5 {
        hint(
          Self.tabs(name(index), viewController.children.count), at: place(of: index))
      }
    }
  }

  /// The key that lists the children, closed content (table 10-2), and who may stand in a stack.
  private mutating func checkContent(of index: Index, _ viewController: ViewController) {
    if let key = viewController.containmentKey, key.value != kinds[index].containmentKey {
      findings.diagnostics.append(
        .error(
          "\(name(index)) is \(ownClass(index)), which lists its children as "
            + "'\(kinds[index].containmentKey.rawValue)'", at: key.range))
    }
    guard !viewController.children.isEmpty else { return }
    let uiKitClass = viewController.uiKitClass
    if uiKitClass.isClosed {
      findings.diagnostics.append(
        .error(
          "the content of \(uiKitClass.name) is its own: \(name(index)) takes no children",
          at: viewController.containmentKey?.range ?? place(of: index)))
    } else if kinds[index] == .navigation {
      for child in viewController.children {
        guard let fault = stackFault(child, in: index) else { continue }
        findings.diagnostics.append(
          .error(
            fault.text, at: place(of: child),
            notes: [
              Diagnostic.Note("\(name(index)) is declared here", at: place(of: index)),
              fault.uiKit.note,
            ]))
      }
    }
  }

  private mutating func checkSelection(of index: Index, _ viewController: ViewController) {
    guard let selection = viewController.selectedIndex else { return }
    let count = viewController.children.count
    if kinds[index] != .tabBar {
      findings.diagnostics.append(
        .error(
          "only a tab bar controller has a 'selectedIndex', and \(name(index)) is "
            + ownClass(index), at: selection.range))
    } else if !(0..<count).contains(selection.value) {
      findings.diagnostics.append(
        .error(
          count == 0
            ? "'selectedIndex' is \(selection.value), but \(name(index)) has no view controllers"
            : "'selectedIndex' is \(selection.value), but the view controllers of \(name(index)) "
              + "are numbered 0 to \(count - 1)", at: selection.range))
    }
  }

  /// What the SDK says of the class in the version of iOS that the description is for.
  private mutating func checkClass(of index: Index, _ viewController: ViewController) {
    let uiKitClass = viewController.uiKitClass
    let isNamed = uiKitClass.name == viewController.className.value
    let range = isNamed ? viewController.className.range : viewController.superclass?.range
    if !uiKitClass.isViewController {
      findings.diagnostics.append(
        .error(
          "\(uiKitClass.name) is not a view controller: it shows one of its own", at: range))
    }
    if let message = uiKitClass.availabilityHint(ios: app.ios) { hint(message, at: range) }
    if let style = viewController.modalPresentationStyle, style.value != .automatic,
      let message = style.value.availabilityHint(ios: app.ios)
    {
      hint(message, at: style.range)
    }
  }
}

extension State {
  /// Hints that need the whole run: flags that no presentation reached, stacks that stayed empty,
  /// controllers that were never in a family.
  mutating func hintAboutTheWhole() {
    for (index, viewController) in app.viewControllers.enumerated() {
      if viewController.definesPresentationContext?.value == true,
        findings.presentationsTried > 0, !findings.contextsReached.contains(index)
      {
        hint(
          "no presentation reaches 'definesPresentationContext' of \(name(index)): it counts only "
            + "for 'currentContext' and 'overCurrentContext', sent to it or below it",
          at: viewController.definesPresentationContext?.range)
      }
      if kinds[index] == .navigation, viewController.children.isEmpty,
        !viewController.uiKitClass.isClosed, !findings.filled.contains(index)
      {
        hintAboutEmptyStack(of: Reference(index, at: place(of: index)))
      }
    }
    hintAboutUnused()
  }

  /// A controller that a step brought, and that was in no family after any: only the top of each
  /// such subtree is told, and none whose step was refused.
  private mutating func hintAboutUnused() {
    guard hasFreshBelow else { return }
    for index in app.viewControllers.indices
    where isFresh[index] && parent[index] >= 0 && !isFresh[parent[index]] {
      hint("\(name(index)) is never used: it is in no window after any step", at: place(of: index))
    }
  }
}

extension ContainerKind {
  /// The key under which this kind lists its children.
  package var containmentKey: ViewController.ContainmentKey {
    self == .custom ? .children : .viewControllers
  }
}
