import VCEngine

/// A window's root view controller, and the step that set it (R26).
package struct RootExplanation: Sendable {
  /// The hierarchy in which the property is read.
  package let hierarchy: Hierarchy
  /// The window.
  package let window: Window.Index
  /// The number of the step that set the root; 0 for the initial one.
  package let step: Int

  /// Explains the root of one of the description's windows.
  package init(of window: Window.Index = 0, in hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    self.window = window
    step = hierarchy.state.windows[window].step
  }
}
