import Diagnostics

/// A class that the SDK knows: what kind of container it is, and what else there is to know.
///
/// System view controllers of other frameworks are listed too (the guide's table 10-2).
public struct UIKitClass: Hashable, Sendable {
  /// The class's name, for instance `UITabBarController`.
  public let name: String
  /// What kind of container it is.
  public let kind: ContainerKind
  /// The framework that has it, for instance `UIKit`.
  public let framework: String
  /// The protocol through which it talks to the app, nil when it has none of its own.
  public private(set) var delegateProtocol: String?
  /// Whether it fills itself: a description that gives it children is wrong.
  public private(set) var isClosed = false
  /// False for a class that shows a view controller of its own, and is none.
  public private(set) var isViewController = true
  /// The first iOS that has it.
  public private(set) var since = 2
  /// The iOS that deprecated it.
  public private(set) var deprecated: Int?
  /// The iOS in which it no longer works, or is no longer in the SDK.
  public private(set) var removed: Int?
  /// What to use instead, with its framework.
  public private(set) var replacement: String?

  /// An open class: the app fills it.
  init(_ name: String, _ kind: ContainerKind, in framework: String = "UIKit", since: Int = 2) {
    self.name = name
    self.kind = kind
    self.framework = framework
    self.since = since
  }

  /// A system view controller, with content of its own.
  static func system(
    _ name: String, _ kind: ContainerKind = .custom, in framework: String,
    delegate: String? = nil, since: Int
  ) -> UIKitClass {
    var system = UIKitClass(name, kind, in: framework, since: since)
    system.delegateProtocol = delegate
    system.isClosed = true
    return system
  }

  func deprecated(_ version: Int, removed: Int? = nil, use replacement: String) -> UIKitClass {
    var old = self
    old.deprecated = version
    old.removed = removed
    old.replacement = replacement
    return old
  }

  func delegate(_ name: String) -> UIKitClass {
    var copy = self
    copy.delegateProtocol = name
    return copy
  }

  var notAViewController: UIKitClass {
    var copy = self
    copy.isViewController = false
    return copy
  }

  /// The SDK's class of that name, nil when the SDK has none.
  public init?(named name: String) {
    guard let position = Self.positions[name] else { return nil }
    self = Self.all[position]
  }

  /// UIViewController itself.
  public static let viewController = UIKitClass("UIViewController", .custom)

  private static let positions = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($1.name, $0) })

  /// What is worth knowing of the class when the app is for this iOS, nil for nothing.
  func availabilityHint(ios: Int) -> Message.Hint? {
    if let removed, ios >= removed {
      return .classGone(name, since: removed, use: replacement)
    }
    if let deprecated, ios >= deprecated {
      return .classDeprecated(name, since: deprecated, use: replacement)
    }
    return ios < since ? .classTooNew(name, since: since, ios: ios) : nil
  }
}
