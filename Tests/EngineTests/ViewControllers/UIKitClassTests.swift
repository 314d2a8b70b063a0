import Testing
import VCEngine
import VCSource
import VCTestSupport

/// The classes of the SDK, and what is known of each.
struct UIKitClassTests {
  @Test func `the guide's table of system view controllers is all there, and closed`() {
    let table = [
      "ABNewPersonViewController", "ABPeoplePickerNavigationController", "ABPersonViewController",
      "ABUnknownPersonViewController", "EKEventEditViewController", "EKEventViewController",
      "GKAchievementViewController", "GKLeaderboardViewController", "GKMatchmakerViewController",
      "GKTurnBasedMatchmakerViewController", "GKPeerPickerController",
      "MFMailComposeViewController", "MFMessageComposeViewController",
      "MPMediaPickerController", "MPMoviePlayerViewController", "UIImagePickerController",
      "UIVideoEditorController",
    ]
    let known = table.compactMap { UIKitClass(named: $0) }
    #expect(known.map(\.name) == table)
    #expect(known.allSatisfy { $0.isClosed })
    #expect(
      known.filter { $0.kind == .navigation }.map(\.name) == [
        "ABPeoplePickerNavigationController", "EKEventEditViewController",
        "GKAchievementViewController", "GKLeaderboardViewController", "GKMatchmakerViewController",
        "GKTurnBasedMatchmakerViewController", "MFMailComposeViewController",
        "MFMessageComposeViewController",
        "UIImagePickerController", "UIVideoEditorController",
      ])
    #expect(known.filter { !$0.isViewController }.map(\.name) == ["GKPeerPickerController"])
    #expect(
      known.filter { $0.isViewController && $0.delegateProtocol == nil }.map(\.name) == [
        "MPMoviePlayerViewController"
      ])
    #expect(
      known.filter { $0.isViewController && $0.dismissal != .byDelegate }.map(\.name) == [
        "ABPersonViewController", "MPMoviePlayerViewController",
      ])
  }

  @Test func `GameKit's view controllers are navigation controllers`() {
    let gameKit = UIKitClass.all.filter { $0.framework == "GameKit" && $0.isViewController }
    #expect(gameKit.count == 5)
    #expect(gameKit.allSatisfy { $0.kind == .navigation && $0.isClosed })
  }

  @Test(arguments: [
    ("UIHostingController<ContentView>", "UIHostingController"),
    ("UIHostingController<Foo<Bar<Baz>, Int>>", "UIHostingController"),
    ("SwiftUI.UIHostingController<Shop.ContentView>", "UIHostingController"),
    ("UIKit.UITabBarController", "UITabBarController"),
    ("UITabBarController<Int>", "UITabBarController"),
    ("Shop.UITabBarController", nil), ("Shop.UIHostingController<A>", nil), ("Foo<Bar>", nil),
    ("Foo<UIKit.UITabBarController>", nil), ("UIKit.", nil), ("<A>", nil), (".", nil), ("", nil),
  ])
  func `a class is known with its module and its arguments`(name: String, known: String?) {
    #expect(UIKitClass(named: name)?.name == known)
  }

  @Test func `what only looks like a view controller's class has no kind and no availability`() {
    let others = UIKitClass.all.filter { !$0.isViewController }
    #expect(others.count == 13)
    #expect(others.allSatisfy { $0.kind == .custom && $0.availabilityHint(ios: 26) == nil })
    #expect(others.allSatisfy { $0.fault(ios: 26) != nil })
    #expect(UIKitClass.viewController.fault(ios: 26) == nil)
  }

  @Test func `what replaced a class is a class that is known`() {
    let old = UIKitClass.all.filter { $0.deprecated != nil }
    #expect(old.count == 9)
    for one in old where one.name != "GLKViewController" {
      let replacement = one.replacement?.prefix { $0 != " " }
      let new = replacement.flatMap { UIKitClass(named: String($0)) }
      #expect(new.map { "\($0.name) (\($0.framework))" } == one.replacement, "\(one.name)")
      #expect(new?.deprecated == nil)
    }
  }

  @Test func `a class stands in the list once, and its own content is closed or its container's`() {
    #expect(Set(UIKitClass.all.map(\.name)).count == UIKitClass.all.count)
    #expect(UIKitClass(named: "UIWindow") == nil)
    #expect(UIKitClass(named: "UISplitViewController")?.kind == .split)
    #expect(UIKitClass(named: "UIHostingController")?.isClosed == false)
  }

  @Test func `styles have both spellings`() {
    for style in ModalPresentationStyle.allCases {
      #expect(style.spellings.allSatisfy { ModalPresentationStyle(spelling: $0) == style })
    }
    #expect(ModalPresentationStyle(spelling: "UIModalPresentationFormSheet") == .formSheet)
    #expect(
      ModalTransitionStyle(spelling: "UIModalTransitionStyleFlipHorizontal") == .flipHorizontal)
    #expect(ModalPresentationStyle(spelling: "FormSheet") == nil)
    #expect(ModalTransitionStyle(spelling: "push") == nil)
  }
}
