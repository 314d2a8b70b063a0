import VCEngine

extension StepEvent {
  /// Returns the effect of a step as a sentence.
  ///
  /// - Parameters:
  ///   - isQuoted: Whether names are in quotation marks.
  ///   - nameOf: Returns the name of a controller.
  package func sentence(
    in phrases: any Phrases, of hierarchy: Hierarchy, isQuoted: Bool,
    name nameOf: @escaping (ViewController.Index) -> String
  ) -> String {
    let mark = { (isQuoted ? phrases.name : phrases.mention)(ControllerName($0)) }
    return phrases.text(of: self, EventNames(hierarchy: hierarchy, mark: mark, nameOf: nameOf))
  }
}

/// The names of an event's controllers and windows in a caption.
package struct EventNames {
  fileprivate let hierarchy: Hierarchy
  fileprivate let mark: (String) -> String
  fileprivate let nameOf: (ViewController.Index) -> String

  subscript(index: ViewController.Index) -> String { mark(nameOf(index)) }

  subscript(all: [ViewController.Index]) -> [String] { all.map { self[$0] } }

  func window(_ index: VCEngine.Window.Index) -> String {
    mark(hierarchy.app.windows[index].id.value)
  }

  /// Returns a window's id if there are several windows.
  func amongSeveral(_ index: VCEngine.Window.Index) -> String? {
    hasSeveralWindows ? window(index) : nil
  }

  /// Returns a message with the controllers' names instead of the ids that it quotes.
  func replacingIDs(in message: String) -> String {
    var (pieces, start) = ("", message.startIndex)
    for end in message.indices where "'“”".contains(message[end]) {
      let piece = String(message[start..<end])
      pieces += hierarchy.app.index(ofID: piece).map(nameOf) ?? piece
      pieces.append(message[end])
      start = message.index(after: end)
    }
    return pieces + message[start...]
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
