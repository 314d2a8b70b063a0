import Testing
import VCDescriptions
import VCEngine
import VCSource

/// The file that an app adds to its debug build, tested against a stub of UIKit.
@MainActor @Suite(.serialized) struct `The file for a debug build` {
  private func hierarchy(_ text: String) throws -> Hierarchy {
    let resolution = Resolution(try AppDescription(parsing: Source(name: "a.yaml", text: text)))
    #expect(resolution.diagnostics.isEmpty)
    return resolution.hierarchy
  }

  @Test func `prints a description of the same hierarchy`() throws {
    let text = StubApp.withEverything
    let hierarchy = try hierarchy(text)
    #expect(
      hierarchy.app.viewControllers.map(\.className.value) == [
        "MainTabs", "DrawerViewController", "UIPageViewController", "UINavigationController",
        "ItemsViewController", "ContentViewController<Int>", "UINavigationController",
        "UIViewController", "UIAlertController",
      ])
    #expect(
      hierarchy.app.viewControllers.indices.map { hierarchy.parentViewController(of: $0) ?? -1 }
        == [-1, 0, 1, 0, 3, 3, -1, 6, -1])
    // The observed presenter; by the rules the tab bar controller would present.
    #expect(hierarchy.presentingViewController(of: 6) == 3)
    #expect(hierarchy.presentingViewController(of: 8) == 6)
    #expect(hierarchy.presentations[0].modalPresentationStyle == .formSheet)
    #expect(hierarchy.presentations[0].modalTransitionStyle == .flipHorizontal)
    #expect(hierarchy.selectedViewController(of: 0) == 3)
    #expect(hierarchy.app.viewControllers[4].title?.value == "Items: \"all\"\n")
    #expect(hierarchy.app.viewControllers[3].definesPresentationContext?.value == false)
    #expect(hierarchy.app.viewControllers[1].isViewLoaded?.value == false)
    #expect(hierarchy.isInWindow(5) && !hierarchy.isInWindow(4))
    #expect(hierarchy.app.ios == 18)
    #expect(hierarchy.app.viewControllers[6].detents?.value == [.medium, .large])
  }

  @Test func `tells columns, and every window of the app's`() throws {
    let text = StubApp.withTwoWindows
    let hierarchy = try hierarchy(text)
    #expect(hierarchy.app.windows.map(\.id.value) == ["UIWindow", "UIWindow#2"])
    #expect(
      hierarchy.families.map { hierarchy.app.viewControllers[$0.top].className.value }
        == ["DrawerViewController", "UISplitViewController"])
    let split = hierarchy.app.viewControllers[hierarchy.families[1].top]
    #expect(split.columns?.style?.value == .doubleColumn)
    #expect(split.columns?[.secondary] != nil)
    #expect(text.contains("  # The key window.\n  - id: \"UIWindow#2\"\n"))
    #expect(!text.contains("UIInputWindowController"))
  }

  @Test func `tells levels, scenes and widths`() throws {
    let text = StubApp.withScenes
    let windows = try hierarchy(text).app.windows
    #expect(windows.map(\.id.value) == ["UIWindow", "OverlayWindow", "UIWindow#2", "UIWindow#3"])
    #expect(windows.map(\.scene?.value) == ["Mail", "Mail", "scene 2", "scene 3"])
    #expect(windows.map(\.level.text) == ["normal", "alert", "normal", "normal"])
    #expect(windows.map(\.horizontalSizeClass?.value) == [nil, .compact, nil, nil])
  }

  @Test func `says that there is nothing to describe`() {
    #expect(StubApp.withoutRoot == "# No window has a rootViewController.\n")
  }
}
