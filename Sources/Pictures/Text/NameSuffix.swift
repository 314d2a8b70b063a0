/// The end of a controller's class name that only says that it is a controller, or a view:
/// `ViewController` in `HomeViewController`.
package enum NameSuffix {
  /// The longer ones first.
  private static let all = [
    "NavigationController", "SplitViewController", "TabBarController", "HostingController",
    "ViewController", "Controller", "View", "VC",
  ].map(Array.init)

  /// The prefixes of Apple's frameworks and of apps have at most this many letters.
  private static let longestPrefix = 3

  /// The first position of a name's suffix; nil for a name without one, or with nothing else.
  package static func start(in letters: some BidirectionalCollection<Character>) -> Int? {
    for suffix in all where letters.reversed().starts(with: suffix.reversed()) {
      let start = letters.count - suffix.count
      guard let before = letters.dropLast(suffix.count).last, before.isLetter || before.isNumber
      else { return nil }
      return start
    }
    return nil
  }

  /// Whether the letters before a word are only a prefix, such as `UI`, which no word is parted
  /// from.
  package static func isPrefix(_ letters: some Collection<Character>) -> Bool {
    letters.count <= longestPrefix && letters.allSatisfy(\.isUppercase)
  }
}
