import VCDescriptions
import VCEngine
import VCSource

extension Transcript.Case {
  /// Reads the input: YAML, or the notation of tests, perhaps after `@` and settings such as `book`,
  /// `phone`, `ios12`, `width=compact` and `height=compact`.
  package func description() throws -> (app: AppDescription, source: Source) {
    var lines = input.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let settings = lines.first?.hasPrefix("@ ") == true ? lines.removeFirst() : ""
    let source = Source(name: "case.yaml", text: lines.joined(separator: "\n"))
    if input.contains("rootViewController:") || input.contains("windows:") {
      var warnings: [Diagnostic] = []
      return (try AppDescription(parsing: source, warnings: &warnings), source)
    }
    let words = settings.split(separator: " ").dropFirst()
    var app = Notation(lines.joined(separator: "\n")).description(
      rules: words.contains("book") ? .book : .uikit,
      ios: words.lazy.compactMap { $0.hasPrefix("ios") ? Int($0.dropFirst(3)) : nil }.first,
      idiom: words.contains("phone") ? .phone : .pad)
    func sizeClass(_ name: String) -> Sourced<SizeClass>? {
      words.first { $0.hasPrefix(name) }
        .flatMap { SizeClass(rawValue: String($0.dropFirst(name.count))) }.map { Sourced($0) }
    }
    app.horizontalSizeClass = sizeClass("width=")
    app.verticalSizeClass = sizeClass("height=")
    return (app, source)
  }
}
