extension TopicWords {
  // Rules on which UIKit has several texts.

  static let onePresentation = TopicWords(
    "A controller presents one other at a time. Its children pass the call up to it, so "
      + "present fails in the same way on another child. UIKit logs this and presents nothing.",
    "一个控制器同时只呈现一个控制器。它的子控制器把调用向上交给它，因此换成另一个子控制器同样失败。UIKit 记录日志，不呈现任何东西。")
  static let oneTransition = TopicWords(
    "A presentation or dismissal must be over before the next one of the same controller "
      + "begins; its completion handler says when.",
    "同一控制器的前一次呈现或关闭结束之后，才能开始下一次；完成处理程序会说明何时结束。")
  static let onePlace = TopicWords(
    "An instance has one place at a time: it can be presented again when its dismissal has ended.",
    "一个实例同时只有一个位置：关闭结束之后才能再次呈现。")
  static let somethingToShow = TopicWords(
    "There must be a controller to show: the variable or outlet is nil.",
    "必须有可显示的控制器：变量或插座变量为 nil。")
  static let popoverNeedsSource = TopicWords(
    "On an iPad (in regular width) action sheets and share sheets are popovers, and everything "
      + "with modalPresentationStyle = .popover. Set popoverPresentationController's sourceView "
      + "(on screen) or barButtonItem before presenting one.",
    "在 iPad 上（常规宽度下），操作表、分享表和 modalPresentationStyle = .popover 的控制器是弹出框。请在呈现之前设置 "
      + "popoverPresentationController 的 sourceView（在屏幕上）或 barButtonItem。")
  static let splitIsRoot = TopicWords(
    "A split view controller is a window's root: it can't be pushed, and before iOS 8 it "
      + "couldn't be presented or run on an iPhone.",
    "分栏视图控制器是窗口的根：不能被推入；在 iOS 8 之前也不能被呈现，不能在 iPhone 上使用。")
  static let childOfView = TopicWords(
    "A controller whose view is in another's view must be that controller's child.",
    "视图在另一个视图中的控制器，必须是那个视图的控制器的子控制器。")
  static let oneAnimation = TopicWords(
    "A navigation controller animates one push or pop at a time.",
    "导航控制器同时只进行一次推入或弹出动画。")
  static let onceInStack = TopicWords(
    "An instance can be in a stack once.",
    "一个实例在栈中只能出现一次。")
  static let pagesAtRest = TopicWords(
    "A page view controller takes new pages only when no transition is in progress.",
    "没有转场进行时，翻页控制器才接受新的页。")
  static let barShowsChildren = TopicWords(
    "A tab bar controller fills its bar with its children's tabBarItem.",
    "标签栏控制器以子控制器的 tabBarItem 填充标签栏。")
  static let windowShowsRoot = TopicWords(
    "A window shows the view of its rootViewController, and UIKit adds that view itself.",
    "窗口显示 rootViewController 的视图，并由 UIKit 加入这个视图。")
  static let windowsInScenes = TopicWords(
    "Windows belong to scenes; from iOS 27 on, apps without the scene life cycle don't launch.",
    "窗口属于场景；从 iOS 27 起，不使用场景生命周期的应用不会启动。")
  static let destinationsAtRoot = TopicWords(
    "A stack looks for destinations at its root, and takes the first for each type.",
    "栈在根处查找目标，每种类型取第一个。")
}
