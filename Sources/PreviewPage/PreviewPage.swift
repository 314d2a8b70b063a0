import Rendering

/// The page in which `vcdiagram preview` shows figures, as the files beside this one have it. It holds
/// no words and no figure: its script asks the server for them.
public enum PreviewPage {
  /// Each part with its address, what a browser is told that it is, and its text.
  public static var parts: [(path: String, type: String, text: [UInt8])] {
    [
      ("/", "text/html; charset=utf-8", PackageResources.page_html),
      ("/page.css", "text/css; charset=utf-8", PackageResources.page_css),
      ("/search.js", "text/javascript; charset=utf-8", "export ".utf8 + HTMLFinder.search),
      ("/page.js", "text/javascript; charset=utf-8", PackageResources.page_js),
      ("/icon.svg", "image/svg+xml", PackageResources.icon_svg),
    ]
  }
}
