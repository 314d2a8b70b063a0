/// A view controller's presentation controller, and the presentation that it manages (R35).
public struct PresentationControllerExplanation: Sendable {
  /// The hierarchy in which the property is read.
  public let hierarchy: Hierarchy
  /// The controller that has the property.
  public let owner: ViewController.Index
  /// The presentation that it manages, nil if the owner isn't presented.
  public let presentation: Presentation?
  /// The style in which the owner is or would be presented, and its reason.
  public let style: StyleExplanation
  /// The presentation controller's class, nil before iOS 8, which has no such property.
  public let className: String?

  /// The first iOS that has presentation controllers.
  package static let since = 8
  /// The first iOS that has UISheetPresentationController.
  package static let sheetsSince = 15

  /// Explains the property of one of the hierarchy's controllers.
  public init(of owner: ViewController.Index, in hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    self.owner = owner
    presentation = hierarchy.presentations.first { $0.presented == owner }
    style = StyleExplanation(of: owner, in: hierarchy)
    className =
      hierarchy.app.ios < Self.since ? nil : Self.className(of: style, ios: hierarchy.app.ios)
  }

  /// The property's name after its controller's id.
  package static let property = "presentationController"

  /// The class that UIKit's header names. The actual object may be of an undocumented subclass.
  private static func className(of explanation: StyleExplanation, ios: Int) -> String {
    switch explanation.style {
    case .popover: "UIPopoverPresentationController"
    case .pageSheet, .formSheet:
      ios < sheetsSince ? "UIPresentationController" : "UISheetPresentationController"
    default: "UIPresentationController"
    }
  }
}
