import VCSource

/// Checks of the declarations themselves, independent of the steps.
extension State {
  mutating func checkDeclarations() {
    let widths = [app.horizontalSizeClass] + app.windows.map(\.horizontalSizeClass)
    for case let width? in widths where app.ios < AppDescription.firstIOSWithSizeClasses {
      warn(.container(.noSizeClasses(ios: app.ios)), at: width.range)
    }
    hintAboutMethods()
    hintAboutScenes()
    hintAboutStatusBar()
    var near = NearClasses()
    var neighbour = NeighboursAnswer<(own: UIKitClass?, suggestion: String?)>()
    for (index, viewController) in app.viewControllers.enumerated() {
      let (own, suggestion) = neighbour.answer(for: viewController.className.value) { name in
        let own = UIKitClass(named: name) ?? (app.isObserved ? nil : UIKitClass.view(named: name))
        return (own, own == nil ? near.nearest(to: name) : nil)
      }
      let uiKitClass = own ?? viewController.superclass?.value ?? .viewController
      checkContent(of: index, viewController, uiKitClass, suggestion)
      checkSelection(of: index, viewController)
      checkClass(of: viewController, uiKitClass, isOwn: own != nil)
      if own == nil { checkClassName(of: viewController, suggestion) }
      checkKeys(of: viewController)
      hintAboutVersions(of: viewController)
      if kinds[index] == .tabBar, viewController.children.count > Self.tabLimit {
        hint(
          .tooManyTabs(id: id(index), count: viewController.children.count), at: place(of: index))
      }
    }
  }

  /// Hints at what the description's iOS doesn't have of a controller.
  mutating func hintAboutVersions(of index: Index) {
    let controller = app.viewControllers[index]
    checkClass(
      of: controller, controller.uiKitClass,
      isOwn: UIKitClass(named: controller.className.value) != nil)
    if kinds[index] == .split { checkColumns(of: index, controller) }
    hintAboutVersions(of: controller)
  }

  /// Hints at properties that the description's iOS doesn't have, and at properties that name a
  /// missing detent. Named columns have a hint of their own.
  private mutating func hintAboutVersions(of viewController: ViewController) {
    if viewController.hasDetails {
      for (key, identifier) in viewController.unlistedDetents {
        hint(
          .unlistedDetent(id: viewController.id.value, detent: identifier.value, key: key),
          at: identifier.range)
      }
      if let (key, range) = viewController.keyWithoutSheet,
        let style = viewController.modalPresentationStyle?.value
      {
        hint(
          .keyWithoutSheet(id: viewController.id.value, key: key, style: style.rawValue), at: range)
      }
      let settings = viewController.settings
      let mode = viewController.mode?.range ?? settings[.isSidebarHidden]?.range
      if app.idiom == .phone, let mode {
        let key: ViewControllerKey = viewController.mode == nil ? .isSidebarHidden : .mode
        hint(.sidebarOnPhone(key: key.rawValue), at: mode)
      }
      for key in ViewControllerKey.withoutAnswers {
        if let range = settings[key]?.range { hint(.withoutAnswer(key: key.rawValue), at: range) }
      }
    }
    guard app.ios < ViewController.firstIOSWithAllKeys else { return }
    for (key, since, range) in viewController.versionedKeys where app.ios < since {
      hint(.keyTooNew(key: key, version: since, ios: app.ios), at: range)
    }
  }

  /// Hints at methods that steps call and the description's iOS doesn't have, once for each method.
  private mutating func hintAboutMethods() {
    var known: Set<String> = []
    for step in app.steps {
      guard let (name, since) = step.action.verb.method?(UIKitCode(app.spelling)),
        app.ios < since, known.insert(name).inserted
      else { continue }
      hint(.methodTooNew(method: name, version: since, ios: app.ios), at: step.range)
    }
  }

  mutating func report(_ message: Message, at range: SourceRange?, notes: [Diagnostic.Note] = []) {
    findings.diagnostics.append(.error(message, at: range, notes: notes))
  }

  mutating func warn(_ message: Message, at range: SourceRange?) {
    findings.diagnostics.append(.warning(message, at: range))
  }

  /// Reports what UIKit would refuse; only a hint in an observed app, where it exists: UIKit itself
  /// puts a stack into a stack when a split view controller collapses.
  private mutating func reportUnlessObserved(
    _ message: Message, at range: SourceRange?, notes: [Diagnostic.Note]
  ) {
    guard app.isObserved else { return report(message, at: range, notes: notes) }
    findings.hints.append(Diagnostic(.hint, message, at: range, notes: notes))
  }

