extension String {
  /// The SVG with each text in one piece, whatever the weights of its parts.
  package var withWholeTexts: String { replacing(/<\/?tspan[^>]*>/, with: "") }
}
