import VCEngine

/// Whether a controller's view is in the window, and the reason (R21).
package struct WindowExplanation: Sendable {
  /// The hierarchy in which the property is read.
  package let hierarchy: Hierarchy
  /// The controller that has the view.
  package let owner: ViewController.Index
  /// The search for the window, from the owner upward.
  package let walk: Walk
  /// Whether the view is in the window, or the reason why it isn't.
  package let visibility: Visibility
  /// Whether it would be in the window under the other rule set, nil if the answer is the same.
  package let isInWindowUnderOtherRules: Bool?

  /// Whether the question is about the window's scene.
  package let asksForScene: Bool

  /// Explains whether the view of one of the hierarchy's controllers is in the window.
  package init(of owner: ViewController.Index, in hierarchy: Hierarchy) {
    self.init(of: owner, asksForScene: false, in: hierarchy)
  }

  /// Explains whether a view is in the window and, on request, which scene the window is in.
  package init(of owner: ViewController.Index, asksForScene: Bool, in hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    self.asksForScene = asksForScene
    self.owner = owner
    walk = hierarchy.windowWalk(from: owner)
    visibility = hierarchy.visibility(of: owner)
    let other = hierarchy.underOtherRules.isInWindow(owner)
    isInWindowUnderOtherRules = other == (visibility == .inWindow) ? nil : other
  }

  /// The property's name after its controller's id.
  package static let property = "view.window"
  /// The name of the property for the window's scene.
  package static let sceneProperty = "\(property).\(Property.windowScene)"
}
