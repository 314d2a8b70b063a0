import Diagnostics

/// The class of the SDK that an unknown name may mean.
///
/// An app's own classes may have any name, so only a prefix of the SDK's makes one suspicious. `UI`
/// is Apple's alone; the other prefixes are short enough to be an app's too, and there only a slip
/// of the pen counts.
struct NearClasses {
  // Made when it is first needed: most descriptions have no name that looks like the SDK's.
  private lazy var spelling = Self.spelling
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
    let capitals = name.utf8.prefix { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }
    guard capitals.startIndex != capitals.endIndex, capitals.count > 2 else { return nil }
    return Substring(capitals.dropLast())
  }
}

extension UIKitClass {
  /// The container of UIKit's whose name, but for its prefix, ends a name; nil for none. A page view
  /// controller is left out: an app has pages of other kinds.
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
  /// What its class, which is not known, may be meant to be: the app's by its declaration, and the
  /// SDK's by its name.
  ///
  /// - Parameter suggestion: the SDK's class that is spelt alike, if there is one.
  func mistake(suggestion: String?) -> Message.Hint? {
    guard superclass == nil else { return nil }
    let name = className.value
    if let suggestion {
      return .unknownClass(name, suggestion: suggestion)
    }
    guard !children.isEmpty, let superclass = UIKitClass.container(thatSoundsLike: name) else {
      return nil
    }
    return .soundsLikeContainer(name, superclass: superclass)
  }
}

extension Substring.UTF8View {
  fileprivate func ends(with ending: String.UTF8View) -> Bool {
    let tail = suffix(ending.count)
    return tail.first == ending.first && tail.elementsEqual(ending)
  }
}
