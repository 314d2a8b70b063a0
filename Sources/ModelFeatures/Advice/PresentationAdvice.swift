import VCEngine
import VCSource

/// Returns the remarks on a presentation, in the state after it.
func remarks(on presentation: Presentation, in state: State) -> [Diagnostic] {
  let advice = [alertUnderWindow, sourcelessSheet, neverAdapts].map { $0(presentation, state) }
  let place = state.app.viewControllers[presentation.presented].id.range
  return advice.compactMap(\.self).map { Diagnostic(.hint, $0, at: place) }
    + keysOfChildren(presentation, state)
}

/// UIKit reads the style and the detents of the presented controller, not of what it shows (R13, R37).
private func keysOfChildren(_ presentation: Presentation, _ state: State) -> [Diagnostic] {
  let presented = presentation.presented
  // A delegate's controller contains the one that was asked for, whose keys count.
  guard !state.isMadeBySwiftUI(presented), presentation.replaced == nil else { return [] }
  return state.shownChain(from: presented).dropFirst().flatMap { child -> [Diagnostic] in
    let keys: [ViewControllerKey] = [.modalPresentationStyle, .modalTransitionStyle, .detents]
    return keys.compactMap { key in
      guard let written = key.row.value(state.app.viewControllers[child]),
        key.row.value(state.app.viewControllers[presented]) == nil
      else { return nil }
      let message = Message.keyOfChild(
        key: key.rawValue, presented: state.id(presented), child: state.id(child))
      return Diagnostic(.hint, message, at: written.range)
    }
  }
}

/// An alert in a window lies under the windows of higher levels in its scene (R28).
private func alertUnderWindow(_ presentation: Presentation, _ state: State) -> Message? {
  guard presentation.systemPresentation == .alert,
    let above = state.window(of: presentation.presented).flatMap(state.window(above:))
  else { return nil }
  return .alertUnderWindow(
    window: state.app.windows[above].id.value, alert: state.id(presentation.presented),
    root: state.id(state.rootViewController(of: above)))
}

/// From iOS 26 on an action sheet originates from its source on an iPhone, too (R13).
private func sourcelessSheet(_ presentation: Presentation, _ state: State) -> Message? {
  let controller = state.app.viewControllers[presentation.presented]
  guard presentation.systemPresentation == .actionSheet, presentation.visibleStyle == .custom,
    state.app.ios >= ViewController.inlineSourcesSince, !controller.hasPopoverSource,
    !controller.isSwiftUIs,
    !state.app.isObserved
  else { return nil }
  return .actionSheetNeedsSource(sheet: controller.id.value)
}

/// A delegate that answers `none` isn't asked for a controller to show in compact width (R14).
private func neverAdapts(_ presentation: Presentation, _ state: State) -> Message? {
  let controller = state.app.viewControllers[presentation.presented]
  guard let other = controller.adaptiveViewController,
    controller.adaptivePresentationStyle?.value == ModalPresentationStyle.none
  else { return nil }
  return .neverAdapts(other: state.id(other), presented: controller.id.value)
}
