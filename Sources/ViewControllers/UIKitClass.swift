/// A class that the SDK knows: what kind of container it is.
///
/// System view controllers of other frameworks are listed too (the guide's table 10-2).
public struct UIKitClass: Hashable, Sendable {
  public let name: String
  public let kind: ContainerKind

  init(_ name: String, _ kind: ContainerKind) {
    self.name = name
    self.kind = kind
  }

  /// The SDK's class of that name, nil when the SDK has none.
  public init?(named name: String) {
    guard let known = Self.byName[name] else { return nil }
    self = known
  }

  public static let viewController = UIKitClass("UIViewController", .custom)

  /// Every class known, in the order of the table.
  public static let all: [UIKitClass] = [
    viewController,
    UIKitClass("UINavigationController", .navigation),
    UIKitClass("UITabBarController", .tabBar),
    UIKitClass("UISplitViewController", .split),
    UIKitClass("UIPageViewController", .page),
    UIKitClass("UITableViewController", .custom),
    UIKitClass("UICollectionViewController", .custom),
    UIKitClass("UISearchController", .custom),
    UIKitClass("UIAlertController", .custom),
    UIKitClass("UIActivityViewController", .custom),
    UIKitClass("UIImagePickerController", .navigation),
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
