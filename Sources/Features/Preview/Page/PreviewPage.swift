import VCRendering

/// The page in which `vcdiagram preview` shows figures, from the files beside this one. It contains
/// no words and no figure: its script requests them from the server.
enum PreviewPage {
  /// The parts, each with its address, its media type, and its text.
  static var parts: [(path: String, type: String, text: String)] {
    [
      ("/", "text/html; charset=utf-8", Resources.pageHtml),
      ("/page.css", "text/css; charset=utf-8", Resources.pageCss),
      ("/search.js", "text/javascript; charset=utf-8", "export " + FigureSearch.script),
      ("/page.js", "text/javascript; charset=utf-8", Resources.pageJs),
      ("/icon.svg", "image/svg+xml", Resources.iconSvg),
    ]
  }
}
