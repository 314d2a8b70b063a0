import Testing
import VCEngine

/// What UIKit has nothing against, and is worth a second look all the same.
struct HintTests {
  @Test func `a window above another, which decides on the status bar`() {
    expectHints(
      "A|toast[alert]=B",
      """
      hint: the window 'toast' lies above 'window': if it covers the status bar, its root decides on that, and the controllers of 'window' aren't asked
      """)
  }

  @Test func `a swipe on a sheet with an active search, of which one app's code tells`() {
    expectHints(
      """
      A
      present nav(list~find:UISearchController) from A
      search list
      dismiss nav by user
      """,
      """
      hint: not established: no source of Apple's says whether a swipe dismisses 'nav' while a search is active in it; an app prevents it there, so here it does (R31) [nav]
      """)
  }

  @Test func `a flag that no presentation reaches`() {
    expectHints(
      """
      nav(a[defines])
      present m[formSheet] from a
      """,
      """
      hint: no presentation reaches 'definesPresentationContext' of 'a': it counts for a search, and for a 'present' in 'currentContext' or 'overCurrentContext' that is sent to it or below it [defines]
      """)
  }

  @Test func `a flag that a presentation reaches`() {
    expectHints(
      """
      nav(a[defines])
      present m[currentContext] from a
      """,
      """

      """)
  }

  @Test func `a flag where nothing is presented`() {
    expectHints(
      """
      nav(a[defines])
      """,
      """

      """)
  }

  @Test func `a context style without a context`() {
    expectHints(
      """
      tab(a)
      present m[currentContext] from a
      """, rules: .book,
      """
      hint: no controller defines a context for 'currentContext', so 'tab' presents 'm': the top of the family, as for 'fullScreen' [currentContext]
      """)
  }

  @Test func `a context style on an iPhone with iOS 7`() {
    expectHints(
      """
      nav(a)
      present m[currentContext] from a
      """, rules: .book, idiom: .phone,
      """
      hint: on an iPhone before iOS 8 a presentation covers the screen: 'currentContext' finds no context [currentContext]
      """)
  }

  @Test func `an empty stack`() {
    expectHints(
      """
      tab(nav,nav2(a),mail:MFMailComposeViewController)
      """,
      """
      hint: the navigation controller 'nav' has an empty stack [nav]
      """)
  }

  @Test func `a stack that a step empties`() {
    expectHints(
      """
      nav(a)
      set  of nav
      """,
      """
      hint: the navigation controller 'nav' has an empty stack [nav]
      """)
  }

  @Test func `a stack that a step fills`() {
    expectHints(
      """
      A(nav)
      push a onto nav
      """,
      """

      """)
  }

  @Test func `more than five tabs`() {
    expectHints(
      """
      tab(a,b,c,d,e,f)
      set a,b,c,d,e,f,g of tab
      """,
      """
      hint: 'tab' has 6 tabs: in compact width a tab bar shows four of them, and More [tab]
      hint: 'tab' has 7 tabs: in compact width a tab bar shows four of them, and More [set a,b,c,d,e,f,g of tab]
      """)
  }

  @Test func `a sixth tab`() {
    expectHints(
      """
      tab(a,b,c,d,e)
      add f to tab
      add g to tab
      """,
      """
      hint: 'tab' is a UITabBarController, which adds its children by itself: 'add' counts as 'setViewControllers' [tab]
      hint: 'tab' has 6 tabs: in compact width a tab bar shows four of them, and More [add f to tab]
      """)
  }

  @Test func `a child that is added to a container of UIKit's, or comes from another parent`() {
    expectHints(
      """
      box(nav(a),side(b),c)
      add d to nav
      add b to box
      transition a from c
      """,
      """
      hint: 'nav' is a UINavigationController, which adds its children by itself: 'add' counts as 'push' [nav]
      hint: 'b' leaves 'side', its parent, for 'box' [b]
      hint: 'a' leaves 'nav', its parent, for 'box' [a]
      """)
  }

  @Test func `a view whose controller becomes no child`() {
    expectHints(
      """
      box(a)
      view b in a
      view c in a
      add b to a
      """,
      """
      hint: 'c' is no child of 'a', to whose view its own is added: 'add' makes it one [c]
      """)
  }

  @Test func `a controller that is never used`() {
    expectHints(
      """
      nav(a,box)
      pop nav
      add b(c) to box
      """,
      """
      hint: 'b' is never used: it is in no window after any step [b]
      """)
  }

  @Test func `a controller that is used later`() {
    expectHints(
      """
      nav(a,box)
      pop nav
      add b(c) to box
      push box onto nav
      """,
      """

      """)
  }

  @Test func `a deprecated class and one that is gone`() {
    expectHints(
      """
      A{people:ABPeoplePickerNavigationController}
      dismiss A
      present film:MPMoviePlayerViewController from A
      """,
      """
      hint: ABPeoplePickerNavigationController is deprecated since iOS 9; use CNContactPickerViewController (ContactsUI)
      hint: MPMoviePlayerViewController is gone since iOS 13; use AVPlayerViewController (AVKit)
      """)
  }

  @Test func `a class and a style before their time`() {
    expectHints(
      """
      A
      present alert:UIAlertController[popover] from A
      """, ios: 7,
      """
      hint: UIAlertController came with iOS 8, and the description is for iOS 7
      hint: UIKit ignores the 'modalPresentationStyle' of 'alert': a UIAlertController has its own [popover]
      """)
  }

