// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCPhrases
import VCSource

// The rows of Words.xcstrings.
extension Words {
  /// The style on an iPhone, or in a narrow window.
  package static func adaptsTo(isPhone: Bool, style: (any RoleValue)?) -> Words {
    Words(
      "adaptsTo", "{isPhone?On this phone|In this width} it is shown as {style}.",
      "{isPhone?在这部 iPhone 上|在此宽度下}显示为{style=formSheet,pageSheet?表单（{style}）|=popover?弹出框（{style}）|{style}}。",
      ["isPhone": isPhone.role, "style": style.role])
  }

  /// The affected ones among the visible bars of a kind: the presenter's own, the only one, both, all, one, or some.
  package static func coveredBar(amount: (any RoleValue)?, kind: (any RoleValue)?, hasArticle: Bool, count: (any RoleValue)?, name: (any RoleValue)?, all: (any RoleValue)?) -> Words {
    Words(
      "coveredBar", "{amount=own?its {kind=navigationBar?navigation bar|=toolbar?toolbar|=sidebar?sidebar|tab bar}|=only?{hasArticle?the }{kind=navigationBar?navigation bar|=toolbar?toolbar|=sidebar?sidebar|tab bar}|=both?both {kind=navigationBar?navigation bar|=toolbar?toolbar|=sidebar?sidebar|tab bar}s|=all?all {count} {kind=navigationBar?navigation bar|=toolbar?toolbar|=sidebar?sidebar|tab bar}s|=one?the {kind=navigationBar?navigation bar|=toolbar?toolbar|=sidebar?sidebar|tab bar} of {name}|{count} of {all} {kind=navigationBar?navigation bar|=toolbar?toolbar|=sidebar?sidebar|tab bar}s}",
      "{amount=own?其{kind=navigationBar?导航栏|=toolbar?工具栏|=sidebar?边栏|标签栏}|=only?{kind=navigationBar?导航栏|=toolbar?工具栏|=sidebar?边栏|标签栏}|=both?两个{kind=navigationBar?导航栏|=toolbar?工具栏|=sidebar?边栏|标签栏}|=all?{hasArticle?|全部 }{count} 个{kind=navigationBar?导航栏|=toolbar?工具栏|=sidebar?边栏|标签栏}|=one?{name:titled}的{kind=navigationBar?导航栏|=toolbar?工具栏|=sidebar?边栏|标签栏}|{all} 个{kind=navigationBar?导航栏|=toolbar?工具栏|=sidebar?边栏|标签栏}中的 {count} 个}",
      ["amount": amount.role, "kind": kind.role, "hasArticle": hasArticle.role, "count": count.role, "name": name.role, "all": all.role])
  }

  /// Bars of several kinds, in their order, and with those last of which only some are meant, so that what follows isn't read as a part of them.
  package static func coveredBars(bars: (any RoleValue)?, someLast: (any RoleValue)?) -> Words {
    Words(
      "coveredBars", "{bars:and}{someLast?}",
      "{someLast:and}{bars?}",
      ["bars": bars.role, "someLast": someLast.role])
  }

  /// The parts of the screen that a presentation covers and leaves visible.
  package static func coveredScreen(liesOver: Bool, region: (any RoleValue)?, name: (any RoleValue)?, covered: (any RoleValue)?, dims: Bool, partly: (any RoleValue)?, left: (any RoleValue)?, coversPartOfBoth: Bool, leavesAll: Bool) -> Words {
    Words(
      "coveredScreen", "{liesOver?Lies over|Covers} {region=screen?the whole screen|=presenter?the area of {name}|part of the screen}{covered?, {covered} included}{dims?, and dims the rest}{partly?; covers part of {partly}}{left?; leaves {left}}.{coversPartOfBoth?}{leavesAll?}",
      "{liesOver?浮在|遮住}{region=screen?整个屏幕|=presenter?{name:titled}的区域|屏幕的一部分{coversPartOfBoth?以及{partly}的一部分}}{liesOver?{covered?（包括{covered}）}之上|{covered?，包括{covered}}}{dims?，屏幕的其余部分变暗}{coversPartOfBoth?|{partly?；还遮住{partly}的一部分}}{left?；{leavesAll?{left}都没有被遮住|没有遮住{left}}}。",
      ["liesOver": liesOver.role, "region": region.role, "name": name.role, "covered": covered.role, "dims": dims.role, "partly": partly.role, "left": left.role, "coversPartOfBoth": coversPartOfBoth.role, "leavesAll": leavesAll.role])
  }

  /// A sheet leaves the screen undimmed at a detent (R37).
  package static func leavesUndimmed(detent: (any RoleValue)?) -> Words {
    Words(
      "leavesUndimmed", "At {detent} the rest isn’t dimmed and takes touches.",
      "停在{detent:titled}时，其余部分不变暗，而且响应触摸。",
      ["detent": detent.role])
  }

  /// A presentation in a context left the window with the controller that contains the context.
  package static func leftCovered(covered: (any RoleValue)?, top: (any RoleValue)?) -> Words {
    Words(
      "leftCovered", "By now it has left the window with {covered}, which {top} covers.",
      "现已随{covered:titled}离开窗口：后者被{top:titled}遮住。",
      ["covered": covered.role, "top": top.role])
  }

