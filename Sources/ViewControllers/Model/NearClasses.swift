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

  /// The class that is spelt alike, nil for none.
  mutating func nearest(to name: String) -> String? {
    guard let prefix = Self.prefix(of: name), Self.prefixes.contains(prefix) else { return nil }
    let base = String(name.prefix { $0 != "<" })
    if let answer = answers[base] { return answer }
    let answer = spelling.nearest(to: base, mostChanges: prefix == "UI" ? nil : 3)
    answers[base] = .some(answer)
    return answer
  }

  /// The capital letters before the first word, `UI` of `UITableViewController`; nil without.
  private static func prefix(of name: String) -> Substring? {
    // Byte by byte: a million names are looked at.
    let capitals = name.utf8.prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    return capitals.count > 2 ? Substring(capitals.dropLast()) : nil
  }
}

extension UIKitClass {
  /// The container of UIKit's whose name, but for its prefix, ends a name; nil for none. A page view
  /// controller is left out: an app has pages of other kinds.
  static func container(thatSoundsLike name: String) -> String? {
    let base = name.prefix { $0 != "<" }
    return containers.first { base.hasSuffix($0.dropFirst(2)) }
  }

  private static let containers = [
    "UINavigationController", "UITabBarController", "UISplitViewController",
  ]
}

extension ViewController {
  /// What its class may be meant to be, where the class is the app's by its declaration, and the
  /// SDK's by its name.
  func mistakenClass(among near: inout NearClasses) -> Message.Hint? {
    guard superclass == nil, !isOfKnownClass else { return nil }
    let name = className.value
    if let suggestion = near.nearest(to: name) {
      return .unknownClass(name, suggestion: suggestion)
    }
    guard !children.isEmpty, let superclass = UIKitClass.container(thatSoundsLike: name) else {
      return nil
    }
    return .soundsLikeContainer(name, superclass: superclass)
  }
}
