import Testing
import VCEngine
import VCSource
import VCTestSupport

/// The user dismisses by a gesture (R31).
struct UserDismissalTests {
  @Test(arguments: ["pageSheet", "formSheet", "popover", "automatic"])
  func `a sheet goes by a swipe, a popover by a tap outside`(style: String) {
    #expect(refusal("A\npresent m[\(style)] from A\ndismiss m by user") == nil)
  }

  @Test(arguments: [
    "fullScreen", "currentContext", "overFullScreen", "overCurrentContext", "custom",
  ])
  func `other styles have no gesture`(style: String) {
    #expect(
      refusal("A\npresent m[\(style)] from A\ndismiss m by user")
        == "no gesture dismisses 'm', which is presented as '\(style)'")
  }

  @Test func `an alert goes by its buttons, an action sheet also by a tap outside`() {
    let phone = "A\npresent m:UIAlertController[STYLE] from A\ndismiss m by user"
    #expect(
      refusal(phone.replacing("STYLE", with: "alert"), idiom: .phone)
        == "no gesture dismisses 'm', which is presented as 'alert'")
    #expect(refusal(phone.replacing("STYLE", with: "actionSheet"), idiom: .phone) == nil)
    #expect(refusal(phone.replacing("STYLE", with: "actionSheet,source")) == nil)
  }

  @Test func `before iOS 13 a sheet has no gesture`() {
    #expect(
      refusal("A\npresent m[formSheet] from A\ndismiss m by user", ios: 12)
        == "no gesture dismisses 'm': sheets have had one only since iOS 13")
    #expect(refusal("A\npresent m[popover] from A\ndismiss m by user", ios: 12) == nil)
  }

  @Test func `what compact width makes of a style decides`() {
    let popover = "A\npresent m[popover] from A\ndismiss m by user"
    #expect(refusal(popover, idiom: .phone) == nil)
    #expect(
      refusal(popover, ios: 12, idiom: .phone)
        == "no gesture dismisses 'm', which is presented as 'fullScreen'")
  }

  @Test func `isModalInPresentation of a shown member prevents it`() {
    var description = Notation("A\npresent nav(a,b) from A\ndismiss A by user").description()
    let (shown, covered) = (3, 2)
    description.viewControllers[covered].isModalInPresentation = Sourced(true)
    #expect(Resolution(description).refusedSteps == [])
    description.viewControllers[shown].isModalInPresentation = Sourced(true)
    let refused = Resolution(description)
    #expect(refused.refusedSteps == [2])
    let texts: [[String]] = refused.diagnostics.map { diagnostic in
      [diagnostic.text(in: .en)] + diagnostic.notes.map { $0.text(in: .en) }
    }
    #expect(
      Array(texts.joined()) == [
        "the user cannot dismiss 'nav': isModalInPresentation of 'b' is true",
        "it is declared here",
        "the delegate of its presentation controller is sent "
          + "presentationControllerDidAttemptToDismiss(_:)",
      ])
    description.ios = 12
    #expect(Resolution(description).diagnostics.map(\.message.id) == ["no-gesture"])
  }

  @Test func `the user reaches only what lies on top`() {
    #expect(
      refusal("A{B{C}}\ndismiss A by user") == "the user cannot dismiss 'B': 'C' lies above it")
    #expect(refusal("A{B{C}}\ndismiss C by user") == nil)
  }

  @Test func `the user dismisses only what is on the screen`() {
    #expect(
      refusal(
        "tab(nav[defines](a),b)\npresent m[popover] from a\nselect b in tab\ndismiss m by user")
        == nil)
    #expect(
      refusal(
        "tab(nav[defines](a),b)\npresent box[overCurrentContext](c) from a\nselect b in tab\n"
          + "dismiss box by user") == "the user cannot dismiss 'box', which is not on the screen")
  }

  @Test func `where nothing is presented nothing is dismissed`() {
    #expect(
      refusal("A\ndismiss A by user")
        == "nothing is dismissed: neither 'A' nor a controller above it presents anything, and 'A' "
        + "is the window's root view controller")
  }

  /// Why the last step does nothing, nil where it does.
  private func refusal(_ description: String, ios: Int = 26, idiom: Idiom = .pad) -> String? {
    let resolution = Resolution(Notation(description).description(ios: ios, idiom: idiom))
    #expect(
      resolution.refusedSteps == (resolution.diagnostics.isEmpty ? [] : [resolution.stepCount]))
    return resolution.diagnostics.first?.text(in: .en)
  }
}
