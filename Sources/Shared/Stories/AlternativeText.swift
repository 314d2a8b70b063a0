import VCDiagnostics
import VCPhrases
import VCPictures

extension [Picture] {
  /// The most characters of an alternative text: readers can't pause or skip in it.
  private static var longestText: Int { 300 }

  /// The pages' sentences; where they are longer than readers listen to, the numbers of controllers,
  /// families and segues, and as many of the first sentences as there is room for.
  ///
  /// - Parameter caption: The text beside the image, which isn't repeated.
  package func alternativeText(besides caption: String? = nil) -> String {
    var text = map(\.text).joined(separator: " ")
    if let caption, !caption.isEmpty, text.hasPrefix(caption) {
      text = String(text.dropFirst(caption.count).drop { ".。 ".contains($0) })
    }
    guard text.count > Self.longestText else { return text }
    let controllers = Set(flatMap(\.boxes).compactMap(\.viewController)).count
    let families = Set(flatMap(\.frames).map(\.id).filter { $0.hasPrefix("family-") }).count
    let segues = Set(flatMap(\.arrows).filter(\.role.isSegue).map(\.id)).count
    let phrases = (Language(rawValue: self[0].language) ?? .en).phrases
    let title = self[0].title == caption ? phrases.text(of: .untitled) : self[0].title
    // A figure of screens doesn't show every controller that the sentences name.
    var told =
      controllers == 0 || families == 0 && segues == 0
      ? ""
      : phrases.text(
        of: .summary(title, controllers: controllers, families: families, segues: segues))
    for sentence in text.sentences {
      let longer =
        told.isEmpty || told.last?.isASCII == false ? told + sentence : "\(told) \(sentence)"
      guard longer.count <= Self.longestText else { break }
      told = longer
    }
    return told.isEmpty ? text.prefix(Self.longestText - 1) + "…" : told
  }
}

extension String {
  /// The text, divided after each full stop that ends a sentence, rather than a name's part or the
  /// number of a step.
  fileprivate var sentences: [Substring] {
    var sentences: [Substring] = []
    var start = startIndex
    for index in indices {
      let next = self.index(after: index)
      let isEnd = self[index] == "." && (next == endIndex || self[next] == " ")
      guard self[index] == "。" || isEnd, self[..<index].last?.isNumber != true else { continue }
      sentences.append(self[start..<next].drop { $0 == " " })
      start = next
    }
    return sentences
  }
}
