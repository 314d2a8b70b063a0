import VCSource

extension State {
  /// Whether a view is in the window, or the reason why it isn't (R21). All such decisions are made
  /// here.
  ///
  /// - Parameter visit: Receives each controller on the way up, with the finding about it.
  func visibility(
    of member: Index, visit: (Index, Walk.Finding) -> Void = { _, _ in }
  ) -> Visibility {
    guard seenInWindow(member) == false, declaredVisibility(of: member) == .inWindow else {
      return declaredVisibility(of: member, visit: visit)
    }
    visit(member, .isSeenOutside)
    return .seenOutside(member)
  }

  /// Whether this is the state observed in the running app. A refused step changes nothing.
  var isSeen: Bool { app.isObserved && lastCarriedOut == 0 }

  /// Whether a view was observed in the window, nil if not observed.
  func seenInWindow(_ member: Index) -> Bool? {
    guard isSeen else { return nil }
    let controller = app.viewControllers[member]
    return controller.isInWindow?.value ?? controller.state?.value.isInWindow
  }

  private func declaredVisibility(
    of member: Index, visit: (Index, Walk.Finding) -> Void = { _, _ in }
  ) -> Visibility {
    var current = member
    // Views can't be nested in a cycle, but the controller asked about may be moving.
    var holders = viewHolders.count
    // A presentation that hides its presenter doesn't hide the family in the presenter's place.
    var presentationInPlace: Int?
    while true {
      if let removal = removal(of: current, except: presentationInPlace) {
        visit(current, .isRemoved)
        return removal
      }
      presentationInPlace = nil
      let container = parent[current]
      if container >= 0 {
        let hidden = hiding(of: current, in: container)
        visit(current, hidden.map(Walk.Finding.init) ?? .isShown)
        if let hidden { return hidden }
        current = container
      } else if let window = windowOfRoot[current] {
        let isHidden = app.windows[window].isHidden?.value == true
        visit(current, isHidden ? .isRootOfHidden : .isRoot)
        return isHidden ? .windowHidden(root: current) : .inWindow
      } else if let record = record(ofPresented: current) {
        guard let number = record.context, let context = self.record(number)?.presentation else {
          visit(current, .isPresentedInWindow)
          return .inWindow
        }
        visit(current, .isPresentedInContext)
        (current, presentationInPlace) = (context.presenter, number)
      } else if holders > 0, let holder = viewHolders[current] {
        visit(current, .isInView)
        (current, holders) = (holder, holders - 1)
      } else {
        visit(current, .isInNoFamily)
        return .inNoFamily(top: current)
      }
    }
  }

  /// Whether each controller's view is in the window, found from the tops down in time linear in
  /// the number of members. A presenter's family must precede those that it presents.
  func membersInWindow(of families: [Family]) -> [Bool] {
    var isInWindow = [Bool](repeating: false, count: parent.count)
    // Whether each controller's place is visible. Unlike its view, its place stays visible when it
    // presents, because the presented family appears there.
    var hasPlace = isInWindow
    for family in families {
      hasPlace[family.top] = hasPlaceOfTop(family.top) { hasPlace[$0] }
      for member in family.members {
        let container = parent[member]
        if container >= 0 {
          hasPlace[member] = isInWindow[container] && hiding(of: member, in: container) == nil
        }
        isInWindow[member] = hasPlace[member] && removal(of: member, except: nil) == nil
      }
    }
    return isInWindow
  }

  private func hasPlaceOfTop(_ top: Index, _ hasPlace: (Index) -> Bool) -> Bool {
    if let window = windowOfRoot[top] { return app.windows[window].isHidden?.value != true }
    if let holder = viewHolders[top] { return visibility(of: holder) == .inWindow }
    guard let context = record(ofPresented: top)?.context, let record = record(context) else {
      return true
    }
    return hasPlace(record.presentation.presenter)
  }

