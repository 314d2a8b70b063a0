import ViewControllers

/// The code for each cause. What several causes share is made by `RepairCode`.
extension LogRepair {
  static func code(for cause: UIKitCause, of line: LoggedText) -> RepairCode {
    switch cause {
    case .presentFromTop where line.classes[.blocker]?.isMadeBySystem != false, .dismissedMeanwhile:
      .presentFromTopmost("$A")
    case .presentFromTop: .present("$A", from: "$B")
    case .inActionHandler:
      .nest(
        "let ok = UIAlertAction(title: \"OK\", style: .default) { _ in",
        """
        UIAlertAction *ok = [UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleDefault
                                                   handler:^(UIAlertAction *action) {
        """, .present("$A", from: "$P")) + .call("$B", "addAction(ok)", "addAction:ok")
    case .dismissFirst:
      .nest(
        "$P.dismiss(animated: true) {", "[$P dismissViewControllerAnimated:YES completion:^{",
        .present("$A", from: "$P"))
    case .callsTwice where line.classes[.presenter] == nil && line.classes[.presented] == nil:
      .leave(
        unless: "navigationController?.transitionCoordinator == nil",
        if: "self.navigationController.transitionCoordinator")
    case .callsTwice where line.topic == .dismissedInTransition:
      .leave(unless: "$P.isBeingDismissed == false", if: "$P.isBeingDismissed") + .dismiss("$P")
    case .callsTwice where line.topic == .alreadyPresented:
      .leave(unless: "$A.presentingViewController == nil", if: "$A.presentingViewController")
        + .present("$A", from: "$P")
    case .callsTwice:
      .leave(unless: "$P.presentedViewController == nil", if: "$P.presentedViewController")
        + .present("$A", from: "$P")
    case .waitForCompletion:
      .afterTransition(
        of: "$P", line.presentsNothing ? .dismiss("$P") : .present("$A", from: "$P"))
    case .tooEarly: .onceShown(.present("$A"))
    case .neverShown:
      RepairCode(
        "assert($P.viewIfLoaded?.window != nil)", "NSAssert($P.viewIfLoaded.window, @\"\");")
        + .present("$A", from: "$P")
    // UIKit's own controllers are not made without arguments, or not by the app.
    case .newInstance where line.classes[.presented]?.isMadeBySystem != false:
      .present("makeSheet()", "[self makeSheet]")
    case .newInstance: .present("@A()", "[[@A alloc] init]")
    case .presentParent: .present("$C")
    case .removeFirst: .remove("$A") + .present("$A")
    case .unwrapPresented: .leave(unless: "let $A", if: "!$A") + .present("$A", from: "$S")
    case .canSendFirst:
      .leave(
        unless: "MFMailComposeViewController.canSendMail()",
        if: "![MFMailComposeViewController canSendMail]")
        + .present(
          "MFMailComposeViewController()", "[[MFMailComposeViewController alloc] init]", from: "$S")
    case .presentAnother: .present("other", from: "$P")
    case .setStyle:
      .set("sheet.modalPresentationStyle", ".automatic", "UIModalPresentationAutomatic")
    case .curlFullScreen:
      .set("sheet.modalPresentationStyle", ".fullScreen", "UIModalPresentationFullScreen")
    case .setSource:
      .set("$A.popoverPresentationController?.sourceView", "button")
        + .set("$A.popoverPresentationController?.sourceRect", "button.bounds") + .present("$A")
    case .setBarButtonItem:
      .set("$A.popoverPresentationController?.barButtonItem", "item") + .present("$A")
    case .sourceInWindow:
      .leave(unless: "button.window != nil", if: "!button.window") + .present("popover")
    case .keyWindow: .presentFromRoot("$A")
    case .addChild: .add("$S", to: "self")
    case .childBeforeView where line.nulls.contains(.holder):
      .call("$C.view", "removeFromSuperview()", "removeFromSuperview") + .add("$C", to: "$X")
    case .childBeforeView: .add("$C", to: "self")
    case .presentFromParent: .present("$A")
    case .addToHolder: .add("$C", to: "self")
    case .addItsContainer: .add("$X", to: "self")
    case .removeViewFirst where line.nulls.contains(.holder): .remove("$C")
    case .removeViewFirst: .remove("$C") + .add("$C", to: "self")
    case .inputViewOut:
      .call("picker", "removeFromSuperview()", "removeFromSuperview")
        + .set("textField.inputView", "picker")
    default: containmentCode(for: cause, of: line) ?? viewCode(for: cause)
    }
  }

