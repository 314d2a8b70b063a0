/// The screens on which code runs.
struct Occasion {
  /// The indices of the screens.
  var screens: Set<Int> = []
  /// Those of the screens on which it certainly runs: each call on the way calls one function, and each
  /// closure is called in one place.
  var certain: Set<Int> = []
  /// The indices of the types with which apps start, if the code also runs then.
  var launches: Set<Int> = []

  /// The indices of the screens that receive a link from outside the app, if the code runs then.
  var receivers: Set<Int> = []
  /// Whether the code runs when a link comes from outside: on whichever screen is shown.
  var isLink = false

  /// A screen on which code certainly runs.
  static func certain(_ screens: Set<Int>) -> Occasion {
    Occasion(screens: screens, certain: screens.count == 1 ? screens : [])
  }

  /// The same occasion, if one of the ways to it may not be taken.
  var uncertain: Occasion {
    var occasion = self
    occasion.certain = []
    return occasion
  }

  var isEmpty: Bool { screens.isEmpty && launches.isEmpty && !isLink }

  mutating func formUnion(_ other: Occasion) {
    screens.formUnion(other.screens)
    certain.formUnion(other.certain)
    launches.formUnion(other.launches)
    receivers.formUnion(other.receivers)
    isLink = isLink || other.isLink
  }
}

extension Occasion {
  /// Joins several occasions; nil if none of them is known.
  init?(joining all: [Occasion?]) {
    let known = all.compactMap(\.self)
    if known.isEmpty { return nil }
    self = known.reduce(into: Occasion()) { $0.formUnion($1) }
  }
}
