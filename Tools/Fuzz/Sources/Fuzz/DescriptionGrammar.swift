import VCEngine
import VCSource

/// Writes descriptions as JSON, mostly valid ones, with the fuzzer's bytes as choices.
struct DescriptionGrammar {
  private(set) var input: InputBytes
  private var ids: [String] = []
  private var uses: [String: Int] = [:]
  /// The ids of containers by kind.
  private var containers: [ContainerKind: [String]] = [:]
  private var contained: [(child: String, container: String)] = []
  /// The ids of windows that steps can name; empty if steps needn't name one.
  private var windows: [String] = []
  private var room: Int
  private var isBeginning = true

  init(_ input: InputBytes, viewControllers: Int) {
    self.input = input
    room = viewControllers
  }

  mutating func description(steps: Int) -> String {
    var members: [(String, String)] = []
    if input.oneIn(3) { members.append(("title", quoted(text()))) }
    if input.oneIn(4) { members.append(("rules", "\"book\"")) }
    if input.oneIn(2) { members.append(("ios", String(input.pick([26, 18, 13, 12, 8, 7, 5, 2])))) }
    if input.oneIn(4) { members.append(("idiom", "\"phone\"")) }
    if input.oneIn(8) {
      members.append(("horizontalSizeClass", quoted(input.pick(SizeClass.allCases).rawValue)))
    }
    if input.oneIn(4) {
      members.append(("windows", windowList()))
    } else {
      if input.oneIn(4) { members.append(("window", quoted("window" + text()))) }
      members.append(("rootViewController", viewController(depth: 0, in: nil)))
    }
    isBeginning = false
    var written: [String] = []
    while written.count < steps, !input.isEmpty { written.append(step()) }
    if !written.isEmpty { members.append(("steps", list(written))) }
    if input.oneIn(8) {
      let ways = alternatives(steps: 3)
      members.append(("alternatives", list(ways)))
    }
    if input.oneIn(4) {
      let emphasized = (0..<input.below(4)).map { _ in quoted(input.pick(ids)) }
      members.append(("emphasize", list(emphasized)))
    }
    return object(members)
  }

  // MARK: Windows

  private mutating func windowList() -> String {
    let count = 1 + input.below(4)
    var list: [String] = []
    for number in 1...count {
      var members: [(String, String)] = []
      var id = number == 1 ? "window" : "window#\(number)"
      if input.oneIn(2) {
        id = "w\(number)"
        members.append(("id", quoted(id)))
      }
      windows.append(id)
      if input.oneIn(2) {
        let levels = ["\"alert\"", "\"statusBar\"", "\"normal\"", "5", "-2.5", "1e9"]
        members.append(("windowLevel", input.pick(levels)))
      }
      if input.oneIn(3) { members.append(("scene", quoted(input.pick(["left", "right side"])))) }
      if input.oneIn(3) {
        members.append(("horizontalSizeClass", quoted(input.pick(SizeClass.allCases).rawValue)))
      }
      members.append(("rootViewController", viewController(depth: 0, in: nil)))
      list.append(object(members))
    }
    return self.list(list)
  }

  // MARK: View controllers

  private mutating func viewController(depth: Int, in holder: ContainerKind?) -> String {
    room -= 1
    let (className, kind, superclass) = casting(in: holder, isLeaf: depth > 12 || room < 1)
    var members: [(String, String)] = []
    let id = self.id(className, &members)
    members.append(("class", quoted(className)))
    if let superclass { members.append(("superclass", quoted(superclass))) }
    if input.oneIn(4) { members.append(("title", quoted(text()))) }
    for key in ["note", "family"] where input.oneIn(16) { members.append((key, quoted(text()))) }
    // No file is read here, so any path is one.
    if input.oneIn(32) { members.append(("image", quoted(text()))) }
    if input.oneIn(6) {
      members.append(("definesPresentationContext", input.oneIn(3) ? "false" : "true"))
    }
    if input.oneIn(12) {
      members.append(("providesPresentationContextTransitionStyle", "true"))
    }
    if input.oneIn(5) {
      let style = input.pick(ModalPresentationStyle.allCases.reversed())
      members.append(("modalPresentationStyle", quoted(input.pick(style.spellings))))
    }
    if input.oneIn(8) {
      let style = input.pick(ModalTransitionStyle.allCases)
      members.append(("modalTransitionStyle", quoted(input.pick(style.spellings))))
    }
    if kind == .split, input.oneIn(4) {
      members.append(("collapseSecondary", input.oneIn(3) ? "false" : "true"))
    }
    if kind == .split, input.oneIn(2) {
      writeColumns(of: id, depth, &members)
    } else if let kind {
      writeChildren(of: id, kind, depth, &members)
    }
    if room > 0, input.oneIn(12) {
      members.append(("searchController", searchController()))
    }
    if room > 0, input.oneIn(12) {
      members.append(("adaptiveViewController", viewController(depth: depth + 1, in: nil)))
    }
    if isBeginning, room > 0, input.oneIn(7) {
      members.append(("presents", viewController(depth: depth + 1, in: nil)))
    }
    return members.count == 1 ? members[0].1 : object(members)
  }

