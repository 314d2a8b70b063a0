import VCDescriptions
import VCEngine
import VCSource

/// Decodes a description from the breadcrumbs of a Sentry event. A breadcrumb reports that a
/// controller appeared; none reports that one disappeared.
///
/// The first breadcrumbs give the initial state; each later one is a step. A UIKit exception
/// becomes the last step, which UIKit refuses.
struct SentryEventDecoder {
  private let diagnostics: DiagnosticCollector
  private var scene = LogScene()
  private var byClass: [String: ViewController.Index] = [:]
  /// Controllers that appeared before their container, by the container's class.
  private var waiting: [String: [ViewController.Index]] = [:]
  private var root: ViewController.Index?
  /// The presented controllers, the topmost last.
  private var presented = Stack()
  /// Each navigation controller's stack, root first.
  private var stacks: [ViewController.Index: Stack] = [:]

  /// Controllers in order, each once. An event may have as many as its size allows, so each is found
  /// by a look-up.
  private struct Stack {
    private var members: [ViewController.Index] = []
    private var places: [ViewController.Index: Int] = [:]

    var last: ViewController.Index? { members.last }

    func contains(_ member: ViewController.Index) -> Bool { places[member] != nil }

    mutating func append(_ member: ViewController.Index) {
      if places[member] == nil { places[member] = members.count }
      members.append(member)
    }

    mutating func popLast() -> ViewController.Index? {
      guard let last = members.popLast() else { return nil }
      if places[last] == members.count { places[last] = nil }
      return last
    }

    /// Removes everything above a member.
    mutating func pop(to member: ViewController.Index) {
      guard let place = places[member] else { return }
      while members.count > place + 1 { _ = popLast() }
    }
  }

  init(_ diagnostics: DiagnosticCollector) { self.diagnostics = diagnostics }

  /// Returns the description. Returns nil, and reports it, if no breadcrumb reports a controller.
  mutating func decode(_ event: SyntaxNode) -> AppDescription? {
    let crumbs = self.crumbs(of: event)
    guard !crumbs.isEmpty else {
      diagnostics.error(event.reasonWithoutControllers, at: event.range)
      return nil
    }
    let first = (crumbs.firstIndex { $0.isTrue("is_window_rootViewController") } ?? 0) + 1
    begin(with: crumbs.prefix(first))
    for crumb in crumbs.dropFirst(first) { add(crumb) }
    addException(of: event)
    guard let root else { return nil }
    var description = AppDescription(
      viewControllers: scene.viewControllers, rootViewController: root, steps: scene.steps)
    let system = event[member: "contexts"]?[member: "os"]
    if let version = system?.text("version")?.prefix(while: \.isNumber), let ios = Int(version),
      AppDescriptionKey.iosVersions.contains(ios)
    {
      description.ios = ios
    }
    if event[member: "contexts"]?[member: "device"]?.text("family") == "iPhone" {
      description.idiom = .phone
    }
    diagnostics.hint(.logGap(fact: Words.gapBreadcrumbs), at: nil)
    return description
  }

  private func crumbs(of event: SyntaxNode) -> [SyntaxNode] {
    let list = event[member: "breadcrumbs"]
    let values = list?[member: "values"]?.elements ?? list?.elements
    return (values.map(Array.init) ?? []).filter {
      $0.text("category") == "ui.lifecycle" && $0[member: "data"]?.text("screen") != nil
    }
  }

  // MARK: Initial state

  private mutating func begin(with crumbs: ArraySlice<SyntaxNode>) {
    for crumb in crumbs {
      let index = controller(of: crumb)
      let parent = crumb[member: "data"]?.text("parentViewController")
      if let parent { waiting[parent, default: []].append(index) }
      takeWaiting(for: index, named: crumb.screen)
    }
    if let last = crumbs.last { root = controller(of: last) }
    // The container that the last breadcrumb names may never appear in a breadcrumb.
    if let name = crumbs.last?[member: "data"]?.text("parentViewController"), byClass[name] == nil {
      let container = named(name)
      takeWaiting(for: container, named: name)
      root = container
    }
  }

  private mutating func takeWaiting(for index: ViewController.Index, named name: String) {
    for child in waiting.removeValue(forKey: name) ?? [] { contain(child, in: index) }
  }

