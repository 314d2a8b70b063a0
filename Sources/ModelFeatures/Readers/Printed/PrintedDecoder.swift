import VCDescriptions
import VCEngine
import VCSource

/// Decodes a description from a printed hierarchy, which shows the app's state when it was printed.
struct PrintedDecoder {
  private let hierarchy: PrintedHierarchy
  private let diagnostics: DiagnosticCollector
  private var viewControllers: [ViewController] = []
  /// The index of each node's controller; nil in windows that are not read.
  private var indices: [Int?]
  private var names: [String]
  private var impliedIDs = ImpliedIDs()

  init(_ hierarchy: PrintedHierarchy, _ diagnostics: DiagnosticCollector) {
    (self.hierarchy, self.diagnostics) = (hierarchy, diagnostics)
    indices = [Int?](repeating: nil, count: hierarchy.nodes.count)
    names = []
  }

  /// Returns the description, nil if there is no row.
  mutating func decode() -> AppDescription? {
    let roots = hierarchy.readRoots
    names = classNames()
    let members = roots.flatMap(hierarchy.members)
    for node in members {
      indices[node] = viewControllers.count
      viewControllers.append(controller(of: node))
    }
    for node in members { connect(node) }
    for root in roots {
      guard let row = hierarchy.nodes[root].row, row.isPresented else { continue }
      diagnostics.warning(.missingPresenter(id: id(root)), at: row.range)
    }
    reportWindows(read: roots)
    guard !roots.isEmpty, !diagnostics.hasErrors else { return nil }
    return AppDescription(
      observed: viewControllers, in: roots.map { Window(rootViewController: indices[$0] ?? 0) })
  }

  private func id(_ node: Int) -> String {
    indices[node].map { viewControllers[$0].id.value } ?? names[node]
  }

  private func reportWindows(read roots: [Int]) {
    let read = Set(roots)
    let others = hierarchy.roots.filter { !read.contains($0) }
    guard let first = roots.first, !others.isEmpty else { return }
    diagnostics.warning(
      .severalWindows(
        count: hierarchy.roots.count, read: roots.count, rest: hierarchy.roots.count - roots.count),
      at: hierarchy.nodes[first].row?.range,
      notes: others.map {
        Diagnostic.Note(.otherWindow(root: names[$0]), at: hierarchy.nodes[$0].row?.range)
      })
  }

  // MARK: Names

  /// The class of each node as the figure shows it: without its module, unless two modules have a
  /// class of that name.
  private mutating func classNames() -> [String] {
    var short: [(module: String, name: String)] = []
    var modules: [String: Set<String>] = [:]
    for node in hierarchy.nodes {
      let name = parts(of: node.row?.className)
      short.append(name)
      modules[name.name, default: []].insert(name.module)
    }
    return short.map { module, name in
      modules[name, default: []].count > 1 && !module.isEmpty ? "\(module).\(name)" : name
    }
  }

  private func parts(of name: Sourced<String>?) -> (module: String, name: String) {
    guard let name else { return ("", UIKitClass.viewController.name) }
    if DemangledName.isMangled(name.value) {
      if let demangled = DemangledName.demangled(name.value) { return demangled }
      diagnostics.hint(.mangledName(name: name.value), at: name.range)
      return ("", name.value)
    }
    let base = name.value.prefix { $0 != "<" }
    let short = DemangledName.withoutModules(name.value)
    // `Module..Class` isn't a module and a class.
    guard ViewController.isClassName(short) else { return ("", name.value) }
    return base.contains(".") ? (String(base.prefix { $0 != "." }), short) : ("", short)
  }

  // MARK: Controllers

  private mutating func controller(of node: Int) -> ViewController {
    let (row, name) = (hierarchy.nodes[node].row, names[node])
    let range = row?.className.range
    var controller = ViewController(
      id: Sourced(impliedIDs.next(of: name), at: range),
      className: Sourced(name, at: range), idIsImplied: true)
    controller.range = row?.range
    guard let row else {
      controller.title = Sourced("?")
      return controller
    }
    controller.address = row.address
    controller.state = row.state.map { Sourced($0, at: row.range) }
    if row.view == .notLoaded { controller.isViewLoaded = Sourced(false, at: row.range) }
    if row.isInWindow != row.state?.isInWindow {
      controller.isInWindow = row.isInWindow.map { Sourced($0, at: row.range) }
    }
    if UIKitClass(named: name) == nil { infer(node, &controller) }
    readPresentation(row, &controller)
    return controller
  }

  private func infer(_ node: Int, _ controller: inout ViewController) {
    let children = hierarchy.nodes[node].children
    let evidence = ContainerEvidence(
      name: names[node], row: hierarchy.nodes[node].row,
      children: children.map { (names[$0], hierarchy.nodes[$0].row) })
    guard let superclass = evidence.superclass else { return }
    controller.superclass = Sourced(superclass, at: controller.className.range)
    guard !children.isEmpty else { return }
    diagnostics.hint(
      .takenForContainer(
        name: names[node], superclass: superclass.name, isByName: evidence.isByName),
      at: controller.className.range)
  }

  private func readPresentation(_ row: PrintedRow, _ controller: inout ViewController) {
    guard let printed = row.presentationController else { return }
    let known = PresentationControllerClass(named: printed.value)
    if !known.isKnown {
      diagnostics.hint(.takenForCustomStyle(name: printed.value), at: printed.range)
    }
    controller.modalPresentationStyle = known.style.map { Sourced($0, at: printed.range) }
    guard let alert = known.alert else { return }
    if UIKitClass(named: controller.className.value) == nil {
      controller.superclass = UIKitClass(named: UIKitClass.alertName).map {
        Sourced($0, at: printed.range)
      }
    }
    guard controller.isAlert else { return }
    if alert == .actionSheet { controller.preferredStyle = Sourced(alert, at: printed.range) }
  }

  /// Adds a controller's children and presentations.
  private mutating func connect(_ node: Int) {
    guard let index = indices[node] else { return }
    let children = hierarchy.nodes[node].children
    viewControllers[index].children = children.compactMap { indices[$0] }
    viewControllers[index].presents = hierarchy.nodes[node].presented.flatMap { indices[$0] }
    guard !children.isEmpty else { return }
    viewControllers[index].containmentKey = Sourced(
      viewControllers[index].kind.containmentKey, at: viewControllers[index].range)
    if viewControllers[index].kind == .tabBar, let selected = selectedTab(of: children) {
      viewControllers[index].selectedIndex = Sourced(
        selected, at: hierarchy.nodes[children[selected]].row?.range)
    }
  }

  /// The selected tab; nil for the first tab, or if it is unknown. UIKit loads a tab's view when
  /// the tab is first selected, so if only one tab has a view, that tab is selected.
  private func selectedTab(of tabs: [Int]) -> Int? {
    let rows = tabs.map { hierarchy.nodes[$0].row }
    let shown = rows.firstIndex { $0?.isInWindow == true }
    let loaded = rows.indices.filter { rows[$0]?.view != .notLoaded }
    guard let selected = shown ?? (loaded.count == 1 ? loaded[0] : nil) else { return nil }
    return selected == 0 ? nil : selected
  }
}
