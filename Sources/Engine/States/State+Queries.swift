/// What features ask of the state between two steps. Each answer takes time in the depth of a
/// controller, so that questions about every step of a long description take linear time.
extension State {
  package func parentViewController(of member: ViewController.Index) -> ViewController.Index? {
    parent[member] < 0 ? nil : parent[member]
  }

  package func children(of member: ViewController.Index) -> [ViewController.Index] {
    children[member]
  }

  /// The tab that a tab bar controller shows, nil for other controllers.
  package func selectedViewController(of member: ViewController.Index) -> ViewController.Index? {
    kinds[member] == .tabBar ? selectedTab(of: member) : nil
  }

  package func rootViewController(of window: Window.Index) -> ViewController.Index {
    windows[window].root
  }

  package func isInWindow(_ member: ViewController.Index) -> Bool {
    visibility(of: member) == .inWindow
  }

  /// The presentation of a family's top, nil if there is none.
  package func presentation(of top: ViewController.Index) -> Presentation? {
    record(ofPresented: top)?.presentation
  }

  /// The presentation that a controller makes, nil if there is none.
  package func presentation(by presenter: ViewController.Index) -> Presentation? {
    record(ofPresenter: presenter)?.presentation
  }

  /// The presentations that the step with this number made, which must be the last step; 0 for
  /// those before the first.
  package func presentations(madeByStep number: Int) -> [Presentation] {
    presentations.reversed().prefix { $0?.presentation.step == number }
      .compactMap { $0?.presentation }.reversed()
  }

  /// Whether the step with this number, the last, was carried out.
  package func isCarriedOut(step number: Int) -> Bool { lastCarriedOut == number }
}
