import VCEngine
import VCSource

/// What would let a refused presentation happen.
extension PresentExplanation {
  func writeRemedy(_ json: inout JSONWriter, _ remedy: Remedy) {
    json.object {
      switch remedy {
      case .dismissFirst(let blocker): $0.member("dismiss", after.id(blocker))
      case .presentFrom(let front): $0.member("presentFrom", after.id(front))
      case .selectFirst(let tab, let bar):
        $0.member("select", after.id(tab))
        $0.member("in", after.id(bar))
      case .showWindow(let window):
        $0.member("makeKeyAndVisible", after.app.windows[window].id.value)
      case .presentInAction(let alert, let sender):
        $0.member("presentFrom", after.id(sender))
        $0.member("inActionOf", after.id(alert))
      }
    }
  }

  package func sayRemedies(_ prose: inout Prose) {
    // A note has named the presenter after the transition.
    if time == .transition { return }
    let controllers = after.app.viewControllers
    let isSwiftUIs = controllers[presented].isSwiftUIs
    var isFirst = true
    for remedy in remedies {
      switch remedy {
      case .dismissFirst(let blocker) where after.state.isHeld(presented, behind: blocker):
        prose.say(
          .comesAfter(
            isOpen: refusal.map { !$0.doubts.isEmpty } ?? false, blocker: prose.id(blocker)))
        continue
      case .dismissFirst(let blocker) where isSwiftUIs && !controllers[blocker].isSwiftUIs:
        prose.say(.presentAfterUIKits(blocker: prose.id(blocker)))
      case .dismissFirst(let blocker) where isSwiftUIs:
        prose.say(
          .presentInOnDismiss(
            presented: prose.id(presented), blocker: prose.id(blocker),
            isAlert: controllers[blocker].isAlert))
      // A controller of UIKit's has no view to put a modifier on.
      case .presentFrom(let front) where isSwiftUIs && !controllers[front].isHosting: continue
      case .presentFrom(let front) where isSwiftUIs:
        prose.say(.presentInside(isFirst: isFirst, front: prose.id(front)))
      // SwiftUI's alerts present nothing in their actions.
      case .presentInAction where isSwiftUIs: continue
      case .dismissFirst(let blocker) where controllers[blocker].isSwiftUIs:
        prose.say(.presentAfterSwiftUIs(blocker: prose.id(blocker), presented: prose.id(presented)))
      case .dismissFirst(let blocker):
        prose.say(.dismissFirst(presented: prose.id(presented), blocker: prose.id(blocker)))
      case .selectFirst(let tab, let bar):
        prose.say(.selectFirst(tab: prose.id(tab), bar: prose.id(bar)))
      case .showWindow(let window):
        prose.say(.showWindow(window: after.app.windows[window].id.value))
      case .presentFrom(let front):
        prose.say(.presentFrom(isFirst: isFirst, front: prose.id(front)))
      case .presentInAction(let alert, let sender):
        prose.say(
          .presentInAction(isFirst: isFirst, sender: prose.id(sender), alert: prose.id(alert)))
      }
      isFirst = false
    }
    if !leftBehind.isEmpty { prose.say(.dismissBeforeNewRoot(ids: leftBehind.map(prose.id))) }
  }

  /// The controllers that were presented when the receiver left the window with its root, and that
  /// nobody dismissed (R26).
  private var leftBehind: [ViewController.Index] {
    let departures = hierarchy.state.departures
    guard refusal != nil, let top = hierarchy.ancestors(of: receiver).last,
      let departure = departures[top], departure.kind == .leftWithRoot
    else { return [] }
    return departures.filter { controller, other in
      other.range == departure.range && hierarchy.wasLeftBehind(controller)
    }.keys.sorted()
  }
}
