import VCEngine
import VCSource

/// A view controller's presentation controller, and the presentation that it manages (R35).
package struct PresentationControllerExplanation: Sendable {
  /// The hierarchy in which the property is read.
  package let hierarchy: Hierarchy
  /// The controller that has the property.
  package let owner: ViewController.Index
  package let property: PresentationControllerProperty
  /// The presentation that it manages; nil if there is none, or no such presentation controller.
  package let presentation: Presentation?
  /// The style in which the owner is or would be presented, and its reason.
  package let style: StyleExplanation
  /// The controller whose style decides: the owner, or the presented top of its family if sheets or
  /// popovers are asked for.
  package let subject: ViewController.Index
  /// The presentation controller's class; nil if the property is nil, as before iOS 8.
  package let className: String?

  /// The first iOS that has UISheetPresentationController.
  package static let sheetsSince = 15

  /// Explains the property of one of the hierarchy's controllers.
  package init(
    _ property: PresentationControllerProperty = .presentationController,
    of owner: ViewController.Index, in hierarchy: Hierarchy
  ) {
    (self.hierarchy, self.owner, self.property) = (hierarchy, owner, property)
    let own = hierarchy.presentations.first { ($0.replaced ?? $0.presented) == owner }
    let managed = property.className == nil ? own : hierarchy.family(of: owner)?.presentation
    subject = managed.map { $0.replaced ?? $0.presented } ?? owner
    style = StyleExplanation(of: subject, in: hierarchy)
    let ios = hierarchy.app.ios
    let made = ios < property.since ? nil : Self.className(of: style, of: hierarchy.app)
    className = property.className == nil || made == property.className ? made : nil
    presentation = className == nil && property.className != nil ? nil : managed
  }

  /// The class that UIKit's header names. The actual object may be of an undocumented subclass.
  private static func className(
    of explanation: StyleExplanation, of app: AppDescription
  ) -> String {
    // The source of an action sheet is that of its popover, outside of an iPad, too (R13).
    let hasPopover =
      explanation.systemPresentation == .actionSheet && app.ios >= ViewController.inlineSourcesSince
    return switch explanation.style {
    case _ where hasPopover, .popover: "UIPopoverPresentationController"
    case .pageSheet, .formSheet:
      app.ios < sheetsSince ? "UIPresentationController" : "UISheetPresentationController"
    default: "UIPresentationController"
    }
  }
}

/// A property of UIViewController that contains a presentation controller (R35).
package enum PresentationControllerProperty: String, CaseIterable, Sendable {
  /// The presentation controller of the controller itself.
  case presentationController
  /// That of the presented family, if it is a sheet's.
  case sheetPresentationController
  /// That of the presented family, if it is a popover's.
  case popoverPresentationController

  /// The class that the property requires, nil for any.
  package var className: String? {
    switch self {
    case .presentationController: nil
    case .sheetPresentationController: "UISheetPresentationController"
    case .popoverPresentationController: "UIPopoverPresentationController"
    }
  }

  /// The first iOS that has it.
  package var since: Int {
    self == .sheetPresentationController ? PresentationControllerExplanation.sheetsSince : 8
  }
}

extension PresentationControllerExplanation: SpokenExplanation {
  package func write(to json: inout JSONWriter, in language: Language) {
    json.member("property", name)
    json.member("value", className)
    json.member("manages", presentation.map { hierarchy.id($0.presented) })
    json.member("rule", Rule.presentationController.rawValue)
  }

  package func say(to prose: inout Prose) {
    let app = hierarchy.app
    prose.say("\(name) = \(className ?? "nil")")
    prose.say(.ruleOfPresentationController(className: property.className), as: .reason)
    if app.ios < property.since {
      return prose.say(.noPresentationControllers(since: property.since, ios: app.ios), as: .reason)
    }
    prose.say(
      .style(
        controller: prose.nameAndClass(subject),
        style: Words.requestedStyle(
          of: app.viewControllers[subject], style.systemPresentation, style.style, app)),
      as: .reason)
    guard let className else {
      if property == .sheetPresentationController, style.style == .popover {
        prose.say(.sheetOfPopover(id: prose.id(subject)), as: .reason)
      }
      return
    }
    if let presentation {
      prose.say(
        .isManaged(presenter: prose.id(presentation.presenter), id: prose.id(subject)), as: .reason)
    } else {
      let presented = hierarchy.family(of: owner)?.presentation?.presented
      prose.say(.isNotManaged(id: prose.id(owner), top: presented.map(prose.id)), as: .reason)
    }
    prose.say(
      style.systemPresentation != nil && style.style == .custom
        ? .presentationControllerOfOwnLook(className: className)
        : .presentationControllerClass(style: style.style, className: className), as: .reason)
  }

  private var name: String { "\(hierarchy.id(owner)).\(property.rawValue)" }
}
