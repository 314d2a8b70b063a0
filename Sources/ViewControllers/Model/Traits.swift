/// What of its surroundings decides how a presentation looks and what a container shows (R13, R14,
/// R25, R27): UITraitCollection, as far as it matters here.
package struct Traits: Hashable, Sendable {
  /// The major version of iOS.
  package var ios: Int
  package var idiom: Idiom
  /// The width of the window that it is in.
  package var horizontalSizeClass: SizeClass
  /// The height as declared, nil where the device and the width decide.
  var declaredVerticalSizeClass: SizeClass?

  init(
    ios: Int, idiom: Idiom, horizontalSizeClass: SizeClass, verticalSizeClass: SizeClass? = nil
  ) {
    self.ios = ios
    self.idiom = idiom
    self.horizontalSizeClass = horizontalSizeClass
    declaredVerticalSizeClass = verticalSizeClass
  }

  /// Whether the height is compact: an iPhone held sideways, as every iPhone of regular width is.
  package var isCompactHeight: Bool {
    if let declaredVerticalSizeClass { return declaredVerticalSizeClass == .compact }
    return idiom == .phone && horizontalSizeClass == .regular
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
    Traits(
      ios: ios, idiom: idiom, horizontalSizeClass: initialSizeClass,
      verticalSizeClass: verticalSizeClass?.value)
  }
}
