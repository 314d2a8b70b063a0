import VCSource

extension SimplifiedChinese {
  package func text(of fault: Message.Template) -> String {
    switch fault {
    case .noColors(let key): "“\(key)”至少需要一种颜色"
    case .faintText(let text, let ground, let contrast):
      "“\(text)”在“\(ground)”上难以辨认：两者的对比度为 \(contrast.inTenths)，文字需要 4.5"
    case .noFonts(let key): "“\(key)”至少需要一种字体"
    }
  }
}
