import VCCommand

extension Feature {
  /// Figures as sentences: `--format text` and `--format alt`.
  package static var texts: Feature { Feature(formats: [.text, .alt]) }
}
