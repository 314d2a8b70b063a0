import Foundation

/// Chromium without a window.
struct Browser {
  private let program: URL

  /// Nil where there is none.
  init?() {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome", "chrome"]
    let installed =
      names.flatMap { name in folders.map { "\($0)/\(name)" } } + [
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      ]
    guard let path = installed.first(where: FileManager.default.isExecutableFile) else {
      return nil
    }
    program = URL(filePath: path)
  }

  static let isInstalled = Browser() != nil

  /// What the figures' page says of them, for a reader whose system is light or dark.
  func measure(_ figures: [String: String], isDark: Bool) throws -> [Measurement] {
    let results = try results(of: try page(figures), isDark: isDark)
    return try JSONDecoder().decode([Measurement].self, from: Data(results.utf8))
  }

  /// What a page has written into its `<pre id="results">`, for a reader whose system is light or
  /// dark.
  func results(of page: String, isDark: Bool) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "figures.html")
    try Data(page.utf8).write(to: file)
    let process = Process()
    process.executableURL = program
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom",
      "--user-data-dir=\(folder.path)/profile",
      "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)", file.absoluteString,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let page = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return results(in: page)
  }

  private func page(_ figures: [String: String]) throws -> String {
    let list = figures.sorted { $0.key < $1.key }.map { ["name": $0.key, "svg": $0.value] }
    let json = String(decoding: try JSONEncoder().encode(list), as: UTF8.self)
    return """
      <!DOCTYPE html><meta charset="utf-8">
      <body style="margin:0;color-scheme:light dark"><pre id="results"></pre>
      <script type="application/json" id="figures">\
      \(json.replacing("<", with: "\\u003c"))</script>
      <script>\(String(decoding: PackageResources.measure_js, as: UTF8.self))</script>
      """
  }

  /// The text of `<pre id="results">`; entities are HTML's own three.
  private func results(in page: String) -> String {
    let start = page.firstRange(of: "<pre id=\"results\">")?.upperBound ?? page.endIndex
    let end = page[start...].firstRange(of: "</pre>")?.lowerBound ?? page.endIndex
    return String(page[start..<end]).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&amp;", with: "&")
  }
}

/// What the browser says of a figure; lengths of its page in CSS pixels.
struct Measurement: Decodable {
  let name: String
  let faults: [String]
  /// Computed colours by selector, as `rgb(0, 0, 0)`.
  let fills: [String: String]?
  let width: Double?
  let height: Double?
  let frames: Int?
  let boxes: Int?
  let arrows: Int?
  /// How its texts are set: 1 is as wide as the font would.
  let narrowest: Double?
  let widest: Double?
}
