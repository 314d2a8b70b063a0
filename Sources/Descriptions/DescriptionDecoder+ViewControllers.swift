import VCEngine
import VCSource

extension DescriptionDecoder {
  /// Declares a controller with its descendants, then the families that these initially present,
  /// and so on. Returns nil if the controller itself cannot be read.
  ///
  /// - Parameter hostingClass: The class of the hosting controller that SwiftUI makes around one of
  ///   its containers.
  mutating func declareFamilies(
    _ node: SyntaxNode, hostingClass: String? = nil
  ) -> ViewController.Index? {
    let hostingClass = hostingClass ?? (isBeginning ? "UIHostingController" : nil)
    let host = SwiftUIContainer(node) == nil ? nil : hostingClass.map { makeHost($0, at: node) }
    let member = declare(node)
    if let host, let member { viewControllers[host].children.append(member) }
    let top = host ?? member
    var next = 0
    while next < presented.count {
      let (presenter, node) = presented[next]
      viewControllers[presenter].presents = declare(node)
      next += 1
    }
    presented = []
    nameUnnamed()
    return top
  }

  /// Declares a controller and, after it, its children: parents first, in the order of the text.
  mutating func declare(_ node: SyntaxNode) -> ViewController.Index? {
    switch node.kind {
    case .mapping: return declareMapping(node)
    case .scalar where !node.text.isEmpty && !node.isNull, .text:
      guard let name = readClassName(node) else { return nil }
      var viewController = ViewController(id: name, className: name, idIsImplied: true)
      viewController.range = node.range
      return append(viewController)
    case .scalar where node.text.isEmpty:
      diagnostics.error(.missingViewController, at: node.range)
    case .unreadable: break
    default:
      diagnostics.error(.notAViewController(value: node.messageValue), at: node.range)
    }
    return nil
  }

  private mutating func declareMapping(_ node: SyntaxNode) -> ViewController.Index {
    typealias Key = ViewControllerKey
    var reader = MappingReader(node, expecting: .viewController, diagnostics)
    let id = reader.string(Key.id)
    var name = reader.value(Key.class).flatMap { readClassName($0) }
    let container = SwiftUIContainer(node)
    if let container {
      viewNames[viewControllers.count] = name?.value
      name?.value = container.className
    }
    let superclass = reader.value(Key.superclass).flatMap { readSuperclass($0) }
    let place = reader.start
    // Without a class, a controller has the class that it would derive from.
    let className = name ?? Sourced((superclass?.value ?? .viewController).name, at: place)
    var viewController = ViewController(
      id: id ?? className, className: className, idIsImplied: id == nil)
    viewController.superclass = superclass
    viewController.range = node.range
    reportNeedlessSuperclass(of: viewController)
    var columns = readColumns(of: &viewController, &reader)
    readProperties(of: &viewController, &reader)
    var children = readChildren(of: &viewController, &reader)
    if let container { container.divide(&children, into: &columns, of: &viewController) }
    let tabs = reader.hasMore ? reader.sequence(Key.tabs)?.value ?? [] : []
    let index = append(viewController)
    if reader.hasMore { readReferences(of: .viewController(index), &reader) }
    let leads = reader.hasMore ? readLeads(&reader) : []
    reader.finish { ViewControllerKey.key(meantBy: $0, in: viewController) }
    for (name, child) in children {
      guard let child = declare(child, in: container) else { continue }
      viewControllers[index].children.append(child)
      if let name { viewControllers[index].childNames[child] = name }
    }
    for (column, node) in columns {
      guard let child = declare(node, in: container) else { continue }
      viewControllers[index].columns?[column] = child
      if column != .compact { wrappable.insert(child) }
    }
    for tab in tabs { declareTab(tab, of: index) }
    for (key, lead, node) in leads {
      if key == .presents {
        present(node, from: index, &reader)
      } else if let controller = declare(node) {
        lead.set(&viewControllers[index], controller)
      }
    }
    return index
  }

  /// Reads the keys that lead to another controller, except columns.
  private func readLeads(
    _ reader: inout MappingReader
  ) -> [(ViewControllerKey, KeyRow<ViewController>.Lead, SyntaxNode)] {
    ViewControllerKey.leads.compactMap { key, lead in
      guard !ViewControllerKey.columns.contains(where: { $0.key == key }) else { return nil }
      return reader.value(key).map { (key, lead, $0) }
    }
  }

