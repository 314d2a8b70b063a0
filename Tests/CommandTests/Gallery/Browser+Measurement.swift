import Foundation
import VCTestSupport

extension Browser {
  /// What the figures' page says of them, for a reader whose system is light or dark.
  func measure(_ figures: [String: String], isDark: Bool) throws -> [Measurement] {
    let results = try results(of: try page(figures), isDark: isDark)
    return try JSONDecoder().decode([Measurement].self, from: Data(results.utf8))
  }

  private func page(_ figures: [String: String]) throws -> String {
    let list = figures.sorted { $0.key < $1.key }.map { ["name": $0.key, "svg": $0.value] }
    let json = String(decoding: try JSONEncoder().encode(list), as: UTF8.self)
    let script = try String(
      contentsOf: Samples.package.appending(path: "Tests/CommandTests/Gallery/measure.js"),
      encoding: .utf8)
    return """
      <!DOCTYPE html><meta charset="utf-8">
      <body style="margin:0;color-scheme:light dark"><pre id="results"></pre>
      <script type="application/json" id="figures">\
      \(json.replacing("<", with: "\\u003c"))</script>
      <script>\(script)</script>
      """
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
