import VCSource

extension SimplifiedChinese {
  func text(of advice: Message.Advice) -> String {
    switch advice {
    case .receiverStays(let receiver, let presented, let presenter):
      "“\(receiver)”会留下：“dismiss”只关闭它所呈现的“\(presented)”；要同时关闭两者，请把它发送给呈现“\(receiver)”的“\(presenter)”"
    case .secondDismissal(let receiver):
      "“\(receiver)”已不再呈现任何视图控制器，因此第二次“dismiss”会关闭“\(receiver)”自身"
    case .searchOverPush(let sender, let presenter, let pushed):
      "“\(sender)”的搜索也会遮住“\(pushed)”，因为搜索由“\(presenter)”呈现；请设置“\(sender)”的“definesPresentationContext”，使它留在原处"
    case .searchOverTabs(let sender, let presenter, let tab):
      "“\(sender)”的搜索也会遮住“\(tab)”，因为搜索由“\(presenter)”呈现；请设置“\(sender)”的“definesPresentationContext”，使它留在自己的标签页中"
    case .tabLeftInContext(let presented, let tab, let bar):
      "“\(presented)”随“\(tab)”离开窗口；据开发者报告，该标签页再次出现时是黑屏；请先关闭“\(presented)”，或以“overFullScreen”从“\(bar)”呈现它"
    case .senderOutOfSight(let sender, let presented):
      "“\(sender)”不在屏幕上，因此“\(presented)”会出现在别的内容之上；请把“present”发送给正在显示的视图控制器"
    case .showPresents(let shown, let sender):
      "“show”会呈现“\(shown)”，因为“\(sender)”的上级中没有导航控制器；要推入它，请把“\(sender)”放进 UINavigationController"
    case .keyOfChild(let key, let child, let presented):
      "UIKit 读取的是被呈现的“\(presented)”的“\(key)”，而不是其中的“\(child)”的；请在“\(presented)”上设置"
    case .neverAdapts(let presented, let other):
      "“\(other)”永远不会取代“\(presented)”：“adaptivePresentationStyle”为“none”，样式不会适配，也就不会向委托询问视图控制器；请返回其他样式"
    case .alertUnderWindow(let alert, let window, let root):
      "窗口“\(window)”位于“\(alert)”之上，可能会遮住它；请向其根视图控制器“\(root)”发送“present”，或先隐藏该窗口"
    case .severalSheets(let view, let first, let second):
      "在 iOS 14.5 之前，“\(view)”上用于“\(first)”和“\(second)”的修饰符只有最后一个有效；请把其中一个放到另一个视图上"
    case .actionSheetNeedsSource(let sheet):
      "从 iOS 26 起，操作表单从其锚点出现；请为“\(sheet)”设置“sourceView”或“barButtonItem”"
    }
  }
}
