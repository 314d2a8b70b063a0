import VCEngine

extension Hierarchy {
  /// Whether a window's width differs from the description's, so that a controller's window
  /// matters.
  package var widthsDiffer: Bool {
    app.windows.indices.contains { horizontalSizeClass(of: $0) != horizontalSizeClass }
  }
}
