import VCEngine
import VCPhrases

/// Lines of equivalent code in both languages, with placeholders for a line's controllers: `$A` is
/// the variable of a role, `#A` its class, `$I` the line's identifier.
struct RepairCode {
  private(set) var swift: [String]
  private(set) var objectiveC: [String]

  /// Creates code; without an Objective-C version, as for SwiftUI views, the code is Swift.
  init(_ swift: String, _ objectiveC: String? = nil) {
    self.swift = Self.lines(swift)
    self.objectiveC = objectiveC.map(Self.lines) ?? self.swift
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Empty code, for repairs made in a storyboard.
  static let nothing = {
    var code = RepairCode("")
    (code.swift, code.objectiveC) = ([], [])
    return code
  }()

  static func + (first: RepairCode, second: RepairCode) -> RepairCode {
    var code = first
    code.swift += second.swift
    code.objectiveC += second.objectiveC
    return code
  }

  /// The local variables that may be receivers; every other receiver with a question mark is a
  /// property of `self`.
  private static let locals: Set = ["root?", "top?", "root?.presentedViewController?"]

  /// Returns a receiver in Objective-C.
  private static func object(_ receiver: String) -> String {
    let path = receiver.replacing("?", with: "")
    let isOfSelf = receiver.contains("?") && !locals.contains(receiver) || receiver == "view"
    return isOfSelf ? "self." + path : path
  }

  /// Calls a method. The receiver is a variable, `self`, or an optional property of `self` such as
  /// `navigationController?`.
  static func call(_ receiver: String, _ swift: String, _ objectiveC: String) -> RepairCode {
    RepairCode(
      receiver == "self" ? swift : "\(receiver).\(swift)", "[\(object(receiver)) \(objectiveC)];")
  }

  static func call(_ receiver: String, _ call: UIKitCall) -> RepairCode {
    Self.call(receiver, call.swift, call.objectiveC)
  }

  /// Assigns a value to a property; `value` is used in both languages if no Objective-C value is
  /// given.
  static func set(_ property: String, _ value: String, _ objectiveC: String? = nil) -> RepairCode {
    let isOfSelf = property.prefix { $0 != "." }.hasSuffix("?") || property.hasPrefix("view.")
    let object = (isOfSelf ? "self." : "") + property.replacing("?.", with: ".")
    return RepairCode("\(property) = \(value)", "\(object) = \(objectiveC ?? value);")
  }

  static func present(
    _ controller: String, _ objectiveC: String? = nil, from receiver: String = "self"
  ) -> RepairCode {
    call(receiver, .present(controller, objectiveC))
  }

  static let dismiss = call("self", .dismiss())

  static func push(
    _ controller: String, _ objectiveC: String? = nil, onto stack: String = "navigationController?"
  ) -> RepairCode {
    call(stack, .push(controller, objectiveC))
  }

  /// Pushes a controller of a class that the line doesn't name.
  static let pushDetail = push("DetailController()", "[[DetailController alloc] init]")

  static let pop = call("navigationController?", .pop)

  static func popTo(_ controller: String) -> RepairCode {
    call("navigationController?", .popTo(controller))
  }

  static func setPage(isAnimated: Bool) -> RepairCode {
    call(
      "pages", "setViewControllers([page], direction: .forward, animated: \(isAnimated))",
      "setViewControllers:@[page] direction:UIPageViewControllerNavigationDirectionForward\n"
        + "                 animated:\(isAnimated ? "YES" : "NO") completion:nil")
  }

  /// Leaves the method unless the Swift condition holds; `objectiveC` is its negation.
  static func leave(unless swift: String, if objectiveC: String) -> RepairCode {
    RepairCode("guard \(swift) else { return }", "if (\(objectiveC)) { return; }")
  }

  private var indented: RepairCode {
    var code = self
    code.swift = swift.map { "  " + $0 }
    code.objectiveC = objectiveC.map { "  " + $0 }
    return code
  }

  /// Puts lines inside others.
  static func nest(
    _ swift: String, _ objectiveC: String, end: String = "}", _ body: RepairCode
  ) -> RepairCode {
    RepairCode(swift, objectiveC) + body.indented + RepairCode("}", end)
  }

  /// Puts lines into a closure or an Objective-C block. A closure names `self` explicitly.
  static func closure(
    _ swift: String, _ objectiveC: String, end: String = "}];", _ body: RepairCode
  ) -> RepairCode {
    var body = body
    body.swift = body.swift.map { line in
      ["present(", "dismiss(", "navigationController?"].contains(where: line.hasPrefix)
        ? "self." + line : line
    }
    return nest(swift, objectiveC, end: end, body)
  }

  /// Runs code in the next turn of the main queue.
  static func later(_ body: RepairCode) -> RepairCode {
    closure(
      "DispatchQueue.main.async {", "dispatch_async(dispatch_get_main_queue(), ^{", end: "});", body
    )
  }

  /// Overrides an appearance method.
  static func appearing(_ method: String, _ body: RepairCode? = nil) -> RepairCode {
    let call = RepairCode("super.\(method)(animated)", "[super \(method):animated];")
    return nest(
      "override func \(method)(_ animated: Bool) {", "- (void)\(method):(BOOL)animated {",
      body.map { call + $0 } ?? call)
  }

  /// Runs code when the view first appears, because the method runs each time that it appears.
  static func onceShown(_ body: RepairCode) -> RepairCode {
    RepairCode("private var wasShown = false", "@property (nonatomic) BOOL wasShown;")
      + appearing(
        "viewDidAppear",
        leave(unless: "!wasShown", if: "self.wasShown")
          + RepairCode("wasShown = true", "self.wasShown = YES;") + body)
  }

  /// Runs code after the transition in progress.
  static func afterTransition(of owner: String, _ body: RepairCode) -> RepairCode {
    let isSelf = owner == "self"
    let (swift, objectiveC) = (
      (isSelf ? "" : owner + ".") + "transitionCoordinator",
      "\(object(owner)).transitionCoordinator"
    )
    let waiting = closure(
      "coordinator.animate(alongsideTransition: nil) { _ in",
      """
      [\(objectiveC) animateAlongsideTransition:nil completion:
          ^(id<UIViewControllerTransitionCoordinatorContext> context) {
      """, body)
    return RepairCode("if let coordinator = \(swift) {", "if (\(objectiveC)) {")
      + waiting.indented + RepairCode("} else {", "} else {") + body.indented
      + RepairCode("}", "}")
  }

  /// Adds a child and its view to `self`.
  static func add(_ child: String) -> RepairCode {
    call("self", .addChild(child))
      + call("view", .addSubview("\(child).view"))
      + call(child, .didMove(to: "self"))
  }

  static func remove(_ child: String) -> RepairCode {
    call(child, .willMove(to: "nil")) + call("\(child).view", .removeFromSuperview)
      + call(child, .removeFromParent)
  }

  /// The root of the scene in use, for code without a window. No scene is active during launch.
  static let root = RepairCode(
    """
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
    let root = scene?.keyWindow?.rootViewController
    """,
    """
    UIWindowScene *scene = nil;
    for (UIScene *next in UIApplication.sharedApplication.connectedScenes) {
      if (![next isKindOfClass:UIWindowScene.class]) { continue; }
      BOOL isActive = next.activationState == UISceneActivationStateForegroundActive;
      if (isActive || !scene) { scene = (UIWindowScene *)next; }
    }
    UIViewController *root = scene.keyWindow.rootViewController;
    """)

  /// The root of the window of `self`.
  static let ownRoot = RepairCode(
    "let root = view.window?.rootViewController",
    "UIViewController *root = self.view.window.rootViewController;")

  static func instantiate(_ identifier: String, fromStoryboard name: String) -> RepairCode {
    RepairCode(
      """
      let storyboard = UIStoryboard(name: "\(name)", bundle: nil)
      let controller = storyboard.instantiateViewController(withIdentifier: "\(identifier)")
      """,
      """
      UIStoryboard *storyboard = [UIStoryboard storyboardWithName:@"\(name)" bundle:nil];
      UIViewController *controller =
          [storyboard instantiateViewControllerWithIdentifier:@"\(identifier)"];
      """)
  }

  static func presentFromTopmost(_ controller: String, of root: RepairCode) -> RepairCode {
    root
      + RepairCode(
        """
        var top = root
        while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
        """,
        """
        UIViewController *top = root;
        while (top.presentedViewController && !top.presentedViewController.isBeingDismissed) {
          top = top.presentedViewController;
        }
        """) + present(controller, from: "top?")
  }

  /// Presents `controller` from the front of another one's presentations.
  static func presentFromFront(of first: String) -> RepairCode {
    presentFromTopmost(
      "controller",
      of: RepairCode("let root = \(first)", "UIViewController *root = \(object(first));"))
  }
}
