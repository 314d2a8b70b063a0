extension Template {
  public static let book = Template(
    name: "book",
    fonts: Fonts(
      name: TextStyle(face: .sans, size: 12), detail: TextStyle(face: .mono, size: 9),
      pointer: TextStyle(face: .mono, size: 9), frame: TextStyle(face: .sans, size: 12.5),
      sans: ["Helvetica", "Arial", "Liberation Sans", "Arimo", "sans-serif"],
      mono: ["Courier New", "Liberation Mono", "Cousine", "monospace"]),
    box: BoxStyle(
      paddingX: 13, paddingY: 9, minimumWidth: 96, minimumWidthWithPointers: 156, minimumHeight: 34, maximumTextWidth: 240,
      lineWidth: 1.1),
    frame: FrameStyle(paddingX: 16, paddingTop: 32, paddingBottom: 14, apart: 20, lineWidth: 1),
    arrows: ArrowStyle(
      headLength: 7, cornerRadius: 7, containmentWidth: 1, pointerWidth: 1, presentationWidth: 1.4,
      pairOffset: 7),
    spacing: Spacing(columns: 16, rows: 18, tracks: 9, label: 4, margin: 6),
    pointers: .automatic, pointerLimit: 12,
    light: Palette(
      background: "#ffffff", boxFill: "#ffffff", boxLine: "#1a1a1a", nameText: "#000000",
      detailText: "#3d4654", frameText: "#1a1a1a",
      frameFills: ["#eef3fb", "#fbf3ee", "#eef8f0", "#f6eefb"],
      frameLines: ["#7a8fb5", "#b58f7a", "#7ab58a", "#9a7ab5"],
      containment: "#5b6675", pointer: "#5b6675", pointerText: "#3d4654", presented: "#b5382a",
      presenting: "#1f5f99"),
    dark: Palette(
      background: "#12161c", boxFill: "#1f2630", boxLine: "#cdd5e0", nameText: "#f2f5f9",
      detailText: "#c3ccd8", frameText: "#e6ebf2",
      frameFills: ["#18212f", "#2a2019", "#17271d", "#251b2e"],
      frameLines: ["#5f779f", "#9f7b62", "#5f9f72", "#84659f"],
      containment: "#9aa7b8", pointer: "#9aa7b8", pointerText: "#c3ccd8", presented: "#ff8a7a",
      presenting: "#7db8f0"))
}
