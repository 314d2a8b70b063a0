import VCEngine
import VCSource

extension SimplifiedChinese {
  package func text(of event: StepEvent, _ names: EventNames) -> String {
    switch event {
    case .presented(let presentation):
      (names.asked(of: presentation).map { spaced("应\($0)的请求，") } ?? "")
        + spaced("\(names[presentation.presenter])呈现\(names[presentation.presented])")
        + "（\(name(of: presentation))）。"
    case .dismissed(let gone): spaced("\(some(names[gone]))被关闭。")
    case .pushed(let all, let stack): spaced("\(some(names[all]))被推入\(names[stack])。")
    case .popped(let all, let stack): spaced("\(some(names[all]))从\(names[stack])中弹出。")
    case .joined(let all, let container):
      spaced("\(some(names[all]))成为\(names[container])的子视图控制器。")
    case .left(let all, let container): spaced("\(some(names[all]))离开\(names[container])。")
    case .exchanged(let old, let new, let container):
      names.isTabBar(container)
        ? spaced("\(names[container])改为包含\(some(names[new]))，不再包含\(some(names[old]))。")
        : spaced("\(names[container])改为显示\(some(names[new]))，不再显示\(some(names[old]))。")
    case .viewAdded(let top, let holder):
      spaced("\(names[top])的视图被添加到\(names[holder])的视图中；\(names[top])没有父视图控制器。")
    case .selected(let tab, let container): spaced("\(names[container])显示\(names[tab])。")
    case .column(let column, let isShown, let split):
      spaced("\(names[split])\(isShown ? "显示" : "隐藏")\(names[column])。")
    case .replaced(let old, let new): spaced("\(names[new])取代\(names[old])。")
    case .becameRoot(let root, let window, _):
      spaced("\(names[root])成为\(names.amongSeveral(window) ?? "窗口")的根视图控制器。")
    case .width(let sizeClass, let window):
      spaced(
        "\(window.map(names.window) ?? (names.hasSeveralWindows ? "所有窗口" : "窗口"))变为\(noun(of: sizeClass))。"
      )
    case .collapsed(let split, let isCollapsed):
      spaced("\(names[split])\(isCollapsed ? "折叠" : "展开")。")
    case .refused(let message): "没有任何变化：\(names.replacingIDs(in: text(of: message)))。"
    }
  }

  /// A style stays UIKit's word; what the system presents in its own way has a name.
  private func name(of presentation: Presentation) -> String {
    guard !presentation.isNamedByStyle else { return code.name(of: presentation) }
    return Words.systemPresentation(name: presentation.name).text(in: wording)
  }

  private func some(_ names: [String]) -> String {
    names.count > 4
      ? spaced("\(enumerated(names.prefix(3)))等 \(names.count) 个") : list(names, "和")
  }
}
