import VCEngine
import VCSource

/// A dismissal by a delegate: the delegate of a presented controller, the method that reports the
/// end, and the controller that dismisses (the guide's listing 10-1).
package struct DelegateDismissal: Sendable {
  /// An index in the description's controllers.
  package typealias Index = ViewController.Index

  /// The hierarchy with the presentation.
  package let hierarchy: Hierarchy
  /// The presentation to dismiss.
  package let presentation: Presentation
  /// The member of the presented family that has the delegate.
  package let owner: Index
  /// The delegate.
  package let delegate: Reference.Target
  /// The property that contains the delegate.
  package let property: String
  /// The method that reports the end to the delegate, in the description's spelling.
  package let method: String
  /// Whether UIKit or another framework sends the method, rather than the app's code.
  package let isSystems: Bool

  /// The dismissal of the last presentation in force with a member whose delegate dismisses it; nil
  /// if there is none.
  package init?(in hierarchy: Hierarchy) {
    for presentation in hierarchy.presentations.reversed() {
      for member in hierarchy.family(of: presentation.presented)?.members ?? [] {
        guard let delegate = Self.delegate(of: hierarchy.app.viewControllers[member]) else {
          continue
        }
        self.init(of: presentation, by: delegate, of: member, in: hierarchy)
        return
      }
    }
    return nil
  }

  /// The reference to a controller's delegate, if that dismisses the controller.
  private static func delegate(of controller: ViewController) -> Reference? {
    let uiKitClass = controller.uiKitClass
    // Of UIKit's own controllers, some have another kind of delegate.
    guard !uiKitClass.isClosed || uiKitClass.dismissal == .byDelegate else { return nil }
    let names = ["delegate", uiKitClass.delegateProperty]
    return controller.references.first { names.contains($0.name.value) }
  }

  private init(
    of presentation: Presentation, by delegate: Reference, of owner: Index, in hierarchy: Hierarchy
  ) {
    let controller = hierarchy.app.viewControllers[owner]
    let uiKitClass = controller.uiKitClass
    let isSwift = hierarchy.app.spelling != .objectiveC
    (self.hierarchy, self.presentation, self.owner) = (hierarchy, presentation, owner)
    self.delegate = delegate.target
    property = uiKitClass.delegateProperty
    isSystems = uiKitClass.isClosed
    method =
      delegate.message?.value
      ?? uiKitClass.endMethod.map { isSwift ? $0.swift : $0.objectiveC }
      ?? Self.conventional(controller.className.value, isSwift: isSwift)
  }

  /// The method's name by Cocoa's convention: `recipeAddViewControllerDidFinish(_:)`.
  private static func conventional(_ className: String, isSwift: Bool) -> String {
    let name = className.prefix { $0 != "<" }.split(separator: ".").last ?? ""
    return name.prefix(1).lowercased() + name.dropFirst()
      + (isSwift ? "DidFinish(_:)" : "DidFinish:")
  }
}
