import VCSource

extension SimplifiedChinese {
  package func text(of fault: Message.Font) -> String {
    switch fault {
    case .missingCharacters(let characters, let package):
      "已安装的字体都无法显示以下字符："
        + enumerated(characters.prefix(8).map { $0.quotable.map { "“\($0)”" } ?? $0.number })
        + (characters.count > 8 ? "，以及另外 \(characters.count - 8) 个" : "")
        + (package.map { "；请安装 \(names(of: $0))" } ?? "")
    case .noneInstalled(let package):
      "没有安装任何字体，所有字符都会显示为空方框；请安装 " + names(of: package)
    case .notInstalled(let family):
      "没有安装字体“\(family)”，文字按 Liberation 的宽度测量；请写出字体文件：--font sans=<文件>，或在模板中写 {family: \(family), file: …}"
    case .notAFont(let file): "“\(file)”不是 TrueType 或 OpenType 字体"
    case .unreadable(let file, let reason): "无法读取字体“\(file)”：\(reason[.zhHans] ?? "")"
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
      "无法绘制 \(width) × \(height) pt 的 PDF 页面，每边最多 \(limit) pt；请输出为 SVG，或用 --page 适配页面"
    case .ignoredOption(let option, let kind): "--\(option) 对“\(kind)”图没有作用"
    }
  }

  private func otherWays(_ scale: Int?) -> String {
    (scale.map { "可以使用 --scale \($0)，或者" } ?? "请") + "输出为 SVG 或 PDF"
  }
}
