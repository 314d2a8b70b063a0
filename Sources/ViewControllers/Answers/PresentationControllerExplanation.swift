/// Which presentation controller a view controller has, and what it manages (R35).
public struct PresentationControllerExplanation: Sendable {
  /// The moment at which it is asked.
  public let hierarchy: Hierarchy
  /// The controller whose property it is.
  public let owner: ViewController.Index
  /// The presentation that the controller manages, nil where the owner is not presented.
  public let presentation: Presentation?
  /// In which style the owner is, or would be, presented, and why.
  public let style: StyleExplanation
  /// The class, nil before iOS 8, which is the first that has the property.
  public let className: String?

  /// The first iOS that has presentation controllers.
  package static let since = 8
  /// The first iOS that has UISheetPresentationController.
  package static let sheetsSince = 15

  /// The property of one of the hierarchy's controllers.
  public init(of owner: ViewController.Index, in hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    self.owner = owner
    presentation = hierarchy.presentations.first { $0.presented == owner }
    style = StyleExplanation(of: owner, in: hierarchy)
    className =
      hierarchy.app.ios < Self.since ? nil : Self.className(of: style, ios: hierarchy.app.ios)
  }

  /// How the property is written after its controller's id.
  package static let property = "presentationController"

  /// The class that UIKit's header names; what UIKit makes may be a subclass that it does not.
  private static func className(of explanation: StyleExplanation, ios: Int) -> String {
    switch explanation.style {
    case .popover: "UIPopoverPresentationController"
    case .pageSheet, .formSheet:
      ios < sheetsSince ? "UIPresentationController" : "UISheetPresentationController"
    default: "UIPresentationController"
    }
  }
}
