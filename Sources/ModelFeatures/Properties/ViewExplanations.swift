import VCEngine
import VCPhrases
import VCSource

extension Hierarchy {
  /// Whom UIKit asks after a controller along the chain of responders: its `next` (R46).
  func nextResponder(of owner: Index) -> PropertyAnswer {
    let holder = (parentViewController(of: owner) ?? viewHolder(of: owner)).map(id)
    let presenter = holder == nil ? presentingViewController(of: owner).map(id) : nil
    let window =
      holder ?? presenter == nil ? self.window(of: owner).map { app.windows[$0].id.value } : nil
    return PropertyAnswer("next", of: owner, in: self) {
      $0.member("window", window)
      $0.member("presenter", presenter)
      $0.member("superviewIn", holder)
      $0.member("rule", "R46")
    } sentences: { prose, name in
      let property = prose.code.isObjectiveC ? "\(prose.id(owner)).nextResponder" : name
      prose.say(
        .nextResponder(property: property, window: window, presenter: presenter, holder: holder))
      prose.say(.ruleOfNextResponder)
    }
  }

  /// Whether a controller's view is loaded.
  func viewLoading(of owner: Index) -> PropertyAnswer {
    let isInWindow = isInWindow(owner)
    // Nil if it isn't known.
    let value = isInWindow ? true : app.viewControllers[owner].isViewLoaded?.value
    return PropertyAnswer("isViewLoaded", of: owner, in: self) {
      $0.member("value", value)
    } sentences: { prose, name in
      prose.say(
        .viewLoading(value: value.map(prose.code.truth), property: name, isInWindow: isInWindow))
      prose.say(.ruleOfViewLoading)
    }
  }

  /// Whether a split view controller shows a column, as `isShowing(_:)` tells (R25); nil if it has no such
  /// column.
  func columnAnswer(_ property: String, of split: Index) -> PropertyAnswer? {
    let columns = app.viewControllers[split].columnProperties
    guard let column = columns.first(where: { $0.property == property })?.column else { return nil }
    let child = state.child(inColumn: column, of: split)
    guard isCollapsed(split) || child != nil else { return nil }
    // Nil in compact width.
    let value = isCollapsed(split) ? nil : child.map { state.hiddenColumns[$0] != split }
    let doubts = [child.flatMap(doubt(ofColumnWith:))].compactMap(\.self)
    let shown = value == nil ? nil : child
    let step = shown.flatMap { state.step(setting: $0, of: split) }
    let mode = shown.flatMap { state.displayMode(of: $0, in: split) }
    return PropertyAnswer(property, of: split, in: self, doubts: doubts) {
      $0.member("value", value)
      $0.member("step", step)
      $0.member("preferredDisplayMode", mode)
      $0.member("rule", "R25")
    } sentences: { prose, name in
      guard let value else { return prose.say(.showsOneColumn(property: name)) }
      prose.say("\(name) = \(prose.code.truth(value))")
      if let step { prose.say(.columnOfStep(step: "\(step)", isShown: value), as: .reason) }
      if let mode {
        prose.say(.columnOfMode(split: prose.id(split), mode: mode, isShown: value), as: .reason)
      }
      prose.say(.ruleOfColumns)
    }
  }

  /// Whether UIKit reads a controller's key commands: those of the responders from the first one up (R46).
  func keyCommands(of owner: Index) -> PropertyAnswer {
    // The chain of responders; empty if the owner is in no window.
    let chain = window(of: owner).map { responders(in: $0, preferring: owner) } ?? []
    return PropertyAnswer("keyCommands", of: owner, in: self) {
      $0.member("isRead", chain.contains(owner))
      $0.member("rule", "R46")
      $0.array("chain", chain) { $0.string(self.id($1)) }
    } sentences: { prose, name in
      prose.say(
        chain.contains(owner) ? .isRead(property: name) : .isNotRead(other: nil, property: name))
      prose.say(.ruleOfKeyCommands)
      if !chain.isEmpty { prose.say(.responders(ids: chain.map(prose.id))) }
    }
  }

  /// The controllers from the innermost in front upward: containers, then presenters.
  ///
  /// - Parameter member: The one to begin with where several are shown beside each other.
  private func responders(in window: Window.Index, preferring member: Index) -> [Index] {
    guard let front = lastFamily(in: window) else { return [] }
    let isInFront = family(of: member)?.number == front.number && isInWindow(member)
    var chain = [isInFront ? shownEnd(from: member) : shownEnd(from: front.top)]
    while let last = chain.last,
      let next = parentViewController(of: last) ?? viewHolder(of: last)
        ?? presentingViewController(of: last)
    {
      chain.append(next)
    }
    return chain
  }

  /// The innermost controller that a container shows, the first of several.
  private func shownEnd(from member: Index) -> Index {
    var end = member
    while let next = children(of: end).first(where: isInWindow) { end = next }
    return end
  }
}

extension ViewController {
  /// The properties of a split view controller: one for each declared column.
  var columnProperties: [(property: String, column: SplitViewColumn)] {
    (columns?.declared ?? []).map(\.column).filter { $0 != .compact }
      .map { ("isShowing(\($0.rawValue))", $0) }
  }
}
