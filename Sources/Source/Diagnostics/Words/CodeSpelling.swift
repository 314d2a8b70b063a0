/// The language of code in outputs: names of methods and properties, and their values.
package enum Spelling: String, CaseIterable, Sendable {
  /// `box.addChild(menu)`, `true`, `.formSheet`.
  case swift
  /// `[box addChildViewController:menu]`, `YES`, `UIModalPresentationFormSheet`.
  case objectiveC = "objc"
}
