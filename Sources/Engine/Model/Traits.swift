/// The traits that decide how a presentation looks and what a container shows: the part of
/// UITraitCollection that is used here (R13, R14, R25, R27).
package struct Traits: Hashable, Sendable {
  /// The major version of iOS.
  package var ios: Int
  package var idiom: Idiom
  /// The window's width.
  package var horizontalSizeClass: SizeClass
  /// The declared height, nil if the device and the width decide.
  var declaredVerticalSizeClass: SizeClass?

  package init(
    ios: Int, idiom: Idiom, horizontalSizeClass: SizeClass,
    declaredVerticalSizeClass: SizeClass? = nil
  ) {
    (self.ios, self.idiom) = (ios, idiom)
    (self.horizontalSizeClass, self.declaredVerticalSizeClass) =
      (horizontalSizeClass, declaredVerticalSizeClass)
  }

  /// Whether the height is compact: an iPhone in landscape, as every iPhone with regular width is.
  package var isCompactHeight: Bool {
    if let declaredVerticalSizeClass { return declaredVerticalSizeClass == .compact }
    return idiom == .phone && horizontalSizeClass == .regular
  }

  /// Whether the width is compact: an iPhone's, or half an iPad's screen.
  package var isCompact: Bool { horizontalSizeClass == .compact }

  /// Whether split view controllers show only one controller (R25).
  var collapsesColumns: Bool {
    isCompact && ios >= AppDescription.firstIOSWithSizeClasses
  }
}

extension AppDescription {
  /// The description's initial traits.
  var initialTraits: Traits {
    Traits(
      ios: ios, idiom: idiom, horizontalSizeClass: initialSizeClass,
      declaredVerticalSizeClass: verticalSizeClass?.value)
  }
}