  static func rootCode(for cause: UIKitCause) -> RepairCode? {
    switch cause {
    case .selectMember: .set("tabBarController?.selectedIndex", "1")
    case .setTabs: .set("tabBarController?.viewControllers", "tabs")
    case .itemOfChild:
      .set(
        "navigationController?.tabBarItem", "UITabBarItem(title: \"$I\", image: nil, tag: 0)",
        "[[UITabBarItem alloc] initWithTitle:@\"$I\" image:nil tag:0]")
    case .notOnPhone, .splitAsRoot: .set("window.rootViewController", "splitViewController")
    case .embedInNavigation:
      .set(
        "window.rootViewController", "UINavigationController(rootViewController: source)",
        "[[UINavigationController alloc] initWithRootViewController:source]")
    case .setRoot:
      .set("window.rootViewController", "HomeController()", "[[HomeController alloc] init]")
        + .call("window", "makeKeyAndVisible()", "makeKeyAndVisible")
    case .nameSegue:
      .call(
        "self", "performSegue(withIdentifier: \"$I\", sender: self)",
        "performSegueWithIdentifier:@\"$I\" sender:self")
    case .nameScene:
      .call(
        "storyboard?", "instantiateViewController(withIdentifier: \"$I\")",
        "instantiateViewControllerWithIdentifier:@\"$I\"")
    case .unwindAction:
      RepairCode(
        "@IBAction func unwind(_ segue: UIStoryboardSegue) {}",
        "- (IBAction)unwind:(UIStoryboardSegue *)segue {}")
    case .adoptScenes:
      RepairCode(
        "class SceneDelegate: UIResponder, UIWindowSceneDelegate {\n  var window: UIWindow?\n}",
        """
        @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
        @property (strong, nonatomic) UIWindow *window;
        @end
        """)
    case .agreeOnOrientations:
      RepairCode(
        """
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
        override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
          .landscapeRight
        }
        """,
        """
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          return UIInterfaceOrientationMaskLandscape;
        }
        - (UIInterfaceOrientation)preferredInterfaceOrientationForPresentation {
          return UIInterfaceOrientationLandscapeRight;
        }
        """)
    case .alertController:
      RepairCode(
        """
        let alert = UIAlertController(title: "Title", message: "Text", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        """,
        """
        UIAlertController *alert =
            [UIAlertController alertControllerWithTitle:@"Title" message:@"Text"
                                         preferredStyle:UIAlertControllerStyleAlert];
        [alert addAction:[UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleDefault
                                                handler:nil]];
        """) + .present("alert")
    default: nil
    }
  }

  /// SwiftUI's views, which only Swift has.
  private static func viewCode(for cause: UIKitCause) -> RepairCode {
    switch cause {
    case .oneSheet:
      RepairCode(
        """
        .sheet(item: $shownSheet) { sheet in
          switch sheet {
          case .first: FirstView()
          case .second: SecondView()
          }
        }
        """)
    case .oneAlert:
      RepairCode(
        """
        .alert("Title", isPresented: $isAlertShown, presenting: shownAlert) { alert in
          Button("OK") {}
        } message: { alert in
          Text(alert.message)
        }
        """)
    case .alertInside:
      RepairCode(
        """
        .sheet(isPresented: $isSheetShown) {
          SheetView()
            .alert("Title", isPresented: $isAlertShown) { Button("OK") {} }
        }
        """)
    case .sheetInside:
      RepairCode(
        """
        .sheet(isPresented: $isSheetShown) {
          SheetView()
            .sheet(isPresented: $isNextShown) { NextView() }
        }
        """)
    case .afterAlert:
      RepairCode(
        """
        .onChange(of: isAlertShown) {
          if !isAlertShown { isNextShown = true }
        }
        """)
    case .afterSheet:
      RepairCode(
        """
        .sheet(isPresented: $isSheetShown, onDismiss: { isNextShown = true }) {
          SheetView()
        }
        """)
    case .whenShown: RepairCode(".onAppear { isNextShown = true }")
    case .onePathChange: RepairCode("path = NavigationPath([first, second])")
    case .oneDestination, .destinationAtRoot:
      RepairCode(
        """
        NavigationStack(path: $path) {
          RootView()
            .navigationDestination(for: Item.self) { ItemView(item: $0) }
        }
        """)
    case .navigationStack: RepairCode("NavigationStack {\n  RootView()\n}")
    default: preconditionFailure("a cause of controllers has code above, and each is tested")
    }
  }
}

extension LoggedText {
  /// Whether what came too early was a dismissal.
  fileprivate var presentsNothing: Bool {
    topic == .dismissedInTransition
      || topic == .controllerTransitioning && words[.method]?.contains("dismiss") == true
  }
}

extension String {
  /// Whether a class is UIKit's, or SwiftUI's.
  fileprivate var isMadeBySystem: Bool {
    hasPrefix("UI") || hasPrefix("PlatformAlert") || contains("HostingController") || contains("<")
  }
}
