import VCEngine
import VCSource

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
