import UIKit

/// A window with an experiment's controllers, built of UIKit's.
@MainActor final class Stage {
  enum Fault: Error {
    case unknown(String)
    case unreadable(Step)
  }

  let window: UIWindow
  /// The controllers in the order in which they were made.
  private(set) var controllers: [(id: String, controller: UIViewController)] = []
  /// The declared class of each, by id.
  private(set) var classNames: [String: String] = [:]

  init(_ app: Experiment.App) {
    window = UIWindow(frame: UIScreen.main.bounds)
    CallLog.shared.ids = [:]
    window.rootViewController = make(app.rootViewController)
    window.makeKeyAndVisible()
  }

  /// Ends the experiment, so that the next one begins with nothing on screen.
  func clear() {
    window.isHidden = true
    window.rootViewController = nil
  }

  // MARK: Controllers

  private func make(_ declaration: Declaration) -> UIViewController {
    let children = (declaration.viewControllers ?? declaration.children ?? []).map(make)
    let controller = emptyController(declaration)
    switch controller {
    case let navigation as UINavigationController: navigation.viewControllers = children
    case let tabs as UITabBarController:
      tabs.viewControllers = children
      if let index = declaration.selectedIndex { tabs.selectedIndex = index }
    case let split as UISplitViewController: split.viewControllers = children
    default: for child in children { add(child, to: controller) }
    }
    if let flag = declaration.definesPresentationContext {
      controller.definesPresentationContext = flag
    }
    if let style = declaration.modalPresentationStyle.flatMap(Self.style) {
      controller.modalPresentationStyle = style
    }
    // Where the experiment runs on an iPad, popovers and action sheets need something to point at.
    controller.popoverPresentationController?.sourceView = window
    controllers.append((declaration.id, controller))
    classNames[declaration.id] = declaration.class
    CallLog.shared.ids[ObjectIdentifier(controller)] = declaration.id
    return controller
  }

  private func emptyController(_ declaration: Declaration) -> UIViewController {
    switch declaration.class {
    case "UINavigationController": UINavigationController()
    case "UITabBarController": UITabBarController()
    case "UISplitViewController": UISplitViewController()
    case "UIAlertController":
      UIAlertController(
        title: declaration.id, message: nil,
        preferredStyle: declaration.preferredStyle == "actionSheet" ? .actionSheet : .alert)
    default: RecordedViewController()
    }
  }

  private static func style(_ name: String) -> UIModalPresentationStyle? {
    switch name {
    case "fullScreen": .fullScreen
    case "pageSheet": .pageSheet
    case "formSheet": .formSheet
    case "currentContext": .currentContext
    case "overFullScreen": .overFullScreen
    case "overCurrentContext": .overCurrentContext
    case "popover": .popover
    default: nil
    }
  }

  private func add(_ child: UIViewController, to container: UIViewController) {
    container.addChild(child)
    child.view.frame = container.view.bounds
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
  }

  private func controller(_ named: Step.Named) throws -> UIViewController {
    switch named {
    case .id(let id): try controller(id)
    case .new(let declaration): make(declaration)
    }
  }

  private func controller(_ id: String?) throws -> UIViewController {
    guard let id, let found = controllers.first(where: { $0.id == id })?.controller else {
      throw Fault.unknown(id ?? "nobody")
    }
    return found
  }

  private func navigation(_ id: String?) throws -> UINavigationController {
    guard let found = try controller(id) as? UINavigationController else {
      throw Fault.unknown(id ?? "nobody")
    }
    return found
  }

  // MARK: Steps

  func perform(_ step: Step) throws {
    if let named = step.present {
      try controller(step.from).present(try controller(named), animated: true)
    } else if let id = step.dismiss {
      try controller(id).dismiss(animated: true)
    } else if let named = step.push {
      try navigation(step.onto).pushViewController(try controller(named), animated: true)
    } else if let id = step.pop {
      _ = try navigation(id).popViewController(animated: true)
    } else if let id = step.popToRoot {
      _ = try navigation(id).popToRootViewController(animated: true)
    } else if let id = step.popTo {
      let member = try controller(id)
      _ = member.navigationController?.popToViewController(member, animated: true)
    } else if let named = step.show {
      try controller(step.from).show(try controller(named), sender: nil)
    } else if let named = step.showDetail {
      try controller(step.from).showDetailViewController(try controller(named), sender: nil)
    } else {
      try performOnContainer(step)
    }
  }

  private func performOnContainer(_ step: Step) throws {
    if let id = step.select {
      (try controller(step.in) as? UITabBarController)?.selectedViewController = try controller(id)
    } else if let named = step.add {
      add(try controller(named), to: try controller(step.to))
    } else if let id = step.remove {
      let child = try controller(id)
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    } else if let named = step.setRootViewController {
      window.rootViewController = try controller(named)
    } else if let list = step.setViewControllers {
      let children = try list.map { try controller($0) }
      switch try controller(step.of) {
      case let navigation as UINavigationController: navigation.viewControllers = children
      case let tabs as UITabBarController: tabs.viewControllers = children
      default: throw Fault.unreadable(step)
      }
    } else {
      throw Fault.unreadable(step)
    }
  }

  /// Whether a transition of any controller runs.
  var isMoving: Bool {
    controllers.contains { _, controller in
      controller.transitionCoordinator != nil || controller.isBeingPresented
        || controller.isBeingDismissed
    }
  }
}
