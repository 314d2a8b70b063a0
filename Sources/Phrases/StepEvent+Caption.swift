import ViewControllers

extension StepEvent {
  /// What came of a step, as a sentence.
  ///
  /// - Parameters:
  ///   - isQuoted: whether names are in quotation marks.
  ///   - nameOf: what a controller is called.
  package func sentence(
    in phrases: any Phrases, of hierarchy: Hierarchy, isQuoted: Bool,
    name nameOf: (ViewController.Index) -> String
  ) -> String {
    withoutActuallyEscaping(nameOf) { nameOf in
      let mark = { isQuoted ? phrases.name(ControllerName($0)) : $0 }
      return phrases.text(of: self, EventNames(hierarchy: hierarchy, mark: mark, nameOf: nameOf))
    }
  }
}

/// What a caption calls the controllers and the windows of an event.
package struct EventNames {
  fileprivate let hierarchy: Hierarchy
  fileprivate let mark: (String) -> String
  fileprivate let nameOf: (ViewController.Index) -> String

  subscript(index: ViewController.Index) -> String { mark(nameOf(index)) }

  subscript(all: [ViewController.Index]) -> [String] { all.map { self[$0] } }

  func window(_ index: ViewControllers.Window.Index) -> String {
    mark(hierarchy.app.windows[index].id.value)
  }

  /// The id of a window where there are others to tell it from.
  func amongSeveral(_ index: ViewControllers.Window.Index) -> String? {
    hasSeveralWindows ? window(index) : nil
  }

  var hasSeveralWindows: Bool { hierarchy.app.windows.count > 1 }

  func isTabBar(_ container: ViewController.Index) -> Bool {
    hierarchy.app.viewControllers[container].kind == .tabBar
  }

  /// Who was asked to present, where that is another than the presenter.
  func asked(of presentation: Presentation) -> String? {
    presentation.sender == presentation.presenter ? nil : self[presentation.sender]
  }
}
