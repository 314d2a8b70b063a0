/// Why a controller's view is in the window, or is not (R21).
public struct WindowExplanation: Sendable {
  /// The moment at which it is asked.
  public let hierarchy: Hierarchy
  /// The controller whose view it is.
  public let owner: ViewController.Index
  /// The search for the window, from the owner upward.
  public let walk: Walk
  /// Whether the view is in the window, and what keeps it out.
  public let visibility: Visibility
  /// Whether it would be in the window under the other rule set, nil when that is the same.
  public let isInWindowUnderOtherRules: Bool?

  /// Whether the window's scene is asked for.
  package let asksForScene: Bool

  /// Whether the view of one of the hierarchy's controllers is in the window, and why.
  public init(of owner: ViewController.Index, in hierarchy: Hierarchy) {
    self.init(of: owner, asksForScene: false, in: hierarchy)
  }

  /// The same, and perhaps which scene the window is in.
  package init(of owner: ViewController.Index, asksForScene: Bool, in hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    self.asksForScene = asksForScene
    self.owner = owner
    walk = hierarchy.windowWalk(from: owner)
    visibility = hierarchy.visibility(of: owner)
    let other = hierarchy.underOtherRules.isInWindow(owner)
    isInWindowUnderOtherRules = other == (visibility == .inWindow) ? nil : other
  }

  /// How the property is written after its controller's id.
  package static let property = "view.window"
  /// The same of the window's scene.
  package static let sceneProperty = "\(property).\(Property.windowScene)"
}