  private mutating func contain(_ child: ViewController.Index, in container: ViewController.Index) {
    scene.contain(child, in: container)
    if scene[container].kind == .navigation { stacks[container, default: Stack()].append(child) }
  }

  private mutating func controller(of crumb: SyntaxNode) -> ViewController.Index {
    let index = named(crumb.screen, at: crumb.range)
    if scene[index].title == nil {
      scene[index].title = crumb[member: "data"]?.text("title").map { Sourced($0) }
    }
    return index
  }

  private mutating func named(
    _ name: String, at range: SourceRange? = nil
  ) -> ViewController.Index {
    if let known = byClass[name] { return known }
    let bytes = range.map { $0.start..<$0.end } ?? 0..<0
    let index = scene.controller(LogPointer(className: name, range: bytes), orUnknown: "controller")
    byClass[name] = index
    return index
  }

  // MARK: Steps

  private mutating func add(_ crumb: SyntaxNode) {
    let data = crumb[member: "data"]
    let isKnown = byClass[crumb.screen] != nil
    let index = controller(of: crumb)
    let label = Self.time(of: crumb)
    defer { takeWaiting(for: index, named: crumb.screen) }
    if data?.isTrue("beingPresented") == true, !presented.contains(index) {
      let presenter = data?.text("presentingViewController").flatMap { byClass[$0] } ?? top
      step(.present(Sourced(index), from: Sourced(presenter)), label)
      presented.append(index)
      return
    }
    guard let parentName = data?.text("parentViewController") else {
      if isKnown, index == root { dismissAll(above: index) }
      return
    }
    guard let parent = byClass[parentName] else {
      waiting[parentName, default: []].append(index)
      return
    }
    if isKnown, scene.parents[index] == parent || stacks[parent]?.contains(index) == true {
      comeBack(to: index, in: parent, label)
    } else if scene[parent].kind == .navigation {
      dismissAll(above: parent)
      step(.push(Sourced(index), onto: Sourced(parent)), label)
      stacks[parent, default: Stack()].append(index)
    } else {
      dismissAll(above: parent)
      step(.add(Sourced(index), to: Sourced(parent)), label)
    }
  }

  private var top: ViewController.Index { presented.last ?? root ?? 0 }

  /// Handles a covered controller that appears again: whatever covered it was dismissed at an
  /// unknown time.
  private mutating func comeBack(
    to index: ViewController.Index, in parent: ViewController.Index, _ label: String?
  ) {
    dismissAll(above: parent)
    switch scene[parent].kind {
    case .navigation where stacks[parent]?.last != index:
      step(.popTo(Sourced(index)), label)
      stacks[parent]?.pop(to: index)
    case .tabBar: step(.select(Sourced(index), in: Sourced(parent)), label)
    default: break
    }
  }

  private mutating func dismissAll(above container: ViewController.Index) {
    guard
      presented.contains(container) || root.map({ scene.contains(container, in: $0) }) == true
    else { return }
    while let last = presented.last, last != container {
      _ = presented.popLast()
      step(.dismiss(Sourced(last)), nil)
    }
  }

  private mutating func step(_ action: Step.Action, _ label: String?) {
    scene.steps.append(Step(action, label: label.map { Sourced($0) }))
  }

  /// Returns `08:14:44.870` for `2026-03-04T08:14:44.870Z`.
  private static func time(of crumb: SyntaxNode) -> String? {
    guard let stamp = crumb.text("timestamp"), let start = stamp.firstIndex(of: "T") else {
      return nil
    }
    return String(stamp[stamp.index(after: start)...].prefix { $0.isNumber || ":.".contains($0) })
  }

  // MARK: The exception

  private mutating func addException(of event: SyntaxNode) {
    let values = event[member: "exception"]?[member: "values"]?.elements
    guard let text = (values.map(Array.init) ?? []).compactMap({ $0.text("value") }).last,
      let line = LogReader(Source(name: "exception", text: text)).lines.first,
      let name = line.pointers[.presented]?.name
    else { return }
    let presenter = line.pointers[.presenter]?.name.flatMap { byClass[$0] } ?? top
    let presented = named(name)
    scene.step(.present(Sourced(presented), from: Sourced(presenter)), refused: line.plainText)
  }
}

extension SyntaxNode {
  /// The class of the controller that a breadcrumb reports.
  fileprivate var screen: String { self[member: "data"]?.text("screen") ?? "" }
}
