import Foundation

/// Chromium without a window.
package struct Browser {
  private let program: URL

  /// Nil where there is none.
  package init?() {
    guard let path = DrivenBrowser.program else { return nil }
    program = URL(filePath: path)
  }

  package static let isInstalled = Browser() != nil

  /// What a page has written into its `<pre id="results">`, for a reader whose system is light or
  /// dark.
  package func results(of page: String, isDark: Bool) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(page, to: "figures.html")
    let process = Process()
    process.executableURL = program
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom",
      "--user-data-dir=\(folder.url.path)/profile",
      "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)",
      folder.url.appending(path: "figures.html").absoluteString,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let page = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return results(in: page)
  }

  /// The text of `<pre id="results">`; entities are HTML's own three.
  private func results(in page: String) -> String {
    let start = page.firstRange(of: "<pre id=\"results\">")?.upperBound ?? page.endIndex
    let end = page[start...].firstRange(of: "</pre>")?.lowerBound ?? page.endIndex
    return String(page[start..<end]).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&amp;", with: "&")
  }
}
