import Diagnostics
import TextFormats
import ViewControllers

/// Makes a description of Sentry's `view-hierarchy.json`: views nested in each other, of which some
/// name their view controller.
///
/// A view controller contains those whose views are in its own. Each further transition view of a
/// window shows what is presented; by whom is a guess.
struct SentryHierarchyDecoder {
  private let diagnostics: DiagnosticCollector
  private var viewControllers: [ViewController] = []
  private var impliedIDs = ImpliedIDs()

  init(_ diagnostics: DiagnosticCollector) { self.diagnostics = diagnostics }

  /// The description, nil where no window has a view controller; that has been reported then.
  mutating func decode(_ root: SyntaxNode) -> AppDescription? {
    var windows: [Window] = []
    var ids: Set<String> = []
    for node in root[member: "windows"]?.elements ?? root.elements where isApps(node) {
      guard let top = tops(of: node) else { continue }
      let id = node.text("identifier").flatMap { ids.insert($0).inserted ? Sourced($0) : nil }
      windows.append(Window(id: id, rootViewController: top))
    }
    guard !windows.isEmpty else {
      diagnostics.error(.log(.noSentryControllers), at: root.range)
      return nil
    }
    diagnostics.hint(.log(.logGap(.viewHierarchy)), at: nil)
    var description = AppDescription(viewControllers: viewControllers)
    description.windows = windows
    let all = Set(viewControllers.map(\.id.value))
    description.windows.nameUnnamed(all.contains)
    description.isObserved = true
    return description
  }

  /// Whether a window is on screen, and the app's rather than the keyboard's.
  private func isApps(_ window: SyntaxNode) -> Bool {
    let type = window.text("type") ?? ""
    let isSystems = ["UITextEffects", "UIRemoteKeyboard", "UIStatusBar", "UIInput"].contains {
      type.hasPrefix($0)
    }
    return !isSystems && window[member: "visible"]?.kind != .false
  }

  /// The root of a window; each further subtree with a controller is presented by the top before.
  private mutating func tops(of window: SyntaxNode) -> ViewController.Index? {
    var root: ViewController.Index?
    var last: ViewController.Index?
    for child in window[member: "children"]?.elements ?? window.elements {
      let found = controllers(in: child)
      for top in found {
        if let last {
          viewControllers[last].presents = top
          if isSheet(child) { viewControllers[top].modalPresentationStyle = Sourced(.pageSheet) }
        } else {
          root = top
        }
        last = top
      }
    }
    return root
  }

  /// A drop shadow above a dimming view is a sheet's.
  private func isSheet(_ node: SyntaxNode) -> Bool {
    let types = node.texts(ofKey: "type")
    return types.contains("UIDimmingView") && types.contains("UIDropShadowView")
  }

  /// The controllers of a subtree that are in no other of it, with their children. Views are visited
  /// in a loop: their nesting is the file's.
  private mutating func controllers(in node: SyntaxNode) -> [ViewController.Index] {
    var tops: [ViewController.Index] = []
    var stack: [(node: SyntaxNode, container: ViewController.Index?)] = [(node, nil)]
    while let (view, container) = stack.popLast() {
      var container = container
      if let name = view.text("view_controller") {
        let index = append(name, at: view.range)
        if let parent = container {
          viewControllers[parent].children.append(index)
          viewControllers[parent].containmentKey = Sourced(
            viewControllers[parent].kind.containmentKey)
        } else {
          tops.append(index)
        }
        container = index
      }
      let children = Array(view[member: "children"]?.elements ?? view.elements)
      stack += children.reversed().map { ($0, container) }
    }
    return tops
  }

  private mutating func append(_ name: String, at range: SourceRange) -> ViewController.Index {
    var controller = ViewController(named: name, id: { impliedIDs.next(of: $0) }, at: range)
    controller.idIsImplied = true
    viewControllers.append(controller)
    return viewControllers.count - 1
  }
}
