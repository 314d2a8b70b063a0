import ViewControllers

extension English: WindowPhrases {
  package var onlyWindow: String { "the window" }

  package var ruleOfWindow: String {
    "A view is in a window only if each container above shows it, up to a controller whose view is in "
      + "the window (R21)."
  }

  package func isShown(
    _ controller: ControllerName, by container: String, _ kind: ContainerKind
  ) -> String {
    switch kind {
    case .navigation:
      "\(name(controller)) is the last in the stack of '\(container)', which shows it."
    case .tabBar: "\(name(controller)) is the selected tab of '\(container)', which shows it."
    case .split: "\(name(controller)) is a column of '\(container)', which shows it."
    case .page: "\(name(controller)) is a page that '\(container)' shows."
    case .custom: "\(name(controller)) is a child of '\(container)', which shows it."
    }
  }

  package func isRootInWindow(_ controller: ControllerName, _ window: String?) -> String {
    "\(name(controller)) is \(root(of: window)): its view is in \(window == nil ? "the" : "that") window."
  }

  package func isPresented(
    _ controller: ControllerName, by presenter: String, inContext: Bool
  ) -> String {
    inContext
      ? "\(name(controller)) has no parent: '\(presenter)' presents it in its context, so its view leaves "
        + "the window and returns with that of '\(presenter)'."
      : "\(name(controller)) has no parent: '\(presenter)' presents it, so UIKit adds its view to the "
        + "window."
  }

  package func isNotSelected(
    _ controller: ControllerName, in tabBar: String, selected: String
  ) -> String {
    "\(name(controller)) is a tab of '\(tabBar)', which shows another: '\(selected)' is selected."
  }

  package func isCovered(
    _ controller: ControllerName, in navigation: String, by top: String
  ) -> String {
    "\(name(controller)) is covered in the stack of '\(navigation)', which shows only its last, "
      + "'\(top)'."
  }

  package func isInView(_ controller: ControllerName, of holder: String) -> String {
    "\(name(controller)) has no parent: only its view was added to that of '\(holder)', and is shown "
      + "with it (R29)."
  }

  package func isRemoved(
    _ controller: ControllerName, presented: String, style: String
  ) -> String {
    "\(name(controller)) presents '\(presented)' in the style \(style), which took its view out of "
      + "the window (R12)."
  }
}