  /// Declares a child. In a SwiftUI container, a view or a tab's container gets a hosting
  /// controller.
  private mutating func declare(
    _ node: SyntaxNode, in container: SwiftUIContainer?
  ) -> ViewController.Index? {
    guard let container else { return declare(node) }
    if container == .tabView, SwiftUIContainer(node) != nil {
      let tab = makeHost(container.hostingClass, at: node)
      if let child = declare(node) { viewControllers[tab].children.append(child) }
      return tab
    }
    let child = declare(node)
    if let child { host(child, in: container.hostingClass) }
    return child
  }

  /// Reads a split view controller's columns (R25). On other controllers these keys are unknown.
  private func readColumns(
    of viewController: inout ViewController, _ reader: inout MappingReader
  ) -> [(SplitViewColumn, SyntaxNode)] {
    guard viewController.kind == .split else { return [] }
    let nodes = ViewControllerKey.columns.compactMap { (key, column) in
      reader.value(key).map { (column, $0) }
    }
    if reader.has(ViewControllerKey.style) || !nodes.isEmpty {
      viewController.columns = SplitColumns()
    }
    return nodes
  }

  private func reportNeedlessSuperclass(of viewController: ViewController) {
    let name = viewController.className.value
    guard let superclass = viewController.superclass, UIKitClass(named: name) != nil,
      name != superclass.value.name
    else { return }
    diagnostics.warning(.needlessSuperclass(name: name), at: superclass.range)
  }

  /// Appends a new controller, and registers its id if it declares one.
  mutating func append(_ viewController: ViewController) -> ViewController.Index {
    let index = viewControllers.count
    viewControllers.append(viewController)
    if viewController.idIsImplied {
      unnamed.append(index)
    } else if checkID(viewController.id) {
      let id = viewController.id.value
      if let first = indices[id], idsOfAlternatives.remove(id) == nil {
        diagnostics.error(
          .duplicateID(id: viewController.id.value), at: viewController.id.range,
          notes: [Diagnostic.Note(.declaredHereFirst, at: viewControllers[first].id.range)])
      } else {
        indices[viewController.id.value] = index
      }
    }
    return index
  }

  private mutating func present(
    _ node: SyntaxNode, from presenter: ViewController.Index, _ reader: inout MappingReader
  ) {
    if isBeginning {
      presented.append((presenter, node))
    } else {
      diagnostics.error(.presentsInStep, at: reader.place(of: ViewControllerKey.presents))
    }
  }

  /// Names controllers without an id after their class, numbered from the second on in the order of
  /// the text.
  private mutating func nameUnnamed() {
    let inTextOrder = unnamed.sorted {
      (viewControllers[$0].range?.start ?? 0) < (viewControllers[$1].range?.start ?? 0)
    }
    // Only the root's family may be this large; reserving for every step would take quadratic time.
    if unnamed.count > 1_000 { indices.reserveCapacity(indices.count + unnamed.count) }
    let explicitIDs = explicitIDs
    for index in inTextOrder {
      let className = viewNames[index] ?? viewControllers[index].className.value
      let id = impliedIDs.next(of: className, unless: explicitIDs.contains)
      if explicitIDs.contains(className) { namedLikeIDs.append(index) }
      viewControllers[index].id.value = id
      indices[id] = index
    }
    unnamed = []
  }

  private func readSuperclass(_ node: SyntaxNode) -> Sourced<UIKitClass>? {
    guard let name = node.string, !node.isNull else {
      diagnostics.wrongType(node, ViewControllerKey.superclass.rawValue, .typeClassName)
      return nil
    }
    if let known = UIKitClass(named: name) { return Sourced(known, at: node.range) }
    // Nobody reads suggestions in a text with thousands of errors, but they would take long.
    let names = diagnostics.count < 500 ? UIKitClass.all.filter(\.isViewController).map(\.name) : []
    diagnostics.error(
      .unknownSuperclass(name: name, suggestion: name.nearest(among: names)),
      at: node.range, notes: [Diagnostic.Note(.superclassMeaning)])
    return nil
  }

  /// Reads a class name; reports text that can't be one.
  private func readClassName(_ node: SyntaxNode) -> Sourced<String>? {
    guard let name = node.string, !node.isNull else {
      diagnostics.wrongType(node, ViewControllerKey.class.rawValue, .typeClassName)
      return nil
    }
    guard ViewController.isClassName(name) else {
      diagnostics.refuse(node, .invalidClassName(name: name))
      return nil
    }
    return Sourced(name, at: node.range)
  }
}
