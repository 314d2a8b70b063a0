import VCRendering

/// The page in which `vcdiagram preview` shows figures, from the files beside this one. It contains
/// no words and no figure: its script requests them from the server.
enum PreviewPage {
  /// The parts, each with its address, its media type, and its text.
  static var parts: [(path: String, type: String, text: [UInt8])] {
    [
      ("/", "text/html; charset=utf-8", PackageResources.page_html),
      ("/page.css", "text/css; charset=utf-8", PackageResources.page_css),
      ("/search.js", "text/javascript; charset=utf-8", "export ".utf8 + FigureSearch.script),
      ("/page.js", "text/javascript; charset=utf-8", PackageResources.page_js),
      ("/icon.svg", "image/svg+xml", PackageResources.icon_svg),
    ]
  }
}
