import Testing
import VCEngine
import VCModelFeatures
import VCPhrases
import VCSource
import VCTestSupport

/// The output of `explain LOG --show code` is meant to be pasted too. A compiler checks the repair of
/// each cause, for each of UIKit's messages, with and without classes in the line.
@Suite struct `A repair` {
  @Test(.enabled(if: Compiler.swift.isThere, "there is no swiftc"))
  func `compiles as Swift`() throws {
    let repairs = RepairSource.all(.swift)
    #expect(repairs.count > 100)
    let text = RepairSource.swiftContext + repairs.enumerated().map { $1.swift($0) }.joined()
    let faults = try Compiler.swift.faults(in: text)
    #expect(faults == "")
  }

  @Test(.enabled(if: Compiler.objectiveC.isThere, "there is no clang"))
  func `compiles as Objective-C`() throws {
    let repairs = RepairSource.all(.objectiveC).filter { !$0.isSwiftUIs }
    let text =
      RepairSource.objectiveCContext + repairs.enumerated().map { $1.objectiveC($0) }.joined()
    let faults = try Compiler.objectiveC.faults(in: text)
    #expect(faults == "")
  }
}

/// A repair's code, with the code around it.
private struct RepairSource: Hashable {
  let cause: UIKitCause
  let lines: [String]

  /// Returns each distinct code once.
  static func all(_ spelling: Spelling) -> [RepairSource] {
    var known: Set<RepairSource> = []
    return lines.flatMap { line in
      line.causes.map {
        RepairSource(cause: $0, lines: LogRepair($0, of: line, in: spelling).lines)
      }
    }.filter { !$0.lines.isEmpty && known.insert($0).inserted }
  }

  /// Every message: without classes, with each role's own class, with SwiftUI's classes, and with
  /// `(null)`.
  private static var lines: [LoggedText] {
    UIKitText.allInLogs.flatMap { text in
      let roles = UIKitRole.allCases.filter { text.parts.contains(.role($0)) }
      let own = roles.filter(\.isPointer).map { ($0, "Quay\($0.rawValue)Controller") }
      var lines = [[:], Dictionary(uniqueKeysWithValues: own)].map { line(text, $0) }
      for container in ["UINavigationController", "UITabBarController"] {
        let all = roles.filter(\.isPointer).map { role in
          (role, role == .navigation ? "UINavigationController" : container)
        }
        lines.append(line(text, Dictionary(uniqueKeysWithValues: all)))
      }
      for presented in modifiers {
        for blocker in modifiers + ["QuayBController"] {
          lines.append(line(text, [.presented: presented, .blocker: blocker]))
        }
      }
      for role in roles where role.isPointer {
        var line = line(text, [:])
        line.nulls = [role]
        lines.append(line)
      }
      if text.topic == .requestedParent {
        lines.append(line(text, [.child: "UICompatibilityInputViewController"]))
      } else if text.topic == .deallocating {
        lines.append(line(text, [.child: "UISearchController"]))
      } else if text.topic == .alreadyPresenting {
        let alert = "UIAlertController"
        lines.append(line(text, [.blocker: alert]))
        lines.append(line(text, [.blocker: alert, .presented: alert]))
        var covered = line(text, [.blocker: "QuayBController"])
        covered.hasOtherInFront = true
        lines.append(covered)
        covered.alertInFront = alert
        lines.append(covered)
      }
      return lines
    }
  }

  private static let modifiers = [
    "PlatformAlertController", "PresentationHostingController<AnyView>",
  ]

  private static func line(_ text: UIKitText, _ classes: [UIKitRole: String]) -> LoggedText {
    LoggedText(
      text, classes: classes, words: [.method: "popViewControllerAnimated:", .identifier: "a\"b"],
      senderIsPresenter: false, plainText: text.form, count: 1, caller: nil)
  }

  private var code: String { lines.map { "    \($0)\n" }.joined() }

  var isSwiftUIs: Bool {
    lines[0].hasPrefix(".") || lines[0].contains("Navigation") && isView
      || lines[0].hasPrefix("Task")
      || lines[0].hasPrefix("struct ") || lines[0].hasPrefix("Button(")
      || lines[0].hasPrefix("enum ")
  }

  private var isView: Bool {
    lines[0].hasPrefix("NavigationStack") || isStatementOfView
  }

  /// Whether the code changes a view's state.
  private var isStatementOfView: Bool {
    lines[0].hasPrefix("path =")
      || lines.contains { $0.hasSuffix("isNextShown = true") }
        && !lines[0].hasPrefix(".")
  }

  /// Whether the code belongs in a scene delegate, which has the window.
  private var isOfDelegate: Bool { cause == .rootReplaced || cause == .setRoot }

  /// A variable that the code unwraps.
  private var optional: String? {
    let word = lines[0].split(separator: " ").dropFirst(2).first.map(String.init)
    let isProperty = isOfDelegate || word?.hasSuffix(",") == true
    return lines[0].hasPrefix("guard let ") && !isProperty ? word : nil
  }

