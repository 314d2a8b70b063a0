extension Look {
  /// The look of a book's figure, on which all templates are based. It repeats
  /// `Templates/book.yaml`, because reading that took a fifth of each start of the program.
  package static let book = Look(
    fonts: Fonts(
      name: TextStyle(face: .sans, size: 12),
      detail: TextStyle(face: .mono, size: 9),
      pointer: TextStyle(face: .mono, size: 9),
      frame: TextStyle(face: .sans, size: 12.5),
      title: TextStyle(face: .sans, size: 12),
      caption: TextStyle(face: .sans, size: 12),
      legend: TextStyle(face: .sans, size: 9.5),
      sans: ["Helvetica", "Arial", "Liberation Sans", "Arimo", "sans-serif"],
      mono: ["Courier New", "Liberation Mono", "Cousine", "monospace"]),
    box: BoxStyle(
      paddingX: 13, paddingY: 9, minimumWidth: 96, minimumWidthWithPointers: 164,
      minimumHeight: 34, maximumTextWidth: 264, corners: .rounded, lineWidth: 1.1,
      swiftUI: .views, ids: .automatic, names: .emphasized),
    frame: FrameStyle(
      paddingX: 16, paddingTop: 32, paddingBottom: 14, gap: 20, corners: .rounded, lineWidth: 1),
    arrows: ArrowStyle(headLength: 7, cornerRadius: 7, pairOffset: 7) { role in
      switch role {
      case .containment: LineStyle(width: 1, dash: .solid, head: .filled)
      case .pointer: LineStyle(width: 1, dash: .dashed, head: .filled)
      case .presented: LineStyle(width: 1.4, dash: .solid, head: .filled)
      case .presenting: LineStyle(width: 1.4, dash: .solid, head: .filled)
      case .request: LineStyle(width: 1.4, dash: .dashed, head: .filled)
      case .root: LineStyle(width: 1, dash: .solid, head: .filled)
      case .start: LineStyle(width: 1.6, dash: .solid, head: .filled)
      case .view: LineStyle(width: 1, dash: .solid, head: .filled)
      case .call: LineStyle(width: 1.4, dash: .solid, head: .filled)
      case .automaticCall: LineStyle(width: 1, dash: .dashed, head: .filled)
      case .lifeline: LineStyle(width: 1, dash: .dotted, head: .filled)
      case .strike: LineStyle(width: 1.6, dash: .solid, head: .filled)
      case .reference: LineStyle(width: 1, dash: .solid, head: .hollow)
      case .weakReference: LineStyle(width: 1, dash: .dashed, head: .hollow)
      case .property: LineStyle(width: 1, dash: .dotted, head: .filled)
      case .show: LineStyle(width: 1.4, dash: .solid, head: .filled)
      case .showDetail: LineStyle(width: 1.4, dash: .solid, head: .hollow)
      case .present: LineStyle(width: 1.4, dash: .solid, head: .filled)
      case .popover: LineStyle(width: 1.4, dash: .dotted, head: .filled)
      case .unwind: LineStyle(width: 1, dash: .dashed, head: .filled)
      case .custom: LineStyle(width: 1, dash: .dotted, head: .filled)
      case .inferredShow: LineStyle(width: 1.2, dash: .dashed, head: .filled)
      case .inferredPresent: LineStyle(width: 1.2, dash: .dashed, head: .filled)
      }
    },
    marks: MarkStyles { mark in
      switch mark {
      case .added: MarkStyle(width: 2.2, dash: .solid)
      case .removed, .unfound: MarkStyle(width: 1.6, dash: .dashed)
      case .moved: MarkStyle(width: 2, dash: .dotted)
      case .left: MarkStyle(width: 1, dash: .dotted)
      case .changed: MarkStyle(width: 1.6, dash: .solid)
      case .refused: MarkStyle(width: 1.4, dash: .dotted)
      }
    },
    spacing: Spacing(columns: 16, rows: 18, tracks: 9, label: 4, margin: 6),
    page: Page(
      title: .none, caption: .below, legend: false, aspectRatio: 0, fit: nil, smallestText: 7),
    light: .bookLight, dark: .bookDark)
}

extension Palette {
  fileprivate static let bookLight = Palette(
    frameFills: ["#eef3fb", "#fbf3ee", "#eef8f0", "#f6eefb"],
    frameLines: ["#7a8fb5", "#b58f7a", "#7ab58a", "#9a7ab5"]
  ) { bookColors(of: $0).light }

  fileprivate static let bookDark = Palette(
    frameFills: ["#18212f", "#2a2019", "#17271d", "#251b2e"],
    frameLines: ["#5f779f", "#9f7b62", "#5f9f72", "#84659f"]
  ) { bookColors(of: $0).dark }

  private static func bookColors(of role: Role) -> (light: String, dark: String) {
    switch role {
    case .background: ("#ffffff", "#12161c")
    case .boxFill: ("#ffffff", "#1f2630")
    case .boxLine: ("#1a1a1a", "#cdd5e0")
    case .nameText: ("#000000", "#f2f5f9")
    case .quietText: ("#646c79", "#939eac")
    case .detailText: ("#3d4654", "#c3ccd8")
    case .windowFill: ("#e9edf2", "#2a323d")
    case .viewFill: ("#fff6d6", "#3a3520")
    case .viewLine: ("#a08a3c", "#c9b25e")
    case .hiddenLine: ("#a08a3c", "#c9b25e")
    case .frameText: ("#1a1a1a", "#e6ebf2")
    case .captionText: ("#1a1a1a", "#e6ebf2")
    case .legendText: ("#3d4654", "#c3ccd8")
    case .containment: ("#5b6675", "#9aa7b8")
    case .pointer: ("#5b6675", "#9aa7b8")
    case .pointerText: ("#3d4654", "#c3ccd8")
    case .presented: ("#b5382a", "#ff8a7a")
    case .presenting: ("#1f5f99", "#7db8f0")
    case .request: ("#7a4a8f", "#cfa3e0")
    case .screenFill: ("#ffffff", "#1f2630")
    case .screenLine: ("#1a1a1a", "#cdd5e0")
    case .partLine: ("#8d98a8", "#667385")
    case .barFill: ("#d6dde8", "#3a4554")
    case .contentFill: ("#eef3fb", "#232c38")
    case .presentedFill: ("#fbe9e3", "#3d2723")
    case .presentedBarFill: ("#f5cfc3", "#5a3730")
    case .coveredFill: ("#c6ccd5", "#12161d")
    case .coveredBarFill: ("#b7bfca", "#1e242d")
    case .fadedFill: ("#fafafa", "#171c23")
    case .fadedLine: ("#c4c9d0", "#46505c")
    case .fadedText: ("#666d78", "#939dab")
    case .addedLine: ("#1a7237", "#6fd08c")
    case .addedFill: ("#e4f5e9", "#16301f")
    case .removedLine: ("#b5382a", "#ff8a7a")
    case .removedFill: ("#fdebe8", "#3a1f1c")
    case .movedLine: ("#1f5f99", "#7db8f0")
    case .movedFill: ("#e6f0fb", "#1a2a3d")
    case .changedLine: ("#845600", "#e0b050")
    case .changedFill: ("#fdf3dc", "#33290f")
    }
  }
}
