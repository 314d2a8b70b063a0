extension Look.Fonts {
  /// The style of lines with a role.
  package subscript(role: Picture.Line.Role) -> TextStyle {
    var smallName = name
    smallName.size = max(name.size * 0.8, detail.size)
    return switch role {
    case .name: name
    case .smallName: smallName
    case .detail, .code: detail
    case .frame: frame
    case .title: title
    case .caption: caption
    case .legend: legend
    }
  }

  /// Changes the style of every text.
  mutating func update(_ change: (inout TextStyle) -> Void) {
    change(&name)
    change(&detail)
    change(&pointer)
    change(&frame)
    change(&title)
    change(&caption)
    change(&legend)
  }

  /// The style of a part of a line.
  package func style(of emphasis: TextRun.Emphasis, in role: Picture.Line.Role) -> TextStyle {
    let style = self[role]
    switch emphasis {
    case .none: return style
    case .strong:
      let face = style.face.bold
      return missing.contains(face) ? style : self.style(style, in: face)
    case .quiet: return self.style(style, in: style.face.regular)
    }
  }

  private func style(_ style: TextStyle, in face: FontFace) -> TextStyle {
    if style.face == face { return style }
    var style = style
    style.face = face
    style.metrics = metrics[face]
    return style
  }

  private var styles: [TextStyle] { [name, detail, pointer, frame, title, caption, legend] }

  /// The faces of all texts.
  package var faces: Set<FontFace> { Set(styles.map(\.face)) }

  /// The families of a face, in order of preference.
  package func families(of face: FontFace) -> [String] { face.regular == .mono ? mono : sans }

  /// Whether texts in a face have their measured widths.
  package func areMeasured(in face: FontFace) -> Bool {
    metrics(of: face) != nil || families(of: face).first.map(FontFace.isMeasured) ?? true
  }

  /// The widths that a face is measured with, if they come from a file.
  package func metrics(of face: FontFace) -> FontMetrics? { metrics[face] }

  /// Measures all texts in a face with its font's file.
  package mutating func measure(_ face: FontFace, by metrics: FontMetrics) {
    self.metrics[face] = metrics
    update { if $0.face == face { $0.metrics = metrics } }
  }
}
