import Diagnostics

extension SimplifiedChinese {
  package func headline(_ severity: Diagnostic.Severity?, _ message: String) -> String {
    let word =
      switch severity {
      case .error: "错误"
      case .warning: "警告"
      case .hint: "提示"
      case nil: "附注"
      }
    return "\(word)：\(message)"
  }

  package func more(_ count: Int) -> String { "另有 \(count) 条" }

  package func summary(_ tally: Tally) -> String {
    var parts = ["\(tally.errors) 个错误", "\(tally.warnings) 个警告"]
    if tally.hints > 0 { parts.append("\(tally.hints) 个提示") }
    if tally.unreadable > 0 { parts.append("\(tally.unreadable) 个文件无法读取") }
    return "\(tally.files) 个文件：" + parts.joined(separator: "，")
  }

  package var controllerColumns: [String] {
    ["id", "类", "族系", "父级", "导航", "标签栏", "分屏", "呈现者", "被呈现者", "子级"]
  }

  package var presentationColumns: [String] {
    ["请求者", "呈现者", "被呈现者", "样式", "转场", "呈现者的视图", "紧凑宽度下"]
  }

  package func presenterViewCell(stays: Bool) -> String { stays ? "保留" : "离开" }
}
