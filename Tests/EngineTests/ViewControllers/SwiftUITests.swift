import Testing
import VCEngine
import VCTestSupport

/// The classes of SwiftUI's own count as what they derive from (R32).
struct SwiftUITests {
  @Test(arguments: [
    ("UIKitTabBarController", "UITabBarController"),
    ("SwiftUI.UIKitNavigationController", "UINavigationController"),
    ("PresentationHostingController<AnyView>", "UIHostingController"),
    ("SwiftUI.NavigationStackHostingController<SwiftUI.AnyView>", "UIHostingController"),
    ("StyleContextSplitViewNavigationController<SidebarStyleContext>", "UINavigationController"),
    ("NotifyingMulticolumnSplitViewController", "UISplitViewController"),
    ("SwiftUI.PlatformAlertController", "UIAlertController"),
  ])
  func `a class of SwiftUI's is known by its superclass`(name: String, superclass: String) {
    #expect(UIKitClass(named: name)?.name == superclass)
    #expect(UIKitClass.isSwiftUIs(name))
  }

  @Test(arguments: [
    "Shop.UIKitTabBarController", "UIKit.UIKitTabBarController", "UIKitTabBarControllers",
    "Transmission.PresentationHostingController<AnyView>", "SwiftUI.UITabBarController",
  ])
  func `a class of another module is not`(name: String) {
    #expect(UIKitClass(named: name) == nil)
    #expect(!UIKitClass.isSwiftUIs(name))
  }

  @Test func `every class that is derived from is known`() {
    for (name, superclass) in UIKitClass.swiftUI {
      #expect(UIKitClass(named: name)?.name == superclass, "\(name)")
      #expect(UIKitClass.all.contains { $0.name == superclass }, "\(name)")
    }
  }
}
