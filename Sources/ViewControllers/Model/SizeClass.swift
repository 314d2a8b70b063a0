/// UIUserInterfaceSizeClass, of the window's width (R14, R25, R27).
public enum SizeClass: String, CaseIterable, Sendable {
  /// An iPhone upright, an iPad's narrow half.
  case compact
  /// An iPad, a large iPhone turned.
  case regular

  /// The size class that a window fills the screen with.
  init(of idiom: Idiom) { self = idiom == .phone ? .compact : .regular }
}

extension AppDescription {
  /// Size classes came with iOS 8: before, an iPhone's width was what they now call compact.
  static let firstIOSWithSizeClasses = 8

  /// The width at the beginning, of what is in no window and of windows that have none of their own.
  package var initialSizeClass: SizeClass {
    guard ios >= Self.firstIOSWithSizeClasses else { return SizeClass(of: idiom) }
    return horizontalSizeClass?.value ?? SizeClass(of: idiom)
  }

  /// A window's width at the beginning.
  func initialSizeClass(of window: Window) -> SizeClass {
    guard ios >= Self.firstIOSWithSizeClasses else { return initialSizeClass }
    return window.horizontalSizeClass?.value ?? initialSizeClass
  }
}
