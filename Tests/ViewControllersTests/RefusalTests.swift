import Testing

@testable import ViewControllers

/// What is wrong, in our words and in UIKit's: every condition, with its place.
struct RefusalTests {
  @Test func `a presenter presents one at a time`() {
    expectDiagnostics(
      """
      tab(nav(vc))
      present m from vc
      present n from nav
      """,
      """
      warning: 'tab' presents 'm' already, so 'n' is not presented [n]
        note: 'm' is presented here [present m from vc]
        note: UIKit logs: Attempt to present <UIViewController: n> on <UITabBarController: tab> (from <UINavigationController: nav>) which is already presenting <UIViewController: m>.
      """)
  }

  @Test func `before iOS 13 the sender is not named`() {
    expectDiagnostics(
      """
      tab(nav(vc))
      present m from vc
      present n from nav
      """, ios: 12,
      """
      warning: 'tab' presents 'm' already, so 'n' is not presented [n]
        note: 'm' is presented here [present m from vc]
        note: UIKit logs: Warning: Attempt to present <UIViewController: n>  on <UITabBarController: tab> which is already presenting <UIViewController: m>
      """)
  }

  @Test func `a popped controller presents nothing`() {
    expectDiagnostics(
      """
      nav(a,b)
      pop nav
      present m from b
      """,
      """
      warning: 'b' is in no window, so 'm' is not presented [b]
        note: 'b' was popped here [pop nav]
        note: UIKit logs: Attempt to present <UIViewController: m> on <UIViewController: b> (from <UIViewController: b>) whose view is not in the window hierarchy.
      """)
  }

  @Test func `a member of a dismissed family presents nothing`() {
    expectDiagnostics(
      """
      A
      present nav(in) from A
      dismiss A
      present m from in
      """, ios: 12,
      """
      warning: 'in' is in no window, so 'm' is not presented [in]
        note: 'nav' was dismissed here [dismiss A]
        note: UIKit logs: Warning: Attempt to present <UIViewController: m> on <UINavigationController: nav> whose view is not in the window hierarchy!
      """)
  }

  @Test func `a child is not presented`() {
    expectDiagnostics(
      """
      nav(a,b)
      present b from a
      """,
      """
      error: 'b' is a child of 'nav', and only a controller without a parent can be presented [b]
        note: 'b' is declared here [b]
        note: UIKit raises NSInvalidArgumentException: Application tried to present modally a view controller <UIViewController: b> that has a parent view controller <UINavigationController: nav>.
      """)
  }

  @Test func `what is presented is not presented again`() {
    expectDiagnostics(
      """
      A
      present B from A
      present B from A
      """,
      """
      error: 'B' is presented already, by 'A' [B]
        note: 'B' is presented here [present B from A]
        note: UIKit raises NSInvalidArgumentException: Application tried to present modally a view controller <UIViewController: B> that is already being presented by <UIViewController: A>.
      """)
  }

  @Test func `nothing presents itself`() {
    expectDiagnostics(
      """
      A
      present A from A
      """,
      """
      error: 'A' would present itself [A]
        note: 'A' is declared here [A]
        note: UIKit raises NSInvalidArgumentException: Application tried to present modal view controller on itself. Presenting controller is <UIViewController: A>.
      """)
  }

  @Test func `a top does not present itself for a member`() {
    expectDiagnostics(
      """
      tab(vc)
      present tab from vc
      """,
      """
      error: 'tab' would present itself [tab]
        note: 'tab' is declared here [tab]
        note: UIKit raises NSInvalidArgumentException: Application tried to present modal view controller on itself. Presenting controller is <UITabBarController: tab>.
      """)
  }

  @Test func `the root is presented by nobody`() {
    expectDiagnostics(
      """
      A
      present B from A
      present A from B
      """,
      """
      error: 'A' is the window's root view controller, and cannot be presented [A]
        note: 'A' is declared here [A]
      """)
  }

  @Test func `a controller is not presented from what it contains`() {
    expectDiagnostics(
      """
      A[currentContext](c[defines])
      present A from c
      """,
      """
      error: 'A' is the window's root view controller, and cannot be presented [A]
        note: 'A' is declared here [A]
      """)
  }

