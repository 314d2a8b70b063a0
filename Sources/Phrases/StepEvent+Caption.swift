import VCEngine
import VCSource

extension StepEvent {
  /// Returns the effect of a step as a sentence.
  ///
  /// - Parameters:
  ///   - isQuoted: Whether names are in quotation marks.
  ///   - nameOf: Returns the name of a controller.
  package func sentence(
    in phrases: Phrases, of hierarchy: Hierarchy, isQuoted: Bool,
    name nameOf: @escaping (ViewController.Index) -> String
  ) -> String {
    let mark = { (id: String) in
      let name = ControllerName(id)
      return phrases.text(of: isQuoted ? .controllerName(id: id, className: nil) : name.mention)
    }
    return phrases.text(
      of: words(EventNames(hierarchy: hierarchy, mark: mark, nameOf: nameOf), phrases))
  }

  private func words(_ names: EventNames, _ phrases: Phrases) -> Words {
    switch self {
    case .presented(let presentation):
      .eventPresented(
        presenter: names[presentation.presenter], presented: names[presentation.presented],
        style: presentation.isNamedByStyle
          ? phrases.code.name(of: presentation)
          : Words.systemPresentation(name: presentation.name), sender: names.asked(of: presentation)
      )
    case .dismissed(let gone): .eventDismissed(gone: names[gone])
    case .ended(let gone): .eventEnded(gone: names[gone])
    case .pushed(let all, let stack): .eventPushed(pushed: names[all], stack: names[stack])
    case .popped(let all, let stack): .eventPopped(popped: names[all], stack: names[stack])
    case .joined(let all, let container):
      .eventJoined(children: names[all], container: names[container])
    case .left(let all, let container):
      .eventLeft(children: names[all], container: names[container])
    case .exchanged(let old, let new, let container):
      .eventExchanged(
        container: names[container], isTabBar: names.isTabBar(container), new: names[new],
        old: names[old])
    case .viewAdded(let top, let holder): .eventViewAdded(top: names[top], holder: names[holder])
    case .selected(let tab, let container):
      .eventSelected(container: names[container], tab: names[tab])
    case .column(let column, let isShown, let split):
      .eventColumn(split: names[split], isShown: isShown, column: names[column])
    case .replaced(let old, let new): .eventReplaced(new: names[new], old: names[old])
    case .becameRoot(let root, let window, _):
      .eventBecameRoot(
        root: names[root], window: names.hasSeveralWindows ? names.window(window) : nil)
    case .width(let sizeClass, let window):
      .eventWidth(
        window: window.map(names.window), hasSeveral: names.hasSeveralWindows, sizeClass: sizeClass)
    case .collapsed(let split, let isCollapsed):
      .eventCollapsed(split: names[split], isCollapsed: isCollapsed)
    case .refused(let refusal):
      .eventRefused(
        isOutcome: refusal.severity == .error || refusal.isPostponement,
        message: names.replacingIDs(in: phrases.clause(refusal.message)))
    }
  }
}

/// The names of an event's controllers and windows in a caption.
private struct EventNames {
  fileprivate let hierarchy: Hierarchy
  fileprivate let mark: (String) -> String
  fileprivate let nameOf: (ViewController.Index) -> String

  subscript(index: ViewController.Index) -> String { mark(nameOf(index)) }

  subscript(all: [ViewController.Index]) -> [String] { all.map { self[$0] } }

  func window(_ index: VCEngine.Window.Index) -> String {
    mark(hierarchy.app.windows[index].id.value)
  }

  /// Returns a message with names for the ids that it quotes; Chinese has no marks around code.
  func replacingIDs(in message: String) -> String {
    var (text, rest): (SpacedText, Substring) = ("", message[...])
    while let quote = rest.firstIndex(where: "'“".contains) {
      text.append(String(rest[..<quote]))
      let id = rest[quote...].dropFirst().prefix { !"'”".contains($0) }
      let member = hierarchy.app.index(ofID: String(id))
      let name = member.map { rest[quote] == "'" ? "'\(nameOf($0))'" : self[$0] }
      text.append(name ?? String(rest[quote..<id.endIndex]))
      rest = rest[id.endIndex...].dropFirst(name == nil ? 0 : 1)
    }
    text.append(String(rest))
    return text.text
  }

  var hasSeveralWindows: Bool { hierarchy.app.windows.count > 1 }

  func isTabBar(_ container: ViewController.Index) -> Bool {
    hierarchy.app.viewControllers[container].kind == .tabBar
  }

  /// Returns the receiver of a presentation if it isn't the presenter.
  func asked(of presentation: Presentation) -> String? {
    presentation.sender == presentation.presenter ? nil : self[presentation.sender]
  }
}
