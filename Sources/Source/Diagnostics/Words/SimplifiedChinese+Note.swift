extension SimplifiedChinese {
  package func text(of note: Message.Note) -> String {
    switch note {
    case .standsHereFirst: "首次出现在此处"
    case .declaredHereFirst: "首次在此处声明"
    case .isDeclaredHere: "在此处声明"
    case .keyStandsHere(let key): "“\(key)”在此处"
    case .possibleKeys(let keys) where keys.count > 20:
      spaced("此处可用的键有\(String(keys.count)) 个，“vcdiagram help keys”会全部列出")
    case .possibleKeys(let keys): spaced("此处可用的键有\(list(keys, "和"))")
    case .levelsOfDescription: "在描述文件中，每个视图控制器和每个列表各占一层"
    case .meantValue(let value): "是不是指\(quoted(value))？"
    case .possibleValues(let choices): "可用的值：" + enumerated(choices)
    }
  }
}
