import VCEngine
import VCPhrases
import VCSource

/// The diagnostics on an input as comments, beside the controllers they are about.
struct ImportComments {
  private(set) var heading: [String] = []
  private(set) var byID: [String: [String]] = [:]

  init(
    on description: AppDescription, _ told: [Diagnostic], of source: Source, in language: Language
  ) {
    let places = description.viewControllers.compactMap { controller in
      controller.range.map { (range: $0, id: controller.id.value) }
    }.sorted { ($0.range.start, $1.range.end) < ($1.range.start, $0.range.end) }
    for diagnostic in told {
      let text = diagnostic.text(in: language)
      // The innermost declaration around the location begins last.
      let holder = diagnostic.range.flatMap { range in
        places.last { $0.range.start <= range.start && range.end <= $0.range.end }
      }
      if let holder, diagnostic.severity == .hint {
        byID[holder.id, default: []].append(text)
      } else if source.parts.isEmpty || diagnostic.range == nil {
        heading.append(text)
      } else {
        heading.append("\(source.file(of: diagnostic.range)): \(text)")
      }
    }
  }
}
