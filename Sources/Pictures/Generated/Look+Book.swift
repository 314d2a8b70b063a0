// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

extension Look {
  /// The look of a book's figure, on which all templates are based: `Templates/book.yaml`.
  package static let book = Look(
    fonts: Fonts(sans: ["Helvetica", "Arial", "Liberation Sans", "Arimo", "sans-serif"], mono: ["Courier New", "Liberation Mono", "Cousine", "monospace"], name: TextStyle(face: .sans, size: 12), detail: TextStyle(face: .mono, size: 9), pointer: TextStyle(face: .mono, size: 9), frame: TextStyle(face: .sans, size: 12.5), title: TextStyle(face: .sans, size: 12), caption: TextStyle(face: .sans, size: 12), legend: TextStyle(face: .sans, size: 9.5)),
    box: BoxStyle(paddingX: 13, paddingY: 9, minimumWidth: 96, minimumWidthWithPointers: 164, minimumHeight: 34, maximumTextWidth: 264, corners: .rounded, lineWidth: 1.1, swiftUI: .views, names: .emphasized, ids: .automatic),
    frame: FrameStyle(paddingX: 16, paddingTop: 32, paddingBottom: 14, gap: 20, corners: .rounded, lineWidth: 1),
    arrows: ArrowStyle(headLength: 7, cornerRadius: 7, pairOffset: 7) { key in
      switch key {
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
    marks: MarkStyles { key in
      switch key {
      case .added: MarkStyle(width: 2.2, dash: .solid)
      case .removed, .unfound: MarkStyle(width: 1.6, dash: .dashed)
      case .moved: MarkStyle(width: 2, dash: .dotted)
      case .left: MarkStyle(width: 1, dash: .dotted)
      case .changed: MarkStyle(width: 1.6, dash: .solid)
      case .refused, .waiting: MarkStyle(width: 1.4, dash: .dotted)
      }
    },
    spacing: Spacing(columns: 16, rows: 18, tracks: 9, label: 4, margin: 6),
    page: Page(title: .none, caption: .below, legend: false, aspectRatio: 0, fit: nil, smallestText: 7),
    light: Palette(frameFills: ["#eef3fb", "#fbf3ee", "#eef8f0", "#f6eefb"], frameLines: ["#7a8fb5", "#b58f7a", "#7ab58a", "#9a7ab5"]) { key in
      switch key {
      case .background: "#ffffff"
      case .boxFill: "#ffffff"
      case .boxLine: "#1a1a1a"
      case .nameText: "#000000"
      case .quietText: "#646c79"
      case .detailText: "#3d4654"
      case .windowFill: "#e9edf2"
      case .viewFill: "#fff6d6"
      case .viewLine: "#a08a3c"
      case .hiddenLine: "#a08a3c"
      case .frameText: "#1a1a1a"
      case .captionText: "#1a1a1a"
      case .legendText: "#3d4654"
      case .containment: "#5b6675"
      case .pointer: "#5b6675"
      case .pointerText: "#3d4654"
      case .presented: "#b5382a"
      case .presenting: "#1f5f99"
      case .request: "#7a4a8f"
      case .screenFill: "#ffffff"
      case .screenLine: "#1a1a1a"
      case .partLine: "#8d98a8"
      case .barFill: "#d6dde8"
      case .contentFill: "#eef3fb"
      case .presentedFill: "#fbe9e3"
      case .presentedBarFill: "#f5cfc3"
      case .coveredFill: "#c6ccd5"
      case .coveredBarFill: "#b7bfca"
      case .fadedFill: "#fafafa"
      case .fadedLine: "#c4c9d0"
      case .fadedText: "#666d78"
      case .addedLine: "#1a7237"
      case .addedFill: "#e4f5e9"
      case .removedLine: "#b5382a"
      case .removedFill: "#fdebe8"
      case .movedLine: "#1f5f99"
      case .movedFill: "#e6f0fb"
      case .changedLine: "#845600"
      case .changedFill: "#fdf3dc"
      }
    },
    dark: Palette(frameFills: ["#18212f", "#2a2019", "#17271d", "#251b2e"], frameLines: ["#5f779f", "#9f7b62", "#5f9f72", "#84659f"]) { key in
      switch key {
      case .background: "#12161c"
      case .boxFill: "#1f2630"
      case .boxLine: "#cdd5e0"
      case .nameText: "#f2f5f9"
      case .quietText: "#939eac"
      case .detailText: "#c3ccd8"
      case .windowFill: "#2a323d"
      case .viewFill: "#3a3520"
      case .viewLine: "#c9b25e"
      case .hiddenLine: "#c9b25e"
      case .frameText: "#e6ebf2"
      case .captionText: "#e6ebf2"
      case .legendText: "#c3ccd8"
      case .containment: "#9aa7b8"
      case .pointer: "#9aa7b8"
      case .pointerText: "#c3ccd8"
      case .presented: "#ff8a7a"
      case .presenting: "#7db8f0"
      case .request: "#cfa3e0"
      case .screenFill: "#1f2630"
      case .screenLine: "#cdd5e0"
      case .partLine: "#667385"
      case .barFill: "#3a4554"
      case .contentFill: "#232c38"
      case .presentedFill: "#3d2723"
      case .presentedBarFill: "#5a3730"
      case .coveredFill: "#12161d"
      case .coveredBarFill: "#1e242d"
      case .fadedFill: "#171c23"
      case .fadedLine: "#46505c"
      case .fadedText: "#939dab"
      case .addedLine: "#6fd08c"
      case .addedFill: "#16301f"
      case .removedLine: "#ff8a7a"
      case .removedFill: "#3a1f1c"
      case .movedLine: "#7db8f0"
      case .movedFill: "#1a2a3d"
      case .changedLine: "#e0b050"
      case .changedFill: "#33290f"
      }
    })
}
