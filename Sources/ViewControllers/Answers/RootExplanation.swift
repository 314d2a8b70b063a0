/// Which controller is a window's root, and since when (R26).
public struct RootExplanation: Sendable {
  /// The moment at which it is asked.
  public let hierarchy: Hierarchy
  /// The window whose root it is.
  public let window: Window.Index
  /// The number of the step that made it the root; 0 where it is from the beginning.
  public let step: Int

  /// The root of one of the description's windows at a moment.
  public init(of window: Window.Index = 0, in hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    self.window = window
    step = hierarchy.state.windows[window].step
  }
}
