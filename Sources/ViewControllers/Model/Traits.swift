/// What of its surroundings decides how a presentation looks and what a container shows (R13, R14,
/// R25, R27): UITraitCollection, as far as it matters here.
package struct Traits: Hashable, Sendable {
  /// The major version of iOS.
  package var ios: Int
  package var idiom: Idiom
  /// The width of the window that it is in.
  package var horizontalSizeClass: SizeClass

  init(ios: Int, idiom: Idiom, horizontalSizeClass: SizeClass) {
    self.ios = ios
    self.idiom = idiom
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// Whether the width is compact: an iPhone's, an iPad's narrow half.
  package var isCompact: Bool { horizontalSizeClass == .compact }

  /// Whether split view controllers show one controller alone (R25).
  var collapsesColumns: Bool {
    isCompact && ios >= AppDescription.firstIOSWithSizeClasses
  }
}

extension AppDescription {
  /// The description's own traits at the beginning.
  var initialTraits: Traits {
    Traits(ios: ios, idiom: idiom, horizontalSizeClass: initialSizeClass)
  }
}
