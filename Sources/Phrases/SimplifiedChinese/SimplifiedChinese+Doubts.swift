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
      case .parentOfHiddenColumn:
        "“\(name)”所在的栏隐藏时，没有资料说明它的父视图控制器是什么；此处它仍是子视图控制器（R25）。"
      case .styleOfCover:
        "没有资料说明 fullScreenCover“\(name)”在 UIKit 中使用哪种样式，下面的视图是否离开窗口；此处为 fullScreen（R32）。"
      case .viewUnderSheet:
        "“\(name)”是紧凑高度下的表单，没有资料说明呈现者的视图是否离开窗口；此处它留在窗口中（R37）。"
      case .viewLeftBehind:
        "窗口更换根视图控制器时，没有关闭“\(name)”；没有资料说明它的视图是否离开窗口，有应用报告它仍留在屏幕上（R26）。"
      case .swipeInCompactHeight:
        "“\(name)”是紧凑高度下的表单，没有资料说明轻扫能否将其关闭；请提供关闭按钮（R37）。"
      case .tapBesideSheet: "没有资料说明轻点“\(name)”周围变暗的部分能否将其关闭（R31）。"
      case .swipeUnderSearch:
        "“\(name)”中的搜索处于活跃状态，Apple 的资料没有说明此时轻扫能否将其关闭；有应用特意阻止，因此此处可以关闭（R31）。"
      case .zoomOfModal:
        "没有资料说明 isModalInPresentation 能否阻止用户将“\(name)”缩回；此处可以阻止，因此请提供关闭按钮（R38）。"
      case .orientations: "“\(name)”被呈现；没有资料说明在每种 iPhone 上是否由它决定屏幕方向，各方报告不一（R42）。"
      case .preferences: "没有资料说明呈现“\(name)”是否像状态栏那样改由它决定（R42）。"
      case .statusBarOverSheet: "“\(name)”以全屏方式呈现在另一个呈现之上，没有资料说明它是否接管状态栏（R42）。"
      case .statusBarOfWindow:
        "描述没有说明窗口“\(name)”是否覆盖状态栏；如果不覆盖，则由它下面的窗口决定（R42）。"
      case .windowOfPreferences: "没有资料说明场景中的哪个窗口决定此事；此处“\(name)”自行询问（R42）。"
      case .windowsAtOneLevel:
        "没有资料说明与“\(name)”同级的窗口中哪一个在最前面；此处是最后声明的那一个（R28）。"
      case .orientationLock: "没有资料说明锁定屏幕方向时询问哪个视图控制器；此处是“\(name)”（R42）。"
      case .topHidesStatusBar:
        "没有资料说明导航控制器“\(name)”在隐藏状态栏时指定导航栈的最后一个；应用依赖这一点（R43）。"
      case .presentedAgain:
        "按 UIKit 的代码，此时只记录日志；而崩溃报告中，同一呈现者再次呈现（此处为“\(name)”）时有异常“Application tried to "
          + "present modally a view controller that is already being presented”（R9）。"
      case .logDuringPresentation:
        "过早呈现“\(name)”时，日志中有两种文字：“while a presentation is in progress”或“which is already presenting”（R30）。"
      }
    return "尚无定论：" + reason
  }
}