  /// Checks for children of a system controller (the guide's table 10-2), the key that lists the
  /// children (R1), and the contents of stacks (R18).
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
    if count > 0, let fault = countFault(count, in: index) {
      reportUnlessObserved(
        fault.message, at: key?.range ?? place(of: index), notes: [fault.note].compactMap(\.self))
    }
    if kinds[index] == .split { checkColumns(of: index, viewController) }
    guard kinds[index] == .navigation else { return }
    for child in viewController.children {
      hintAboutStackedTabBar(child, in: index, at: place(of: child))
      guard let fault = stackFault(child, in: index) else { continue }
      reportUnlessObserved(
        fault.message, at: place(of: child), notes: [declarationNote(of: index), fault.uiKit.note])
    }
  }

  private func wrongKey(
    of index: Index, _ viewController: ViewController, _ suggestion: String?
  ) -> Message {
    let name = viewController.className.value
    if kinds[index] != .custom {
      return .declaration(.childrenOfContainer(name: viewController.uiKitClass.name))
    }
    let isKnown = viewController.isOfKnownClass || viewController.superclass != nil
    return .declaration(
      .notAContainer(name: name, suggestion: isKnown ? nil : suggestion, isKnown: isKnown))
  }

  /// Checks a split view controller's columns against its style and the version of iOS (R25).
  private mutating func checkColumns(of split: Index, _ viewController: ViewController) {
    if app.idiom == .phone, app.ios < AppDescription.firstIOSWithSizeClasses {
      report(
        .declaration(.splitOnPhone(id: id(split))), at: place(of: split),
        notes: [UIKitMessage(.splitOnPhone).note])
    }
    let list = viewController.containmentKey
    guard let columns = viewController.columns else {
      let count = viewController.children.count
      if count > 2, app.ios >= AppDescription.firstIOSWithSizeClasses {
        hint(.extraColumns(id: id(split), count: count), at: list?.range ?? place(of: split))
      }
      return
    }
    if let list { report(.declaration(.columnsBesideList(id: id(split))), at: list.range) }
    if columns.style?.value == .doubleColumn, let supplementary = columns[.supplementary] {
      report(.declaration(.supplementaryOfTwo(id: id(split))), at: place(of: supplementary))
    }
    if let answer = viewController[flag: .collapseSecondary] {
      warn(.declaration(.collapseOfNamedColumns(id: id(split))), at: answer.range)
    }
    if app.ios < 14 {
      hint(
        .columnsTooNew(id: id(split), ios: app.ios), at: columns.style?.range ?? place(of: split))
    } else if let inspector = columns[.inspector], app.ios < SplitViewColumn.inspector.since {
      hint(.inspectorTooNew(id: id(split), ios: app.ios), at: place(of: inspector))
    }
  }

  /// Checks that the controller in a navigation item is a search controller (R23).
  private mutating func checkSearchController(of viewController: ViewController) {
    guard let search = viewController.searchController,
      app.viewControllers[search].uiKitClass.name != "UISearchController"
    else { return }
    report(
      .declaration(.notASearchController(id: id(search), className: className(search))),
      at: place(of: search))
  }

  private mutating func checkSelection(of index: Index, _ viewController: ViewController) {
    guard let selection = viewController.selectedIndex else { return }
    let count = viewController.children.count
    if kinds[index] != .tabBar {
      report(
        .declaration(.selectedIndexWithoutTabs(name: viewController.className.value)),
        at: selection.range)
    } else if !(0..<count).contains(selection.value) {
      findings.diagnostics.append(
        .warning(
          .declaration(
            .selectedIndexOutOfRange(index: selection.value, count: count, last: count - 1)),
          at: selection.range,
          notes: count == 0 ? [] : [Doubt(.selectionOutOfRange, of: id(index)).note]))
    }
  }

  /// Warns of keys that the controller's class doesn't read (R13, R24).
  private mutating func checkKeys(of viewController: ViewController) {
    guard viewController.hasDetails else { return }
    checkSearchController(of: viewController)
    checkTabs(of: viewController)
    if let detents = viewController.detents,
      detents.value.isEmpty || viewController.hasUnorderedDetents
    {
      let ascending = viewController.detentsInForce.map(\.identifier)
      warn(
        .declaration(.unorderedDetents(id: viewController.id.value, ascending: ascending)),
        at: detents.range)
    }
    for (key, row) in ViewControllerKey.rows where !row.belongs(to: viewController) {
      guard let owner = row.owner, let value = row.value(viewController) else { continue }
      warn(
        .declaration(
          .keyOfAnotherClass(
            owner: owner, key: key.rawValue, className: viewController.className.value)),
        at: value.range)
    }
  }

  /// Checks the class's and the style's availability in the description's iOS.
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
    if viewController.isAlert {
      if !app.isObserved { hint(.ignoredStyle(id: viewController.id.value), at: style.range) }
    } else if style.value != .automatic,
      let message = style.value.availabilityHint(ios: app.ios)
    {
      hint(message, at: style.range)
    }
  }
}

extension State {
  /// Hints at a class that is probably misspelt or lacks its superclass.
  fileprivate mutating func checkClassName(
    of viewController: ViewController, _ suggestion: String?
  ) {
    // The error on the wrong key says the same.
    guard viewController.containmentKey?.value != .viewControllers,
      let mistake = viewController.mistake(suggestion: suggestion)
    else { return }
    hint(mistake, at: viewController.className.range)
  }

  /// Gives the hints that need the whole run: on flags, empty stacks and unused controllers.
  mutating func hintAboutWholeRun() {
    findings.filled.formUnion(app.viewControllers.compactMap(\.adaptiveViewController))
    let (parents, all) = (parent, app.viewControllers.indices)
    findings.contextsReached.formUnion(
      all.filter { app.viewControllers[$0].searchController != nil }
        .flatMap { sequence(first: $0) { parents[$0] < 0 ? nil : parents[$0] } })
    for (index, viewController) in app.viewControllers.enumerated() {
      if viewController.definesPresentationContext?.value == true,
        findings.presentationsTried > 0, !findings.contextsReached.contains(index)
      {
        hint(.unreachedContext(id: id(index)), at: viewController.definesPresentationContext?.range)
      }
      if kinds[index] == .navigation, viewController.children.isEmpty,
        viewController.systemMade == nil,
        !viewController.uiKitClass.isClosed, !findings.filled.contains(index)
      {
        hintAboutEmptyStack(of: Participant(index, at: place(of: index)))
      }
    }
    hintAboutUnused()
    hintAboutSegues()
  }

  /// Hints at controllers that a step adds but that never were in a family. Only the top of each
  /// such subtree is named, and none whose step was refused.
  private mutating func hintAboutUnused() {
    guard mayContainUnused else { return }
    for index in app.viewControllers.indices
    where neverShown[index] && parent[index] >= 0 && !neverShown[parent[index]] {
      hint(.neverUsed(id: id(index)), at: place(of: index))
    }
  }
}
