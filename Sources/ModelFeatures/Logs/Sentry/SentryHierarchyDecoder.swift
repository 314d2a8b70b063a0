import VCDescriptions
import VCEngine
import VCSource

/// Decodes a description from Sentry's `view-hierarchy.json`: nested views, some of which name
/// their view controller.
///
/// A view controller contains the controllers of the views within its view. Each further transition
/// view of a window shows a presented controller; its presenter is a guess.
struct SentryHierarchyDecoder {
  private let diagnostics: DiagnosticCollector
  private var viewControllers: [ViewController] = []
  private var impliedIDs = ImpliedIDs()

  init(_ diagnostics: DiagnosticCollector) { self.diagnostics = diagnostics }

  /// Returns the description. Returns nil, and reports it, if no window has a view controller.
  mutating func decode(_ root: SyntaxNode) -> AppDescription? {
    var windows: [Window] = []
    var ids: Set<String> = []
    for node in root[member: "windows"]?.elements ?? root.elements where isApps(node) {
      guard let top = tops(of: node) else { continue }
      // An identifier that no description may have says nothing.
      let id = node.text("identifier").flatMap { id in
        DescriptionDecoder.isID(id) && ids.insert(id).inserted ? Sourced(id) : nil
      }
      windows.append(Window(id: id, rootViewController: top))
    }
    guard !windows.isEmpty else {
      diagnostics.error(root.reasonWithoutControllers, at: root.range)
      return nil
    }
    diagnostics.hint(.logGap(fact: Words.gapViewHierarchy), at: nil)
    return AppDescription(observed: viewControllers, in: windows)
  }

  /// Whether a window is on screen and belongs to the app rather than the keyboard.
  private func isApps(_ window: SyntaxNode) -> Bool {
    let type = window.text("type") ?? ""
    let isSystems = ["UITextEffects", "UIRemoteKeyboard", "UIStatusBar", "UIInput"].contains {
      type.hasPrefix($0)
    }
    return !isSystems && window[member: "visible"]?.kind != .false
  }

  /// Returns the root of a window. Each further subtree with a controller is presented by the
  /// previous top.
  private mutating func tops(of window: SyntaxNode) -> ViewController.Index? {
    var root: ViewController.Index?
    var last: ViewController.Index?
    for child in window[member: "children"]?.elements ?? window.elements {
      let found = controllers(in: child)
      let isSheet = !found.isEmpty && isSheet(child)
      for top in found {
        if let last {
          viewControllers[last].presents = top
          if isSheet { viewControllers[top].modalPresentationStyle = Sourced(.pageSheet) }
        } else {
          root = top
        }
        last = top
      }
    }
    return root
  }

  /// Whether the view belongs to a sheet: a drop shadow above a dimming view.
  private func isSheet(_ node: SyntaxNode) -> Bool {
    let types = node.texts(ofKey: "type")
    return types.contains("UIDimmingView") && types.contains("UIDropShadowView")
  }

  /// Returns the outermost controllers of a subtree, with their children. Uses a loop, because the
  /// file determines how deep views nest.
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
