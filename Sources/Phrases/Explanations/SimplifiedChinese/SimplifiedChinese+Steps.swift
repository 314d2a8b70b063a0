import VCEngine
import VCSource

extension SimplifiedChinese {
  package func text(of sentence: StepSentence) -> String {
    switch sentence {
    case .ruleOfShow(let isDetail, let target): ruleOfShow(isDetail: isDetail, by: target)
    case .ruleOfTabGroup(let navigation):
      if let navigation {
        "“\(navigation)”管理该标签页所在的组：它的导航栈变为各组的视图控制器，后面是该标签页的视图控制器（R39）。"
      } else {
        "该标签页所在的组没有 managingNavigationController：该标签页的视图控制器取代这个组之前显示的那一个（R39）。"
      }
    case .userPops(let ios):
      "用户轻点返回按钮，或从屏幕前缘拖移" + (ios < 26 ? "（R18）。" : "，也可以在内容的任意位置拖移（R18）。")
    case .userTapsShownTab: "用户轻点正在显示的标签页时，其导航栈回到根视图控制器（R21）。"
    case .delegateOfTabs(isByUser: true): "标签栏控制器的委托会收到用户轻点的消息（R21）。"
    case .delegateOfTabs(isByUser: false):
      "标签页由代码选中，因此标签栏控制器的委托不会收到任何消息；只有用户轻点时才会收到（R21）。"
    case .viewsCame(let ids): "\(names(ids))的视图进入窗口（R21）。"
    case .viewsLeft(let ids): "\(names(ids))的视图离开窗口（R21）。"
    case .appearance(let rows, let isKnown, let isReported):
      "UIKit \(isKnown ? "依次" : "")调用"
        + rows.map { "\(names($0.ids))的 \(list($0.methods, "和"))" }.joined(separator: "，")
        + (isKnown ? "" : "；它们之间的先后尚无定论") + (isReported ? "（R48）。" : "（R47）。")
    case .noAppearance(let ids, let other, let isComing):
      (isComing
        ? "\(names(ids))不会收到这些调用，“\(other)”关闭时也不会"
        : "“\(other)”关闭时，\(names(ids))不会收到 viewWillAppear 和 viewDidAppear") + "：视图一直在窗口中（R47）。"
    case .learnOfEnd(let presented, let method):
      "要得知“\(presented)”已经关闭，请使用 \(code.name(of: .dismiss)) 的完成处理程序；由用户关闭时，使用 \(method)（R31）。"
    case .givenUp(let sheet, nil):
      "如果用户中途放手，UIKit 依次调用“\(sheet)”的 viewWillDisappear、viewWillAppear、viewIsAppearing 和 viewDidAppear（R48）。"
    case .givenUp(let top, let below?):
      "如果用户中途放手，UIKit 调用“\(top)”的 viewWillDisappear、viewWillAppear 和 viewDidAppear，以及“\(below)”的 "
        + "viewWillAppear、viewWillDisappear 和 viewDidDisappear（R48）。"
    case .holds(let property, let new, let old): "\(property) = \(new)；此前为 \(old)"
    case .isNowSeen(let id, let style): "在新的宽度下，“\(id)”显示为\(shown(as: style))（R14）。"
    case .needsNavigationStack(let view):
      "请把“\(view)”或它外层的视图放入 NavigationStack：不在 NavigationStack 中的视图不会推入任何视图（R32）。"
    case .ruleOfNarrowTabBar: "在紧凑宽度下，标签页多于五个的标签栏显示其中四个和“更多”（R27）。"
    case .changesInspectorColumn(let id, let isShown):
      isShown ? "“\(id)”显示在一栏中，没有呈现任何控制器。" : "“\(id)”所在的一栏消失；它并不是被呈现的。"
    case .changesNothing: "没有任何变化：步骤要求的状态已经达到。"
    case .moreChanged(let count): "另有 \(count) 个属性发生变化。"
    }
  }

  private func ruleOfShow(isDetail: Bool, by target: ShowTarget) -> String {
    let (call, kind) =
      isDetail ? ("showDetail", "分屏视图控制器") : ("show", "导航控制器或分屏视图控制器")
    switch target {
    case .container(let container): return "\(call) 交给最近的\(kind)“\(container)”（R19）。"
    case .front(let front, let isRoot, let navigation):
      let reason = navigation.map { "“\($0)”不接受导航控制器" } ?? "接收者的上级中没有\(kind)"
      let place = isRoot ? "窗口的根视图控制器" : "窗口中最后被呈现的"
      return "\(reason)，因此 \(call) 改为呈现：present 发送给\(place)“\(front)”（R19）。"
    case .collapsed(let split):
      return "“\(split)”已折叠，显示的视图控制器没有导航栈，因此 \(call) 改为呈现：present 发送给“\(split)”（R19）。"
    case .nobody: return "接收者的上级中没有\(kind)，接收者的视图也不在窗口中：\(call) 什么也不做（R19）。"
    }
  }

  package func rule(of event: StepEvent) -> String? {
    switch event {
    case .pushed: "推入时加到导航栈的末尾；导航栈中只有最后一个的视图在窗口中（R18）。"
    case .popped: "弹出时移除导航栈末尾的控制器，并显示此时最后一个控制器的视图（R18）。"
    case .selected: "标签栏控制器显示选中的标签页；其余的仍是标签栏控制器的子视图控制器（R21）。"
    case .becameRoot(_, _, let leaving):
      leaving.isEmpty
        ? "原来的根视图控制器所在的族系离开窗口（R26）。"
        : "原来的根视图控制器所在的族系离开窗口，它所呈现的没有被任何控制器关闭：请先关闭（R26）。"
    case .replaced:
      "在紧凑宽度下，由呈现控制器的委托决定显示哪个视图控制器："
        + "presentationController(_:viewControllerForAdaptivePresentationStyle:)（R14）。"
    case .collapsed(_, true): "在紧凑宽度下，分屏视图控制器只显示一个视图控制器；其余各栏位于该控制器的导航栈中，或暂不显示（R25）。"
    case .collapsed(_, false): "在常规宽度下，分屏视图控制器显示各栏（R25）。"
    case .column: "在常规宽度下，show(_:) 和 hide(_:) 只改变所显示的内容；由代码调用时委托不会收到消息（R25）。"
    default: nil
    }
  }
}
