import Diagnostics

/// The class of the SDK that an unknown name may mean.
///
/// An app's own classes may have any name, so only a prefix of the SDK's makes one suspicious. `UI`
/// is Apple's alone; the other prefixes are short enough to be an app's too, and there only a slip
/// of the pen counts.
struct NearClasses {
  private var spelling = Self.spelling
  private var answers: [String: String?] = [:]

  private static let spelling = SpellingSuggestions(UIKitClass.all.map(\.name))
  private static let prefixes = Set(UIKitClass.all.compactMap { prefix(of: $0.name) })

  /// The known class that is spelt alike, nil for none and for a class that is known.
  mutating func nearest(to name: String) -> String? {
    let base = String(name.prefix { $0 != "<" })
    guard let prefix = Self.prefix(of: base), Self.prefixes.contains(prefix) else { return nil }
    if let answer = answers[base] { return answer }
    let answer = spelling.nearest(to: base, mostChanges: prefix == "UI" ? nil : 3)
    answers[base] = .some(answer)
    return answer
  }

  /// The capital letters before the first word, `UI` of `UITableViewController`.
  private static func prefix(of name: String) -> Substring? {
    let capitals = name.prefix { $0.isASCII && $0.isUppercase }
    return capitals.count > 2 ? capitals.dropLast() : nil
  }
}

extension UIKitClass {
  /// The container of UIKit's whose name, but for its prefix, ends a name; nil for none. A page view
  /// controller is left out: an app has pages of other kinds.
  static func container(thatSoundsLike name: String) -> String? {
    let base = name.prefix { $0 != "<" }
    return all.first { known in
      [.navigation, .tabBar, .split].contains(known.kind) && !known.isClosed
        && base.hasSuffix(known.name.dropFirst(2))
    }?.name
  }
}
