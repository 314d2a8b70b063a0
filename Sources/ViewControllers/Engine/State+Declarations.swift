import Diagnostics

/// What is wrong with the declarations themselves, whatever the steps do.
extension State {
  mutating func checkDeclarations() {
    let widths = [app.horizontalSizeClass] + app.windows.map(\.horizontalSizeClass)
    for case let width? in widths where app.ios < AppDescription.firstIOSWithSizeClasses {
      warn(.container(.noSizeClasses(ios: app.ios)), at: width.range)
    }
    hintAboutMethods()
    hintAboutScenes()
    var near = NearClasses()
    var neighbour = NeighboursAnswer<(own: UIKitClass?, suggestion: String?)>()
    for (index, viewController) in app.viewControllers.enumerated() {
      let (own, suggestion) = neighbour.answer(for: viewController.className.value) { name in
        let own = UIKitClass(named: name)
        return (own, own == nil ? near.nearest(to: name) : nil)
      }
      let uiKitClass = own ?? viewController.superclass?.value ?? .viewController
      checkContent(of: index, viewController, uiKitClass, suggestion)
      checkSelection(of: index, viewController)
      checkClass(of: viewController, uiKitClass, isOwn: own != nil)
      if own == nil { checkClassName(of: viewController, suggestion) }
      checkKeys(of: viewController)
      hintAboutVersions(of: viewController)
      if kinds[index] == .tabBar, viewController.children.count > 5 {
        hint(
          .tooManyTabs(id(index), count: viewController.children.count), at: place(of: index))
      }
    }
  }

  /// The properties that the description's iOS does not have yet, and those that name a detent which a
  /// sheet does not have. Columns with names have a hint that covers what is said of them.
  private mutating func hintAboutVersions(of viewController: ViewController) {
    if viewController.hasDetails {
      for (key, identifier) in viewController.unlistedDetents {
        hint(
          .unlistedDetent(key: key, identifier.value, of: viewController.id.value),
          at: identifier.range)
      }
    }
    guard app.ios < ViewController.firstIOSWithAllKeys else { return }
    for (key, since, range) in viewController.versionedKeys where app.ios < since {
      hint(.keyTooNew(key, since: since, ios: app.ios), at: range)
    }
  }

  /// The methods that steps call and the description's iOS does not have yet, each once.
  private mutating func hintAboutMethods() {
    var known: Set<String> = []
    for step in app.steps {
      guard let (name, since) = step.action.verb.method?(UIKitCode(app.spelling)),
        app.ios < since, known.insert(name).inserted
      else { continue }
      hint(.methodTooNew(name, since: since, ios: app.ios), at: step.range)
    }
  }

  mutating func report(
    _ message: Message, at range: SourceRange?, notes: [Diagnostic.Note] = []
  ) {
    findings.diagnostics.append(.error(message, at: range, notes: notes))
  }

  mutating func warn(_ message: Message, at range: SourceRange?) {
    findings.diagnostics.append(.warning(message, at: range))
  }

  /// What UIKit would not bear, and what in an observed app stands there all the same: UIKit itself
  /// puts a stack into a stack when a split view controller collapses.
  private mutating func reportUnlessSeen(
    _ message: Message, at range: SourceRange?, notes: [Diagnostic.Note]
  ) {
    guard app.isObserved else { return report(message, at: range, notes: notes) }
    findings.hints.append(Diagnostic(.hint, message, at: range, notes: notes))
  }

  /// Closed content (the guide's table 10-2), the key that lists the children (R1), and what may
  /// stand in a stack (R18).
  private mutating func checkContent(
    of index: Index, _ viewController: ViewController, _ uiKitClass: UIKitClass,
    _ suggestion: String?
  ) {
    let key = viewController.containmentKey
    if uiKitClass.isClosed, !viewController.children.isEmpty {
      hintAboutClosedContent(of: index, at: key?.range ?? place(of: index))
    }
    if let key, key.value != kinds[index].containmentKey {
      report(wrongKey(of: index, viewController, suggestion), at: key.range)
    }
    let count = viewController.children.count
    if count > 0, let fault = pageFault(count, in: index) {
      reportUnlessSeen(fault.message, at: key?.range ?? place(of: index), notes: [fault.uiKit.note])
    }
    if kinds[index] == .split { checkColumns(of: index, viewController) }
    guard kinds[index] == .navigation else { return }
    for child in viewController.children {
      guard let fault = stackFault(child, in: index) else { continue }
      reportUnlessSeen(
        fault.message, at: place(of: child), notes: [declarationNote(of: index), fault.uiKit.note])
    }
  }

  private func wrongKey(
    of index: Index, _ viewController: ViewController, _ suggestion: String?
  ) -> Message {
    let name = viewController.className.value
    if kinds[index] != .custom {
      return .declaration(.childrenOfContainer(ofClass: viewController.uiKitClass.name))
    }
    let isKnown = viewController.isOfKnownClass || viewController.superclass != nil
    return .declaration(
      .notAContainer(
        ofClass: name, isKnown: isKnown, suggestion: isKnown ? nil : suggestion))
  }

