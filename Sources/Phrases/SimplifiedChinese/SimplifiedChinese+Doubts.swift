import VCEngine
import VCSource

extension SimplifiedChinese {
  package func notEstablished(_ doubt: Doubt) -> String {
    let name = doubt.subject
    let reason =
      switch doubt.topic {
      case .alertCoversScreen: "没有资料说明提醒框必须由覆盖屏幕的族系呈现；如果不必，就由接收者所在族系的顶层呈现“\(name)”（R36）。"
      case .parentOfTabBehindMore:
        "“\(name)”的导航栈位于 moreNavigationController 中时，没有资料说明“\(name)”的父视图控制器是什么（R27）。"
      case .parentOfTabInGroup:
        "“\(name)”的标签页位于没有 managingNavigationController 的组中，没有资料说明“\(name)”的父视图控制器是什么（R39）。"
      case .inspectorAsSheet: "在紧凑宽度下，“\(name)”以表单显示检查器；没有资料说明由谁呈现，因此此处略去检查器（R25）。"
      case .inspectorAsColumn:
        "在常规宽度下，“\(name)”是后缘的一栏，并不是呈现；没有资料说明由哪个视图控制器包含它，因此此处略去（R32）。"
      case .stackOfColumn:
        "“\(name)”是其中一栏的导航控制器；没有资料说明它在紧凑宽度下是否保留、是否仍包含自己的导航栈（R25）。"
      case .contextOfSplitView: "没有资料说明分屏视图控制器“\(name)”默认是否定义呈现上下文（R7）。"
      case .delegatesController:
        "委托用“\(name)”取代了另一个视图控制器，没有资料说明 presentedViewController 就是“\(name)”（R14）。"
      case .placeOfActionSheet:
        "“\(name)”是没有锚点的操作表单，没有资料说明从 iOS 26 起它出现在哪里，也没有说明轻点外部会怎样（R13）。"
      }
    return "尚无定论：" + reason
  }
}
