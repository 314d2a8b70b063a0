import VCFigures
import VCPictures
import VCSource

extension Sequence<Picture> {
  /// The pictures, of which there must be one, as one HTML page that steps through them by clicks,
  /// keys and its address. Without scripts, and in print, they are below each other. Each has the
  /// speaker's notes, or its text: `N` shows them, a narrow window has them below the figure, `F` fills the
  /// screen.
  ///
  /// Boxes stay in place between pictures, so that a crossfade looks like a movement.
  func html(in theme: Theme) throws -> [UInt8] {
    let pictures = built
    var page: [UInt8] = []
    var count = 0
    for picture in pictures {
      if count == 0 {
        let beginning = HTMLPage.beginning(for: picture, pictures.textLanguage, in: theme)
        page += Array(beginning.utf8)
      }
      page += Array("<section><div>\n".utf8)
      page += try picture.rendered(as: .svg, RenderingOptions(theme: theme, id: "step-\(count)"))
      page += Array(
        "</div>\n<p>\(XMLWriter.escaped(picture.notes ?? picture.text))</p></section>\n".utf8)
      count += 1
    }
    precondition(count > 0, "a page has a picture")
    return page + Array(HTMLPage.end.utf8)
  }
}

/// The HTML around the pictures.
private enum HTMLPage {
  static func beginning(for picture: Picture, _ language: TextLanguage, in theme: Theme) -> String {
    let (lit, unlit) = (picture.look.palette(for: theme), picture.look.dark)
    let (light, dark) = (color(of: lit), color(of: unlit))
    let isAdaptive = theme == .auto
    // On a phone, the figure is only as large as its smallest text needs for 9 points.
    let narrowing = min(1, 9 / (picture.smallestText ?? 9))
    let width = Int((picture.page.grown(picture.look.spacing.margin).width * narrowing).rounded())
    return """
      <!DOCTYPE html>
      <html class="vcdiagram" lang="\(language.tag)">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(XMLWriter.escaped(picture.title))</title>
      <style>
      :root{color-scheme:\(isAdaptive ? "light dark" : theme.rawValue)}
      body{margin:0;background:\(light);color:\(lit[.nameText])}
      \(isAdaptive ? "@supports (color:light-dark(#000,#fff)){body{background:light-dark(\(light),\(dark));"
        + "color:light-dark(\(lit[.nameText]),\(unlit[.nameText]))}}" : "")
      \(WebPagesResources.stepsCss.replacing("WIDTH", with: "\(width)pt"))\
      </style>

      """
  }

  private static func color(of palette: Palette) -> String {
    palette.isOpaque ? palette[.background] : "transparent"
  }

  static var end: String {
    "<script>\n" + WebPagesResources.stepsJs + FigureSearch.script + WebPagesResources.finderJs
      + "</script>\n</html>\n"
  }
}