  /// What a split view controller may have, by its style and the version of iOS (R25).
  private mutating func checkColumns(of split: Index, _ viewController: ViewController) {
    if app.idiom == .phone, app.ios < AppDescription.firstIOSWithSizeClasses {
      report(
        .declaration(.splitOnPhone(id(split))), at: place(of: split),
        notes: [UIKitMessage(.splitOnPhone).note])
    }
    let list = viewController.containmentKey
    guard let columns = viewController.columns else {
      let count = viewController.children.count
      if app.ios < AppDescription.firstIOSWithSizeClasses, ![0, 2].contains(count) {
        report(
          .declaration(.notTwoColumns(id(split), count: count)), at: list?.range ?? place(of: split)
        )
      } else if count > 2 {
        hint(.extraColumns(id(split), count: count), at: list?.range ?? place(of: split))
      }
      return
    }
    if let list { report(.declaration(.columnsBesideList(id(split))), at: list.range) }
    if columns.style?.value == .doubleColumn, let supplementary = columns[.supplementary] {
      report(.declaration(.supplementaryOfTwo(id(split))), at: place(of: supplementary))
    }
    if let answer = viewController.collapseSecondary {
      warn(.declaration(.collapseOfNamedColumns(id(split))), at: answer.range)
    }
    if app.ios < 14 {
      hint(.columnsTooNew(id(split), ios: app.ios), at: columns.style?.range ?? place(of: split))
    } else if let inspector = columns[.inspector], app.ios < SplitViewColumn.inspector.since {
      hint(.inspectorTooNew(id(split), ios: app.ios), at: place(of: inspector))
    }
  }

  /// What stands in a navigation item is a search controller (R23).
  private mutating func checkSearchController(of viewController: ViewController) {
    guard let search = viewController.searchController,
      app.viewControllers[search].uiKitClass.name != "UISearchController"
    else { return }
    report(
      .declaration(.notASearchController(id(search), className(search))), at: place(of: search))
  }

  private mutating func checkSelection(of index: Index, _ viewController: ViewController) {
    guard let selection = viewController.selectedIndex else { return }
    let count = viewController.children.count
    if kinds[index] != .tabBar {
      report(
        .declaration(.selectedIndexWithoutTabs(ofClass: viewController.className.value)),
        at: selection.range)
    } else if !(0..<count).contains(selection.value) {
      report(
        .declaration(.selectedIndexOutOfRange(selection.value, count: count)), at: selection.range)
    }
  }

  /// The keys that one class reads, with those that derive from it where there are some (R13, R24):
  /// of another they say nothing.
  private mutating func checkKeys(of viewController: ViewController) {
    guard viewController.hasDetails else { return }
    checkSearchController(of: viewController)
    checkTabs(of: viewController)
    for (key, row) in ViewControllerKey.rows where !row.belongs(to: viewController) {
      guard let owner = row.owner, let value = row.value(viewController) else { continue }
      warn(
        .declaration(
          .keyOfAnotherClass(key: key.rawValue, of: owner, isA: viewController.className.value)),
        at: value.range)
    }
  }

  /// What the SDK says of the class in the version of iOS that the description is for.
  private mutating func checkClass(
    of viewController: ViewController, _ uiKitClass: UIKitClass, isOwn: Bool
  ) {
    let range = isOwn ? viewController.className.range : viewController.superclass?.range
    if let fault = uiKitClass.fault(ios: app.ios) {
      report(fault, at: range)
    } else if let message = uiKitClass.availabilityHint(ios: app.ios) {
      hint(message, at: range)
    }
    guard let style = viewController.modalPresentationStyle else { return }
    if viewController.ignoresStyle {
      if !app.isObserved { hint(.ignoredStyle(viewController.id.value), at: style.range) }
    } else if style.value != .automatic,
      let message = style.value.availabilityHint(ios: app.ios)
    {
      hint(message, at: style.range)
    }
  }
}

extension State {
  /// A class that is the app's by its declaration, and the SDK's by its name.
  fileprivate mutating func checkClassName(
    of viewController: ViewController, _ suggestion: String?
  ) {
    // An error says the same of the wrong key.
    guard viewController.containmentKey?.value != .viewControllers,
      let mistake = viewController.mistake(suggestion: suggestion)
    else { return }
    hint(mistake, at: viewController.className.range)
  }

  /// Hints that need the whole run: flags that no presentation reached, stacks that stayed empty,
  /// controllers that were never in a family.
  mutating func hintAboutTheWhole() {
    for (index, viewController) in app.viewControllers.enumerated() {
      if viewController.definesPresentationContext?.value == true,
        findings.presentationsTried > 0, !findings.contextsReached.contains(index)
      {
        hint(.unreachedContext(id(index)), at: viewController.definesPresentationContext?.range)
      }
      if kinds[index] == .navigation, viewController.children.isEmpty,
        viewController.systemMade == nil,
        !viewController.uiKitClass.isClosed, !findings.filled.contains(index)
      {
        hintAboutEmptyStack(of: Reference(index, at: place(of: index)))
      }
    }
    hintAboutUnused()
    hintAboutSegues()
  }

  /// A controller that a step brought, and that was in no family after any: only the top of each
  /// such subtree is named, and none whose step was refused.
  private mutating func hintAboutUnused() {
    guard mayHoldUnused else { return }
    for index in app.viewControllers.indices
    where neverShown[index] && parent[index] >= 0 && !neverShown[parent[index]] {
      hint(.neverUsed(id(index)), at: place(of: index))
    }
  }
}
