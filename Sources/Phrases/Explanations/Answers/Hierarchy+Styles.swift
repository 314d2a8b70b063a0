import VCEngine
import VCSource

/// The style in which a controller is or would be presented (R13, R14).
package struct StyleInForce: Sendable {
  /// The system controller's own presentation, nil if the style decides (R13).
  let system: SystemPresentation?
  let style: ModalPresentationStyle
  /// The style in compact width, nil if it stays the same (R14).
  let adaptsTo: ModalPresentationStyle?

  init(of owner: ViewController.Index, in hierarchy: Hierarchy) {
    let viewController = hierarchy.app.viewControllers[owner]
    let traits = hierarchy.traits(of: owner)
    system = viewController.systemPresentation(in: traits)
    style = viewController.presentationStyle(bringing: system, in: traits)
    adaptsTo = style.adaptation(
      in: traits, delegate: viewController.adaptivePresentationStyle?.value)
  }

  /// The name of the property.
  package static let property = "modalPresentationStyle"

  /// The class of the presentation controller that UIKit's header names. The actual object may be of an
  /// undocumented subclass.
  fileprivate func controllerClass(ios: Int) -> String {
    // The source of an action sheet is that of its popover, outside of an iPad, too (R13).
    let hasPopover = system == .actionSheet && ios >= ViewController.inlineSourcesSince
    let hasSheet = ios >= PresentationControllerProperty.sheetsSince
    return switch style {
    case _ where hasPopover, .popover: "UIPopoverPresentationController"
    case .pageSheet where hasSheet, .formSheet where hasSheet: "UISheetPresentationController"
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

  /// The first iOS that has UISheetPresentationController.
  fileprivate static let sheetsSince = 15

  /// The first iOS that has it.
  package var since: Int {
    self == .sheetPresentationController ? Self.sheetsSince : 8
  }
}

extension Hierarchy {
  /// A controller's style, and its reason (R13, R14).
  package func style(of owner: Index) -> PropertyAnswer {
    let inForce = StyleInForce(of: owner, in: self)
    return PropertyAnswer(
      StyleInForce.property, of: owner, in: self, doubts: [doubt(about: inForce, of: owner)]
    ) {
      $0.member("value", inForce.style.rawValue)
      $0.member("systemPresentation", inForce.system?.rawValue)
      $0.member("adaptsTo", inForce.adaptsTo?.rawValue)
      $0.width(of: owner, in: self)
    } sentences: { prose, name in
      prose.say("\(name) = \(prose.code.value(inForce.style))")
      prose.say(self.words(of: inForce, of: owner, prose))
      prose.say(as: .detail) {
        $0.sayWidth(of: owner)
        if let adapted = inForce.adaptsTo { $0.say(owner, seenAs: adapted) }
      }
    }
  }

  private func doubt(about inForce: StyleInForce, of owner: Index) -> Doubt? {
    // UIKit's own text names the style of an action sheet on an iPad.
    let isAlert = app.viewControllers[owner].isAlert && inForce.style != .popover
    return isAlert ? Doubt(.ownStyle, of: id(owner)) : doubt(ofStyleOf: owner)
  }

  private func words(of inForce: StyleInForce, of owner: Index, _ prose: Prose) -> Words {
    .style(
      controller: prose.nameAndClass(owner),
      style: Words.requestedStyle(
        of: app.viewControllers[owner], inForce.system, inForce.style, app))
  }

  /// A view controller's presentation controller, nil before iOS 8, and the presentation that it manages
  /// (R35).
  package func presentationController(
    _ property: PresentationControllerProperty, of owner: Index
  ) -> PropertyAnswer {
    let own = presentations.first { ($0.replaced ?? $0.presented) == owner }
    let found = property.className == nil ? own : family(of: owner)?.presentation
    // The controller whose style decides: the owner, or the presented top of its family if sheets or
    // popovers are asked for.
    let subject = found.map { $0.replaced ?? $0.presented } ?? owner
    let style = StyleInForce(of: subject, in: self)
    let made = app.ios < property.since ? nil : style.controllerClass(ios: app.ios)
    let className = property.className == nil || made == property.className ? made : nil
    let managed = className == nil && property.className != nil ? nil : found
    return PropertyAnswer(
      property.rawValue, of: owner, in: self, doubts: [doubt(about: style, of: subject)]
    ) {
      $0.member("value", className)
      $0.member("manages", managed.map { self.id($0.presented) })
      $0.member("rule", Rule.presentationController.rawValue)
    } sentences: { prose, name in
      prose.say("\(name) = \(className ?? "nil")")
      prose.say(.ruleOfPresentationController(className: property.className))
      if self.app.ios < property.since {
        return prose.say(.noPresentationControllers(since: property.since, ios: self.app.ios))
      }
      prose.say(self.words(of: style, of: subject, prose))
      guard let className else {
        if property == .sheetPresentationController, style.style == .popover {
          prose.say(.sheetOfPopover(id: prose.id(subject)))
        }
        return
      }
      let top = self.family(of: owner)?.presentation?.presented
      prose.say(
        managed.map { .isManaged(presenter: prose.id($0.presenter), id: prose.id(subject)) }
          ?? .isNotManaged(id: prose.id(owner), top: top.map(prose.id)))
      prose.say(
        style.system != nil && style.style == .custom
          ? .presentationControllerOfOwnLook(className: className)
          : .presentationControllerClass(style: style.style, className: className))
    }
  }
}