  func swift(_ number: Int) -> String {
    if lines[0].hasPrefix("enum ") {
      let rows = code.split(separator: "\n").map { $0 + "\n" }
      return "@MainActor struct View\(number): View {\n\(rows.prefix(2).joined())"
        + "  var body: some View {\n    RootView()\n\(rows.dropFirst(2).joined())  }\n}\n"
    }
    if lines[0].hasPrefix("class ") || lines[0].hasPrefix("struct ") {
      return "enum Types\(number) {\n\(code)}\n"
    }
    if lines[0].hasPrefix(".") {
      return "extension Screen { func view\(number)() -> some View {\n    RootView()\n\(code)} }\n"
    }
    if lines[0].hasPrefix("NavigationStack") || lines[0].hasPrefix("Button(") {
      return "extension Screen { func view\(number)() -> some View {\n\(code)} }\n"
    }
    if isStatementOfView {
      return "extension Screen { func f\(number)() {\n\(code)} }\n"
    }
    let members = ["override ", "private var ", "deinit ", "@IBAction ", "func "]
    let isMember = members.contains(where: lines[0].hasPrefix)
    let taken = optional.map { "\($0): UIViewController?" } ?? ""
    let body = isMember ? code : "  func repair(\(taken)) {\n\(code)  }\n"
    return "class Repair\(number): \(isOfDelegate ? "SceneDelegate" : "Scene") {\n\(body)}\n"
  }

  func objectiveC(_ number: Int) -> String {
    if lines[0].hasPrefix("@interface") { return code }
    let properties = lines.prefix { $0.hasPrefix("@property") }.joined()
    let code = lines.drop { $0.hasPrefix("@property") || $0.isEmpty }.map { "    \($0)\n" }.joined()
    // A type is at the top level of the file.
    if lines[0].hasPrefix("@interface") { return code }
    let body = code.hasPrefix("    - (") ? code : "- (void)repair {\n\(code)}\n"
    return
      "@interface Repair\(number) : \(isOfDelegate ? "WindowDelegate" : "Scene")\n\(properties)\n@end\n"
      + "@implementation Repair\(number)\n\(body)@end\n"
  }

  private static let controllers = [
    "sheet", "child", "other", "popover", "detail", "page", "nextPage",
    "hostingController",
    "platformAlertController", "presentationHostingController", "secondPlatformAlertController",
    "secondPresentationHostingController", "searchController",
    "compatibilityInputViewController", "secondAlertController", "tabBar", "secondTabBar",
  ]

  private static let others = [
    "alertController": "UIAlertController",
    "button": "UIView", "item": "UIBarButtonItem", "label": "UIView", "overlay": "UIView",
    "overlayWindow": "UIWindow",
    "picker": "UIView",
    "textField": "UITextField",
    "navigation": "UINavigationController", "secondNavigation": "UINavigationController",
    "pages": "UIPageViewController", "split": "UISplitViewController",
  ]

  private static let ownClasses = UIKitRole.allCases.filter(\.isPointer).map { role in
    (
      name: "Quay\(role.rawValue)Controller",
      superclass: role == .navigation ? "UINavigationController" : "UIViewController"
    )
  }

  private static let classes =
    ownClasses.map { ($0.name, $0.superclass) }
    + ["DetailController", "HomeController", "ListController"].map { ($0, "UIViewController") }

  private static var variables: [(name: String, type: String)] {
    controllers.map { ($0, "UIViewController") }
      + others.sorted { $0.key < $1.key }.map { ($0, $1) }
      + ownClasses.map { ("quay\($0.name.dropFirst(4))", $0.name) }
  }

  static var swiftContext: String {
    classes.map { "class \($0.0): \($0.1) {}\n" }.joined()
      + variables.map {
        $0.type == "UIPageViewController"
          ? "@MainActor var \($0.name): UIPageViewController { fatalError() }\n"
          : "@MainActor let \($0.name) = \($0.type)()\n"
      }.joined() + """
        @MainActor let tabs: [UIViewController] = []
        class Scene: UIViewController {}
        @MainActor class SceneDelegate { var window: UIWindow? }
        struct Item: Hashable, Identifiable { var id = 1; var message = "" }
        struct RootView: View {}
        struct SheetView: View {}
        struct NextView: View {}
        struct ItemView: View { var item: Item }
        struct FirstView: View {}
        struct SecondView: View {}
        let (first, second) = (Item(), Item())
        @MainActor struct Screen: View {
          @State var shownAlert: Item?
          @State var isAlertShown = false
          @State var isDialogShown = false
          @State var isSheetShown = false
          @State var isNextShown = false
          @State var isOtherShown = false
          @State var path = NavigationPath([Item()])
        }

        """
  }

  static var objectiveCContext: String {
    classes.map { "@interface \($0.0) : \($0.1)\n@end\n" }.joined()
      + variables.map { "\($0.type) *\($0.name);\n" }.joined() + """
        NSArray<UIViewController *> *tabs;
        @interface Scene : UIViewController
        @end
        @interface WindowDelegate : UIResponder
        @property UIWindow *window;
        @end

        """
  }
}
