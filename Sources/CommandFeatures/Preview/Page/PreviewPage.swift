import VCPictures

/// The page in which `vcdiagram preview` shows figures, from the files beside this one. It contains
/// no words and no figure: its script requests them from the server.
package enum PreviewPage {
  /// The parts, each with its address, its media type, and its text.
  package static var parts: [(path: String, type: String, text: String)] {
    [
      ("/", "text/html; charset=utf-8", PreviewResources.pageHtml),
      ("/page.css", "text/css; charset=utf-8", PreviewResources.pageCss),
      ("/search.js", "text/javascript; charset=utf-8", "export " + FigureSearch.script),
      ("/page.js", "text/javascript; charset=utf-8", PreviewResources.pageJs),
      ("/icon.svg", "image/svg+xml", PreviewResources.iconSvg),
    ]
  }
}
