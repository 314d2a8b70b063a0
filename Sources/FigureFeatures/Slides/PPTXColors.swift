import VCPictures

/// The colours of a presentation's theme, by Office's names. Shapes with one of these follow
/// changes of the theme.
struct PPTXColors {
  /// The colours, in the theme's order.
  let scheme: [(name: String, color: String)]
  private let names: [String: String]

  init(_ palette: Palette) {
    // A picture without a background gets white, or black if its texts are light.
    let background =
      palette.isOpaque
      ? palette[.background] : palette[.captionText].isLight ? "#111111" : "#ffffff"
    let scheme = [
      ("dk1", palette[.nameText]), ("lt1", background), ("dk2", palette[.boxLine]),
      ("lt2", palette.fill(ofFrame: 0)), ("accent1", palette[.presented]),
      ("accent2", palette[.presenting]), ("accent3", palette[.containment]),
      ("accent4", palette[.pointerText]), ("accent5", palette[.request]),
      ("accent6", palette[.viewLine]), ("hlink", palette[.presenting]),
      ("folHlink", palette[.presented]),
    ].map { (name: $0.0, color: $0.1.dropFirst().uppercased()) }
    self.scheme = scheme
    // A slide has other names for the first four, by their purposes.
    let used = ["dk1": "tx1", "lt1": "bg1", "dk2": "tx2", "lt2": "bg2"]
    names = Dictionary(
      scheme.dropLast(2).map { ($0.color, used[$0.name] ?? $0.name) },
      uniquingKeysWith: { a, _ in a })
  }

  /// The slide's own colour.
  var background: String { "#" + scheme[1].color.lowercased() }

  /// The XML of a fill with `#rrggbb`, or of no fill for `none`.
  func fill(_ color: String) -> String {
    if color == "none" { return "<a:noFill/>" }
    let digits = color.dropFirst().uppercased()
    let value =
      names[digits].map { "<a:schemeClr val=\"\($0)\"/>" } ?? "<a:srgbClr val=\"\(digits)\"/>"
    return "<a:solidFill>\(value)</a:solidFill>"
  }
}

extension String {
  /// Whether a colour, `#rrggbb`, is nearer to white than to black.
  fileprivate var isLight: Bool {
    let value = Int(dropFirst(), radix: 16) ?? 0
    let (red, green, blue) = (value >> 16 & 255, value >> 8 & 255, value & 255)
    return 299 * red + 587 * green + 114 * blue > 127_500
  }
}
