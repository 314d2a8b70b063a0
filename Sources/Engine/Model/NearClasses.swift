import VCSource

/// Finds the SDK class that a misspelt class name may mean.
///
/// An app's classes may have any name, so a name is suspicious only with one of the SDK's prefixes.
/// `UI` is reserved for Apple. The other prefixes are so short that apps use them, too, so only
/// small misspellings count there.
struct NearClasses {
  // Computed on first use, because most descriptions contain no name with one of the SDK's
  // prefixes.
  private lazy var spelling = Self.spelling
  private var answers: [String: String?] = [:]

  private static let spelling = SpellingSuggestions(UIKitClass.all.map(\.name))
  private static let prefixes = Set(UIKitClass.all.compactMap { prefix(of: $0.name) })

  /// Returns the class with a similar name, nil if there is none.
  mutating func nearest(to name: String) -> String? {
    guard let prefix = Self.prefix(of: name), Self.prefixes.contains(prefix) else { return nil }
    let base = String(name.prefix { $0 != "<" })
    if let answer = answers[base] { return answer }
    let answer = spelling.nearest(to: base, mostChanges: prefix == "UI" ? nil : 3)
    answers[base] = .some(answer)
    return answer
  }

  /// The capital letters before the first word, such as `UI` in `UITableViewController`; nil
  /// without any.
  private static func prefix(of name: String) -> Substring? {
    // Byte by byte, because a description may have a million names.
    let capitals = name.utf8.prefix { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }
    guard capitals.startIndex != capitals.endIndex, capitals.count > 2 else { return nil }
    return Substring(capitals.dropLast())
  }
}

extension UIKitClass {
  /// Returns UIKit's container whose name, without its prefix, is the ending of a name; nil if
  /// there is none. Page view controllers are left out, because apps have pages of other kinds.
  fileprivate static func container(thatSoundsLike name: String) -> String? {
    let base = name.utf8.contains(UInt8(ascii: "<")) ? name.prefix { $0 != "<" } : name[...]
    let ending = containers.first { base.utf8.ends(with: $0.utf8) }
    return ending.map { "UI" + $0 }
  }

  private static let containers = [
    "NavigationController", "TabBarController", "SplitViewController",
  ]
}

extension ViewController {
  /// The hint about a class that is unknown: a misspelt SDK class, or a container without a
  /// declared superclass.
  ///
  /// - Parameter suggestion: The SDK class with a similar name, if there is one.
  func mistake(suggestion: String?) -> Message.Hint? {
    guard superclass == nil else { return nil }
    let name = className.value
    if let suggestion {
      return .unknownClass(name: name, suggestion: suggestion)
    }
    guard !children.isEmpty, let superclass = UIKitClass.container(thatSoundsLike: name) else {
      return nil
    }
    return .soundsLikeContainer(name: name, superclass: superclass)
  }
}

extension Substring.UTF8View {
  fileprivate func ends(with ending: String.UTF8View) -> Bool {
    let tail = suffix(ending.count)
    return tail.first == ending.first && tail.elementsEqual(ending)
  }
}
