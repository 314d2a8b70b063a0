import Diagnostics
import ViewControllers

extension SimplifiedChinese: CaptionPhrases {
  package func viewIsAdded(_ name: String, to holder: String) -> String {
    spaced("\(name) 的视图被添加到 \(holder) 的视图；\(name) 没有父视图控制器。")
  }

  package func areDismissed(_ names: [String]) -> String { spaced("\(some(names)) 被关闭。") }

  package func arePushed(_ names: [String], onto container: String) -> String {
    spaced("\(some(names)) 被推入 \(container)。")
  }

  package func arePopped(_ names: [String], off container: String) -> String {
    spaced("\(some(names)) 从 \(container) 中弹出。")
  }

  package func join(_ names: [String], container: String) -> String {
    spaced("\(some(names)) 成为 \(container) 的子视图控制器。")
  }

  package func leave(_ names: [String], container: String) -> String {
    spaced("\(some(names)) 离开 \(container)。")
  }

  package func exchanges(
    _ container: String, _ old: [String], for new: [String], isTabBar: Bool
  ) -> String {
    let verb = isTabBar ? "包含" : "显示"
    return spaced("\(container) 改为\(verb) \(some(new))，不再\(verb) \(some(old))。")
  }

  package func collapses(_ split: String, _ isCollapsed: Bool) -> String {
    spaced("\(split) \(isCollapsed ? "折叠" : "展开")。")
  }

  package func isSelected(_ tab: String, in container: String) -> String {
    spaced("\(container) 显示 \(tab)。")
  }

  package func becomesRoot(_ name: String, of window: String?) -> String {
    spaced("\(name) 成为\(window.map { " \($0) " } ?? "窗口")的根视图控制器。")
  }

  package func window(
    _ window: String?, ofSeveral: Bool, becomes sizeClass: SizeClass
  ) -> String {
    let all = ofSeveral ? "所有窗口" : "窗口"
    return spaced("\(window.map { "\($0) " } ?? all)的宽度变为 \(sizeClass.rawValue)。")
  }

  package func nothingHappens(_ message: Message) -> String {
    "没有任何变化：\(text(of: message))。"
  }

  private func some(_ names: [String]) -> String {
    names.count > 4
      ? names.prefix(3).joined(separator: "、") + " 等 \(names.count) 个" : list(names, " 和 ")
  }

  /// No space is before or after quotation marks.
  private func spaced(_ text: String) -> String {
    text.replacing("” ", with: "”").replacing(" “", with: "“")
  }
}
