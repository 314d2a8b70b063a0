import VCSource

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

  package func fit(_ report: FitReport) -> String {
    let parts = report.means.compactMap { means -> String? in
      switch means {
      case .usual, .wrapped, .pairs: nil
      case .legend: "图例"
      case .shortNames: "简短的名称"
      case .lists: "列表"
      case .tight: "紧凑的方框"
      case .brokenNames: "两行的名称"
      }
    }
    let how =
      if report.pages > 1 {
        "为放入 \(report.page)，分成 \(report.pages) 页"
      } else if !parts.isEmpty {
        "为放入 \(report.page)，改用\(list(parts, "和"))"
      } else if report.means.contains(.pairs) {
        "为放入 \(report.page)，每次呈现只画一对箭头"
      } else if report.means.contains(.wrapped) {
        "为放入 \(report.page)，排成多行"
      } else {
        "无需简化即可放入 \(report.page)"
      }
    return how + "；最小字号\(report.smallestText < 0.1 ? "" : "为")\(points(report.smallestText))"
      + (report.wanted.map {
        "（应不小于 \($0.inTenths) pt）；请换用更大的页面" + (report.canBeSplit ? "，或加上 --pages" : "")
          + (report.means.contains(.legend) ? "，或用 --pointers none 省去连线" : "")
      } ?? "")
  }

  package var arrangedForScreen: String {
    "已按屏幕的比例排列；可用 --page 或 --fit 选择其他形状，例如用 --fit 10000x 排成一行"
  }

  package func alternative(_ number: Int, _ label: String?, step: Int?) -> String {
    "备选方案 \(number)" + (label.map { "（\($0)）" } ?? "") + (step.map { "，步骤 \($0) 之后" } ?? "")
  }
}
