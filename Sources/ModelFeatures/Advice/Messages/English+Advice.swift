import VCSource

extension English {
  func text(of advice: Message.Advice) -> String {
    switch advice {
    case .receiverStays(let receiver, let presented, let presenter):
      "'\(receiver)' stays: 'dismiss' ends what it presents, '\(presented)'; to end both, send it to "
        + "'\(presenter)', which presents '\(receiver)'"
    case .secondDismissal(let receiver):
      "'\(receiver)' presents nothing any more, so this second 'dismiss' ends '\(receiver)' itself"
    case .searchOverPush(let sender, let presenter, let pushed):
      "the search of '\(sender)' lies over '\(pushed)', too, because '\(presenter)' presents it; set "
        + "'definesPresentationContext' of '\(sender)' to keep it there"
    case .searchOverTabs(let sender, let presenter, let tab):
      "the search of '\(sender)' lies over '\(tab)', too, because '\(presenter)' presents it; set "
        + "'definesPresentationContext' of '\(sender)' to keep it in its tab"
    case .tabLeftInContext(let presented, let tab, let bar):
      "'\(presented)' leaves the window with '\(tab)', and apps report that the tab is black when it comes "
        + "back; dismiss '\(presented)' first, or present it from '\(bar)' as 'overFullScreen'"
    case .senderOutOfSight(let sender, let presented):
      "'\(sender)' isn't on screen, so '\(presented)' is presented over something else; send 'present' to "
        + "what is shown"
    case .showPresents(let shown, let sender):
      "'show' presents '\(shown)', because no navigation controller is above '\(sender)'; to push it, put "
        + "'\(sender)' into a UINavigationController"
    case .keyOfChild(let key, let child, let presented):
      "UIKit reads '\(key)' of '\(presented)', which is presented, and not of '\(child)' in it; set it on "
        + "'\(presented)'"
    case .neverAdapts(let presented, let other):
      "'\(other)' is never shown in place of '\(presented)': 'adaptivePresentationStyle' is 'none', so the "
        + "style doesn't adapt, and nobody asks the delegate for a view controller; return another style"
    case .alertUnderWindow(let alert, let window, let root):
      "the window '\(window)' is above '\(alert)' and may hide it; send 'present' to '\(root)', its root, or "
        + "hide the window first"
    case .severalSheets(let view, let first, let second):
      "before iOS 14.5 only the last of the modifiers for '\(first)' and '\(second)' on '\(view)' works; put one "
        + "of them on another view"
    case .actionSheetNeedsSource(let sheet):
      "from iOS 26 on an action sheet originates from its source; give '\(sheet)' a 'sourceView' or a "
        + "'barButtonItem'"
    }
  }
}
