import VCPhrases
import VCSource

extension English {
  func text(of sentence: MapSentence) -> String {
    switch sentence {
    case .segue(let kind, let names, let source, let destination, let isInferred):
      segue(kind, named: names, from: source, to: destination, isInferred: isInferred)
    case .frame(let title, let names): "In \(title): \(list(names.map(mention), "and"))."
    case .others(let names, let areAll):
      "\(areAll ? "View" : "Other view") controllers: \(list(names.map(mention), "and"))."
    case .says(let name, let text): "\(name): \(text)."
    case .leadsOut(let ways): "Lines to what isn't shown: \(ways.concatenated(by: ", "))."
    case .onPage(let number): "see page \(number)"
    }
  }

  private func segue(
    _ kind: String, named names: [String], from source: String, to destination: String,
    isInferred: Bool
  ) -> String {
    let subject =
      switch names.count {
      case 0: (isInferred ? "An inferred" : "A") + " \(kind) segue leads"
      case 1: "The \(kind) segue '\(names[0])' leads"
      default: "The \(kind) segues \(self.names(names)) lead"
      }
    return "\(subject) from \(source) to \(destination)."
  }
}
