import Diagnostics

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
    case .wrongType(let key, .color, .emptyText):
      "“\(key)”应为引号中的颜色，例如 \"#1f5f99\"：没有引号时，# 之后是注释"
    case .wrongType(let key, let type, let value):
      "“\(key)”应为\(phrase(for: type))，而不是\(phrase(for: value))"
    case .unknownChoice(let key, let choices, let value, let suggestion):
      "“\(key)”应为 \(list(choices, " 或 "))，而不是\(phrase(for: value))" + suggesting(suggestion)
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
    case .segue: "转场"
    case .template: "模板"
    case .settings: "设置文件"
    case .value(let key): "“\(key)”"
    }
  }

  /// Returns a phrase to put after a Chinese character, with a blank before a Latin word.
  func phrase(for value: Message.Value) -> String {
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

  package func text(of fault: Message.Template) -> String {
    switch fault {
    case .noColors(let key): "“\(key)”至少需要一种颜色"
    case .faintText(let text, let ground, let contrast):
      "“\(text)”在“\(ground)”上难以辨认：两者的对比度为 \(contrast.inTenths)，文字需要 4.5"
    case .noFonts(let key): "“\(key)”至少需要一种字体"
    }
  }

  package func text(of fault: Message.Font) -> String {
    switch fault {
    case .missingCharacters(let characters, let package):
      "已安装的字体都无法显示以下字符："
        + characters.prefix(8).map { $0.quotable.map { "“\($0)”" } ?? $0.number }
        .joined(separator: "、")
        + (characters.count > 8 ? "，以及另外 \(characters.count - 8) 个" : "")
        + (package.map { "；请安装 \(names(of: $0))" } ?? "")
    case .noneInstalled(let package):
      "没有安装任何字体，所有字符都会显示为空方框；请安装 " + names(of: package)
    case .notInstalled(let family):
      "没有安装字体“\(family)”，文字按 Liberation 的宽度测量；请写出它的文件：--font sans=<文件>，或在模板中写 {family: \(family), file: …}"
    case .notAFont(let file): "“\(file)”不是 TrueType 或 OpenType 字体"
    case .unreadable(let file, let reason): "无法读取字体“\(file)”：\(reason)"
    }
  }

  private func names(of package: Message.FontPackage) -> String {
    "\(package.debian)（Debian）或 \(package.homebrew)（Homebrew）"
  }

  package func text(of fault: Message.Rendering) -> String {
    switch fault {
    case .tooManyPixels(let width, let height, let limit, let scale):
      "无法绘制 \(width) × \(height) 像素的 PNG，每边最多 \(limit) 像素；" + otherWays(scale)
    case .noMemoryForPixels(let width, let height, let scale):
      "内存不足以绘制 \(width) × \(height) 像素的 PNG；" + otherWays(scale)
    case .pageTooLarge(let width, let height, let limit):
      "无法绘制 \(width) × \(height) 点的 PDF 页面，每边最多 \(limit) 点；请输出为 SVG，或用 --page 适配页面"
    case .ignoredOption(let option, let kind): "--\(option) 对“\(kind)”图没有作用"
    case .smallText(let page, let smallest, let wanted):
      "在 \(page) 上最小字号\(smallest < 0.1 ? "" : "为")\(points(smallest))，小于 \(wanted.inTenths) pt；"
        + "--pages 把各族系画在多页上"
    }
  }

  private func otherWays(_ scale: Int?) -> String {
    (scale.map { "可以使用 --scale \($0)，或者" } ?? "请") + "输出为 SVG 或 PDF"
  }
}
