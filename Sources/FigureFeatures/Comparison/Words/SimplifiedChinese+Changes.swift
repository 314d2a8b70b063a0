import VCPhrases
import VCSource

extension SimplifiedChinese: ChangePhrases {
  package func text(of sentence: ChangeSentence) -> String {
    switch sentence {
    case .wasAt(let slot): slot.map { "原为 \($0)" } ?? "原来不在容器中"
    case .wasPresented(let presenter): spaced("原由\(titled(presenter))呈现")
    case .isAt(let slot): slot.map { "现为 \($0)" } ?? "现在不在容器中"
    case .changes(let title): title.map { "变化：\($0)" } ?? "变化"
    case .nothingChanged: "没有变化。"
    case .noDifferences: "没有差别"
    case .changed(let count): "\(count) 处变化。"
    }
  }

  package func text(of change: Change) -> String {
    let id = change.id.map(titled) ?? ""
    let (old, new) = (value(change.old), value(change.new))
    let property = [change.id.map(titled), change.property].compactMap(\.self)
      .joined(separator: ".")
    switch (change.kind, change.old, change.new) {
    case (.added, _, .declared(let className, let slot)):
      return "新增：" + declared(change, className, slot?.code)
    case (.removed, .declared(let className, let slot), _):
      return "移除：" + declared(change, className, slot?.code)
    case (.unfound, .declared(let className, let slot), _):
      return "找不到了：" + declared(change, className, slot?.code) + "；源代码仍声明它"
    case (.added, _, _): return "新增：\(property)，\(new)"
    case (.removed, _, _): return "移除：\(property)，\(old)"
    case (.unfound, _, _): return "找不到了：\(property)，\(old)"
    case (.moved, _, _):
      return "移动：\(id)，\(place(change.old)) → \(place(change.new))"
    case (.class, _, _): return "类：\(id)，\(old) → \(new)"
    case (.presented, _, .presentation(let presenter, let sender, let style)):
      return "开始呈现："
        + (sender == presenter ? "" : spaced("应\(titled(sender))的请求，"))
        + spaced("\(titled(presenter))呈现\(id)（\(style)）")
    case (.dismissed, .presentation(let presenter, _, _), _):
      return spaced("不再被呈现：\(id)，原由\(titled(presenter))呈现")
    case (.presenter, _, _): return "呈现者：\(property)，\(old) → \(new)"
    case (.unreached, _, _): return "无法到达：\(id)，不再有 segue 通向它"
    case (.step, _, _):
      return "步骤“\(change.property ?? "")”：\(outcome(change.old)) → \(outcome(change.new))"
    case (.message, _, _):
      return "消息：\(change.property ?? "")，\(message(change.old)) → \(message(change.new))"
    case (.flag, _, _):
      return "属性：\(property)，\(setting(change.old)) → \(setting(change.new))"
    default: return "关系：\(property)，\(old) → \(new)"
    }
  }

  private func declared(_ change: Change, _ className: String, _ slot: String?) -> String {
    let id = change.id ?? ""
    return titled(id) + (says(id, className) ? "" : "（\(className)）")
      + (slot.map { "，\($0)" } ?? "")
  }

  /// The value, with a title in quotation marks.
  private func value(_ value: Change.Value) -> String {
    switch value {
    case .text, .presentation: titled(value.code)
    default: value.code
    }
  }

  package func setting(_ value: Change.Value) -> String {
    if case .none = value { "未设置" } else { self.value(value) }
  }

  private func place(_ value: Change.Value) -> String {
    if case .none = value { "不在容器中" } else { value.code }
  }

  private func outcome(_ value: Change.Value) -> String {
    switch value {
    case .isCarriedOut(let isCarriedOut): isCarriedOut ? "已执行" : "被拒绝"
    default: "不存在"
    }
  }

  private func message(_ value: Change.Value) -> String {
    if case .none = value { "没有" } else { "“\(value.code)”" }
  }

  package func sentence(_ line: String) -> String { line + "。" }
}
