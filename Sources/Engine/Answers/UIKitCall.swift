/// A call in both languages, without its receiver.
package struct UIKitCall: Sendable {
  /// The call in Swift: `push(a, animated: true)`.
  package let swift: String
  /// The parts of the selector, each with its argument, which is empty if the selector takes none.
  let parts: KeyValuePairs<String, String>

  /// The call in Objective-C: `push:a animated:YES`.
  package var objectiveC: String { parts.map { $0 + $1 }.joined(separator: " ") }

  /// The name of the method alone: `push`, or `push:animated:`.
  package func name(isObjectiveC: Bool) -> String {
    isObjectiveC ? parts.map(\.key).joined() : String(swift.prefix { $0 != "(" && $0 != " " })
  }

  package init(_ swift: String, _ parts: KeyValuePairs<String, String>) {
    (self.swift, self.parts) = (swift, parts)
  }
}

/// The calls that figures and code share.
extension UIKitCall {
  package static func present(_ controller: String, completion: String = "nil") -> UIKitCall {
    UIKitCall(
      "present(\(controller), animated: true)",
      [
        "presentViewController:": controller, "animated:": "YES", "completion:": completion,
      ])
  }

  package static func dismiss(completion: String = "nil") -> UIKitCall {
    UIKitCall(
      "dismiss(animated: true)",
      ["dismissViewControllerAnimated:": "YES", "completion:": completion])
  }

  package static func push(_ controller: String) -> UIKitCall {
    UIKitCall(
      "pushViewController(\(controller), animated: true)",
      ["pushViewController:": controller, "animated:": "YES"])
  }

  package static let pop = UIKitCall(
    "popViewController(animated: true)", ["popViewControllerAnimated:": "YES"])

  package static func popTo(_ controller: String) -> UIKitCall {
    UIKitCall(
      "popToViewController(\(controller), animated: true)",
      ["popToViewController:": controller, "animated:": "YES"])
  }

  package static let popToRoot = UIKitCall(
    "popToRootViewController(animated: true)", ["popToRootViewControllerAnimated:": "YES"])

  /// - Parameter list: The stack, as a list in the language of the call.
  package static func setStack(_ list: String) -> UIKitCall {
    UIKitCall(
      "setViewControllers(\(list), animated: true)",
      ["setViewControllers:": list, "animated:": "YES"])
  }

  /// - Parameter list: The pages, as a list in the language of the call.
  package static func setPages(_ list: String, isAnimated: Bool = true) -> UIKitCall {
    UIKitCall(
      "setViewControllers(\(list), direction: .forward, animated: \(isAnimated))",
      [
        "setViewControllers:": list,
        "direction:": "UIPageViewControllerNavigationDirectionForward",
        "animated:": isAnimated ? "YES" : "NO", "completion:": "nil",
      ])
  }

  package static func addChild(_ child: String) -> UIKitCall {
    UIKitCall("addChild(\(child))", ["addChildViewController:": child])
  }

  package static func willMove(to parent: String) -> UIKitCall {
    UIKitCall("willMove(toParent: \(parent))", ["willMoveToParentViewController:": parent])
  }

  package static func didMove(to parent: String) -> UIKitCall {
    UIKitCall("didMove(toParent: \(parent))", ["didMoveToParentViewController:": parent])
  }

  package static let removeFromParent = UIKitCall(
    "removeFromParent()", ["removeFromParentViewController": ""])

  package static func addSubview(_ view: String) -> UIKitCall {
    UIKitCall("addSubview(\(view))", ["addSubview:": view])
  }

  package static let removeFromSuperview = UIKitCall(
    "removeFromSuperview()", ["removeFromSuperview": ""])
}
