import VCEngine

/// A view controller in a state, with the values that UIKit's properties have there.
public struct ViewController: Identifiable, Hashable, Sendable, CustomStringConvertible {
  private let state: State
  private let index: Hierarchy.Index

  init(in state: State, _ index: Hierarchy.Index) { (self.state, self.index) = (state, index) }

  private var hierarchy: Hierarchy { state.hierarchy }

  public var id: ControllerID { ControllerID(hierarchy.id(index)) }
  public var className: String { hierarchy.app.viewControllers[index].className.value }
  public var parent: ViewController? { value(of: .parentViewController) }
  public var children: [ViewController] { values(of: .children) }
  public var navigationController: ViewController? { value(of: .navigationController) }
  public var tabBarController: ViewController? { value(of: .tabBarController) }
  public var splitViewController: ViewController? { value(of: .splitViewController) }
  public var presentingViewController: ViewController? { value(of: .presentingViewController) }
  public var presentedViewController: ViewController? { value(of: .presentedViewController) }
  /// The end of a navigation controller's stack; nil for another controller.
  public var topViewController: ViewController? { value(of: .topViewController) }
  /// The tab that a tab bar controller shows; nil for another controller.
  public var selectedViewController: ViewController? { value(of: .selectedViewController) }

  /// Whether its view is in a window.
  public var isInWindow: Bool { hierarchy.isInWindow(index) }

  /// The presentation of its family; nil in a window's root's family, and outside of windows.
  public var presentation: Presentation? {
    hierarchy.family(of: index)?.presentation.map { Presentation($0, in: state) }
  }

  /// The names of the properties that can be explained.
  public var explainedProperties: [String] { hierarchy.explainedProperties(of: index) }

  /// Why a property, such as `navigationController`, has its value.
  public func explanation(of property: String) throws(RequestError) -> Explanation {
    try state.explanation(of: "\(id).\(property)")
  }

  public var description: String { "\(id): \(className)" }

  private func value(of property: Property) -> ViewController? { values(of: property).first }

  private func values(of property: Property) -> [ViewController] {
    hierarchy.value(of: property, for: index).map { ViewController(in: state, $0) }
  }
}

/// Who presents whom.
public struct Presentation: Hashable, Sendable {
  /// The controller that presents, which UIKit finds.
  public let presenter: ViewController
  /// The controller that was sent `present`.
  public let receiver: ViewController
  /// The top of the presented family.
  public let presented: ViewController
  /// The style in force.
  public let style: PresentationStyle

  init(_ presentation: VCEngine.Presentation, in state: State) {
    presenter = ViewController(in: state, presentation.presenter)
    receiver = ViewController(in: state, presentation.sender)
    presented = ViewController(in: state, presentation.presented)
    style = PresentationStyle(rawValue: presentation.modalPresentationStyle.rawValue)
  }
}
