import Diagnostics
import ViewControllers

extension English: CaptionPhrases {
  package func viewIsAdded(_ name: String, to holder: String) -> String {
    "The view of \(name) is added to that of \(holder); \(name) becomes nobody’s child."
  }

  package func areDismissed(_ names: [String]) -> String {
    "\(some(names)) \(are(names)) dismissed."
  }

  package func arePushed(_ names: [String], onto container: String) -> String {
    "\(some(names)) \(are(names)) pushed onto \(container)."
  }

  package func arePopped(_ names: [String], off container: String) -> String {
    "\(some(names)) \(are(names)) popped off \(container)."
  }

  package func join(_ names: [String], container: String) -> String {
    names.count == 1
      ? "\(some(names)) becomes a child of \(container)."
      : "\(some(names)) become children of \(container)."
  }

  package func leave(_ names: [String], container: String) -> String {
    "\(some(names)) \(names.count == 1 ? "leaves" : "leave") \(container)."
  }

  package func exchanges(
    _ container: String, _ old: [String], for new: [String], isTabBar: Bool
  ) -> String {
    "\(container) now \(isTabBar ? "has" : "shows") \(some(new)) instead of \(some(old))."
  }

  package func collapses(_ split: String, _ isCollapsed: Bool) -> String {
    "\(split) \(isCollapsed ? "collapses" : "expands")."
  }

  package func isSelected(_ tab: String, in container: String) -> String {
    "\(container) shows \(tab)."
  }

  package func becomesRoot(_ name: String, of window: String?) -> String {
    "\(name) becomes \(window.map { "the root view controller of \($0)" } ?? "the window’s root view controller")."
  }

  package func window(
    _ window: String?, ofSeveral: Bool, becomes sizeClass: SizeClass
  ) -> String {
    let all = ofSeveral ? "The width of every window" : "The window’s width"
    return "\(window.map { "The width of \($0)" } ?? all) becomes \(sizeClass.rawValue)."
  }

  package func nothingHappens(_ message: Message) -> String {
    "Nothing happens: \(text(of: message))."
  }

  /// `a, b and c`; of many the first ones and how many more.
  private func some(_ names: [String]) -> String {
    names.count > 4
      ? names.prefix(3).joined(separator: ", ") + " and \(names.count - 3) more"
      : list(names, "and")
  }

  private func are(_ names: [String]) -> String { names.count == 1 ? "is" : "are" }
}
