/// SwiftUI's own controllers (R32). Apps don't name them, but printed hierarchies and logs are full
/// of them.
extension UIKitClass {
  /// The superclasses of SwiftUI's classes, by name.
  package static let swiftUI: [String: String] = [
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

  /// Whether a class of UIKit's, or a container of SwiftUI's, has the name.
  package static func isKnown(_ name: String) -> Bool {
    UIKitClass(named: name) != nil || SwiftUIContainer(rawValue: name) != nil
  }

  /// Whether a class of this name belongs to SwiftUI: `SwiftUI.UIKitTabBarController`,
  /// `PresentationHostingController<AnyView>`.
  package static func isSwiftUIs(_ name: String) -> Bool {
    let base = name.prefix { $0 != "<" }
    let parts = base.split(separator: ".")
    guard let own = parts.last, swiftUI[String(own)] != nil else { return false }
    return parts.count == 1 || base.dropLast(own.count + 1) == swiftUIModule[...]
  }
}

/// A SwiftUI container, and the controllers that SwiftUI makes for it (R32).
package enum SwiftUIContainer: String, CaseIterable, Sendable {
  case tabView = "TabView"
  case navigationStack = "NavigationStack"
  case navigationSplitView = "NavigationSplitView"

  /// The class of the container's controller.
  package var className: String {
    switch self {
    case .tabView: "UIKitTabBarController"
    case .navigationStack: "UIKitNavigationController"
    case .navigationSplitView: "NotifyingMulticolumnSplitViewController"
    }
  }

  /// The class of the controllers that host the container's views.
  package var hostingClass: String {
    switch self {
    case .tabView: "TabHostingController"
    case .navigationStack: "NavigationStackHostingController"
    case .navigationSplitView: "UIHostingController"
    }
  }
}

extension ViewController {
  /// The name in SwiftUI code: the hosted view, the title of a modifier's alert, or the container; nil if
  /// the controller has none.
  package var swiftUIName: String? {
    if isOfAlertModifier, let title, !title.value.isEmpty { return title.value }
    return hostedView
      ?? SwiftUIContainer.allCases.first { $0.className == className.value }?.rawValue
  }

  /// The name in sentences, as its box shows it: the title, else the name in SwiftUI, else the class
  /// without generic arguments.
  package var spokenName: String {
    if let title = title?.value, !title.isEmpty { return title }
    return swiftUIName ?? plainClassName
  }

  /// The class without generic arguments.
  package var plainClassName: String { String(className.value.prefix { $0 != "<" }) }

  /// Whether SwiftUI makes the controller, rather than the app (R32).
  package var isSwiftUIs: Bool { isOfAlertModifier || UIKitClass.isSwiftUIs(className.value) }

  /// The app's view that it hosts, as its class name says (`TabHostingController<HomeView>`); nil if the
  /// class name doesn't say.
  package var hostedView: String? {
    guard isHosting, className.value.hasSuffix(">"),
      let start = className.value.firstIndex(of: "<")
    else { return nil }
    let view = className.value[className.value.index(after: start)...].dropLast()
    let isPlain = !view.isEmpty && !view.contains { "<>, ".contains($0) }
    return isPlain && view != "AnyView" ? String(view) : nil
  }

  /// Whether it hosts SwiftUI views: a `UIHostingController` or a subclass (R32).
  package var isHosting: Bool { uiKitClass.name == "UIHostingController" }
}