  private mutating func writeChildren(
    of id: String, _ kind: ContainerKind, _ depth: Int, _ members: inout [(String, String)]
  ) {
    containers[kind, default: []].append(id)
    let most = [.split: 3, .page: 2, .tabBar: 6][kind, default: 4]
    let first = ids.count
    var children: [String] = []
    for _ in 0..<input.below(most + 1) where room > 0 {
      let name = ids.count
      children.append(viewController(depth: depth + 1, in: kind))
      contained.append((ids[name], id))
    }
    guard ids.count > first else { return }
    members.append((kind == .custom ? "children" : "viewControllers", list(children)))
    if kind == .tabBar, input.oneIn(3) {
      members.append(("selectedIndex", String(input.below(children.count))))
    }
  }

  private mutating func writeColumns(
    of id: String, _ depth: Int, _ members: inout [(String, String)]
  ) {
    containers[.split, default: []].append(id)
    if input.oneIn(2) {
      members.append(("style", quoted(input.pick(SplitViewStyle.allCases).rawValue)))
    }
    for column in SplitViewColumn.allCases where room > 0 && !input.oneIn(3) {
      let name = ids.count
      members.append((column.rawValue, viewController(depth: depth + 1, in: .split)))
      if input.oneIn(4) {
        containers[.navigation, default: []].append(ids[name] + ".navigationController")
      }
    }
  }

  private mutating func searchController() -> String {
    room -= 1
    var members: [(String, String)] = []
    _ = id("UISearchController", &members)
    members.append(("class", quoted("UISearchController")))
    return object(members)
  }

  private typealias Casting = (className: String, kind: ContainerKind?, superclass: String?)

  private mutating func casting(in holder: ContainerKind?, isLeaf: Bool) -> Casting {
    switch isLeaf ? input.below(3) : input.below(12) {
    case 0: return (input.pick(["UIViewController", "A", "ItemsViewController"]), nil, nil)
    case 1: return (input.pick(UIKitClass.all.map(\.name)), nil, nil)
    case 2: return ("C" + text().filter { $0.isLetter || $0 == "." || $0 == "<" }, nil, nil)
    case 3, 4, 5: return ("DrawerViewController", .custom, nil)
    // A stack can't contain a stack, tab bar or split view controller, but one in eight tries.
    case _ where holder == .navigation && !input.oneIn(8): return ("Inner", .custom, nil)
    case 6, 7: return ("UINavigationController", .navigation, nil)
    case 8: return ("UITabBarController", .tabBar, nil)
    case 9: return ("UISplitViewController", .split, nil)
    case 10: return ("UIPageViewController", .page, nil)
    default: return ("RootTabBarController", .tabBar, "UITabBarController")
    }
  }

  private mutating func id(
    _ className: String, _ members: inout [(String, String)]
  ) -> String {
    var id = className
    if input.oneIn(2) {
      uses[className, default: 0] += 1
      if uses[className, default: 1] > 1 { id += "#\(uses[className, default: 1])" }
    } else {
      let word = input.oneIn(8) ? text() : ""
      id = "v\(ids.count)"
      id.unicodeScalars.append(contentsOf: word.unicodeScalars.filter { !$0.isASCIIControl })
      members.append(("id", quoted(id)))
    }
    ids.append(id)
    return id
  }

  // MARK: Steps

