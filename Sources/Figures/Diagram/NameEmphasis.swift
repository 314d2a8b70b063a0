import VCEngine
import VCPictures

/// Divides controllers' names into the part that distinguishes each of them, and the part that many
/// have in common.
///
/// All names are plain in an app whose controllers are all UIKit's own or have titles, because then no
/// name says more than another.
package struct NameEmphasis: Sendable {
  private let isOn: Bool

  package init(_ app: AppDescription, _ look: Look) {
    isOn =
      look.box.names == .emphasized
      && app.viewControllers.contains { !$0.isUIKits && $0.title?.value.isEmpty ?? true }
  }

  /// A title, an id or another name that is the controller's own.
  package func runs(ofTitle title: String) -> [TextRun] { [TextRun(title, isOn ? .strong : .none)] }

  /// A controller's class, or its name in SwiftUI.
  package func runs(ofName name: String, of controller: ViewController) -> [TextRun] {
    guard isOn else { return [TextRun(name)] }
    if let view = controller.hostedView {
      // The name is the view's, or ends in it: `TabHostingController<HomeView>`.
      let end = name.hasSuffix(">") ? ">" : ""
      let host = String(name.dropLast(view.count + end.count))
      return [TextRun(host, .quiet)].filter { !$0.text.isEmpty } + Self.parts(of: view)
        + [TextRun(end, .quiet)].filter { !$0.text.isEmpty }
    }
    return controller.isUIKits && !controller.uiKitClass.isSystems
      ? [TextRun(name, .quiet)] : Self.parts(of: name)
  }

  /// A controller's heading.
  package func runs(ofHeading member: ViewController.Index, in hierarchy: Hierarchy) -> [TextRun] {
    let controller = hierarchy.app.viewControllers[member]
    let (heading, name) = (
      hierarchy.heading(member), controller.swiftUIName ?? controller.className.value
    )
    return heading == name ? runs(ofName: name, of: controller) : runs(ofTitle: heading)
  }

  private static func parts(of name: String) -> [TextRun] {
    guard let start = NameSuffix.start(in: name) else { return [TextRun(name, .strong)] }
    return [
      TextRun(String(name.prefix(start)), .strong), TextRun(String(name.dropFirst(start)), .quiet),
    ]
  }
}

extension ViewController {
  /// Whether its class is UIKit's, or another framework's, and contains nothing of the app's.
  fileprivate var isUIKits: Bool { UIKitClass(named: className.value) != nil && hostedView == nil }
}
