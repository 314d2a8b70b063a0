/// Lines of code that do the same in both languages, with places for a line's controllers: `$A` is the
/// variable of a role, `@A` its class, `$I` the line's identifier.
struct RepairCode {
  private(set) var swift: [String]
  private(set) var objectiveC: [String]

  /// Where Objective-C has nothing of its own, as for SwiftUI's views, the code is Swift.
  init(_ swift: String, _ objectiveC: String? = nil) {
    self.swift = Self.lines(swift)
    self.objectiveC = objectiveC.map(Self.lines) ?? self.swift
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  static func + (first: RepairCode, second: RepairCode) -> RepairCode {
    var code = first
    code.swift += second.swift
    code.objectiveC += second.objectiveC
    return code
  }

  /// A method's call. The receiver is a variable, `self`, or one of `self`'s properties that may be nil,
  /// such as `navigationController?`.
  static func call(_ receiver: String, _ swift: String, _ objectiveC: String) -> RepairCode {
    let isOptional = receiver.hasSuffix("?")
    let object = isOptional ? "self.\(receiver.dropLast())" : receiver
    return RepairCode(
      receiver == "self" ? swift : "\(receiver).\(swift)", "[\(object) \(objectiveC)];")
  }

  /// An assignment; `value` in both languages if there is no other for Objective-C.
  static func set(_ property: String, _ value: String, _ objectiveC: String? = nil) -> RepairCode {
    let isOfSelf = property.prefix { $0 != "." }.hasSuffix("?")
    let object = (isOfSelf ? "self." : "") + property.replacing("?.", with: ".")
    return RepairCode("\(property) = \(value)", "\(object) = \(objectiveC ?? value);")
  }

  static func present(
    _ controller: String, _ objectiveC: String? = nil, from receiver: String = "self"
  ) -> RepairCode {
    call(
      receiver, "present(\(controller), animated: true)",
      "presentViewController:\(objectiveC ?? controller) animated:YES completion:nil")
  }

  static func dismiss(_ receiver: String) -> RepairCode {
    call(
      receiver, "dismiss(animated: true)", "dismissViewControllerAnimated:YES completion:nil")
  }

  static func push(
    _ controller: String, _ objectiveC: String? = nil, onto stack: String
  ) -> RepairCode {
    call(
      stack, "pushViewController(\(controller), animated: true)",
      "pushViewController:\(objectiveC ?? controller) animated:YES")
  }

  static func popTo(_ controller: String, in stack: String) -> RepairCode {
    call(
      stack, "popToViewController(\(controller), animated: true)",
      "popToViewController:\(controller) animated:YES")
  }

  static func setPage(isAnimated: Bool) -> RepairCode {
    call(
      "pages", "setViewControllers([page], direction: .forward, animated: \(isAnimated))",
      "setViewControllers:@[page] direction:UIPageViewControllerNavigationDirectionForward\n"
        + "                 animated:\(isAnimated ? "YES" : "NO") completion:nil")
  }

  /// Leaves the method if a condition of Objective-C's holds.
  static func leave(unless swift: String, if objectiveC: String) -> RepairCode {
    RepairCode("guard \(swift) else { return }", "if (\(objectiveC)) { return; }")
  }

  private var indented: RepairCode {
    var code = self
    code.swift = swift.map { "  " + $0 }
    code.objectiveC = objectiveC.map { "  " + $0 }
    return code
  }

  /// Lines within others, such as a closure's, or a block's of Objective-C.
  static func nest(
    _ swift: String, _ objectiveC: String, end: String = "}];", _ body: RepairCode
  ) -> RepairCode {
    RepairCode(swift, objectiveC) + body.indented + RepairCode("}", end)
  }

  /// What waits for the next turn of the main queue.
  static func later(_ body: RepairCode) -> RepairCode {
    nest(
      "DispatchQueue.main.async {", "dispatch_async(dispatch_get_main_queue(), ^{", end: "});", body
    )
  }

  /// An override of an appearance method.
  static func appearing(_ method: String, _ body: RepairCode? = nil) -> RepairCode {
    let call = RepairCode("super.\(method)(animated)", "[super \(method):animated];")
    return nest(
      "override func \(method)(_ animated: Bool) {", "- (void)\(method):(BOOL)animated {",
      end: "}", body.map { call + $0 } ?? call)
  }

  /// What a controller does when its view is shown first: the method runs each time that it is shown.
  static func onceShown(_ body: RepairCode) -> RepairCode {
    RepairCode("private var wasShown = false\n", "@property (nonatomic) BOOL wasShown;\n")
      + appearing(
        "viewDidAppear",
        leave(unless: "!wasShown", if: "self.wasShown")
          + RepairCode("wasShown = true", "self.wasShown = YES;") + body)
  }

  /// What waits for the transition that is in progress.
  static func afterTransition(of controller: String, _ body: RepairCode) -> RepairCode {
    let waiting = nest(
      "coordinator.animate(alongsideTransition: nil) { _ in",
      """
      [\(controller).transitionCoordinator animateAlongsideTransition:nil completion:
          ^(id<UIViewControllerTransitionCoordinatorContext> context) {
      """, body)
    return RepairCode(
      "if let coordinator = \(controller).transitionCoordinator {",
      "if (\(controller).transitionCoordinator) {")
      + waiting.indented + RepairCode("} else {", "} else {") + body.indented
      + RepairCode("}", "}")
  }

  /// A child, and its view, to a container.
  static func add(_ child: String, to container: String) -> RepairCode {
    let owner = container == "self" ? "" : container + "."
    return call(container, "addChild(\(child))", "addChildViewController:\(child)")
      + RepairCode(
        "\(owner)view.addSubview(\(child).view)",
        "[\(container).view addSubview:\(child).view];")
      + call(
        child, "didMove(toParent: \(container))", "didMoveToParentViewController:\(container)")
  }

  static func remove(_ child: String) -> RepairCode {
    call(child, "willMove(toParent: nil)", "willMoveToParentViewController:nil")
      + call("\(child).view", "removeFromSuperview()", "removeFromSuperview")
      + call(child, "removeFromParent()", "removeFromParentViewController")
  }

  /// The key window of the scene in the foreground.
  private static let window = RepairCode(
    """
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let window = scenes.first { $0.activationState == .foregroundActive }?.keyWindow
    """,
    """
    UIWindow *window = nil;
    for (UIWindowScene *scene in UIApplication.sharedApplication.connectedScenes) {
      if (scene.activationState == UISceneActivationStateForegroundActive) { window = scene.keyWindow; }
    }
    """)

  static func presentFromRoot(_ controller: String) -> RepairCode {
    window
      + RepairCode(
        "window?.rootViewController?.present(\(controller), animated: true)",
        "[window.rootViewController presentViewController:\(controller) animated:YES "
          + "completion:nil];")
  }

  static func presentFromTopmost(_ controller: String) -> RepairCode {
    window
      + RepairCode(
        """
        var top = window?.rootViewController
        while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
        top?.present(\(controller), animated: true)
        """,
        """
        UIViewController *top = window.rootViewController;
        while (top.presentedViewController && !top.presentedViewController.isBeingDismissed) {
          top = top.presentedViewController;
        }
        [top presentViewController:\(controller) animated:YES completion:nil];
        """)
  }
}
