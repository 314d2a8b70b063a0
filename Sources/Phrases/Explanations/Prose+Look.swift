import VCEngine
import VCSource

/// Sentences about the appearance of a presentation and the ways to end it.
extension Prose {
  /// Adds the style to which a controller adapts (R14).
  mutating func say(_ presented: ViewController.Index, seenAs style: ModalPresentationStyle) {
    say(
      .isSeen(
        isBeforeIOS8: hierarchy.app.ios < 8, isWide: !hierarchy.traits(of: presented).isCompact,
        id: id(presented), isSheet: code.word(style).isSheetStyle, style: code.word(style)))
  }

  /// Adds the style in compact width, the visibility of the presenter's view, the user's way to
  /// dismiss, the transition and, for a system controller, the object that dismisses it.
  mutating func sayLook(of presentation: Presentation) {
    let name = id(presentation.presented)
    sayWidth(of: presentation.presented)
    if let replaced = presentation.replaced { say(.isReplaced(new: name, old: id(replaced))) }
    say(as: .effect) { prose in
      if let adapted = presentation.adaptsTo {
        prose.say(presentation.presented, seenAs: adapted)
      }
      prose.sayAdapting(of: presentation)
      prose.sayView(behind: presentation)
      let own = prose.hierarchy.window(of: presentation.presenter)
      if let above = own.flatMap(prose.hierarchy.state.window(above:)) {
        prose.say(.liesBelow(window: prose.hierarchy.app.windows[above].id.value))
      }
    }
    let presented = hierarchy.app.viewControllers[presentation.presented]
    // System controllers have buttons; an action sheet has a tap outside, too.
    if !presented.uiKitClass.isClosed || presentation.systemPresentation == .actionSheet {
      let traits = hierarchy.traits(of: presentation.presented)
      if traits.isCompactHeight, presentation.isSheet, presentation.sheetExtent != .fullScreen {
        let followsSize =
          presented.preferredContentSize != nil
          && presented[flag: .widthFollowsPreferredContentSizeWhenEdgeAttached]?.value == true
        say(
          .attachesToEdge(
            followsSize: followsSize, hasMedium: presented.detentsInForce.contains(.medium)))
      }
      if presentation.isSheet, presented.hasUnorderedDetents {
        say(.restsAtSmallest(detent: presented.restingDetent(in: traits).identifier))
      }
      if let way = hierarchy.wayOut(of: presentation) {
        say(way.words)
        if case .swipe = way, let detent = presented.undimmedDetent(in: traits), traits.isCompact,
          traits.ios >= 15
        {
          say(.isUndimmedAt(detent: detent.identifier))
        }
      }
      for doubt in hierarchy.doubts(aboutGesturesOf: presentation) { say(doubt, as: .detail) }
    }
    sayChanges(of: presentation, presented)
    sayTransition(of: presentation)
    // A modifier of SwiftUI configures and dismisses its own.
    if !presented.isSwiftUIs { saySystem(presented.uiKitClass) }
  }

  /// Adds the delegate's method that decides on the style in compact width (R14).
  private mutating func sayAdapting(of presentation: Presentation) {
    let controller = hierarchy.app.viewControllers[presentation.replaced ?? presentation.presented]
    let traits = hierarchy.traits(of: presentation.presented)
    guard traits.isCompact || traits.isCompactHeight, !controller.isSwiftUIs else { return }
    if let answer = controller.adaptivePresentationStyle?.value {
      say(.delegateDecidesStyle(style: code.word(answer), isNone: answer == .none))
    } else if presentation.modalPresentationStyle == .popover, presentation.adaptsTo != nil,
      traits.ios >= 8
    {
      say(.keepsPopover(none: code.word(ModalPresentationStyle.none)))
    }
  }

  /// Adds whether the presenter's view stays, or that sources leave it open (R12).
  mutating func sayView(behind presentation: Presentation) {
    let doubts = hierarchy.doubts(aboutViewBehind: presentation)
    for doubt in doubts { say(doubt, as: .effect) }
    guard doubts.isEmpty else { return }
    say(
      .presenterView(
        stays: presentation.presenterStaysVisible, presenter: id(presentation.presenter),
        presented: id(presentation.presented), isCustom: presentation.isCustom,
        isSheet: presentation.sheetExtent == .fullScreen))
  }

