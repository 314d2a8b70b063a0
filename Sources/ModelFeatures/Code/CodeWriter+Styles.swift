import VCEngine
import VCPhrases
import VCSource

/// Presentation styles and popover sources.
extension CodeWriter {
  /// Sets the controller's presentation style and related properties.
  mutating func style(_ controller: ViewController, _ name: String) {
    if let source = controller.sourceType?.value { set(name, "sourceType", source) }
    if !controller.isAlert, let style = controller.modalPresentationStyle?.value {
      set(name, "modalPresentationStyle", style)
    }
    if let style = controller.modalTransitionStyle?.value {
      set(name, "modalTransitionStyle", style)
    }
    if let transition = controller.preferredTransition?.value {
      let (swift, objectiveC) =
        transition == .zoom
        ? zoom(from: controller)
        : (transition.rawValue, "UIViewControllerTransition.\(transition.rawValue)Transition")
      state(
        "\(name).preferredTransition = .\(swift)", "\(name).preferredTransition = \(objectiveC)")
    }
    if let flag = controller[flag: .isModalInPresentation]?.value {
      set(name, "isModalInPresentation", flag)
    }
    if let size = controller.preferredContentSize?.value {
      state(
        "\(name).preferredContentSize = CGSize(width: \(size.width), height: \(size.height))",
        "\(name).preferredContentSize = CGSizeMake(\(size.width), \(size.height))")
    }
    setDetents(of: controller, name)
    if controller.hasPopoverSource, !zoomsFromSource(controller) {
      setPopoverSource(of: controller, name)
    }
  }

  /// Whether a controller's source is that of a zoom, and not of a popover.
  private func zoomsFromSource(_ controller: ViewController) -> Bool {
    controller.preferredTransition?.value == .zoom && !controller.isAlert
      && !controller.uiKitClass.isSystems && controller.modalPresentationStyle?.value != .popover
  }

  /// Returns a zoom from the declared source, which can be a bar button item from iOS 26 on (R38).
  private mutating func zoom(from controller: ViewController) -> (swift: String, String) {
    let block = "(UIZoomTransitionSourceViewProviderContext *context) { return "
    if let item = controller.barButtonItem?.value.codeIdentifier, controller.sourceView == nil,
      app.ios >= 26
    {
      take(item, "UIBarButtonItem", "UIBarButtonItem *")
      return (
        "zoom(sourceBarButtonItemProvider: { _ in \(item) })",
        "[UIViewControllerTransition zoomWithOptions:nil "
          + "sourceBarButtonItemProvider:^UIBarButtonItem *\(block)\(item); }]"
      )
    }
    let view = controller.sourceView?.value.codeIdentifier ?? "sourceView"
    take(view, "UIView", "UIView *")
    return (
      "zoom { _ in \(view) }",
      "[UIViewControllerTransition zoomWithOptions:nil "
        + "sourceViewProvider:^UIView *\(block)\(view); }]"
    )
  }

  /// Sets the source of a popover; without one, UIKit raises an exception (R13).
  mutating func setPopoverSource(of controller: ViewController, _ name: String) {
    let popover = "\(name).popoverPresentationController"
    if let item = controller.sourceItem?.value.codeIdentifier {
      take(
        item, "any UIPopoverPresentationControllerSourceItem",
        "id<UIPopoverPresentationControllerSourceItem> ")
      return state("\(popover)?.sourceItem = \(item)", "\(popover).sourceItem = \(item)")
    }
    if let item = controller.barButtonItem?.value, controller.sourceView == nil {
      let item = item.codeIdentifier
      take(item, "UIBarButtonItem", "UIBarButtonItem *")
      return state("\(popover)?.barButtonItem = \(item)", "\(popover).barButtonItem = \(item)")
    }
    let view = (controller.sourceView?.value ?? "view").codeIdentifier
    take(view, "UIView", "UIView *")
    state("\(popover)?.sourceView = \(view)", "\(popover).sourceView = \(view)")
  }

  private mutating func setDetents(of controller: ViewController, _ name: String) {
    // Elsewhere the line would do nothing.
    guard let path = controller.sheetProperty else { return }
    let property = "\(name).\(path)"
    let sheet = "\(name)." + path.replacing("Controller", with: "Controller?", maxReplacements: 1)
    let detents = controller.detents?.value ?? []
    if !detents.isEmpty {
      let swift = detents.map(\.swift).joined(separator: ", ")
      let objectiveC = detents.map(\.objectiveC).joined(separator: ", ")
      state("\(sheet).detents = [\(swift)]", "\(property).detents = @[\(objectiveC)]")
    }
    for key in ViewControllerKey.ofSheets {
      guard let isSet = controller[flag: key]?.value else { continue }
      state(
        "\(sheet).\(key.rawValue) = \(isSet)",
        "\(property).\(key.rawValue) = \(isSet ? "YES" : "NO")")
    }
    for (setting, identifier) in [
      ("selectedDetentIdentifier", controller.selectedDetentIdentifier?.value),
      ("largestUndimmedDetentIdentifier", controller.largestUndimmedDetentIdentifier?.value),
    ] {
      guard let identifier else { continue }
      let system = Detent.system.first { $0.identifier == identifier }
      state(
        "\(sheet).\(setting) = "
          + (system.map { ".\($0.identifier)" } ?? ".init(\(identifier.codeLiteral))"),
        "\(property).\(setting) = "
          + (system == nil
            ? "@" + identifier.codeLiteral
            : "UISheetPresentationControllerDetentIdentifier" + identifier.capitalizedFirst))
    }
  }
}

extension Detent {
  fileprivate var swift: String {
    guard case .custom(let identifier, let height) = self else { return ".\(identifier)()" }
    return ".custom(identifier: .init(\(identifier.codeLiteral))) { _ in \(height) }"
  }

  fileprivate var objectiveC: String {
    guard case .custom(let identifier, let height) = self else {
      return "UISheetPresentationControllerDetent.\(identifier)Detent"
    }
    return "[UISheetPresentationControllerDetent "
      + "customDetentWithIdentifier:@\(identifier.codeLiteral) "
      + "resolver:^CGFloat(id<UISheetPresentationControllerDetentResolutionContext> context) "
      + "{ return \(height); }]"
  }
}