  @Test func `a split view controller is not presented on iOS 7`() {
    expectDiagnostics(
      """
      A
      present split(l,r) from A
      """, ios: 7,
      """
      error: 'split' is a split view controller, which cannot be presented before iOS 8 [split]
        note: 'split' is declared here [split]
        note: UIKit raises NSInvalidArgumentException: Application tried to present a Split View Controllers modally <UISplitViewController: split>.
      """)
  }

  @Test func `a navigation controller is not pushed`() {
    expectDiagnostics(
      """
      nav(a)
      push nav2(b) onto nav
      """,
      """
      error: 'nav2' is a navigation controller, and cannot stand in the stack of 'nav' [nav2]
        note: 'nav2' is declared here [nav2]
        note: UIKit raises NSInvalidArgumentException: Pushing a navigation controller is not supported
      """)
  }

  @Test func `a navigation controller does not stand in a stack`() {
    expectDiagnostics(
      """
      nav(a,nav2(b))
      """,
      """
      error: 'nav2' is a navigation controller, and cannot stand in the stack of 'nav' [nav2]
        note: 'nav' is declared here [nav]
        note: UIKit raises NSInvalidArgumentException: Pushing a navigation controller is not supported
      """)
  }

  @Test func `a subclass counts as its superclass`() {
    expectDiagnostics(
      """
      nav(a)
      push mine:Mine[super=UINavigationController](b) onto nav
      """,
      """
      error: 'mine' is a navigation controller, and cannot stand in the stack of 'nav' [mine]
        note: 'mine' is declared here [mine]
        note: UIKit raises NSInvalidArgumentException: Pushing a navigation controller is not supported
      """)
  }

  @Test func `a split view controller is not pushed`() {
    expectDiagnostics(
      """
      nav(a)
      push split(l,r) onto nav
      """,
      """
      error: 'split' is a split view controller, and cannot stand in the stack of 'nav' [split]
        note: 'split' is declared here [split]
        note: UIKit raises NSInvalidArgumentException: Split View Controllers cannot be pushed to a Navigation Controller <UINavigationController: nav>
      """)
  }

  @Test func `a split view controller does not stand in a stack`() {
    expectDiagnostics(
      """
      nav(split(l,r))
      """,
      """
      error: 'split' is a split view controller, and cannot stand in the stack of 'nav' [split]
        note: 'nav' is declared here [nav]
        note: UIKit raises NSInvalidArgumentException: Split View Controllers cannot be pushed to a Navigation Controller <UINavigationController: nav>
      """)
  }

  @Test func `nothing is pushed twice`() {
    expectDiagnostics(
      """
      nav(a,b)
      push a onto nav
      """,
      """
      error: 'a' is in the stack of 'nav' already [a]
        note: 'a' is declared here [a]
        note: UIKit raises NSInvalidArgumentException: Pushing the same view controller instance more than once is not supported (<UIViewController: a>)
      """)
  }

  @Test func `a stack holds each controller once`() {
    expectDiagnostics(
      """
      nav(a)
      set a,b,a of nav
      """,
      """
      error: 'a' stands twice among the view controllers of 'nav' [a]
        note: 'a' stands here first [a]
        note: UIKit raises NSInternalInconsistencyException: All view controllers in a navigation controller must be distinct
      """)
  }

  @Test func `tabs are distinct too`() {
    expectDiagnostics(
      """
      tab(a)
      set a,a of tab
      """,
      """
      error: 'a' stands twice among the view controllers of 'tab' [a]
        note: 'a' stands here first [a]
      """)
  }

  @Test func `only a tab can be selected`() {
    expectDiagnostics(
      """
      tab(a(x),b)
      select x in tab
      """,
      """
      error: 'x' is not among the view controllers of 'tab' [x]
        note: 'tab' is declared here [tab]
        note: UIKit raises an exception: -[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected.
      """)
  }

  @Test func `nothing is a child of itself`() {
    expectDiagnostics(
      """
      box
      add box to box
      """,
      """
      error: 'box' cannot be a child of itself [box]
      """)
  }

