extension TopicWords {
  // Rules on which UIKit has several texts.

  static let onePresentation = TopicWords(
    "A controller presents one other at a time. Its children pass the call up to it, so "
      + "a request on another child usually fails, too. UIKit logs this and presents nothing.",
    "一个控制器同一时间只能呈现一个控制器。子视图控制器会把呈现权上交给父视图控制器，因此改为对子视图控制器调用 present，通常也会失败。UIKit 只记录日志，什么也不呈现。")
  static let oneTransition = TopicWords(
    "A presentation or dismissal must be over before the next one of the same controller "
      + "begins; its completion handler says when.",
    "同一控制器的前一次呈现或关闭结束之后，才能开始下一次；结束时会调用完成处理程序。")
  static let onePlace = TopicWords(
    "An instance has one place at a time: it can be presented again when its dismissal has ended.",
    "一个实例同一时间只能在一处：关闭结束之后才能再次呈现。")
  static let somethingToShow = TopicWords(
    "There must be a controller to show: the variable or outlet is nil.",
    "没有可呈现的控制器：变量或 outlet 为 nil。")
  static let popoverNeedsSource = TopicWords(
    "On an iPad (in regular width) action sheets and share sheets are popovers, and everything "
      + "with modalPresentationStyle = .popover. Set popoverPresentationController's sourceView "
      + "(on screen) or barButtonItem before presenting one.",
    "在 iPad 上（常规宽度下），操作表单、共享表单和 modalPresentationStyle = .popover 的控制器都是弹出框。请在呈现之前设置 "
      + "popoverPresentationController 的 sourceView（须在屏幕上）或 barButtonItem。")
  static let splitIsRoot = TopicWords(
    "A split view controller is a window's root: it can't be pushed, and before iOS 8 it "
      + "couldn't be presented or run on an iPhone.",
    "分屏视图控制器是窗口的根视图控制器：不能被推入；在 iOS 8 之前也不能被呈现，也不能在 iPhone 上使用。")
  static let childOfView = TopicWords(
    "A controller whose view is in another's view must be that controller's child.",
    "如果一个控制器的视图在另一个控制器的视图中，前者就必须是后者的子视图控制器。")
  static let oneAnimation = TopicWords(
    "A navigation controller animates one push or pop at a time.",
    "导航控制器同一时间只能执行一次推入或弹出的动画。")
  static let onceInStack = TopicWords(
    "An instance can be in a stack once.",
    "一个实例在导航栈中只能出现一次。")
  static let pagesAtRest = TopicWords(
    "A page view controller takes new pages only when no transition is in progress.",
    "没有转场进行时，页面视图控制器才接受新的页面。")
  static let barShowsChildren = TopicWords(
    "A tab bar controller fills its bar with its children's tabBarItem.",
    "标签栏控制器用子视图控制器的 tabBarItem 填充标签栏。")
  static let windowShowsRoot = TopicWords(
    "A window shows the view of its rootViewController, and UIKit adds that view itself.",
    "窗口显示 rootViewController 的视图，这个视图由 UIKit 自己加入。")
  static let windowsInScenes = TopicWords(
    "Windows belong to scenes; from iOS 27 on, apps without the scene life cycle don't launch.",
    "窗口属于场景；从 iOS 27 起，不使用场景生命周期的应用不会启动。")
  static let destinationsAtRoot = TopicWords(
    "A stack looks for destinations at its root, and takes the first for each type.",
    "导航栈在根视图处查找 navigationDestination，每种类型取第一个。")
}
