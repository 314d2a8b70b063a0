// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCSource

// The rows of Words.xcstrings.
extension Words {
}

extension Message {
  /// The receiver of `dismiss` stays, because it presents another, which goes (R10).
  package static func receiverStays(receiver: (any RoleValue)?, presented: (any RoleValue)?, presenter: (any RoleValue)?) -> Message {
    Message(Words(
      "receiverStays", "'{receiver}' stays: 'dismiss' ends what it presents, '{presented}'; to end both, send it to '{presenter}', which presents '{receiver}'",
      "“{receiver}”会留下：“dismiss”只关闭它所呈现的“{presented}”；要同时关闭两者，请把“dismiss”发送给呈现“{receiver}”的“{presenter}”",
      ["receiver": receiver.role, "presented": presented.role, "presenter": presenter.role]), isForFigures: true)
  }

  /// An action sheet has no source (R13).
  package static func actionSheetNeedsSource(sheet: (any RoleValue)?) -> Message {
    Message(Words(
      "actionSheetNeedsSource", "from iOS 26 on an action sheet originates from its source; give '{sheet}' a 'sourceView' or a 'barButtonItem'",
      "从 iOS 26 起，操作表单从其锚点出现；请为“{sheet}”设置“sourceView”或“barButtonItem”",
      ["sheet": sheet.role]))
  }

  /// An alert lies under another window (R28).
  package static func alertUnderWindow(window: (any RoleValue)?, alert: (any RoleValue)?, root: (any RoleValue)?) -> Message {
    Message(Words(
      "alertUnderWindow", "the window '{window}' is above '{alert}' and may hide it; send 'present' to '{root}', its root, or hide the window first",
      "窗口“{window}”位于“{alert}”之上，可能会遮住它；请向其根视图控制器“{root}”发送“present”，或先隐藏该窗口",
      ["window": window.role, "alert": alert.role, "root": root.role]))
  }

  /// A key that UIKit reads of the presented controller is set on one in it (R13, R37).
  package static func keyOfChild(key: (any RoleValue)?, presented: (any RoleValue)?, child: (any RoleValue)?) -> Message {
    Message(Words(
      "keyOfChild", "UIKit reads '{key}' of '{presented}', which is presented, and not of '{child}' in it; set it on '{presented}'",
      "UIKit 读取的是被呈现者“{presented}”的“{key}”，而不是其中“{child}”的；请在“{presented}”上设置",
      ["key": key.role, "presented": presented.role, "child": child.role]))
  }

  /// A delegate keeps the style, so that its controller for compact width is never shown (R14).
  package static func neverAdapts(other: (any RoleValue)?, presented: (any RoleValue)?) -> Message {
    Message(Words(
      "neverAdapts", "'{other}' is never shown in place of '{presented}': 'adaptivePresentationStyle' is 'none', so the style doesn't adapt, and nobody asks the delegate for a view controller; return another style",
      "“{other}”永远不会取代“{presented}”：“adaptivePresentationStyle”为“none”，样式不会随宽度改变，也就不会向委托询问视图控制器；请返回其他样式",
      ["other": other.role, "presented": presented.role]))
  }

  /// A push onto a stack below a presentation (R12, R18).
  package static func pushedBelow(front: (any RoleValue)?, presenter: (any RoleValue)?, pushed: (any RoleValue)?) -> Message {
    Message(Words(
      "pushedBelow", "'{front}', which '{presenter}' presents, hides '{pushed}' until '{front}' is dismissed; dismiss '{front}' first, or push onto a navigation controller inside it",
      "“{pushed}”被推入“{front}”下面的导航栈，“{front}”由“{presenter}”呈现，关闭之后才能看到“{pushed}”；请先关闭“{front}”，或者推入“{front}”里面的导航控制器",
      ["front": front.role, "presenter": presenter.role, "pushed": pushed.role]))
  }

  /// A share sheet is pushed; its reference says that it must be presented.
  package static func pushedShareSheet(id: (any RoleValue)?) -> Message {
    Message(Words(
      "pushedShareSheet", "'{id}' is a share sheet, which must be presented, not pushed; on an iPad, as a popover",
      "“{id}”是共享表单，必须呈现，不能推入；在 iPad 上以弹出框呈现",
      ["id": id.role]))
  }