  @Test func `nothing is a child of what it contains`() {
    expectDiagnostics(
      """
      box(a(b))
      add a to b
      """,
      """
      error: 'a' contains 'b', so it cannot be a child of it [a]
        note: 'a' is declared here [a]
      """)
  }

  @Test func `the root is no child`() {
    expectDiagnostics(
      """
      A
      present B from A
      add A to B
      """,
      """
      error: 'A' is the window's root view controller, and cannot be a child of 'B' [A]
      """)
  }

  @Test func `what is presented is no child`() {
    expectDiagnostics(
      """
      A(c)
      present B from A
      add B to c
      """,
      """
      error: 'B' is presented by 'A', and cannot be a child of 'c' until it is dismissed [B]
        note: 'B' is presented here [present B from A]
      """)
  }

  @Test func `nothing is dismissed where nothing is presented`() {
    expectDiagnostics(
      """
      nav(a)
      dismiss a
      """,
      """
      warning: nothing is dismissed: neither 'a' nor a controller above it presents anything, and 'nav' is the window's root view controller [a]
      """)
  }

  @Test func `nothing is dismissed by what is in no window`() {
    expectDiagnostics(
      """
      nav(a,b)
      pop nav
      dismiss b
      """,
      """
      warning: nothing is dismissed: 'b' is in no window [b]
        note: 'b' was popped here [pop nav]
      """)
  }

  @Test func `the first in a stack is not popped`() {
    expectDiagnostics(
      """
      nav(a)
      pop nav
      popToRoot nav
      """,
      """
      warning: nothing is popped: 'a' is the first in its stack, and stays [nav]
      warning: nothing is popped: 'a' is the first in its stack, and stays [nav]
      """)
  }

  @Test func `nothing is popped from an empty stack`() {
    expectDiagnostics(
      """
      nav
      pop nav
      """,
      """
      warning: nothing is popped: the stack of 'nav' is empty [nav]
      """)
  }

  @Test func `only a navigation controller is pushed onto and popped`() {
    expectDiagnostics(
      """
      tab(a)
      push x onto tab
      pop a
      popToRoot tab
      """,
      """
      error: only a navigation controller can be pushed onto, and 'tab' is a UITabBarController [tab]
        note: 'tab' is declared here [tab]
      error: only a navigation controller can be popped, and 'a' is a UIViewController [a]
        note: 'a' is declared here [a]
      error: only a navigation controller can be popped, and 'tab' is a UITabBarController [tab]
        note: 'tab' is declared here [tab]
      """)
  }

  @Test func `a controller of one's own has no list to set`() {
    expectDiagnostics(
      """
      box
      set a of box
      """,
      """
      error: 'box' has no 'viewControllers': it is a UIViewController [box]
        note: 'box' is declared here [box]
      """)
  }

  @Test func `only a tab bar controller selects`() {
    expectDiagnostics(
      """
      nav(a)
      select a in nav
      """,
      """
      error: only a tab bar controller selects, and 'nav' is a UINavigationController [nav]
        note: 'nav' is declared here [nav]
      """)
  }

  @Test func `a top is not removed`() {
    expectDiagnostics(
      """
      nav(a)
      remove nav
      pop nav
      present m from a
      dismiss m
      remove m
      """,
      """
      warning: nothing is removed: 'nav' has no parent [nav]
      warning: nothing is popped: 'a' is the first in its stack, and stays [nav]
      warning: nothing is removed: 'm' has no parent [m]
        note: 'm' was dismissed here [dismiss m]
      """)
  }

  @Test func `a child is not added twice`() {
    expectDiagnostics(
      """
      box(a)
      add a to box
      """,
      """
      warning: nothing is added: 'a' is a child of 'box' already [a]
      """)
  }

  @Test func `what is the detail is not shown again`() {
    expectDiagnostics(
      """
      split(l,r)
      showDetail r from l
      showDetail l from r
      """,
      """
      warning: nothing changes: 'r' is the detail of 'split' already [r]
      warning: nothing changes: 'l' is a column of 'split' already [l]
      """)
  }