  /// The controller whose view contains another's as a subview: the container, while it shows the
  /// other, or the controller to which the view alone was added (R29); nil if there is none (R21).
  func superviewOwner(of member: Index) -> Index? {
    let container = parent[member]
    guard container >= 0 else { return viewHolders[member] }
    let isShown =
      hiding(of: member, in: container) == nil && removal(of: member, except: nil) == nil
    return isShown ? container : nil
  }

  /// The presentation that removed its presenter's view from the window, unless it has this number.
  private func removal(of presenter: Index, except number: Int?) -> Visibility? {
    guard let made = presentationByPresenter[presenter], made != number,
      let presentation = record(made)?.presentation, !presentation.presenterStaysVisible
    else { return nil }
    return .removed(presenter, presenting: presentation.presented)
  }

  /// The reason why a child's view isn't in its container's, nil if the container shows it.
  func hiding(of child: Index, in container: Index) -> Visibility? {
    switch kinds[container] {
    case .navigation:
      guard let top = children[container].last, top != child else { return nil }
      return .covered(child, by: top, in: container)
    case .tabBar:
      guard let selected = selectedChild(of: container), selected != child else { return nil }
      return .notSelected(child, selected: selected, in: container)
    case .split:
      let isHidden = hiddenColumns[child] == container && collapsed[container] == nil
      return isHidden ? .columnHidden(child, in: container) : nil
    case .page, .custom: return nil
    }
  }

  /// The child that a tab bar controller shows: the selected tab, or the More controller that
  /// contains the tab.
  func selectedChild(of tabBar: Index) -> Index? {
    guard let tab = selectedTab(of: tabBar) else { return nil }
    return parent[tab] == tabBar ? moreController(withStackOf: tab) ?? tab : parent[tab]
  }

  /// The tab that a tab bar controller shows: the selected one, else the first.
  func selectedTab(of tabBar: Index) -> Index? { selected[tabBar] ?? children[tabBar].first }

  /// The doubt about the style of what removed a presenter's view from the window (R32), or about the
  /// display mode that leaves it off the screen (R25).
  func doubt(of visibility: Visibility) -> Doubt? {
    switch visibility {
    case .removed(_, let presented): doubt(ofStyleOf: presented)
    case .columnHidden(let column, let split) where displayMode(of: column, in: split) != nil:
      Doubt(.columnOffScreen, of: id(split))
    default: nil
    }
  }

  /// The notes on why a presenter isn't in the window, with the location of the cause.
  package func notes(of visibility: Visibility) -> [Diagnostic.Note] {
    switch visibility {
    case .inWindow: []
    case .seenOutside(let member): [Diagnostic.Note(.seenOutside(id: id(member)))]
    case .windowHidden(let root): [Diagnostic.Note(.windowHidden(root: id(root)))]
    case .inNoFamily(let top): departureNotes(of: top)
    case .notSelected(let tab, let selected, let tabBar):
      [
        Diagnostic.Note(
          .tabNotSelected(tabBar: id(tabBar), selected: id(selected), tab: id(tab)),
          at: place(of: selected))
      ]
    case .columnHidden(let column, let split):
      [Diagnostic.Note(.columnHidden(split: id(split), column: id(column)))]
    case .covered(let child, let top, let navigation):
      [
        Diagnostic.Note(
          .coveredInStack(top: id(top), child: id(child), navigation: id(navigation)),
          at: place(of: top))
      ]
    case .removed(let presenter, let presented):
      [
        Diagnostic.Note(
          .viewLeftWindow(presenter: id(presenter), presented: id(presented)),
          at: record(ofPresented: presented)?.range)
      ]
    }
  }
}

extension Walk.Finding {
  /// The finding about a controller whose view isn't in the window.
  fileprivate init(_ visibility: Visibility) {
    self =
      switch visibility {
      case .inWindow: .isShown
      case .windowHidden: .isRootOfHidden
      case .inNoFamily: .isInNoFamily
      case .notSelected: .isNotSelected
      case .covered: .isCovered
      case .columnHidden: .isHiddenColumn
      case .seenOutside: .isSeenOutside
      case .removed: .isRemoved
      }
  }
}