  @Test func `a style of tvOS`() {
    expectHints(
      """
      A
      present m[blurOverFullScreen] from A
      """,
      """
      hint: the style 'blurOverFullScreen' is tvOS's own [blurOverFullScreen]
      """)
  }

  @Test func `what the system's view controllers contain is theirs`() {
    expectHints(
      """
      A
      present mail:MFMailComposeViewController(x) from A
      push y onto mail
      dismiss mail
      present pick:UIImagePickerController from A
      push z onto pick
      push w onto pick
      """,
      """
      hint: MFMailComposeViewController fills itself: an app cannot change what 'mail' contains [mail]
      hint: UIImagePickerController fills itself: an app cannot change what 'pick' contains [push z onto pick]
      """)
  }

  @Test func `an action sheet on an iPad has nothing to point at`() {
    let sheet = "sheet:UIAlertController[actionSheet]"
    let note = """
       The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. \
      You must provide location information for this popover through the alert controller's \
      popoverPresentationController. You must provide either a sourceView and sourceRect or a \
      barButtonItem.
      """
    let warning = """
      warning: on an iPad 'sheet' is a popover with nothing to point at, so UIKit raises an exception; \
      add a 'sourceView' or a 'barButtonItem' [sheet]
        note: UIKit raises NSGenericException: Your application has presented a UIAlertController \
      (<UIAlertController: sheet>) of style UIAlertControllerStyleActionSheet
      """
    expectHints(
      "A{\(sheet)}", "\(warning) from UIViewController (<UIViewController: A>).\(note)")
    expectHints("A{\(sheet)}", ios: 11, "\(warning).\(note)")
    expectHints("A{sheet:UIAlertController[actionSheet,source]}", "")
    expectHints("A{\(sheet)}", idiom: .phone, "")
  }

  /// Only presenting was looked at.
  @Test func `what becomes a popover in a new width has nothing to point at`() {
    let warning = """
      warning: the popover 'b' has nothing to point at, so UIKit raises an exception; add a \
      'sourceView' or a 'barButtonItem' [width regular]
        note: UIKit raises NSGenericException: UIPopoverPresentationController \
      (<UIPopoverPresentationController>) should have a non-nil sourceView or barButtonItem set before \
      the presentation occurs.
      """
    let start = "A\nwidth compact\npresent b[popover"
    expectHints("\(start)] from A\nwidth regular", warning)
    expectHints("\(start),source] from A\nwidth regular", "")
  }

  @Test func `a class that is spelt like one of the SDK's`() {
    expectHints(
      """
      tab(a:UITableViewControler,b:MFMailComposerViewController,c:UINavigationViewController)
      present d:uIHostingController<A> from a
      dismiss a
      present e:UIHostngController<A> from a
      """,
      """
      hint: no class 'UITableViewControler' is known; did you mean 'UITableViewController'?
      hint: no class 'MFMailComposerViewController' is known; did you mean 'MFMailComposeViewController'?
      hint: no class 'UINavigationViewController' is known; did you mean 'UINavigationController'?
      hint: no class 'UIHostngController<A>' is known; did you mean 'UIHostingController'?
      """)
  }

  @Test func `a class of one's own is none of the SDK's that is spelt otherwise`() {
    expectHints(
      """
      tab(a:SFSettingsViewController,b:PKHomeViewController,c:UITableViewControler[super=UITableViewController],d:TableViewControler)
      """,
      """

      """)
  }

  @Test func `a class that sounds like a container and has children`() {
    expectHints(
      """
      box:MyTabBarController(a:MyNavigationController<Int>(x),b:Shop.SplitViewController(y),c:MyNavigationController[super=UIViewController](z),d:MyNavigationController,e:LandingPageViewController(v))
      """,
      """
      hint: 'MyTabBarController' counts as a container of your own; if it derives from UITabBarController, name that as its 'superclass'
      hint: 'MyNavigationController<Int>' counts as a container of your own; if it derives from UINavigationController, name that as its 'superclass'
      hint: 'Shop.SplitViewController' counts as a container of your own; if it derives from UISplitViewController, name that as its 'superclass'
      """)
  }

  @Test func `what a controller presents goes with it, and that is told`() {
    expectHints(
      """
      nav(a,b[defines])
      present m[currentContext] from b
      pop nav
      """,
      """
      hint: nobody dismisses 'm', whose presentation ends here: 'b', which presents it, is popped [pop nav]
        note: 'm' is presented here [present m[currentContext] from b]
      """)
    expectHints(
      """
      split(l,box(nav(b)))
      present m[overCurrentContext] from b
      present n from m
      showDetail r from l
      """,
      """
      hint: nobody dismisses 'm', whose presentation ends here: 'nav', which presents it, goes with 'box', which is replaced [showDetail r from l]
        note: 'm' is presented here [present m[overCurrentContext] from b]
      """)
  }

  @Test func `what another presents stays, and nothing is told`() {
    expectHints(
      """
      nav(a,b)
      present m from b
      pop nav
      dismiss nav
      """,
      """

      """)
  }

  @Test func `a controller that leaves its parent for another`() {
    expectHints(
      """
      tab(nav(a,b),nav2(c))
      push b onto nav2
      set c,a of nav2
      """,
      """
      hint: 'b' leaves 'nav', its parent, for 'nav2' [b]
      hint: 'a' leaves 'nav', its parent, for 'nav2' [a]
      """)
  }
}
