import VCPhrases
import VCPictures
import VCSource

extension [Picture] {
  /// The most characters of an alternative text: readers can't pause or skip in it.
  private static var longestText: Int { 300 }

  /// The pages' sentences; where they are longer than readers listen to, the title, the numbers of
  /// controllers, families and segues, and as many of the first sentences as there is room for, with
  /// an ellipsis for the others.
  ///
  /// - Parameter caption: The text beside the image, which isn't repeated.
  package func alternativeText(besides caption: String? = nil) -> String {
    let phrases = (Language(rawValue: self[0].language) ?? .en).phrases
    var text = phrases.joined(map(\.text))
    if let caption, !caption.isEmpty, text.hasPrefix(caption) {
      text = String(text.dropFirst(caption.count).drop { ".。:： ".contains($0) })
    }
    guard text.count > Self.longestText else { return text }
    let ellipsis = phrases.text(of: .ellipsis)
    let room = Self.longestText - ellipsis.count
    var (told, isBeginning) = (summary(in: phrases, besides: caption), true)
    for sentence in text.sentences {
      let needsBlank = told.last.map { $0.isASCII && $0 != " " } ?? false
      let longer = told + (needsBlank ? " " : "") + sentence
      guard longer.count <= room else {
        // The first sentence may be a long list, whose beginning says more than nothing.
        if isBeginning { told = String(longer.prefix(room)).upToItsLastName }
        break
      }
      (told, isBeginning) = (longer, false)
    }
    return told + ellipsis
  }

  /// The title, unless it is beside the image, and what the figure has many of.
  private func summary(in phrases: Phrases, besides caption: String?) -> String {
    // What was removed is told as a change.
    let missing: Set<Picture.Mark?> = [.removed, .unfound, .left, .refused, .waiting]
    func controllers(_ isIncluded: (Picture.Mark?) -> Bool) -> Set<String> {
      Set(flatMap(\.boxes).filter { isIncluded($0.mark) }.compactMap(\.viewController))
    }
    let present = controllers { !missing.contains($0) }
    func count(_ mark: Picture.Mark) -> Int {
      controllers { $0 == mark }.subtracting(present).count
    }
    let controllers = present.count
    let families = Set(
      flatMap(\.frames).filter { !missing.contains($0.mark) }.map(\.id)
        .filter { $0.hasPrefix("family-") }
    ).count
    // A line to another page is on both.
    let lines = Dictionary(
      flatMap(\.arrows).map { ($0.id, $0.segues) }, uniquingKeysWith: { first, _ in first })
    let segues = lines.values.reduce(0, +)
    let untitled = phrases.text(of: .untitledFigure)
    let title = self[0].title == caption ? untitled : self[0].title
    // A figure of screens doesn't show every controller that the sentences name.
    if controllers == 0 || families == 0 && segues == 0 {
      return title == untitled ? "" : heading(title, in: phrases)
    }
    return phrases.text(
      of: .figureSummary(
        title: title, controllers: controllers, families: families, segues: segues,
        refused: count(.refused), waiting: count(.waiting)))
  }
}

extension [Picture] {
  /// The title before the sentences. Chinese has no colon in what follows a colon, such as an
  /// alternative's name.
  private func heading(_ title: String, in phrases: Phrases) -> String {
    self[0].text.prefix { $0 != "。" }.contains("：")
      ? title + "。" : phrases.text(of: .following(name: title, sentences: ""))
  }
}

extension String {
  /// The text up to the last comma or blank in it; all of it without one.
  fileprivate var upToItsLastName: String {
    let commas: Set<Character> = [",", "，", "、", "；", ";"]
    guard let end = lastIndex(where: commas.contains) ?? lastIndex(of: " ") else { return self }
    return String(self[..<end])
  }

  /// The text, divided after each full stop that ends a sentence, rather than a name's part or the
  /// number of a step. What follows the last of them is the last sentence.
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
    let rest = self[start...].drop { $0 == " " }
    return rest.isEmpty ? sentences : sentences + [rest]
  }
}
