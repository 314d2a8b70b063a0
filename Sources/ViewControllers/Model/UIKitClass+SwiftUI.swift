/// SwiftUI's own controllers (R32): an app names none of them, and printed hierarchies and logs are
/// full of them.
extension UIKitClass {
  /// By the name of such a class, the class that it derives from.
  static let swiftUI: [String: String] = [
    "PresentationHostingController": "UIHostingController",
    "NavigationStackHostingController": "UIHostingController",
    "TabHostingController": "UIHostingController",
    "UIKitNavigationController": "UINavigationController",
    "SplitViewNavigationController": "UINavigationController",
    "StyleContextSplitViewNavigationController": "UINavigationController",
    "UIKitTabBarController": "UITabBarController",
    "NotifyingMulticolumnSplitViewController": "UISplitViewController",
    "NotificationSendingSplitViewController": "UISplitViewController",
    "PlatformAlertController": "UIAlertController",
    "SwiftUISearchController": "UISearchController",
  ]

  static let swiftUIModule = "SwiftUI"

  /// Whether a class of this name is SwiftUI's own: `SwiftUI.UIKitTabBarController`,
  /// `PresentationHostingController<AnyView>`.
  package static func isSwiftUIs(_ name: String) -> Bool {
    let base = name.prefix { $0 != "<" }
    let parts = base.split(separator: ".")
    guard let own = parts.last, swiftUI[String(own)] != nil else { return false }
    return parts.count == 1 || base.dropLast(own.count + 1) == swiftUIModule[...]
  }
}

/// A container of SwiftUI's, and what SwiftUI makes of it (R32).
package enum SwiftUIContainer: String, CaseIterable, Sendable {
  case tabView = "TabView"
  case navigationStack = "NavigationStack"
  case navigationSplitView = "NavigationSplitView"

  /// The class of UIKit's controller.
  package var className: String {
    switch self {
    case .tabView: "UIKitTabBarController"
    case .navigationStack: "UIKitNavigationController"
    case .navigationSplitView: "NotifyingMulticolumnSplitViewController"
    }
  }

  /// The class of the controllers in which it shows views.
  package var hostingClass: String {
    switch self {
    case .tabView: "TabHostingController"
    case .navigationStack: "NavigationStackHostingController"
    case .navigationSplitView: "UIHostingController"
    }
  }
}

extension ViewController {
  /// What SwiftUI's authors call it: the view that it hosts, or SwiftUI's container; nil for a
  /// controller that no word of theirs names.
  package var swiftUIName: String? {
    hostedView ?? SwiftUIContainer.allCases.first { $0.className == className.value }?.rawValue
  }

  /// Whether SwiftUI makes it, and no code of an app's (R32).
  package var isSwiftUIs: Bool { UIKitClass.isSwiftUIs(className.value) }

  /// The app's view that it hosts, as its class says (`TabHostingController<HomeView>`); nil where that
  /// says none.
  package var hostedView: String? {
    guard isHosting, className.value.hasSuffix(">"),
      let start = className.value.firstIndex(of: "<")
    else { return nil }
    let view = className.value[className.value.index(after: start)...].dropLast()
    let isPlain = !view.isEmpty && !view.contains { "<>, ".contains($0) }
    return isPlain && view != "AnyView" ? String(view) : nil
  }

  /// Whether views of SwiftUI's stand in it: `UIHostingController`, or what derives from it (R32).
  package var isHosting: Bool { uiKitClass.name == "UIHostingController" }
}
