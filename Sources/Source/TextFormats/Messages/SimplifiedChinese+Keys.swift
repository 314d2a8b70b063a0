extension SimplifiedChinese {
  package func text(of fault: Message.Keys) -> String {
    switch fault {
    case .notAMapping(let subject, let value):
      "\(phrase(for: subject))应为映射，而不是\(phrase(for: value))"
    case .duplicateKey(let key): "键\(quoted(key))在此处重复出现"
    case .unknownKey(let key, let suggestion):
      "没有名为\(quoted(key))的键" + suggesting(suggestion)
    case .keyAsValue(let unknown, let key, let subject):
      "没有名为\(quoted(unknown))的键；请以“\(key)”为键"
        + (subject.map { "：\(quoted("\(key): \($0)"))" } ?? "")
    case .missingRequiredKey(let key, let subject): "\(phrase(for: subject))缺少“\(key)”"
    case .wrongType(let key, .color, .emptyText): "“\(key)”应为引号中的颜色，例如 \"#1f5f99\"：没有引号时，# 之后是注释"
    case .wrongType(let key, let type, let value):
      "“\(key)”应为\(phrase(for: type))，而不是\(phrase(for: value))"
    case .unknownChoice(let key, let choices, let value, let suggestion):
      "“\(key)”应为 \(list(choices, "或"))，而不是\(phrase(for: value))" + suggesting(suggestion)
    case .unknownName(let key, let value, let suggestion):
      "“\(key)”不能是\(phrase(for: value))" + suggesting(suggestion)
    }
  }

  private func phrase(for subject: Message.Subject) -> String {
    switch subject {
    case .description: "描述"
    case .viewController: "视图控制器"
    case .step: "步骤"
    case .window: "窗口"
    case .tab: "标签页"
    case .object: "对象"
    case .alternative: "备选方案"
    case .segue: "segue "
    case .template: "模板"
    case .settings: "设置文件"
    case .value(let key): "“\(key)”"
    }
  }

  /// Returns a phrase to put after a Chinese character, with a blank before a Latin word.
  package func phrase(for value: Message.Value) -> String {
    switch value {
    case .mapping: "映射"
    case .list: "列表"
    case .emptyText: "空文本"
    case .scalar(let text): quoted(text)
    case .text(let text): "文本\(quoted(text))"
    case .number(let digits): "数字 \(digits.prefix(40))"
    case .boolean(let value): " \(value)"
    case .null: " null"
    case .unreadable: "无法读取的值"
    }
  }

  /// Returns a phrase to put after a Chinese character, with a blank before a Latin word.
  private func phrase(for type: Message.ValueType) -> String {
    switch type {
    case .text: "文本"
    case .boolean: " true 或 false"
    case .wholeNumber(let range):
      (range.map { " \($0.lowerBound) 至 \($0.upperBound) 之间的" } ?? "") + "整数"
    case .number(let range):
      (range.map { " \($0.lowerBound.short) 至 \($0.upperBound.short) 之间的" } ?? "") + "数字"
    case .mapping: "映射"
    case .list: "列表"
    case .id: "一个 id"
    case .ids: "若干 id"
    case .className: "类名"
    case .functionName: "函数名（例如 route(to:)）"
    case .color: "颜色（例如 \"#1f5f99\"）"
    case .fontNames: "字体名称"
    }
  }
}
