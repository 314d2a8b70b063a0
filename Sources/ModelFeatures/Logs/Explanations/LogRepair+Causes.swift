import VCEngine
import VCPhrases

/// The code for each cause. `RepairCode` contains the code that several causes share.
extension LogRepair {
  static func code(for cause: UIKitCause, of line: LoggedText) -> RepairCode {
    // A SwiftUI view has no view controller available.
    let isView = line.isAskedOfSwiftUI
    let (start, receiver) = isView ? (RepairCode.root, "root?") : (.nothing, "self")
    return switch cause {
    case .presentFromTop where line.classes[.blocker] == nil || line.hasOtherInFront:
      .presentFromTopmost("$A", of: isView ? .root : .ownRoot)
    case .presentFromTop:
      isView
        ? .presentFromTopmost("$A", of: .root) : .present("$A", from: "presentedViewController?")
    case .dismissedMeanwhile, .keyWindow: .presentFromTopmost("$A", of: .root)
    case .inActionHandler:
      start
        + .closure(
          "let ok = UIAlertAction(title: \"OK\", style: .default) { _ in",
          """
          UIAlertAction *ok = [UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleDefault
                                                     handler:^(UIAlertAction *action) {
          """, .present("$A", from: receiver)) + .call("$B", "addAction(ok)", "addAction:ok")
    case .afterMenu where line.isOfModifier: storyboardCode(for: cause)
    case .afterMenu: start + .afterTransition(of: receiver, .present("$A", from: receiver))
    case .dismissFirst:
      start
        + .closure(
          (isView ? "root?." : "") + "dismiss(animated: true) {",
          "[\(isView ? "root" : "self") dismissViewControllerAnimated:YES completion:^{",
          .present("$A", from: receiver))
    case .callsTwice where line.presentsNothing:
      .leave(unless: "transitionCoordinator == nil", if: "self.transitionCoordinator") + .dismiss
    case .callsTwice where line.topic == .alreadyPresented:
      .leave(unless: "$A.presentingViewController == nil", if: "$A.presentingViewController")
        + start + .present("$A", from: receiver)
    case .callsTwice where isOfStack(line):
      .leave(
        unless: "navigationController?.transitionCoordinator == nil",
        if: "self.navigationController.transitionCoordinator")
        + (line.topic == .nestedPop ? .pop : .pushDetail)
    case .callsTwice:
      start
        + .leave(
          unless: (isView ? "root?." : "") + "presentedViewController == nil",
          if: (isView ? "root" : "self") + ".presentedViewController")
        + .present("$A", from: receiver)
    case .waitForCompletion:
      start
        + .afterTransition(
          of: receiver, line.presentsNothing ? .dismiss : .present("$A", from: receiver))
    case .tooEarly: .onceShown(.present("$A"))
    case .neverShown:
      RepairCode(
        "assert(viewIfLoaded?.window != nil)", "NSAssert(self.viewIfLoaded.window, @\"\");")
        + .present("$A")
    case .newInstance where line.classes[.presented] == UIKitClass.alertName: newAlert
    // UIKit's other controllers need arguments.
    case .newInstance where line.classes[.presented]?.isMadeBySystem == true:
      .present("DetailController()", "[[DetailController alloc] init]")
    case .newInstance: .present("#A()", "[[#A alloc] init]")
    case .presentParent:
      .nest(
        "if let parent = $A.parent {", "if ($A.parentViewController) {",
        .present("parent", "$A.parentViewController"))
    case .removeFirst: .remove("$A") + .present("$A")
    case .unwrapPresented: .leave(unless: "let $A", if: "!$A") + .present("$A")
    case .canSendFirst:
      .leave(
        unless: "MFMailComposeViewController.canSendMail()",
        if: "![MFMailComposeViewController canSendMail]")
        + .present("MFMailComposeViewController()", "[[MFMailComposeViewController alloc] init]")
    case .presentAnother: .present("DetailController()", "[[DetailController alloc] init]")
    case .setStyle:
      .set("sheet.modalPresentationStyle", ".automatic", "UIModalPresentationAutomatic")
    case .curlFullScreen:
      .set("sheet.modalPresentationStyle", ".fullScreen", "UIModalPresentationFullScreen")
    case .setSource:
      .set("$A.popoverPresentationController?.sourceView", "button")
        + .set("$A.popoverPresentationController?.sourceRect", "button.bounds") + .present("$A")
    case .setBarButtonItem:
      .set("$A.popoverPresentationController?.barButtonItem", "item") + .present("$A")
    case .alertInstead where line.isOfModifier: storyboardCode(for: cause)
    case .alertInstead:
      RepairCode(
        """
        let isOnPad = traitCollection.userInterfaceIdiom == .pad
        let choices = UIAlertController(
          title: "Title", message: nil, preferredStyle: isOnPad ? .alert : .actionSheet)
        """,
        """
        BOOL isOnPad = self.traitCollection.userInterfaceIdiom == UIUserInterfaceIdiomPad;
        UIAlertController *choices = [UIAlertController
            alertControllerWithTitle:@"Title" message:nil
                      preferredStyle:isOnPad ? UIAlertControllerStyleAlert
                                             : UIAlertControllerStyleActionSheet];
        """) + .present("choices")
    case .viewInController: .call("view", "addSubview(picker)", "addSubview:picker")
    case .sourceInWindow:
      .leave(unless: "button.window != nil", if: "!button.window") + .present("popover")
    case .alertController, .fillAlert: newAlert
    case .oneCancel:
      .call(
        "alertController", "addAction(UIAlertAction(title: \"Later\", style: .default))",
        "addAction:[UIAlertAction actionWithTitle:@\"Later\" style:UIAlertActionStyleDefault\n"
          + "                                         handler:nil]")
    case .presentActivity:
      RepairCode(
        "let share = UIActivityViewController(activityItems: [item], applicationActivities: nil)",
        """
        UIActivityViewController *share =
            [[UIActivityViewController alloc] initWithActivityItems:@[item]
                                              applicationActivities:nil];
        """) + .set("share.popoverPresentationController?.sourceView", "button") + .present("share")
    case .popoverStyle:
      .set("sheet.modalPresentationStyle", ".popover", "UIModalPresentationPopover")
        + .set("sheet.popoverPresentationController?.sourceView", "button") + .present("sheet")
    case .keyForText: .call("overlayWindow", "makeKeyAndVisible()", "makeKeyAndVisible")
    case .stackDelegate: .set("navigationController?.delegate", "self")
    case .drawFirst:
      RepairCode(
        "let copy = label.snapshotView(afterScreenUpdates: true)",
        "UIView *copy = [label snapshotViewAfterScreenUpdates:YES];")
    case .agreeOnOrientations: orientations
    default: containmentCode(for: cause, of: line) ?? storyboardCode(for: cause)
    }
  }

  private static func isOfStack(_ line: LoggedText) -> Bool {
    line.stop == .push || line.stop == .pop
  }

  private static let newAlert =
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

  private static let orientations = RepairCode(
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
}

extension LoggedText {
  /// Whether the premature call was a dismissal.
  fileprivate var presentsNothing: Bool {
    [.dismissedInTransition, .dismissedDuringPresentation, .dismissNotShown, .neverPresented]
      .contains(topic)
      || topic == .controllerTransitioning && words[.method]?.contains("dismiss") == true
  }
}

extension String {
  /// Whether a class belongs to UIKit or SwiftUI.
  fileprivate var isMadeBySystem: Bool {
    hasPrefix("UI") || hasPrefix("PlatformAlert") || contains("HostingController") || contains("<")
  }
}
