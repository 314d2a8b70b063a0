import TestSupport
import Testing

@testable import ViewControllers

/// The classes of the SDK, and what is known of each.
struct UIKitClassTests {
  @Test func `the guide's table of system view controllers is all there, and closed`() {
    let table = [
      "ABNewPersonViewController", "ABPeoplePickerNavigationController", "ABPersonViewController",
      "ABUnknownPersonViewController", "EKEventEditViewController", "EKEventViewController",
      "GKAchievementViewController", "GKLeaderboardViewController", "GKMatchmakerViewController",
      "GKPeerPickerController", "MFMailComposeViewController", "MFMessageComposeViewController",
      "MPMediaPickerController", "MPMoviePlayerViewController", "UIImagePickerController",
      "UIVideoEditorController",
    ]
    let known = table.compactMap { UIKitClass(named: $0) }
    #expect(known.map(\.name) == table)
    #expect(known.allSatisfy { $0.isClosed })
    #expect(
      known.filter { $0.kind == .navigation }.map(\.name) == [
        "ABPeoplePickerNavigationController", "EKEventEditViewController",
        "MFMailComposeViewController", "MFMessageComposeViewController",
        "UIImagePickerController", "UIVideoEditorController",
      ])
    #expect(known.filter { !$0.isViewController }.map(\.name) == ["GKPeerPickerController"])
    #expect(
      known.filter { $0.delegateProtocol == nil }.map(\.name) == ["MPMoviePlayerViewController"])
  }

  @Test func `what replaced a class is a class that is known`() {
    let old = UIKitClass.all.filter { $0.deprecated != nil }
    #expect(old.count == 10)
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
