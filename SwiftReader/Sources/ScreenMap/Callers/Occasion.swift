/// The screens on which code runs.
struct Occasion {
  /// The indices of the screens.
  var screens: Set<Int> = []
  /// The indices of the types with which apps start, if the code also runs then.
  var launches: Set<Int> = []

  /// The indices of the screens that receive a link from outside the app, if the code runs then.
  var receivers: Set<Int> = []
  /// Whether the code runs when a link comes from outside: on whichever screen is shown.
  var isLink = false

  var isEmpty: Bool { screens.isEmpty && launches.isEmpty && !isLink }

  mutating func formUnion(_ other: Occasion) {
    screens.formUnion(other.screens)
    launches.formUnion(other.launches)
    receivers.formUnion(other.receivers)
    isLink = isLink || other.isLink
  }
}
