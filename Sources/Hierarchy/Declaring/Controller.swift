import VCEngine

/// A view controller as an app declares it, with its children. Its state after each step is a
/// `ViewController`.
///
///     var detail = Controller("DetailViewController", id: "detail")
///     detail.modalPresentationStyle = .formSheet
///     detail["detents"] = ["medium", "large"]
public struct Controller: Hashable, Sendable {
  private var members: Members

  /// A view controller; an id is needed only where its class occurs twice.
  ///
  /// - Parameters:
  ///   - className: One of UIKit's classes, or one of the app's.
  ///   - id: The id in steps and questions; nil for the class's name.
  ///   - children: The controllers that it contains, in order.
  public init(
    _ className: some StringProtocol, id: ControllerID? = nil, children: [Controller] = []
  ) {
    members = Members()
    members["id"] = id?.value
    members["class"] = Value(className)
    self.children = children
  }

  public var className: String { members[text: "class"] ?? "" }

  /// The id; its class's name if it was created without one. A class that occurs again gives its
  /// further controllers other ids in the app: `Item#2`.
  public var id: ControllerID {
    get { ControllerID(members[text: "id"] ?? className) }
    set { members["id"] = newValue.value }
  }

  /// The controllers that it contains, in order.
  public var children: [Controller] {
    get { members[list: childrenKey].map(Controller.init(declared:)) }
    set { members[list: childrenKey] = newValue.map(\.value) }
  }

  /// The controller that it presents in the initial state.
  public var presented: Controller? {
    get { members["presents"].map(Controller.init(declared:)) }
    set { members["presents"] = newValue?.value }
  }

  /// The style in which it is presented, nil for UIKit's default.
  public var modalPresentationStyle: PresentationStyle? {
    get { members[text: "modalPresentationStyle"].map(PresentationStyle.init(rawValue:)) }
    set { members[text: "modalPresentationStyle"] = newValue?.rawValue }
  }

  /// Any key of a view controller in a description, such as `superclass`, `title` or `tabs`.
  public subscript(key: String) -> Value? {
    get { members[key] }
    set { members[key] = newValue }
  }

  /// UIKit's containers have `viewControllers`.
  private var childrenKey: String {
    let known =
      UIKitClass(named: className) ?? members[text: "superclass"].flatMap(UIKitClass.init(named:))
    let key = known?.kind.containmentKey ?? .children
    return key.rawValue
  }

  /// A controller of a description, which may be its class alone.
  init(declared value: Value) {
    switch value.content {
    case .members(let members): self.members = members
    case .text(let className): members = Members([("class", Value(className))])
    default: members = Members([("class", value)])
    }
  }

  var value: Value { Value(.members(members)) }
}

/// How a view controller is presented: `modalPresentationStyle`.
public struct PresentationStyle: RawRepresentable, Hashable, Sendable {
  /// The name in Swift, such as `formSheet`.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let automatic = Self(rawValue: "automatic")
  public static let blurOverFullScreen = Self(rawValue: "blurOverFullScreen")
  public static let currentContext = Self(rawValue: "currentContext")
  public static let custom = Self(rawValue: "custom")
  public static let formSheet = Self(rawValue: "formSheet")
  public static let fullScreen = Self(rawValue: "fullScreen")
  public static let none = Self(rawValue: "none")
  public static let overCurrentContext = Self(rawValue: "overCurrentContext")
  public static let overFullScreen = Self(rawValue: "overFullScreen")
  public static let pageSheet = Self(rawValue: "pageSheet")
  public static let popover = Self(rawValue: "popover")
}
