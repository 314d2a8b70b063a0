import VCEngine
import VCPhrases

extension CodeWriter {
  /// Creates a tab bar controller's tabs; a group's tabs precede the group (R39).
  mutating func makeTabs(of controller: ViewController, _ name: String) {
    let first = controller.references.first { $0.name.value == "tabs" }?.target
    guard case .object(let first)? = first else { return }
    let tabs = controller.tabs
    for place in tabs.indices.reversed() {
      make(
        tabs[place], tabs.className(of: place), as: variable(ofTab: first + place),
        tabs.places(in: place).map { first + $0 })
    }
    set(name, "tabs", list(tabs.places(in: nil).map { variable(ofTab: first + $0) }))
    if let mode = controller.mode?.value { set(name, "mode", mode) }
    if let isHidden = controller[flag: .isSidebarHidden]?.value {
      set("\(name).sidebar", "isHidden", isHidden)
    }
    if let identifier = controller.selectedTab?.value.codeLiteral {
      select(tab: identifier, in: name)
    }
  }

  /// Selects a tab by the literal of its identifier.
  mutating func select(tab identifier: String, in name: String) {
    state(
      "\(name).selectedTab = \(name).tab(forIdentifier: \(identifier))",
      "\(name).selectedTab = [\(name) tabForIdentifier:@\(identifier)]")
  }

  private mutating func variable(ofTab number: Int) -> String {
    isDeclared.insert(.object(number))
    return names.name(of: .object(number), app)
  }

  private mutating func make(_ tab: Tab, _ type: String, as name: String, _ children: [Int]) {
    let title = (tab.title?.value ?? "").codeLiteral
    let identifier = (tab.identifier?.value ?? name).codeLiteral
    let content = tab.viewController.map { variable($0) }
    let list = children.isEmpty ? nil : list(children.map { variable(ofTab: $0) })
    // The system sets the title, image and identifier of a search tab.
    let isSearch = type == TabClass.searchTab.rawValue
    state(
      isSearch
        ? "let \(name) = \(type)" + (content.map { " { _ in \($0) }" } ?? "()")
        : "let \(name) = \(type)(title: \(title), image: nil, identifier: \(identifier)"
          + (list.map { ", children: \($0)" } ?? "") + ")"
          + (content.map { " { _ in \($0) }" } ?? ""),
      isSearch
        ? "\(type) *\(name) = [[\(type) alloc] initWithViewControllerProvider:"
          + (content.map { "^UIViewController *(UITab *tab) { return \($0); }" } ?? "nil") + "]"
        : "\(type) *\(name) = [[\(type) alloc] initWithTitle:@\(title) image:nil identifier:@\(identifier)"
          + (list.map { " children:\($0)" } ?? "") + " viewControllerProvider:"
          + (content.map { "^UIViewController *(UITab *tab) { return \($0); }" } ?? "nil") + "]")
    if tab.automaticallyActivatesSearch?.value == true {
      set(name, "automaticallyActivatesSearch", true)
    }
    if let navigation = tab.managingNavigationController {
      set(name, "managingNavigationController", variable(navigation))
    }
    if let child = tab.defaultChildIdentifier?.value.codeLiteral {
      state(
        "\(name).defaultChildIdentifier = \(child)", "\(name).defaultChildIdentifier = @\(child)")
    }
    if let placement = tab.preferredPlacement?.value { set(name, "preferredPlacement", placement) }
  }
}
