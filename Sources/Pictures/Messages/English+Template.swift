import VCSource

extension English {
  package func text(of fault: Message.Template) -> String {
    switch fault {
    case .noColors(let key): "'\(key)' needs at least one colour"
    case .faintText(let text, let ground, let contrast):
      "'\(text)' is hard to read on '\(ground)': their contrast is \(contrast.inTenths), and text needs 4.5"
    case .noFonts(let key): "'\(key)' needs at least one font"
    }
  }
}
