import Diagnostics
import ViewControllers

extension SimplifiedChinese: CaptionPhrases {
  package func viewIsAdded(_ name: String, to holder: String) -> String {
    "\(name) 的视图被添加到 \(holder) 的视图；\(name) 没有父视图控制器。"
  }

  package func areDismissed(_ names: [String]) -> String { "\(some(names)) 被关闭。" }

  package func arePushed(_ names: [String], onto container: String) -> String {
    "\(some(names)) 被推入 \(container)。"
  }

  package func arePopped(_ names: [String], off container: String) -> String {
    "\(some(names)) 从 \(container) 中弹出。"
  }

  package func join(_ names: [String], container: String) -> String {
    "\(some(names)) 成为 \(container) 的子视图控制器。"
  }

  package func leave(_ names: [String], container: String) -> String {
    "\(some(names)) 离开 \(container)。"
  }

  package func takes(_ new: String, placeOf old: String, in container: String) -> String {
    "\(new) 在 \(container) 中取代 \(old)。"
  }

  package func isSelected(_ tab: String, in container: String) -> String {
    "\(container) 显示 \(tab)。"
  }

  package func becomesRoot(_ name: String, of window: String?) -> String {
    "\(name) 成为\(window.map { " \($0) " } ?? "窗口")的根视图控制器。"
  }

  package func window(
    _ window: String?, ofSeveral: Bool, becomes sizeClass: SizeClass
  ) -> String {
    let all = ofSeveral ? "所有窗口" : "窗口"
    return "\(window.map { "\($0) " } ?? all)的宽度变为 \(sizeClass.rawValue)。"
  }

  package func nothingHappens(_ message: Message) -> String {
    "没有任何变化：\(text(of: message))。"
  }

  private func some(_ names: [String]) -> String {
    names.count > 4
      ? names.prefix(3).joined(separator: "、") + " 等 \(names.count) 个" : list(names, "和")
  }
}