  /// A presentation in a context left the window with a hidden column that contains the context.
  package static func leftWithColumn(column: (any RoleValue)?) -> Words {
    Words(
      "leftWithColumn", "By now it has left the window with {column}, whose column is hidden.",
      "现已随{column:titled}离开窗口：后者所在的一栏已隐藏。",
      ["column": column.role])
  }

  /// A presentation in a context left the window with the tab that contains the context.
  package static func leftWithTab(tab: (any RoleValue)?, selected: (any RoleValue)?) -> Words {
    Words(
      "leftWithTab", "By now it has left the window with {tab}: {selected} is selected.",
      "现已随{tab:titled}离开窗口：选中的是{selected:titled}。",
      ["tab": tab.role, "selected": selected.role])
  }

  /// The window lies directly above another.
  package static func liesAboveWindow(window: (any RoleValue)?) -> Words {
    Words(
      "liesAboveWindow", "Lies above {window}, which shows wherever this window is transparent.",
      "位于{window:titled}之上；如果它是透明的，可以看到下方的{window:titled}。",
      ["window": window.role])
  }

  /// The window lies directly below another.
  package static func liesBelowWindow(window: (any RoleValue)?) -> Words {
    Words(
      "liesBelowWindow", "{window} lies above; what it covers stays in this window all the same.",
      "{window:titled}位于其上；被遮住的视图仍在这个窗口中。",
      ["window": window.role])
  }

  /// The last tab of a bar that has no room for all tabs.
  package static var moreTabs: Words {
    Words(
      "moreTabs", "More",
      "更多")
  }

  package static var noSwipeDismisses: Words {
    Words(
      "noSwipeDismisses", "No swipe dismisses it.",
      "用户不能用手势关闭。")
  }

  /// The window of a presentation, if there are several windows.
  package static func presentedInWindow(window: (any RoleValue)?) -> Words {
    Words(
      "presentedInWindow", "In the window {window}.",
      "在窗口{window:titled}中。",
      ["window": window.role])
  }

  package static func presenterViewStays(stays: Bool) -> Words {
    Words(
      "presenterViewStays", "The presenter’s view {stays?stays|leaves the window ({@viewWillDisappear})}.",
      "呈现者的视图{stays?留在窗口中|离开窗口（{@viewWillDisappear}）}。",
      ["stays": stays.role, "@viewWillDisappear": CodeWord.viewWillDisappear.role])
  }

  /// Under a screen: the style on an iPhone, or in a narrow window.
  package static func remarkAdapts(style: (any RoleValue)?) -> Words {
    Words(
      "remarkAdapts", "Shown as {style}.",
      "显示为{style=formSheet,pageSheet?表单（{style}）|=popover?弹出框（{style}）|{style}}。",
      ["style": style.role])
  }

  /// Under a screen: a presentation in a context left the window with a tab or a child.
  package static func remarkLeft(tab: (any RoleValue)?) -> Words {
    Words(
      "remarkLeft", "Has left the window with {tab}.",
      "已随{tab:titled}离开窗口。",
      ["tab": tab.role])
  }

  package static var remarkPresenterLeaves: Words {
    Words(
      "remarkPresenterLeaves", "The presenter’s view leaves.",
      "呈现者的视图离开窗口。")
  }

  /// Under a screen: the height at which a sheet rests, first or always.
  package static func remarkRests(detent: (any RoleValue)?, isOnly: Bool) -> Words {
    Words(
      "remarkRests", "Rests at {detent}{isOnly?| first}.",
      "{isOnly?|最初}停在{detent:titled}。",
      ["detent": detent.role, "isOnly": isOnly.role])
  }

  /// Under a screen: a sheet leaves the screen undimmed at a detent (R37).
  package static func remarkUndimmed(detent: (any RoleValue)?) -> Words {
    Words(
      "remarkUndimmed", "Undimmed at {detent}.",
      "停在{detent:titled}时，其余部分不变暗。",
      ["detent": detent.role])
  }

  /// The heights at which a sheet can rest, and its first height.
  package static func sheetRests(detents: (any RoleValue)?, first: (any RoleValue)?) -> Words {
    Words(
      "sheetRests", "Rests at {detents:and}{detents=1?|, at {first} first}.",
      "可停在{detents:titled}{detents=1?|，最初停在{first:titled}}。",
      ["detents": detents.role, "first": first.role])
  }

  package static func visiblePart(kind: (any RoleValue)?, name: (any RoleValue)?) -> Words {
    Words(
      "visiblePart", "{kind=navigationBar?the navigation bar|=toolbar?the toolbar|=tabBar?the tab bar|=sidebar?the sidebar|the view} of {name}",
      "{name:titled}的{kind=navigationBar?导航栏|=toolbar?工具栏|=tabBar?标签栏|=sidebar?边栏|视图}",
      ["kind": kind.role, "name": name.role])
  }

  /// The visible parts of a screen, from back to front.
  package static func visibleParts(parts: (any RoleValue)?) -> Words {
    Words(
      "visibleParts", "Visible: {parts:and}.",
      "可以看到{parts:and}。",
      ["parts": parts.role])
  }

  /// The window has isHidden: no view is in it (R45).
  package static var windowIsHidden: Words {
    Words(
      "windowIsHidden", "The window is hidden.",
      "窗口是隐藏的，尚未显示。")
  }
}
