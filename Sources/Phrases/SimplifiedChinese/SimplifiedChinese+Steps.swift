import ViewControllers

extension SimplifiedChinese: StepPhrases {
  package func rule(of event: StepEvent) -> String? {
    switch event {
    case .pushed: "推入时加到导航栈的末尾；导航栈中只有最后一个的视图在窗口中（R18）。"
    case .popped: "弹出时移除导航栈的末尾，并显示此时最后一个的视图（R18）。"
    case .selected: "标签栏控制器显示选中的标签；其余的仍是它的子视图控制器（R21）。"
    case .becameRoot: "原来的根所在族系离开窗口，它所呈现的一切也随之离开，但没有被任何控制器关闭（R26）。"
    case .width: "分屏视图控制器随宽度折叠或展开（R25），呈现随宽度自适应（R14），窄的标签栏有五个位置（R27）。"
    default: nil
    }
  }

  package func ruleOfShow(isDetail: Bool) -> String {
    isDetail
      ? "showDetail 交给最近的分屏视图控制器；没有时，就进行呈现（R19）。"
      : "show 交给最近的导航控制器或分屏视图控制器；没有时，就进行呈现（R19）。"
  }

  package func ruleOfTabGroup(navigation: String?) -> String {
    if let navigation {
      "“\(navigation)”管理该标签页所在的组：它的栈变为各组的视图控制器，之后是该标签页的视图控制器（R39）。"
    } else {
      "该标签页所在的组没有 managingNavigationController：该标签页的视图控制器取代这个组之前显示的那一个（R39）。"
    }
  }

  package func viewsCame(_ ids: [String]) -> String { "\(names(ids))的视图进入窗口（R21）。" }

  package func viewsLeft(_ ids: [String]) -> String { "\(names(ids))的视图离开窗口（R21）。" }

  package func holds(_ property: String, _ new: String, before old: String) -> String {
    "\(property) = \(new)；此前为 \(old)"
  }

  package func moreChanged(_ count: Int) -> String { "另有 \(count) 个属性发生变化。" }
}
