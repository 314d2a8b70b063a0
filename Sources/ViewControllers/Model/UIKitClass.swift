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
  /// The property that holds its delegate.
  public private(set) var delegateProperty = "delegate"
  /// The method by which it tells its delegate that the user is done, in Swift and in Objective-C;
  /// nil where there is none.
  public private(set) var endMethod: EndMethod?
  /// Whether an app adds no children to it: it is the system's.
  public private(set) var isClosed = false
  /// Whether it is a view controller of the system's.
  package var isSystems: Bool { isClosed && isViewController }
  /// What makes a controller of it go, nil where its documentation does not say.
  public private(set) var dismissal: Dismissal?
  /// What it is if not a view controller, though its name may say so; nil for view controllers.
  public private(set) var otherNature: Message.Nature?
  /// The first iOS that has it.
  public private(set) var since = 2
  /// The iOS that deprecated it.
  public private(set) var deprecated: Int?
  /// The iOS in which it no longer works, or is no longer in the SDK.
  public private(set) var removed: Int?
  /// What to use instead, with its framework, the newest first.
  private var replacements: [String] = []

  /// What makes a system view controller go.
  public enum Dismissal: String, Sendable {
    /// The app's delegate, in the method that tells it of the end.
    case byDelegate
    /// The controller itself, when the user is done.
    case byItself
  }

  /// A method of a delegate's, as each language names it.
  public struct EndMethod: Hashable, Sendable {
    /// `imagePickerControllerDidCancel(_:)`.
    public let swift: String
    /// Where it is not what the rule gives.
    fileprivate let ownObjectiveC: String?

    /// `imagePickerControllerDidCancel:`.
    public var objectiveC: String { ownObjectiveC ?? swift.replacing("(_:)", with: ":") }
  }

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

  /// A class that only looks like a view controller's.
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

  /// The SDK's class of that name, nil when the SDK has none. The name may have its framework
  /// before it and the arguments of a generic class behind: `SwiftUI.UIHostingController<Content>`.
  /// Of a class that is SwiftUI's own it is the one that this derives from (R32).
  public init?(named name: String) {
    if let position = Self.positions[name] {
      self = Self.all[position]
      return
    }
    // Nearly every name ends here, and a million names are looked at.
    guard name.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ".") })
    else { return nil }
    let base = name.prefix { $0 != "<" }
    let dot = base.lastIndex(of: ".")
    let own = dot.map { base[base.index(after: $0)...] } ?? base
    guard let position = Self.positions[String(own)] else { return nil }
    let framework = dot.map { base[..<$0] }
    let known =
      Self.swiftUI[String(own)] == nil ? Self.all[position].framework : Self.swiftUIModule
    guard framework == nil || framework == known[...] else { return nil }
    self = Self.all[position]
  }

  /// Whether it is a view controller's class; see `otherNature`.
  public var isViewController: Bool { otherNature == nil }

  /// What to use instead, with its framework; nil where nothing is deprecated or misleading.
  public var replacement: String? { replacements.first }

  /// UIViewController itself.
  public static let viewController = UIKitClass("UIViewController", .custom)

  private static let positions: [String: Int] = {
    let own = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.name, $0) })
    return own.merging(swiftUI.compactMapValues { own[$0] }) { own, _ in own }
  }()

  /// The error of declaring or presenting what is no view controller, nil for view controllers.
  func fault(ios: Int) -> Message? {
    guard let otherNature else { return nil }
    let replacement = replacements.first { replacement in
      UIKitClass(named: String(replacement.prefix { $0 != " " })).map { $0.since <= ios } ?? true
    }
    return .declaration(.classOfNoViewController(name, otherNature, use: replacement))
  }

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
