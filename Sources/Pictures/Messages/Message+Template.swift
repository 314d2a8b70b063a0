import VCSource

extension Message {
  /// Problems with the values of a template.
  package enum Template: WordedFacts {
    /// The key's list of colours is empty.
    case noColors(key: String)
    /// A text's contrast to its ground, by their keys, is below the 4.5 that WCAG requires.
    case faintText(String, on: String, contrast: Double)
    /// The key's list of fonts is empty.
    case noFonts(key: String)
  }
}

extension Message.Template {
  package var words: Words {
    switch self {
    case .noColors(let key): .noColors(key: key)
    case .faintText(let text, let ground, let contrast):
      .faintText(text: text, ground: ground, contrast: contrast.inTenths)
    case .noFonts(let key): .noFonts(key: key)
    }
  }
}

extension Message {
  package static func template(_ fault: Template) -> Self { Self(fault) }
}
