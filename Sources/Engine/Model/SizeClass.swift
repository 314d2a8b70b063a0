/// UIUserInterfaceSizeClass, for a window's width and height (R14, R25, R27).
package enum SizeClass: String, CaseIterable, Sendable {
  /// The class of an iPhone's width in portrait, or of half an iPad's width.
  case compact
  /// The class of an iPad's width, or of a large iPhone's in landscape.
  case regular

  /// The width of a window that fills the screen.
  package init(of idiom: Idiom) { self = idiom == .phone ? .compact : .regular }
}

extension AppDescription {
  /// The first iOS with size classes. Before it, an iPhone's width behaved like compact width.
  static let firstIOSWithSizeClasses = 8

  /// The initial width of windows that declare none, and outside of windows.
  package var initialSizeClass: SizeClass {
    guard ios >= Self.firstIOSWithSizeClasses else { return SizeClass(of: idiom) }
    return horizontalSizeClass?.value ?? SizeClass(of: idiom)
  }

  /// A window's initial width.
  func initialSizeClass(of window: Window) -> SizeClass {
    guard ios >= Self.firstIOSWithSizeClasses else { return initialSizeClass }
    return window.horizontalSizeClass?.value ?? initialSizeClass
  }
}
