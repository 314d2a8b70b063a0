/// The screens on which code runs.
struct Occasion {
  /// The indices of the screens.
  var screens: Set<Int> = []
  /// The indices of the types with which apps start, if the code also runs then.
  var launches: Set<Int> = []

  var isEmpty: Bool { screens.isEmpty && launches.isEmpty }

  mutating func formUnion(_ other: Occasion) {
    screens.formUnion(other.screens)
    launches.formUnion(other.launches)
  }
}
