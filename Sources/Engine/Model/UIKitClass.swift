import VCSource

/// A class of the SDK: its kind of container, its delegate, its availability.
///
/// System view controllers of other frameworks are included (the guide's table 10-2).
package struct UIKitClass: Hashable, Sendable {
  /// The class's name, such as `UITabBarController`.
  package let name: String
  /// The kind of container.
  package let kind: ContainerKind
  /// The class's framework, such as `UIKit`.
  package let framework: String
  /// The delegate's protocol, nil if the class has none.
  package private(set) var delegateProtocol: String?
  /// The property that contains the delegate.
  package private(set) var delegateProperty = "delegate"
  /// The delegate's method that reports that the user is done, in Swift and in Objective-C; nil if
  /// there is none.
  package private(set) var endMethod: EndMethod?
  /// Whether it is a system class to which apps add no children.
  package private(set) var isClosed = false
  /// Whether it is one of the system's view controllers.
  package var isSystems: Bool { isClosed && isViewController }
  /// The way in which its controllers are dismissed, nil if undocumented.
  package private(set) var dismissal: Dismissal?
  /// The nature of a class that only looks like a view controller; nil for view controllers.
  package private(set) var otherNature: Message.Nature?
  /// The first iOS that has the class.
  package private(set) var since = 2
  /// The iOS that deprecated it.
  package private(set) var deprecated: Int?
  /// The iOS in which it no longer works, or is no longer in the SDK.
  package private(set) var removed: Int?
  /// The replacements, each with its framework, the newest first.
  private var replacements: [String] = []

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
    fileprivate let ownObjectiveC: String?

    /// The method in Objective-C, such as `imagePickerControllerDidCancel:`.
    package var objectiveC: String { ownObjectiveC ?? swift.replacing("(_:)", with: ":") }
  }

  /// An open class, which apps give their content.
  init(_ name: String, _ kind: ContainerKind, in framework: String = "UIKit", since: Int = 2) {
    self.name = name
    self.kind = kind
    self.framework = framework
    self.since = since
  }

  /// A system view controller with its own content.
  static func system(
    _ name: String, _ kind: ContainerKind = .custom, in framework: String,
    delegate: String? = nil, as property: String = "delegate", told swift: String? = nil,
    _ objectiveC: String? = nil, since: Int, dismissed dismissal: Dismissal? = nil
  ) -> UIKitClass {
    var system = UIKitClass(name, kind, in: framework, since: since)
    system.delegateProtocol = delegate
    system.delegateProperty = property
    system.endMethod = swift.map { EndMethod(swift: $0, ownObjectiveC: objectiveC) }
    system.dismissal = dismissal
    system.isClosed = true
    return system
  }

  /// A class that only looks like a view controller.
  static func other(
    _ name: String, _ nature: Message.Nature, in framework: String, use replacements: String...
  ) -> UIKitClass {
    var other = UIKitClass(name, .custom, in: framework)
    other.otherNature = nature
    other.isClosed = true
    other.replacements = replacements
    return other
  }

  func deprecated(_ version: Int, removed: Int? = nil, use replacement: String) -> UIKitClass {
    var old = self
    old.deprecated = version
    old.removed = removed
    old.replacements = [replacement]
    return old
  }

  func delegate(_ name: String) -> UIKitClass {
    var copy = self
    copy.delegateProtocol = name
    return copy
  }

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

  /// Whether it is a view controller's class; see `otherNature`.
  package var isViewController: Bool { otherNature == nil }

  /// The replacement with its framework; nil if the class is neither deprecated nor misleading.
  package var replacement: String? { replacements.first }

  /// UIViewController itself.
  package static let viewController = UIKitClass("UIViewController", .custom)

  /// The name of the class of alerts and action sheets.
  package static let alertName = "UIAlertController"

  private static let positions: [String: Int] = {
    let own = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.name, $0) })
    let others = swiftUI.merging(ownClasses) { first, _ in first }
    return own.merging(others.compactMapValues { own[$0] }) { own, _ in own }
  }()

  /// The error for declaring or presenting an object of this class, nil for view controllers.
  package func fault(ios: Int) -> Message? {
    guard let otherNature else { return nil }
    let replacement = replacements.first { replacement in
      UIKitClass(named: String(replacement.prefix { $0 != " " })).map { $0.since <= ios } ?? true
    }
    return .declaration(
      .classOfNoViewController(name: name, nature: otherNature, replacement: replacement))
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
