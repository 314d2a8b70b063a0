import ViewControllers

/// The code for what goes wrong with children, appearance and stacks.
extension LogRepair {
  static func containmentCode(for cause: UIKitCause, of line: LoggedText) -> RepairCode? {
    switch cause {
    case .ownView: .set("$C.view", "UIView()", "[[UIView alloc] init]")
    case .otherRoot:
      .set("window.rootViewController", "$P")
        + .call("$P", "addChild($C)", "addChildViewController:$C")
    case .addBoth:
      .call("self", "addChild($X)", "addChildViewController:$X")
        + .call(
          "self", "transition(from: $C, to: $X, duration: 0.3, options: [], animations: nil)",
          "transitionFromViewController:$C toViewController:$X duration:0.3 options:0\n"
            + "                          animations:nil completion:nil")
    case .callSuper: .appearing("viewWillAppear")
    case .balanceAppearance:
      RepairCode(
        """
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

        func show(_ child: UIViewController) {
          addChild(child)
          child.beginAppearanceTransition(true, animated: false)
          view.addSubview(child.view)
          child.endAppearanceTransition()
          child.didMove(toParent: self)
        }
        """,
        """
        - (BOOL)shouldAutomaticallyForwardAppearanceMethods { return NO; }

        - (void)showChild:(UIViewController *)child {
          [self addChildViewController:child];
          [child beginAppearanceTransition:YES animated:NO];
          [self.view addSubview:child.view];
          [child endAppearanceTransition];
          [child didMoveToParentViewController:self];
        }
        """)
    case .showsTooEarly:
      .onceShown(.push("detail", onto: "navigationController?"))
    case .showAfterDismissal:
      .nest(
        "dismiss(animated: true) {", "[self dismissViewControllerAnimated:YES completion:^{",
        line.words[.method]?.hasPrefix("pop") == true
          ? RepairCode(
            "self.navigationController?.popViewController(animated: true)",
            "[self.navigationController popViewControllerAnimated:YES];")
          : RepairCode(
            "self.navigationController?.pushViewController(detail, animated: true)",
            "[self.navigationController pushViewController:detail animated:YES];"))
    case .rootReplaced:
      .nest(
        "window.rootViewController?.dismiss(animated: false) {",
        "[window.rootViewController dismissViewControllerAnimated:NO completion:^{",
        .set("window.rootViewController", "next"))
    // A deinitializer is on no actor in Swift, and UIKit's run on the main thread.
    case .noViewInDeinit:
      RepairCode(
        "deinit {\n  MainActor.assumeIsolated { _ = viewIfLoaded?.endEditing(true) }\n}",
        "- (void)dealloc {\n  [self.viewIfLoaded endEditing:YES];\n}")
    case .loadView: .call("$C", "loadViewIfNeeded()", "loadViewIfNeeded")
    case .emptyContainer: RepairCode("view.addSubview(label)", "[self.view addSubview:label];")
    case .commonSuperview:
      RepairCode(
        "hostingController.view.superview?.addSubview(overlay)",
        "[hostingController.view.superview addSubview:overlay];")
    case .oneTransition:
      .call(
        "navigationController?", "setViewControllers([root, detail], animated: true)",
        "setViewControllers:@[root, detail] animated:YES")
    case .afterTransition where line.words[.method]?.hasPrefix("pop") == true:
      .afterTransition(
        of: "$N",
        .call("$N", "popViewController(animated: true)", "popViewControllerAnimated:YES"))
    case .afterTransition: .afterTransition(of: "$N", .push("detail", onto: "$N"))
    case .callsTwicePushing:
      .leave(
        unless: "$N.viewControllers.contains($C) == false",
        if: "[$N.viewControllers containsObject:$C]")
        + .push("$C", onto: "$N")
    case .newPushed: .push("@C()", "[[@C alloc] init]", onto: "$N")
    case .popToIt: .popTo("$C", in: "$N")
    case .pushItsRoot: .push("content", onto: "navigationController?")
    case .presentNavigation:
      .present(
        "UINavigationController(rootViewController: content)",
        "[[UINavigationController alloc] initWithRootViewController:content]")
    case .unwrapPushed: .leave(unless: "let detail", if: "!detail") + .push("detail", onto: "$N")
    case .containsFirst:
      .nest(
        "for case let target as DetailController in navigationController?.viewControllers ?? [] {",
        "for (UIViewController *target in self.navigationController.viewControllers) {", end: "}",
        .popTo("target", in: "navigationController?"))
    case .distinct:
      .call(
        "navigationController?", "setViewControllers([root, @C()], animated: true)",
        "setViewControllers:@[root, [[@C alloc] init]] animated:YES")
    case .onePage: .setPage(isAnimated: true)
    case .waitForPage: .later(.setPage(isAnimated: false))
    case .afterCallback:
      .later(
        .call("split", "show(.secondary)", "showColumn:UISplitViewControllerColumnSecondary"))
    default: rootCode(for: cause)
    }
  }
}
