import VCSource

/// A class of the SDK: its kind of container, its delegate, its availability.
///
/// A row of `Classes.yaml`, which includes system view controllers of other frameworks.
package struct UIKitClass: Hashable, Sendable {
  /// The class's name, such as `UITabBarController`.
  package let name: String
  /// The delegate's method that reports that the user is done, in Swift and in Objective-C; nil if
  /// there is none.
  package private(set) var endMethod: EndMethod?
  package private(set) var kind = ContainerKind.custom
  /// The class's framework, such as `UIKit`.
  package private(set) var framework = "UIKit"
  /// The delegate's protocol, nil if the class has none.
  package private(set) var delegateProtocol: String?
  /// The property that contains the delegate.
  package private(set) var delegateProperty = "delegate"
  /// The property that contains the closure called at the end, nil if there is none.
  package private(set) var endHandler: String?
  /// Whether apps subclass it, and give it its content.
  private(set) var isOpen = false
  /// The way in which its controllers are dismissed, nil if undocumented.
  package private(set) var dismissal: Dismissal?
  /// The nature of a class that only looks like a view controller; nil for view controllers.
  private(set) var nature: Message.Nature?
  /// The first iOS that has the class.
  package private(set) var since = 2
  /// The iOS that deprecated it.
  package private(set) var deprecated: Int?
  /// The iOS in which it no longer works, or is no longer in the SDK.
  package private(set) var removed: Int?
  /// The replacements, each with its framework, the newest first.
  private(set) var replacements: [String] = []

  /// Whether it is a system class to which apps add no children.
  package var isClosed: Bool { !isOpen }
  /// Whether it is one of the system's view controllers.
  package var isSystems: Bool { isClosed && isViewController }

  /// The way in which a system view controller is dismissed.
  package enum Dismissal: String, Sendable {
    /// By the app's delegate, in the method that reports the end.
    case byDelegate
    /// By the controller itself, when the user is done.
    case byItself
  }

  /// A delegate's method, in both languages.
  package struct EndMethod: Hashable, Sendable {
    /// The method in Swift, such as `imagePickerControllerDidCancel(_:)`.
    package let swift: String
    /// The method in Objective-C, if it differs from the derived name.
    let ownObjectiveC: String?

    /// The method in Objective-C, such as `imagePickerControllerDidCancel:`.
    package var objectiveC: String { ownObjectiveC ?? swift.replacing("(_:)", with: ":") }
  }
}

extension UIKitClass {
  /// The SDK class with a name, nil if there is none. A framework may precede the name and generic
  /// arguments may follow it: `SwiftUI.UIHostingController<Content>`. For one of SwiftUI's own
  /// classes, the result is its superclass (R32).
  package init?(named name: String) {
    if let position = Self.positions[name] {
      self = Self.all[position]
      return
    }
    // Nearly every lookup ends here, and a description may have a million names.
    guard name.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ".") })
    else { return nil }
    let base = name.prefix { $0 != "<" }
    let dot = base.lastIndex(of: ".")
    let own = dot.map { base[base.index(after: $0)...] } ?? base
    guard let position = Self.positions[String(own)] else { return nil }
    let framework = dot.map { base[..<$0] }
    let known = Self.swiftUI[String(own)] == nil ? Self.all[position].framework : Self.swiftUIModule
    guard framework == nil || framework == known[...] else { return nil }
    self = Self.all[position]
  }

  /// Whether it is a view controller's class; see `nature`.
  package var isViewController: Bool { nature == nil }

  /// The replacement with its framework; nil if the class is neither deprecated nor misleading.
  package var replacement: String? { replacements.first }

  /// UIViewController itself.
  package static let viewController = UIKitClass(name: "UIViewController", isOpen: true)

  /// The name of the class of alerts and action sheets.
  package static let alertName = "UIAlertController"

  private static let positions: [String: Int] = {
    let own = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.name, $0) })
    let others = swiftUI.merging(ownClasses) { first, _ in first }
    return own.merging(others.compactMapValues { own[$0] }) { own, _ in own }
  }()

  /// The error for declaring or presenting an object of this class, nil for view controllers.
  package func fault(ios: Int) -> Message? {
    guard let nature else { return nil }
    let replacement = replacements.first { replacement in
      UIKitClass(named: String(replacement.prefix { $0 != " " })).map { $0.since <= ios } ?? true
    }
    return .declaration(
      .classOfNoViewController(name: name, nature: nature, replacement: replacement))
  }

  /// The hint about the class's availability in an iOS, nil if there is none.
  package func availabilityHint(ios: Int) -> Message.Hint? {
    if let removed, ios >= removed {
      return .classGone(name: name, version: removed, replacement: replacement)
    }
    if let deprecated, ios >= deprecated {
      return .classDeprecated(name: name, version: deprecated, replacement: replacement)
    }
    return ios < since ? .classTooNew(name: name, version: since, ios: ios) : nil
  }
}
