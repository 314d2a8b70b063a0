import VCSource

/// The widths of the windows, and the arrangements that depend on them (R14, R25, R27).
extension State {
  /// Changes a window's width, or the width of all windows: columns collapse or expand (R25), tabs
  /// move (R27), and presentations adapt (R14).
  mutating func setHorizontalSizeClass(
    _ sizeClass: Sourced<SizeClass>, of window: Window.Index?
  ) throws(StepRefusal) {
    guard app.ios >= AppDescription.firstIOSWithSizeClasses else {
      throw .warning(.container(.noSizeClasses(ios: app.ios)), at: sizeClass.range)
    }
    let named = window.map { [$0] } ?? Array(windows.indices)
    let changed = named.filter { windows[$0].horizontalSizeClass != sizeClass.value }
    if changed.isEmpty {
      let message = Message.Container.alreadyOfSizeClass(
        window: window.flatMap(app.idAmongSeveral), sizeClass: sizeClass.value.rawValue)
      throw .warning(.container(message), at: sizeClass.range)
    }
    for window in changed {
      windows[window].horizontalSizeClass = sizeClass.value
      windows[window].widthStep = stepNumber
    }
    lastArrangement = stepNumber
    if let window, windows.count > 1 {
      hasSeveralWidths = true
      arrange(below: windows[window].root, in: window)
    } else {
      traits.horizontalSizeClass = sizeClass.value
      hasSeveralWidths = false
      arrangeColumns()
      arrangeMore()
      for number in presentations.indices { adapt(number, to: traits) }
    }
    leaveOutInspectors()
  }

  /// Arranges the initial state: each window's contents by its width, everything else by the
  /// description's.
  mutating func arrangeBeginning() {
    let others = windows.indices.filter {
      windows[$0].horizontalSizeClass != traits.horizontalSizeClass
    }
    let elsewhere = members(ofWindows: others)
    if traits.collapsesColumns { arrangeColumns(except: elsewhere) }
    for tabBar in selected.keys.sorted() where !elsewhere.contains(tabBar) {
      arrangeMore(of: tabBar)
    }
    hasSeveralWidths = !others.isEmpty
    for window in others { arrange(below: windows[window].root, in: window) }
  }

  private func members(ofWindows windows: [Window.Index]) -> Set<Index> {
    Set(windows.map { self.windows[$0].root }.withDescendants { children[$0] })
  }

  /// Handles a controller that enters a family, with all that it contains: arranges it by its
  /// window's width before it performs declared presentations.
  mutating func enter(_ member: Index) {
    guard arrivals == nil else {
      arrivals?.append(member)
      return
    }
    if hasSeveralWidths, let window = window(of: member) { arrange(below: member, in: window) }
    arrive(member)
  }

  /// Arranges a controller and everything below it by their window's width: containers first, then
  /// the presentations there, each after its surroundings.
  mutating func arrange(below start: Index, in window: Window.Index) {
    let traits = traits(in: window)
    let held = Dictionary(grouping: detachedTops) { viewHolders[$0] ?? -1 }
    arrivals = []
    var stack = [start]
    while let member = stack.popLast() {
      switch kinds[member] {
      case .split: arrangeColumns(of: member, collapses: traits.collapsesColumns)
      case .tabBar: arrangeMore(of: member, isCompact: traits.isCompact)
      case .navigation, .page, .custom: break
      }
      if let number = presentationByPresenter[member], record(number) != nil {
        presentations[number]?.window = window
        adapt(number, to: traits)
        if let presented = record(number)?.presentation.presented { stack.append(presented) }
      }
      stack += held[member, default: []].filter { viewHolders[$0] == member }
      // The children after the arrangement.
      stack += children[member].reversed()
    }
    let arrived = arrivals ?? []
    arrivals = nil
    for member in arrived { arrive(member) }
  }

  private mutating func adapt(_ number: Int, to traits: Traits) {
    guard var record = self.record(number) else { return }
    let wasPopover = record.presentation.visibleStyle == .popover
    let asked = record.presentation.replaced ?? record.presentation.presented
    let presented = app.viewControllers[asked]
    let style = presented.presentationStyle(in: traits)
    let adapted = style.adaptation(in: traits, delegate: presented.adaptivePresentationStyle?.value)
    record.presentation.modalPresentationStyle = style
    record.presentation.adaptsTo = adapted
    record.presentation.sheetExtent = presented.sheetExtent(as: adapted ?? style, in: traits)
    record.context = context(of: record.presentation, number)
    record.isInPopover = isInPopover(record.presentation)
    presentations[number] = record
    exchangePresented(number)
    // UIKit looks for the source whenever a popover appears.
    if !wasPopover, !record.hasSource, let current = self.record(number)?.presentation {
      warnAboutSource(of: current, at: stepRange)
    }
  }

  // MARK: Queries

  /// The traits that a controller adapts to: those of its family's window, or the description's own
  /// outside of windows.
  func traits(of member: Index) -> Traits {
    guard hasSeveralWidths, let window = window(of: member) else { return traits }
    return traits(in: window)
  }

  private func traits(in window: Window.Index) -> Traits {
    var traits = traits
    traits.horizontalSizeClass = windows[window].horizontalSizeClass
    return traits
  }

  /// The window of a controller's family, nil if it has none.
  package func window(of member: ViewController.Index) -> Window.Index? {
    let top = outerTop(of: member)
    return windowOfRoot[top] ?? record(ofPresented: top)?.window
  }

  /// Whether a tab bar has room for only a few tabs. A tab bar that left its window keeps the width
  /// it had there.
  func isCompact(_ tabBar: Index) -> Bool {
    traits(of: tabBar).isCompact
      || hasSeveralWidths && moreTabs[tabBar] != nil && window(of: tabBar) == nil
  }
}
