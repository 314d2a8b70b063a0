// Add this file to the debug build of an app. At a breakpoint:
//
//     (lldb) po vcdiagram()
//
// prints the app's view controllers as a description that `vcdiagram` draws:
//
//     pbpaste | vcdiagram - -o figure.svg
//
// It needs nothing but UIKit, changes nothing, and loads no view that is not loaded.

#if DEBUG
  import UIKit

  /// The view controllers of all windows, as they are now.
  @MainActor public func vcdiagram() -> VCDiagramText {
    // Scenes come in no order; the order of their windows is that from the back to the front.
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
    let all = scenes.flatMap(\.windows).filter { $0.rootViewController != nil }
    let own = all.filter { !VCDiagramWriter.isSystemWindow($0) }
    let windows = own.isEmpty ? all : own
    guard let main = windows.first(where: \.isKeyWindow) ?? windows.first else {
      return VCDiagramText(text: "# No window has a rootViewController.\n")
    }
    var writer = VCDiagramWriter()
    writer.writeSurroundings(of: main)
    if windows.count > 1 {
      writer.write(windows, keyWindow: main)
    } else {
      writer.writeRoot(of: main, indentation: 0)
    }
    return VCDiagramText(text: writer.lines.map { $0 + "\n" }.joined())
  }

  /// A text that the debugger prints as it is, without quotes and escapes.
  public struct VCDiagramText: CustomStringConvertible, CustomDebugStringConvertible {
    public let text: String

    public var description: String { text }
    public var debugDescription: String { text }
  }

  /// Writes YAML, a line a key.
  @MainActor private struct VCDiagramWriter {
    private(set) var lines: [String] = []

    /// What holds for all windows: the width is the key window's, unless another tells its own.
    mutating func writeSurroundings(of window: UIWindow) {
      lines.append("observed: true")
      if let version = Int(UIDevice.current.systemVersion.prefix { $0 != "." }) {
        lines.append("ios: \(version)")
      }
      let isPad = UIDevice.current.userInterfaceIdiom == .pad
      lines.append("idiom: \(isPad ? "pad" : "phone")")
      switch window.traitCollection.horizontalSizeClass {
      case .compact where isPad: lines.append("horizontalSizeClass: compact")
      case .regular where !isPad: lines.append("horizontalSizeClass: regular")
      default: break
      }
    }

    mutating func writeRoot(of window: UIWindow, indentation: Int) {
      guard let root = window.rootViewController else { return }
      open("rootViewController", indentation)
      write(root, indentation: indentation + 2)
    }

    // MARK: Windows

    mutating func write(_ windows: [UIWindow], keyWindow: UIWindow) {
      let width = keyWindow.traitCollection.horizontalSizeClass
      let scenes = Self.names(ofScenesOf: windows)
      var names: [String: Int] = [:]
      lines.append("windows:")
      for window in windows {
        if window.isKeyWindow { lines.append("  # The key window.") }
        let start = lines.count
        let name = String(describing: type(of: window))
        names[name, default: 0] += 1
        let count = names[name, default: 1]
        add("id", Self.quoted(count == 1 ? name : "\(name)#\(count)"), 4)
        if window.windowLevel.rawValue != 0 {
          add("windowLevel", Self.level(Double(window.windowLevel.rawValue)), 4)
        }
        let scene = window.windowScene.flatMap { scenes[ObjectIdentifier($0)] }
        if scenes.count > 1, let scene { add("scene", Self.quoted(scene), 4) }
        switch window.traitCollection.horizontalSizeClass {
        case width: break
        case .compact: add("horizontalSizeClass", "compact", 4)
        case .regular: add("horizontalSizeClass", "regular", 4)
        default: break
        }
        writeRoot(of: window, indentation: 4)
        lines[start] = "  - " + lines[start].drop { $0 == " " }
      }
    }

    /// The scenes' titles, and numbers where they have none or the same.
    private static func names(ofScenesOf windows: [UIWindow]) -> [ObjectIdentifier: String] {
      var names: [ObjectIdentifier: String] = [:]
      for scene in windows.compactMap(\.windowScene) where names[ObjectIdentifier(scene)] == nil {
        let title = scene.title ?? ""
        let isFree = !title.isEmpty && !names.values.contains(title)
        names[ObjectIdentifier(scene)] = isFree ? title : "scene \(names.count + 1)"
      }
      return names
    }

    private static func level(_ rawValue: Double) -> String {
      switch rawValue {
      case 1000: "statusBar"
      case 2000: "alert"
      default: Int(exactly: rawValue).map(String.init) ?? "\(rawValue)"
      }
    }

    /// Whether it is the keyboard's, or another that UIKit itself makes.
    static func isSystemWindow(_ window: UIWindow) -> Bool {
      let name = window.rootViewController.map { String(describing: type(of: $0)) } ?? ""
      let prefixes = ["UIInput", "UIEditing", "UISystem", "UITextEffects", "UICompatibilityInput"]
      return prefixes.contains { name.hasPrefix($0) }
    }

    private mutating func add(_ key: String, _ value: String, _ indentation: Int) {
      lines.append(String(repeating: " ", count: indentation) + "\(key): \(value)")
    }

    private mutating func open(_ key: String, _ indentation: Int) {
      lines.append(String(repeating: " ", count: indentation) + key + ":")
    }

    // MARK: Controllers

    private mutating func write(_ controller: UIViewController, indentation: Int) {
      let name = String(describing: type(of: controller))
      add("class", Self.quoted(name), indentation)
      if let known = Self.knownClass(of: controller), known != name {
        add("superclass", known, indentation)
      }
      if let title = controller.title, !title.isEmpty {
        add("title", Self.quoted(title), indentation)
      }
      writeFlags(of: controller, indentation)
      writeAppearance(of: controller, indentation)
      writeContent(of: controller, indentation)
      guard let presented = controller.presentedViewController,
        presented.presentingViewController === controller
      else { return }
      open("presents", indentation)
      write(presented, indentation: indentation + 2)
    }

    private mutating func writeFlags(of controller: UIViewController, _ indentation: Int) {
      let isContext =
        controller is UINavigationController || controller is UITabBarController
      if controller.definesPresentationContext != isContext {
        add("definesPresentationContext", "\(controller.definesPresentationContext)", indentation)
      }
      if controller.providesPresentationContextTransitionStyle {
        add("providesPresentationContextTransitionStyle", "true", indentation)
      }
      let isPresented = controller.parent == nil && controller.presentingViewController != nil
      if let alert = controller as? UIAlertController {
        if alert.preferredStyle == .actionSheet {
          add("preferredStyle", "actionSheet", indentation)
        }
      } else if isPresented, let style = Self.name(of: controller.modalPresentationStyle) {
        add("modalPresentationStyle", style, indentation)
        let detents = (controller.sheetPresentationController?.detents ?? []).compactMap { detent in
          ["medium", "large"].first { detent.identifier.rawValue.hasSuffix($0) }
        }
        if !detents.isEmpty {
          add("detents", "[\(detents.joined(separator: ", "))]", indentation)
        }
        if controller.isModalInPresentation { add("isModalInPresentation", "true", indentation) }
        if controller.modalPresentationCapturesStatusBarAppearance {
          add("modalPresentationCapturesStatusBarAppearance", "true", indentation)
        }
      }
      if controller.hidesBottomBarWhenPushed {
        add("hidesBottomBarWhenPushed", "true", indentation)
      }
      if let style = Self.name(of: controller.modalTransitionStyle) {
        add("modalTransitionStyle", style, indentation)
      }
    }

    private mutating func writeAppearance(of controller: UIViewController, _ indentation: Int) {
      let isInWindow = controller.viewIfLoaded?.window != nil
      add("state", isInWindow ? "appeared" : "disappeared", indentation)
      if !controller.isViewLoaded { add("isViewLoaded", "false", indentation) }
    }

    private mutating func writeContent(of controller: UIViewController, _ indentation: Int) {
      switch controller {
      case let navigation as UINavigationController:
        if !navigation.isToolbarHidden { add("isToolbarHidden", "false", indentation) }
        write(navigation.viewControllers, "viewControllers", indentation)
      case let tabs as UITabBarController:
        let controllers = tabs.viewControllers ?? []
        if controllers.indices.contains(tabs.selectedIndex) {
          add("selectedIndex", "\(tabs.selectedIndex)", indentation)
        }
        write(controllers, "viewControllers", indentation)
      case let split as UISplitViewController where split.style != .unspecified:
        writeColumns(of: split, indentation)
      case let split as UISplitViewController:
        write(split.viewControllers, "viewControllers", indentation)
      case let pages as UIPageViewController:
        if pages.transitionStyle == .pageCurl { add("transitionStyle", "pageCurl", indentation) }
        if pages.spineLocation == .mid { add("spineLocation", "mid", indentation) }
        write(pages.viewControllers ?? [], "viewControllers", indentation)
      default: write(controller.children, "children", indentation)
      }
    }

    private mutating func writeColumns(of split: UISplitViewController, _ indentation: Int) {
      add("style", split.style == .tripleColumn ? "tripleColumn" : "doubleColumn", indentation)
      let columns: [(String, UISplitViewController.Column)] = [
        ("primary", .primary), ("supplementary", .supplementary), ("secondary", .secondary),
        ("compact", .compact),
      ]
      for (name, column) in columns {
        guard let controller = split.viewController(for: column) else { continue }
        open(name, indentation)
        write(controller, indentation: indentation + 2)
      }
    }

    private mutating func write(
      _ controllers: [UIViewController], _ key: String, _ indentation: Int
    ) {
      if controllers.isEmpty { return }
      open(key, indentation)
      for controller in controllers {
        let start = lines.count
        write(controller, indentation: indentation + 4)
        // The first key of a list's element stands behind its dash.
        let first = lines[start].drop { $0 == " " }
        lines[start] = String(repeating: " ", count: indentation + 2) + "- " + first
      }
    }

    // MARK: Words

    /// The class of UIKit's that a controller is or derives from, nil for UIViewController.
    private static func knownClass(of controller: UIViewController) -> String? {
      switch controller {
      case is UIImagePickerController: "UIImagePickerController"
      case is UINavigationController: "UINavigationController"
      case is UITabBarController: "UITabBarController"
      case is UISplitViewController: "UISplitViewController"
      case is UIPageViewController: "UIPageViewController"
      case is UIAlertController: "UIAlertController"
      case is UIActivityViewController: "UIActivityViewController"
      case is UISearchController: "UISearchController"
      case is UITableViewController: "UITableViewController"
      case is UICollectionViewController: "UICollectionViewController"
      default: nil
      }
    }

    private static func name(of style: UIModalPresentationStyle) -> String? {
      switch style {
      case .fullScreen: "fullScreen"
      case .pageSheet: "pageSheet"
      case .formSheet: "formSheet"
      case .currentContext: "currentContext"
      case .custom: "custom"
      case .overFullScreen: "overFullScreen"
      case .overCurrentContext: "overCurrentContext"
      case .popover: "popover"
      default: nil
      }
    }

    private static func name(of style: UIModalTransitionStyle) -> String? {
      switch style {
      case .flipHorizontal: "flipHorizontal"
      case .crossDissolve: "crossDissolve"
      case .partialCurl: "partialCurl"
      default: nil
      }
    }

    private static func quoted(_ text: String) -> String {
      var quoted = "\""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"", "\\": quoted += "\\" + String(scalar)
        case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
          let hex = String(scalar.value, radix: 16)
          quoted += "\\x" + (hex.count == 1 ? "0" : "") + hex
        default: quoted.unicodeScalars.append(scalar)
        }
      }
      return quoted + "\""
    }
  }
#endif
