import Diagnostics

/// The delegate technique of dismissal: who sets the delegate of what is presented, which method tells
/// it of the end, and who dismisses (the guide's listing 10-1).
public struct DelegateDismissal: Sendable {
  /// A controller's place in the description's list.
  public typealias Index = ViewController.Index

  /// The moment of the presentation.
  public let hierarchy: Hierarchy
  /// What is presented, and by whom.
  public let presentation: Presentation
  /// The member of the presented family that has the delegate.
  public let owner: Index
  /// The delegate.
  public let delegate: Reference.Target
  /// The property that holds the delegate.
  public let property: String
  /// The method by which the owner tells its delegate of the end, in the description's spelling.
  public let method: String
  /// Whether it is UIKit's, or another framework's, that sends it, and not the app's code.
  public let isSystems: Bool

  /// That of the last presentation in force of which a member has a delegate that dismisses it; nil
  /// where none has.
  public init?(in hierarchy: Hierarchy) {
    for presentation in hierarchy.presentations.reversed() {
      for member in hierarchy.family(of: presentation.presented)?.members ?? [] {
        let controller = hierarchy.app.viewControllers[member]
        let uiKitClass = controller.uiKitClass
        let names = ["delegate", uiKitClass.delegateProperty]
        guard let reference = controller.references.first(where: { names.contains($0.name.value) }),
          !uiKitClass.isClosed || uiKitClass.dismissal == .byDelegate
        else { continue }
        self.hierarchy = hierarchy
        self.presentation = presentation
        owner = member
        delegate = reference.target
        property = uiKitClass.delegateProperty
        isSystems = uiKitClass.isClosed
        let isSwift = hierarchy.app.spelling != .objectiveC
        method =
          reference.message?.value
          ?? uiKitClass.endMethod.map { isSwift ? $0.swift : $0.objectiveC }
          ?? Self.conventional(controller.className.value, isSwift: isSwift)
        return
      }
    }
    return nil
  }

  /// As Cocoa names such methods: `recipeAddViewControllerDidFinish(_:)`.
  private static func conventional(_ className: String, isSwift: Bool) -> String {
    let name = className.prefix { $0 != "<" }.split(separator: ".").last ?? ""
    return name.prefix(1).lowercased() + name.dropFirst()
      + (isSwift ? "DidFinish(_:)" : "DidFinish:")
  }
}