  @Test func `show and showDetail present where there is nothing else`() {
    expectDiagnostics(
      """
      A
      show B from A
      showDetail C from A
      """,
      """
      warning: 'A' presents 'B' already, so 'C' is not presented [C]
        note: 'B' is presented here [show B from A]
        note: UIKit logs: Attempt to present <UIViewController: C> on <UIViewController: A> (from <UIViewController: A>) which is already presenting <UIViewController: B>.
      """)
  }

  @Test func `the delegate's answer is no style to present in`() {
    expectDiagnostics(
      """
      A
      present m[none] from A
      """,
      """
      error: 'none' is an answer of a presentation controller's delegate, not a style to present in [none]
      """)
  }

  @Test func `a page curl needs the full screen`() {
    expectDiagnostics(
      """
      A
      present m[formSheet,partialCurl] from A
      """,
      """
      error: the transition 'partialCurl' needs the style 'fullScreen', and 'm' is presented as 'formSheet' [partialCurl]
      """)
  }

  @Test func `a system view controller takes no children`() {
    expectDiagnostics(
      """
      A
      present mail:MFMailComposeViewController(x) from A
      add z to mail
      push y onto mail
      """,
      """
      error: the content of MFMailComposeViewController is its own: 'mail' takes no children [mail]
      error: the content of MFMailComposeViewController is its own: 'mail' takes no children [z]
      error: the content of MFMailComposeViewController is its own: 'mail' takes no children [y]
      """)
  }

  @Test func `a controller of another container's key is told which to use`() {
    expectDiagnostics(
      """
      nav[key=children](box[key=viewControllers](a))
      """,
      """
      error: 'nav' is a UINavigationController, which lists its children as 'viewControllers' [key=children]
      error: 'box' is a UIViewController, which lists its children as 'children' [key=viewControllers]
      """)
  }

  @Test func `a selected index is within the tabs of a tab bar controller`() {
    expectDiagnostics(
      """
      tab[selected=2](a,nav[selected=0](b))
      """,
      """
      error: 'selectedIndex' is 2, but the view controllers of 'tab' are numbered 0 to 1 [selected=2]
      error: only a tab bar controller has a 'selectedIndex', and 'nav' is a UINavigationController [selected=0]
      """)
  }

  @Test func `a selected index needs a tab`() {
    expectDiagnostics(
      """
      tab[selected=0]
      """,
      """
      error: 'selectedIndex' is 0, but 'tab' has no view controllers [selected=0]
      """)
  }

  @Test func `a class that is no view controller is told so`() {
    expectDiagnostics(
      """
      A
      present peers:GKPeerPickerController from A
      """, ios: 6,
      """
      error: GKPeerPickerController is not a view controller: it shows one of its own
      """)
  }

  @Test func `what is presented from the beginning keeps the rules`() {
    expectDiagnostics(
      """
      A{split(l,r)}
      """, ios: 7,
      """
      error: 'split' is a split view controller, which cannot be presented before iOS 8 [split]
        note: 'split' is declared here [split]
        note: UIKit raises NSInvalidArgumentException: Application tried to present a Split View Controllers modally <UISplitViewController: split>.
      """)
  }

  @Test func `two cannot be presented at the beginning by one top`() {
    expectDiagnostics(
      """
      tab(a{m},b{n})
      """,
      """
      warning: 'tab' presents 'm' already, so 'n' is not presented [n]
        note: 'm' is presented here [m]
        note: UIKit logs: Attempt to present <UIViewController: n> on <UITabBarController: tab> (from <UIViewController: b>) which is already presenting <UIViewController: m>.
      """)
  }

  @Test func `every fault of a description is found in one run`() {
    expectDiagnostics(
      """
      nav(a)
      pop nav
      push nav onto nav
      present b from a
      present c from a
      select a in nav
      """,
      """
      warning: nothing is popped: 'a' is the first in its stack, and stays [nav]
      error: 'nav' cannot be a child of itself [nav]
      warning: 'nav' presents 'b' already, so 'c' is not presented [c]
        note: 'b' is presented here [present b from a]
        note: UIKit logs: Attempt to present <UIViewController: c> on <UINavigationController: nav> (from <UIViewController: a>) which is already presenting <UIViewController: b>.
      error: only a tab bar controller selects, and 'nav' is a UINavigationController [nav]
        note: 'nav' is declared here [nav]
      """)
  }
}