  /// Adds which of the presentations by and of controllers need a source, without which UIKit raises an
  /// exception (R13).
  package mutating func sayMissingSources(of members: [ViewController.Index]) {
    let presented = members.flatMap {
      [hierarchy.presentation(by: $0)?.presented, hierarchy.family(of: $0)?.top].compactMap(\.self)
    }
    for top in presented.uniqued() where hierarchy.lacksPopoverSource(top) {
      sayMissingSource(of: top)
    }
  }

  mutating func sayMissingSource(of presented: ViewController.Index, as part: Part = .reason) {
    let presentation = hierarchy.presentations.first { $0.presented == presented }
    let isOpen = presentation.flatMap(hierarchy.sourceDoubt) != nil
    say(.needsPopoverSource(id: id(presented), isOpen: isOpen), as: part)
  }

  /// Adds what a version of iOS changed in the look of a presentation.
  private mutating func sayChanges(of presentation: Presentation, _ presented: ViewController) {
    let traits = hierarchy.traits(of: presentation.presented)
    // Without detents a sheet is at the large one.
    if VersionChange.insetSheets.isThere(in: traits.ios), presentation.isSheet,
      presentation.sheetExtent != .fullScreen, traits.isCompact,
      presented.restingDetent(in: traits) != .large
    {
      say(.keepsClearOfEdges(ios: VersionChange.insetSheets.since, id: id(presentation.presented)))
    }
  }

  /// Adds the width that applies, if windows have several widths (R28).
  mutating func sayWidth(of member: ViewController.Index) {
    guard hierarchy.widthsDiffer else { return }
    let window = hierarchy.window(of: member).map { hierarchy.app.windows[$0].id.value }
    say(
      .width(
        window: window, controller: id(member),
        sizeClass: hierarchy.traits(of: member).horizontalSizeClass))
  }

  /// Adds the transition, and its purpose if it was set, the system set it, or the question asks
  /// for it (R15).
  mutating func sayTransition(of presentation: Presentation, isAsked: Bool = false) {
    let (app, name) = (hierarchy.app, id(presentation.presented))
    let transition = presentation.modalTransitionStyle
    let isClosed = app.viewControllers[presentation.presented].uiKitClass.isClosed
    let isLent = hierarchy.state.lendsTransition(
      to: presentation.modalPresentationStyle, presentation.walk)
    // A popover's transition isn't visible.
    if presentation.visibleStyle == .popover, !isAsked { return }
    if presentation.hasOwnTransition { return say(.comesWithOwnTransition(id: name)) }
    if let preferred = presentation.preferredTransition {
      return say(.comesWithPreferred(id: name, transition: preferred))
    }
    let animator = app.viewControllers[presentation.presented].transitioningDelegate
    if animator != nil || presentation.visibleStyle == .custom {
      let delegate = animator.map { app.id(of: $0.target) }
      return say(
        .comesWithAnimator(delegate: delegate, id: name, transition: code.word(transition)))
    }
    say(
      .comes(
        presenter: isLent ? id(presentation.presenter) : nil, id: name,
        transition: code.word(transition)))
    if isClosed || isAsked || transition != .coverVertical {
      say(.purpose(transition: transition), as: isAsked ? nil : .stop)
    }
  }

  /// Adds the framework of a system class, and the object that dismisses its controllers.
  mutating func saySystem(_ uiKitClass: UIKitClass) {
    guard uiKitClass.isClosed else { return }
    say(phrases.isSystems(uiKitClass))
    if uiKitClass.name == "MPMoviePlayerViewController" { say(.presentsMoviePlayer) }
    if let dismissal = phrases.dismissal(of: uiKitClass) { say(dismissal) }
  }
}

extension JSONWriter {
  /// Writes the `modalTransitionStyle` in force; null if there is none.
  mutating func transitionStyle(of presentation: Presentation?) {
    let isInForce = presentation?.hasOwnTransition == false
    member("modalTransitionStyle", isInForce ? presentation?.modalTransitionStyle.rawValue : nil)
  }

  /// Writes what a newer iOS decides about the look of a presentation, if it does.
  mutating func look(of presentation: Presentation) {
    if let preferred = presentation.preferredTransition {
      member("preferredTransition", preferred.rawValue)
    }
    if presentation.originatesFromSource { member("originatesFromSource", true) }
  }

  /// Writes the controller's window and the width that applies to it, if windows have several
  /// widths.
  mutating func width(of member: ViewController.Index, in hierarchy: Hierarchy) {
    guard hierarchy.widthsDiffer else { return }
    self.member("window", hierarchy.window(of: member).map { hierarchy.app.windows[$0].id.value })
    self.member("horizontalSizeClass", hierarchy.traits(of: member).horizontalSizeClass.rawValue)
  }
}