  private mutating func step() -> String {
    var members: [(String, String)]
    switch input.below(22) {
    case 0...3: members = [("present", new()), ("from", quoted(latest()))]
    case 4: members = [("dismiss", quoted(latest()))]
    case 6:
      let child = contained.isEmpty ? latest() : input.pick(contained).child
      members = [("transition", new()), ("from", quoted(child))]
    case 5: members = [("push", new()), ("onto", quoted(container(.navigation)))]
    case 7: members = [("pop", quoted(container(.navigation)))]
    case 8: members = [("popToRoot", quoted(container(.navigation)))]
    case 9:
      let kind = input.pick([.navigation, .tabBar, .split, .page, .custom] as [ContainerKind])
      let container = container(kind)
      let most = input.below(4)
      let children = list((0..<most).map { _ in new() })
      members = [("setViewControllers", children), ("of", quoted(container))]
    case 10: members = [("add", new()), ("to", quoted(container(.custom)))]
    case 11:
      let child = contained.isEmpty ? latest() : input.pick(contained).child
      members = [("remove", quoted(child))]
    case 12: members = [("show", new()), ("from", quoted(latest()))]
    case 13: members = [("showDetail", new()), ("from", quoted(latest()))]
    case 16: members = [("popTo", quoted(latest()))]
    case 17:
      members = [("setRootViewController", new())]
      if !windows.isEmpty { members.append(("of", quoted(input.pick(windows)))) }
    case 18: members = [("unwind", quoted(input.pick(ids))), ("from", quoted(latest()))]
    case 19: members = [("addSubview", new()), ("of", quoted(latest()))]
    case 14 where input.oneIn(3):
      let column = input.pick([.primary, .supplementary, .inspector] as [SplitViewColumn])
      let verb = input.oneIn(2) ? "hideColumn" : "showColumn"
      members = [(verb, quoted(column.rawValue)), ("of", quoted(container(.split)))]
    case 14: members = [("activateSearch", quoted(latest()))]
    case 15:
      members = [("horizontalSizeClass", quoted(input.pick(SizeClass.allCases).rawValue))]
      if !windows.isEmpty, input.oneIn(2) { members.append(("of", quoted(input.pick(windows)))) }
    default:
      let tabs = contained.filter { containers[.tabBar, default: []].contains($0.container) }
      let (child, container) =
        tabs.isEmpty ? (latest(), container(.tabBar)) : input.pick(tabs)
      members = [("select", quoted(child)), ("in", quoted(container))]
    }
    let takesTime = ["present", "dismiss", "push", "pop"].contains(members[0].0)
    if takesTime ? input.oneIn(4) : input.oneIn(64) {
      members.append(("during", quoted(input.pick(StepTime.allCases).rawValue)))
    }
    if input.oneIn(members[0].0 == "dismiss" ? 3 : 64) { members.append(("isInteractive", "true")) }
    if input.oneIn(4) { members.append(("label", quoted(text()))) }
    for key in ["note", "notes", "title"] where input.oneIn(12) {
      members.append((key, quoted(text())))
    }
    if input.oneIn(16) {
      let path = "\(input.pick(ids)) → \(input.pick(ids))"
      let emphasized = input.oneIn(2) ? path : input.pick(ids)
      members.append(("emphasize", list([quoted(emphasized)])))
    }
    if input.oneIn(16) { members.append(("build", "\"arrows\"")) }
    if input.oneIn(16) { members.append(("expect", "\"refused\"")) }
    return object(members)
  }

  /// Continuations with steps, other values, or both.
  private mutating func alternatives(steps: Int) -> [String] {
    (0..<1 + input.below(3)).map { _ in
      var members: [(String, String)] = []
      if input.oneIn(2) { members.append(("label", quoted(text()))) }
      let hasChanges = input.oneIn(2)
      if hasChanges {
        let changes = [
          ("definesPresentationContext", input.oneIn(2) ? "true" : "false"),
          ("title", quoted(text())), ("modalPresentationStyle", "\"pageSheet\""),
        ]
        let change = input.pick(changes)
        let name = "\(input.pick(ids)).\(change.0)"
        members.append(("set", object([(name, change.1)])))
      }
      if !hasChanges || input.oneIn(2) {
        let written = (0..<input.below(steps + 1)).map { _ in step() }
        members.append(("steps", list(written)))
      }
      return object(members)
    }
  }

  /// Returns a controller that a step declares, or an existing one.
  private mutating func new() -> String {
    room > 0 && !input.oneIn(3) ? viewController(depth: 6, in: nil) : quoted(input.pick(ids))
  }

  /// Returns an existing controller, preferably a recent one.
  private mutating func latest() -> String {
    input.oneIn(2) ? input.pick(ids) : ids[ids.count - 1 - input.below(min(ids.count, 3))]
  }

  private mutating func container(_ kind: ContainerKind) -> String {
    let known = containers[kind, default: []]
    return known.isEmpty || input.oneIn(12) ? input.pick(ids) : input.pick(known)
  }

  // MARK: Texts

  private mutating func text() -> String {
    switch input.below(5) {
    case 0: return input.text(input.below(12))
    case 1, 2: return input.pick(Self.texts)
    case 3: return (0..<input.below(8)).map { _ in input.pick(Self.texts) }.joined(separator: " ")
    // A word that can't be broken; a long one would take seconds.
    default:
      let length = input.oneIn(256) ? 4 * input.byte() : input.below(60)
      let letter = input.pick(["W", "i", "设", "é", "👩‍👩‍👧", "\u{301}"])
      return String(repeating: letter, count: length)
    }
  }

  private static let texts = [
    "Settings", "", " ", "\"Quoted\" <&> \\N", "]]>", "-->", "&amp;", "%s%n%d", "\u{0}",
    "\u{1B}[31m", "\u{202E}abc", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}", "\u{85}", "\u{2028}",
    "a\nb", "a\r\nb", "\t", "设置", "お気に入り", "הגדרות", "الإعدادات", "🚀",
    "👩‍👩‍👧 Family", "e\u{301}", "\u{301}", "\u{10FFFF}", "<script>", "' onload='", "nan",
    "SubscriptionManagementConfirmationViewController", "null", "-1",
  ]

  private func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case _ where scalar.isASCIIControl:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
  }

  private func list(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ", ") + "]"
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIIControl: Bool { value < 0x20 || value == 0x7F }
}