  /// A search lies over what is pushed, too (R23).
  package static func searchOverPush(sender: (any RoleValue)?, pushed: (any RoleValue)?, presenter: (any RoleValue)?) -> Message {
    Message(Words(
      "searchOverPush", "the search of '{sender}' lies over '{pushed}', too, because '{presenter}' presents it; set 'definesPresentationContext' of '{sender}' to keep it there",
      "“{sender}”的搜索也会遮住“{pushed}”，因为搜索由“{presenter}”呈现；请设置“{sender}”的“definesPresentationContext”，使搜索留在原处",
      ["sender": sender.role, "pushed": pushed.role, "presenter": presenter.role]))
  }

  /// A search lies over the tab that is selected, too (R23).
  package static func searchOverTabs(sender: (any RoleValue)?, tab: (any RoleValue)?, presenter: (any RoleValue)?) -> Message {
    Message(Words(
      "searchOverTabs", "the search of '{sender}' lies over '{tab}', too, because '{presenter}' presents it; set 'definesPresentationContext' of '{sender}' to keep it in its tab",
      "“{sender}”的搜索也会遮住“{tab}”，因为搜索由“{presenter}”呈现；请设置“{sender}”的“definesPresentationContext”，使搜索留在自己的标签页中",
      ["sender": sender.role, "tab": tab.role, "presenter": presenter.role]))
  }

  /// A second `dismiss` ends its receiver, which presents nothing any more (R10).
  package static func secondDismissal(receiver: (any RoleValue)?) -> Message {
    Message(Words(
      "secondDismissal", "'{receiver}' presents nothing any more, so this second 'dismiss' ends '{receiver}' itself",
      "“{receiver}”已不再呈现任何视图控制器，因此这第二次“dismiss”会关闭“{receiver}”自身",
      ["receiver": receiver.role]))
  }

  /// The receiver of `present` is not on screen (R5).
  package static func senderOutOfSight(sender: (any RoleValue)?, presented: (any RoleValue)?) -> Message {
    Message(Words(
      "senderOutOfSight", "'{sender}' isn't on screen, so '{presented}' is presented over something else; send 'present' to what is shown",
      "“{sender}”不在屏幕上，因此“{presented}”会呈现在别的内容之上；请把“present”发送给正在显示的视图控制器",
      ["sender": sender.role, "presented": presented.role]))
  }

  /// A view has two modifiers for sheets, and this iOS knows the last one alone (R32).
  package static func severalSheets(first: (any RoleValue)?, second: (any RoleValue)?, view: (any RoleValue)?) -> Message {
    Message(Words(
      "severalSheets", "before iOS 14.5 only the last of the modifiers for '{first}' and '{second}' on '{view}' works; put one of them on another view",
      "在 iOS 14.5 之前，“{view}”上用于“{first}”和“{second}”的修饰符只有最后一个有效；请把其中一个放到另一个视图上",
      ["first": first.role, "second": second.role, "view": view.role]))
  }

  /// `show` presents, because nothing takes the controller (R19).
  package static func showPresents(shown: (any RoleValue)?, sender: (any RoleValue)?) -> Message {
    Message(Words(
      "showPresents", "'show' presents '{shown}', because no navigation controller is above '{sender}'; to push it, put '{sender}' into a UINavigationController",
      "“show”会呈现“{shown}”，因为“{sender}”的上级中没有导航控制器；要推入它，请把“{sender}”放进 UINavigationController",
      ["shown": shown.role, "sender": sender.role]))
  }

  /// What is presented in the context of a tab leaves with it (R21).
  package static func tabLeftInContext(presented: (any RoleValue)?, tab: (any RoleValue)?, bar: (any RoleValue)?) -> Message {
    Message(Words(
      "tabLeftInContext", "'{presented}' leaves the window with '{tab}', and apps report that the tab is black when it comes back; dismiss '{presented}' first, or present it from '{bar}' as 'overFullScreen'",
      "“{presented}”随“{tab}”离开窗口；据开发者报告，该标签页再次显示时是黑屏；请先关闭“{presented}”，或以“overFullScreen”从“{bar}”呈现它",
      ["presented": presented.role, "tab": tab.role, "bar": bar.role]))
  }
}
