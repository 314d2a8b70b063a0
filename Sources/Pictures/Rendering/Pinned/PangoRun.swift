internal import VCLateLibraries

/// A part of a text that pango sets in its own font and colour.
struct PangoRun {
  /// The length of its text in UTF-8.
  let length: Int
  /// The font's families and weight.
  let font: String
  /// The colour, as `#rrggbb`.
  let color: String
  /// The measured width of its characters.
  let marks: MarkWidth
}

extension GraphLabel {
  /// Sets a label without ligatures, because names are found and copied letter by letter, and gives
  /// the parts of its lines their looks.
  ///
  /// - Parameter width: The measured width of a label of one line, in points.
  func set(_ lines: [[PangoRun]], width: Double) {
    setWidths { layout, line in
      (lines.indices.contains(line) ? lines[line] : [])
        .set(in: layout, width: lines.count == 1 ? width : 0)
    }
  }
}

extension [PangoRun] {
  /// Sets a line. Returns its width, nil if pango doesn't say.
  fileprivate func set(in layout: UnsafeMutableRawPointer, width: Double) -> Double? {
    // Each font's name ends in a NUL, so that one string contains them all.
    map { $0.font + "\0" }.joined().withCString { fonts in
      var (font, end) = (fonts, 0)
      let runs = map { run in
        let color = UInt32(run.color.dropFirst(), radix: 16) ?? 0
        defer {
          font += run.font.utf8.count + 1
          end += run.length
        }
        return vcd_text_run(
          start: UInt32(end), end: UInt32(end + run.length), font: font,
          red: UInt8(color >> 16 & 255), green: UInt8(color >> 8 & 255), blue: UInt8(color & 255),
          wide: run.marks == .full ? 3 : 0,
          is_half: run.marks == .leftHalf || run.marks == .rightHalf)
      }
      let width = vcd_set_runs(layout, runs, runs.count, width)
      return width > 0 ? width : nil
    }
  }
}
