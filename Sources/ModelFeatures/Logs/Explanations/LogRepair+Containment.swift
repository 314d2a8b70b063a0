import VCEngine
import VCPhrases

/// The code for errors with children, appearance and stacks.
extension LogRepair {
  static func containmentCode(for cause: UIKitCause, of line: LoggedText) -> RepairCode? {
    switch cause {
    case .addChild: .add("$S")
    case .presentFromParent: RepairCode(inThatController) + .present("$A")
    case .childBeforeView where line.nulls.contains(.holder):
      .call("$C.view", .removeFromSuperview) + .add("$C")
    case .childBeforeView, .addToHolder: .add("$C")
    case .addItsContainer: .add("$X")
    case .removeViewFirst where line.nulls.contains(.holder): .remove("$C")
    case .removeViewFirst: .remove("$C") + .add("$C")
    case .inputViewOut:
      .call("picker", .removeFromSuperview)
        + .set("textField.inputView", "picker")
    case .ownView where line.classes[.sender] != nil:
      .set("$S.view", "UIView()", "[[UIView alloc] init]")
    case .ownView:
      RepairCode(
        "override func loadView() { view = UIView() }",
        "- (void)loadView { self.view = [[UIView alloc] init]; }")
    case .otherRoot: .set("$C.view.window?.rootViewController", "self") + .add("$C")
    case .addBoth:
      .call("self", .addChild("$X"))
        + .call(
          "self", "transition(from: $C, to: $X, duration: 0.3, options: [], animations: nil)",
          "transitionFromViewController:$C toViewController:$X duration:0.3 options:0\n"
            + "                          animations:nil completion:nil")
    case .callSuper: .appearing("viewWillAppear") + RepairCode("") + .appearing("viewDidAppear")
    case .balanceAppearance: .add("child")
    case .callOwnMethod:
      RepairCode("func reload() {}\n", "- (void)reload {}\n")
        + .appearing("viewWillAppear", RepairCode("reload()", "[self reload];"))
    case .forwardAppearance:
      .call(
        "child", "beginAppearanceTransition(true, animated: true)",
        "beginAppearanceTransition:YES animated:YES")
        + .call("child", "endAppearanceTransition()", "endAppearanceTransition")
    case .showsTooEarly: .onceShown(.pushDetail)
    case .workAtLaunch:
      .onceShown(.present("DetailController()", "[[DetailController alloc] init]"))
    case .showAfterDismissal:
      .closure(
        "dismiss(animated: true) {", "[self dismissViewControllerAnimated:YES completion:^{",
        stackCall(of: line))
    case .afterTransition: .afterTransition(of: "navigationController?", stackCall(of: line))
    case .rootReplaced: rootReplaced
    // A Swift deinitializer isn't isolated to an actor, but UIKit's run on the main thread.
    case .noViewInDeinit:
      RepairCode(
        "deinit {\n  MainActor.assumeIsolated { _ = viewIfLoaded?.endEditing(true) }\n}",
        "- (void)dealloc {\n  [self.viewIfLoaded endEditing:YES];\n}")
    case .loadView: .call("$C", "loadViewIfNeeded()", "loadViewIfNeeded")
    case .emptyContainer: .call("view", .addSubview("label"))
    case .commonSuperview:
      RepairCode(
        "hostingController.view.superview?.addSubview(overlay)",
        "[hostingController.view.superview addSubview:overlay];")
    case .oneTransition where line.topic == .nestedPop:
      .nest(
        "if let stack = navigationController?.viewControllers, stack.count > 2 {",
        """
        NSArray<UIViewController *> *stack = self.navigationController.viewControllers;
        if (stack.count > 2) {
        """, .popTo("stack[stack.count - 3]"))
    case .oneTransition:
      RepairCode(
        """
        var stack = navigationController?.viewControllers ?? []
        stack += [ListController(), DetailController()]
        """,
        """
        NSArray<UIViewController *> *stack = [self.navigationController.viewControllers
            arrayByAddingObjectsFromArray:@[[[ListController alloc] init], [[DetailController alloc] init]]];
        """)
        + .call(
          "navigationController?", "setViewControllers(stack, animated: true)",
          "setViewControllers:stack animated:YES")
    case .callsTwicePushing:
      RepairCode(
        """
        guard let navigationController, !navigationController.viewControllers.contains($C)
        else { return }
        navigationController.pushViewController($C, animated: true)
        """,
        """
        if ([self.navigationController.viewControllers containsObject:$C]) { return; }
        [self.navigationController pushViewController:$C animated:YES];
        """)
    case .newPushed: .push("#C()", "[[#C alloc] init]")
    case .popToIt: .popTo("$C")
    case .pushItsRoot: .pushDetail
    case .presentNavigation, .embedInNavigation:
      RepairCode(
        "let stack = UINavigationController(rootViewController: DetailController())",
        """
        UINavigationController *stack = [[UINavigationController alloc]
            initWithRootViewController:[[DetailController alloc] init]];
        """) + .present("stack")
    case .unwrapPushed: .leave(unless: "let detail", if: "!detail") + .push("detail")
    case .containsFirst:
      .nest(
        "for case let target as DetailController in navigationController?.viewControllers ?? [] {",
        """
        for (UIViewController *target in self.navigationController.viewControllers) {
          if (![target isKindOfClass:DetailController.class]) { continue; }
        """, .popTo("target"))
    case .distinct:
      .call(
        "navigationController?", "setViewControllers([ListController(), #C()], animated: true)",
        "setViewControllers:@[[[ListController alloc] init], [[#C alloc] init]] animated:YES")
    case .onePage: .setPage(isAnimated: true)
    case .waitForPage: .later(.setPage(isAnimated: false))
    case .selectMember: .set("tabBarController?.selectedIndex", "1")
    case .setTabs:
      .set(
        "tabBarController?.viewControllers", "[ListController(), DetailController()]",
        "@[[[ListController alloc] init], [[DetailController alloc] init]]")
    case .itemOfChild:
      .set(
        "navigationController?.tabBarItem", "UITabBarItem(title: \"$I\", image: nil, tag: 0)",
        "[[UITabBarItem alloc] initWithTitle:@\"$I\" image:nil tag:0]")
    case .afterCallback:
      .later(.call("split", "show(.secondary)", "showColumn:UISplitViewControllerColumnSecondary"))
    case .notOnPhone:
      .set(
        "view.window?.rootViewController",
        "UINavigationController(rootViewController: ListController())",
        "[[UINavigationController alloc] initWithRootViewController:[[ListController alloc] init]]")
    case .updateLibrary: .nothing
    case .oneStack:
      .set(
        "tabBarController?.viewControllers",
        "[UINavigationController(rootViewController: ListController())]",
        "@[[[UINavigationController alloc] initWithRootViewController:[[ListController alloc] init]]]"
      )
    case .splitInTab:
      .set("tabBarController?.viewControllers", "[split]", "@[split]")
    case .splitAsRoot: .set("view.window?.rootViewController", "split")
    default: nil
    }
  }

  /// The call that the navigation controller refused.
  private static func stackCall(of line: LoggedText) -> RepairCode {
    line.words[.method]?.hasPrefix("pop") == true ? .pop : .pushDetail
  }

  /// A new root, set in a scene delegate, whose window may be nil.
  private static let rootReplaced = RepairCode(
    """
    guard let window else { return }
    let showHome = { window.rootViewController = HomeController() }
    if let root = window.rootViewController, root.presentedViewController != nil {
      root.dismiss(animated: false, completion: showHome)
    } else {
      showHome()
    }
    """,
    """
    UIWindow *window = self.window;
    void (^showHome)(void) = ^{ window.rootViewController = [[HomeController alloc] init]; };
    if (window.rootViewController.presentedViewController) {
      [window.rootViewController dismissViewControllerAnimated:NO completion:showHome];
    } else {
      showHome();
    }
    """)
}
