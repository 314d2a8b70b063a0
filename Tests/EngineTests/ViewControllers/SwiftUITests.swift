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

  @Test func `containers of SwiftUI's are containers`() {
    let moment = moment(
      "host:UIHostingController<Root>(t:UIKitTabBarController(n:UIKitNavigationController(a,b)))")
    #expect(moment.tabBarController(of: moment.index("b")) == moment.index("t"))
    #expect(moment.navigationController(of: moment.index("b")) == moment.index("n"))
    #expect(moment.visibility(of: moment.index("a")) != .inWindow)
  }

  @Test func `the top of the family presents a sheet, and the sheet its alert`() {
    let moment = moment(
      """
      host:UIHostingController<Root>(n:UIKitNavigationController(a))
      present s:PresentationHostingController<AnyView> from a
      present m:PlatformAlertController from s
      """)
    #expect(moment.presentations.map { moment.id($0.presenter) } == ["host", "s"])
    #expect(moment.presentations.map(\.systemPresentation) == [nil, .alert])
  }
}
