import Diagnostics
import Explanations
import TestSupport
import Testing
import ViewControllers

/// The code of a step, in both languages.
struct CodeListingTests {
  private func listing(
    _ text: String, _ spelling: Spelling? = nil, step: Int? = nil
  ) throws -> String {
    var description = Notation(text).description()
    description.spelling = spelling
    let resolution = Resolution(description)
    return try CodeListing(ofStep: step ?? resolution.stepCount, of: resolution)
      .lines.joined(separator: "\n")
  }

  @Test func `makes what a step presents, and styles it`() throws {
    #expect(
      try listing("nav(a)\npresent nav2[formSheet,flipHorizontal](b[defines]) from a") == """
        // a: UIViewController
        let b = UIViewController()
        b.definesPresentationContext = true
        let nav2 = UINavigationController(rootViewController: b)
        nav2.modalPresentationStyle = .formSheet
        nav2.modalTransitionStyle = .flipHorizontal
        a.present(nav2, animated: true)
        """)
    #expect(
      try listing("nav(a)\npresent nav2[formSheet](b[defines],c) from a", .objectiveC) == """
        // UIViewController *a
        UIViewController *b = [[UIViewController alloc] init];
        b.definesPresentationContext = YES;
        UIViewController *c = [[UIViewController alloc] init];
        UINavigationController *nav2 = [[UINavigationController alloc] init];
        nav2.viewControllers = @[b, c];
        nav2.modalPresentationStyle = UIModalPresentationFormSheet;
        [a presentViewController:nav2 animated:YES completion:nil];
        """)
  }

  @Test(arguments: [
    ("nav(a)\npush b onto nav", "nav.pushViewController(b, animated: true)"),
    ("nav(a,b)\npop nav", "nav.popViewController(animated: true)"),
    ("nav(a,b)\npopToRoot nav", "nav.popToRootViewController(animated: true)"),
    ("nav(a,b)\npopTo a", "nav.popToViewController(a, animated: true)"),
    ("tab(a,b)\nselect b in tab", "tab.selectedViewController = b"),
    ("tab(a)\nset a,b of tab", "tab.setViewControllers([a, b], animated: true)"),
    ("box(a)\nadd b to box", "b.didMove(toParent: box)"),
    ("box(a)\nremove a", "a.removeFromParent()"),
    ("box(a)\nview b in a", "a.view.addSubview(b.view)"),
    ("nav(a)\nshow b from a", "a.show(b, sender: nil)"),
    ("split(a,b)\nshowDetail c from a", "a.showDetailViewController(c, sender: nil)"),
    ("a\nroot b", "window.rootViewController = b"),
    ("a\npresent b from a\ndismiss b", "b.dismiss(animated: true)"),
    ("nav(a,b)\npresent c from b\nunwind a from c", "nav.popToViewController(a, animated: true)"),
    ("page(a)\nset b of page", "page.setViewControllers([b], direction: .forward, animated: true)"),
  ])
  func `ends with what the step does`(text: String, last: String) throws {
    #expect(try listing(text).split(separator: "\n").last.map(String.init) == last)
  }

  @Test func `sets the flag that decides who presents, and what that lends`() throws {
    #expect(
      try listing("nav(a[defines])\npresent b[overCurrentContext] from a") == """
        // a: UIViewController
        let b = UIViewController()
        b.modalPresentationStyle = .overCurrentContext
        a.definesPresentationContext = true
        a.present(b, animated: true)
        """)
    #expect(
      try listing(
        "nav(a[defines,lends,crossDissolve])\npresent b[currentContext] from a", .objectiveC) == """
          // UIViewController *a
          UIViewController *b = [[UIViewController alloc] init];
          b.modalPresentationStyle = UIModalPresentationCurrentContext;
          a.definesPresentationContext = YES;
          a.providesPresentationContextTransitionStyle = YES;
          a.modalTransitionStyle = UIModalTransitionStyleCrossDissolve;
          [a presentViewController:b animated:YES completion:nil];
          """)
    #expect(
      try listing("nav(a[defines])\npresent b[formSheet] from a").contains("defines") == false)
    #expect(
      try listing("nav(a[defines]~find:UISearchController)\nsearch a") == """
        // a: UIViewController
        a.definesPresentationContext = true
        a.navigationItem.searchController?.isActive = true
        """)
  }

  @Test func `sets the delegate that is asked what a popover becomes`() throws {
    var description = Notation("a\npresent b[popover] from a").description()
    description.viewControllers[1].adaptivePresentationStyle = Sourced(ModalPresentationStyle.none)
    let swift = try CodeListing(ofStep: 1, of: Resolution(description)).lines
    #expect(
      swift == [
        "// a: UIViewController", "// view: UIView", "let b = UIViewController()",
        "b.modalPresentationStyle = .popover", "b.popoverPresentationController?.delegate = a",
        "// a.adaptivePresentationStyle(for:) → .none",
        "b.popoverPresentationController?.sourceView = view", "a.present(b, animated: true)",
      ])
    description.viewControllers[1].modalPresentationStyle = Sourced(.formSheet)
    description.viewControllers[1].adaptivePresentationStyle = Sourced(.fullScreen)
    description.spelling = .objectiveC
    let objectiveC = try CodeListing(ofStep: 1, of: Resolution(description)).lines
    #expect(
      objectiveC.suffix(3) == [
        "b.presentationController.delegate = a;",
        "// [a adaptivePresentationStyleForPresentationController:] → UIModalPresentationFullScreen",
        "[a presentViewController:b animated:YES completion:nil];",
      ])
  }

  @Test func `tells a child that addChild takes from another parent`() throws {
    #expect(
      try listing("box(old:Side(pane))\nadd pane to box") == """
        // pane: UIViewController
        // box: UIViewController
        // old: Side
        pane.willMove(toParent: nil)
        box.addChild(pane)
        pane.view.frame = box.view.bounds
        box.view.addSubview(pane.view)
        pane.didMove(toParent: box)
        """)
  }

  @Test func `activates a search in the navigation item that has it`() throws {
    let nav = "nav(a~find:UISearchController(results))"
    for named in ["a", "find"] {
      #expect(
        try listing("\(nav)\nsearch \(named)") == """
          // a: UIViewController
          a.navigationItem.searchController?.isActive = true
          """)
      #expect(
        try listing("\(nav)\nsearch \(named)", .objectiveC) == """
          // UIViewController *a
          a.navigationItem.searchController.active = YES;
          """)
    }
  }

  @Test func `gives a search its results as it is made`() throws {
    #expect(
      try listing("nav(a)\npush b~find:UISearchController(results) onto nav") == """
        // nav: UINavigationController
        let results = UIViewController()
        let find = UISearchController(searchResultsController: results)
        let b = UIViewController()
        b.navigationItem.searchController = find
        nav.pushViewController(b, animated: true)
        """)
  }

  @Test func `stands in viewDidAppear where the step comes before that`() throws {
    #expect(
      try listing("home:HomeViewController\npresent b from home during viewDidLoad") == """
        // home: HomeViewController
        // HomeViewController.viewDidAppear(_:)
        let b = UIViewController()
        home.present(b, animated: true)
        """)
    #expect(
      try listing("home:HomeViewController\npresent b from home during viewDidLoad", .objectiveC)
        == """
        // HomeViewController *home
        // -[HomeViewController viewDidAppear:]
        UIViewController *b = [[UIViewController alloc] init];
        [home presentViewController:b animated:YES completion:nil];
        """)
  }

  @Test func `stands in the completion handler of what runs`() throws {
    #expect(
      try listing("a{b}\ndismiss b\npresent c from a during transition") == """
        // b: UIViewController
        // a: UIViewController
        b.dismiss(animated: true) {
            let c = UIViewController()
            a.present(c, animated: true)
        }
        """)
    #expect(
      try listing("nav(a)\npush b onto nav\npresent c from b during transition", .objectiveC)
        == """
        // UIViewController *b
        [b.transitionCoordinator animateAlongsideTransition:nil completion:^(id<UIViewControllerTransitionCoordinatorContext> context) {
            UIViewController *c = [[UIViewController alloc] init];
            [b presentViewController:c animated:YES completion:nil];
        }];
        """)
  }

  @Test func `is none where no code does it`() {
    #expect(throws: CodeListing.Fault.notByCode) { try listing("a{b}\ndismiss b by user") }
    #expect(throws: CodeListing.Fault.notByCode) { try listing("a\nwidth compact") }
    #expect(throws: CodeListing.Fault.noStep) { try listing("a") }
    #expect(throws: CodeListing.Fault.genericClass("UIHostingController<Menu>")) {
      try listing("a\npresent b:UIHostingController<Menu> from a", .objectiveC)
    }
  }

  @Test func `sets the delegate of a system's controller that does not go by itself`() throws {
    var description = Notation("a").description()
    description.spelling = .objectiveC
    let hierarchy = Resolution(description).hierarchy
    let explanation = PresentExplanation(
      of: "MFMailComposeViewController", from: 0, in: hierarchy)
    #expect(
      try CodeListing(of: explanation).lines == [
        "// @import MessageUI;", "// UIViewController *a",
        "MFMailComposeViewController *mailComposeViewController = "
          + "[[MFMailComposeViewController alloc] init];",
        "mailComposeViewController.mailComposeDelegate = a;",
        "[a presentViewController:mailComposeViewController animated:YES completion:nil];",
      ])
  }

  @Test(arguments: [
    ("detail.navigationController", "detailNavigationController"),
    ("UIImagePickerController", "imagePickerController"), ("class", "classController"),
    ("2nd view", "_2ndView"), ("日记", "日记"), ("\"); exit(0", "exit0"), ("🙂", "viewController"),
    ("URL", "url"), ("nav-2", "nav2"), ("Name#2", "name2"),
  ])
  func `has names for ids that both languages take`(id: String, name: String) throws {
    var description = Notation("a\nroot b").description()
    description.viewControllers[1].id.value = id
    let lines = try CodeListing(ofStep: 1, of: Resolution(description)).lines
    #expect(lines.last == "window.rootViewController = \(name)")
  }

  @Test func `gives each of two ids its own name`() throws {
    var description = Notation("a\nset b,c of a").description()
    description.viewControllers[0].className.value = "UINavigationController"
    description.viewControllers[1].id.value = "x-y"
    description.viewControllers[2].id.value = "x y"
    #expect(
      try CodeListing(ofStep: 1, of: Resolution(description)).lines.last
        == "a.setViewControllers([xY, xY2], animated: true)")
  }

  @Test func `escapes texts`() throws {
    var description = Notation("a\npresent b:UIAlertController from a").description()
    description.viewControllers[1].title = "Say \"\\(no)\"\n"
    let line = try CodeListing(ofStep: 1, of: Resolution(description)).lines[1]
    #expect(
      line
        == #"let b = UIAlertController(title: "Say \"\\(no)\"\n", message: nil, preferredStyle: .alert)"#
    )
  }
}
