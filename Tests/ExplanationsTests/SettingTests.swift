import Diagnostics
import Explanations
import TestSupport
import Testing
import ViewControllers

/// Properties that a description sets, or that UIKit decides.
struct SettingTests {
  private func text(_ setting: Setting, of id: String, in moment: Hierarchy) -> String? {
    SettingExplanation(setting, of: moment.index(id), in: moment)?.text(in: .en)
  }

  @Test func `whether a split view controller is collapsed`() {
    let text = "split(nav(a),b)"
    #expect(
      self.text(.isCollapsed, of: "split", in: moment(text, idiom: .phone)) == """
        split.isCollapsed = true
        The width of 'split' is compact, so it shows one controller alone (R25).

        """)
    #expect(
      self.text(.isCollapsed, of: "split", in: moment(text)) == """
        split.isCollapsed = false
        The width of 'split' is regular, so it shows its columns (R25).

        """)
    #expect(
      self.text(.isCollapsed, of: "split", in: moment(text, ios: 7)) == """
        split.isCollapsed = false
        Before iOS 8 no split view controller collapses (R25).

        """)
    #expect(self.text(.isCollapsed, of: "nav", in: moment(text)) == nil)
  }

  @Test(
    arguments: [
      (
        "nav(a)", "nav", "true",
        "every navigation controller starts with that under UIKit's rules (R7)"
      ),
      (
        "tab(a)", "tab", "true",
        "every tab bar controller starts with that under UIKit's rules (R7)"
      ),
      ("nav(a)", "a", "false", "that is the default (R7)"),
      ("nav(a[defines])", "a", "true", "the description sets it"),
      ("nav[defines=no](a)", "nav", "false", "the description sets it"),
      ("split(a,b)", "split", "false", "that is the default (R7)"),
    ])
  func `whether a controller defines a context`(
    hierarchy: String, id: String, value: String, reason: String
  ) {
    let moment = moment(hierarchy)
    let name = moment.app.viewControllers[moment.index(id)].className.value
    let doubt =
      id == "split"
      ? "Not established: no source says whether 'split', a split view controller, defines a "
        + "presentation context by default (R7).\n" : ""
    #expect(
      text(.definesPresentationContext, of: id, in: moment)
        == "\(id).definesPresentationContext = \(value)\n'\(id)' (\(name)): \(reason).\n" + doubt)
  }

  @Test func `under the book's rules no controller defines a context by itself`() {
    let moment = moment("nav(a)", rules: .book)
    #expect(
      text(.definesPresentationContext, of: "nav", in: moment) == """
        nav.definesPresentationContext = false
        'nav' (UINavigationController): that is the default (R7).

        """)
    let json = SettingExplanation(
      .definesPresentationContext, of: moment.index("nav"), in: moment)?.json(in: .en)
    #expect(json?.contains("\"value\": false") == true)
  }

  @Test func `the transition, declared, by default and lent`() {
    let moment = moment(
      """
      a[defines,lends,crossDissolve](b)
      present m[flipHorizontal,currentContext] from b
      """)
    #expect(
      text(.modalTransitionStyle, of: "b", in: moment) == """
        b.modalTransitionStyle = coverVertical
        'b' (UIViewController): that is UIKit's default (R15).

        """)
    #expect(
      text(.modalTransitionStyle, of: "m", in: moment) == """
        m.modalTransitionStyle = flipHorizontal
        'm' (UIViewController): the description sets it (R15).
        It comes with crossDissolve, the transition that 'a' lends: its providesPresentationContextTransitionStyle is true (R15).
        crossDissolve suits another view of the same content.

        """)
  }

  @Test func `a transitioning delegate animates in place of UIKit`() {
    var description = Notation("a\npresent m[crossDissolve,custom] from a").description()
    description.objects = [AppObject(id: Sourced("fader"), className: Sourced("Fader"))]
    description.viewControllers[1].references = [
      Reference(Sourced("transitioningDelegate"), to: .object(0), isWeak: true)
    ]
    let moment = Resolution(description).hierarchy
    let explanation = PresentExplanation(
      ofDeclared: 1, from: 0, in: Resolution(description).hierarchy(afterStep: 0))
    let sentence =
      "Its transitioningDelegate, 'fader', gives the animator; if it gives none, crossDissolve is used "
      + "(R15)."
    #expect(explanation.text(in: .en).contains(sentence))
    #expect(text(.modalTransitionStyle, of: "m", in: moment)?.contains(sentence) == true)
  }

  @Test func `an undimmed sheet leaves its presenter in reach`() {
    let moment = moment("a", idiom: .phone)
    var description = moment.app
    description.viewControllers +=
      Notation("m[detents=medium+large,undimmed=medium]")
      .description().viewControllers
    let explanation = PresentExplanation(
      ofDeclared: 1, from: 0, in: Resolution(description).hierarchy)
    #expect(
      explanation.text(in: .en).contains(
        "At 'medium' the part above it isn't dimmed and takes touches: its "
          + "largestUndimmedDetentIdentifier allows that. A swipe dismisses the sheet"))
  }
}
