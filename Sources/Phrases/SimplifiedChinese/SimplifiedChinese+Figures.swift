import Diagnostics

extension SimplifiedChinese: FigurePhrases {
  package var untitled: String { "视图控制器层次结构" }

  package func family(_ number: Int) -> String { "族系 \(number)" }

  package func family(_ number: Int, members: [ControllerName]) -> String {
    let members = members.map { $0.id + ($0.className.map { "（\($0)）" } ?? "") }
    return "\(family(number))：\(members.concatenated(by: "、"))。"
  }

  package func presents(
    _ presenter: String, _ presented: String, style: String, asked: String?
  ) -> String {
    (asked.map { "应 \($0) 的请求，" } ?? "") + "\(presenter) 呈现 \(presented)（\(style)）。"
  }

  package func isRoot(_ root: String, of window: String?) -> String {
    "\(window.map { "\($0) " } ?? "窗口")的 rootViewController 是 \(root)。"
  }

  package func views(inWindow: [String], outside: [String]) -> String {
    let shown = "\(inWindow.concatenated(by: "、")) 的视图在窗口中"
    if outside.isEmpty { return shown + "。" }
    return (inWindow.isEmpty ? "" : "\(shown)；")
      + "\(outside.concatenated(by: "、")) 的视图不在窗口中。"
  }

  package func meaning(of line: LineMeaning) -> String {
    switch line {
    case .contains: "包含"
    case .pointsToContainer: "指向所属容器"
    case .pointsToPresented: "指向被呈现者"
    case .pointsToPresenter: "指向呈现者"
    case .asksToPresent: "请求呈现"
    case .showsAsRoot: "以其为根"
    case .hasView: "拥有视图"
    }
  }
}

extension SimplifiedChinese: CoveragePhrases {
  package var more: String { "更多" }

  package func nothingPresented(isBeginning: Bool) -> String {
    isBeginning ? "尚未呈现任何视图控制器。" : "没有呈现任何视图控制器。"
  }

  package func presented(by presenter: String, asked: String?) -> String {
    (asked.map { "应 \($0) 的请求，" } ?? "") + "由 \(presenter) 呈现。"
  }

  package func covers(_ summary: CoverageSummary) -> String {
    var text = summary.covering == .liesOver ? "浮在" : "遮住"
    switch summary.region {
    case .screen: text += "整个屏幕"
    case .presenter(let name): text += " \(name) 的区域"
    case .part: text += "屏幕的一部分"
    }
    if summary.covering == .liesOver { text += "之上" }
    if !summary.covered.isEmpty { text += "，包括\(bars(summary.covered))" }
    if summary.covering == .dims { text += "，其余部分变暗" }
    if !summary.partlyCovered.isEmpty { text += "；部分遮住\(bars(summary.partlyCovered))" }
    if !summary.left.isEmpty { text += "；不遮住\(bars(summary.left))" }
    return text + "。"
  }

  private func bars(_ fate: CoverageSummary.Fate) -> String {
    func phrase(_ bars: CoverageSummary.Bars, _ noun: String) -> String {
      switch bars {
      case .own: "它的\(noun)"
      case .only: noun
      case .both: "两个\(noun)"
      case .all(let count): "全部 \(count) 个\(noun)"
      case .one(let name): " \(name) 的\(noun)"
      case .some(let count, let all): " \(all) 个\(noun)中的 \(count) 个"
      }
    }
    return [fate.navigation.map { phrase($0, "导航栏") }, fate.tab.map { phrase($0, "标签栏") }]
      .compactMap(\.self).joined(separator: "和")
  }

  package func presenterView(stays: Bool) -> String {
    stays ? "呈现者的视图保留。" : "呈现者的视图离开屏幕（viewWillDisappear）。"
  }

  package func left(with tab: String, selected: String) -> String {
    "它现已随 \(tab) 离开窗口：选中的是 \(selected)。"
  }

  package func left(with covered: String, coveredBy top: String) -> String {
    "它现已随 \(covered) 离开窗口：后者被 \(top) 遮住。"
  }

  package func adapts(to style: String) -> String { "在这部 iPhone 上显示为 \(style)。" }

  package func following(_ name: String, _ sentences: [String]) -> String {
    "\(name)：" + joined(sentences)
  }
}

extension SimplifiedChinese: CallPhrases {
  package var yourCode: String { "你的代码" }

  package func adding(_ child: String, to container: String) -> String {
    "把 \(child) 加入 \(container)"
  }

  package func removing(_ child: String, from container: String) -> String {
    "从 \(container) 移除 \(child)"
  }

  package func byUIKit(inside call: String) -> String { "由 UIKit 在 \(call) 中发出" }

  package var noCustomContainer: String { "这里没有自定义容器：UIKit 自己的容器会自行完成这些调用。" }

  package func calls(_ title: String, _ calls: [(code: String, inside: String?)]) -> String {
    let list = calls.enumerated().map { number, call in
      "\(number + 1). \(call.code)" + (call.inside.map { "（\(byUIKit(inside: $0))）" } ?? "")
    }
    return "\(title)：\(list.joined(separator: "；"))。"
  }
}
