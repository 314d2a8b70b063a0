import VCEngine
import VCSource

/// The sentences of an explanation, in order.
package struct Prose {
  package let hierarchy: Hierarchy
  package let phrases: Phrases
  private var sentences: [(text: String, part: Part)] = []
  private var part = Part.detail

  /// What a sentence is in an explanation; the later say less.
  package enum Part: Int, CaseIterable {
    case answer, reason, repair
    /// What appears and disappears, and UIKit's message.
    case effect
    case detail
    /// A controller that a search passes.
    case stop

    package static let all = Set(allCases)
    /// The answer, its reason, its effect and the repairs.
    package static let short: Set = [answer, reason, repair, effect]
  }

  package init(_ hierarchy: Hierarchy, _ language: Language) {
    self.hierarchy = hierarchy
    phrases = language.phrases(hierarchy.app.spelling)
  }

  /// Adds a sentence, by default as the part that is being said. The first is the answer.
  package mutating func say(_ sentence: String, as part: Part? = nil) {
    sentences.append((sentence, sentences.isEmpty ? .answer : part ?? self.part))
  }

  /// Adds sentences that are a part of the explanation.
  package mutating func say(as part: Part, _ say: (inout Prose) -> Void) {
    let outer = self.part
    self.part = part
    say(&self)
    self.part = outer
  }

  package mutating func say(_ words: Words, as part: Part? = nil) {
    say(phrases.text(of: words), as: part)
  }

  /// Adds a part of the answer that is not established, unless it has been said.
  package mutating func say(_ doubt: Doubt, as part: Part = .reason) {
    let text = phrases.notEstablished(doubt)
    if !sentences.contains(where: { $0.text.hasSuffix(text) }) { say(text, as: part) }
  }

  package var text: String { text(of: Part.all) }

  /// Returns the sentences that say most, in at most so many lines, and how many others there are.
  func text(lines: Int) -> (text: String, leftOut: Int) {
    let kept = sentences.indices.sorted {
      (sentences[$0].part.rawValue, $0) < (sentences[$1].part.rawValue, $1)
    }.prefix(max(lines, 1)).sorted()
    return (
      kept.map { sentences[$0].text + "\n" }.joined(), sentences.count - kept.count
    )
  }

  /// Returns the sentences that are one of these parts.
  func text(of parts: Set<Part>) -> String {
    sentences.filter { parts.contains($0.part) }.map { $0.text + "\n" }.joined()
  }

  /// Adds the stops of a walk, one per line; of a long walk only the first and last. The last is why it
  /// ends there.
  mutating func say(
    _ stops: [Walk.Stop], _ sentence: (_ stop: Walk.Stop, _ isFirst: Bool, Prose) -> Words
  ) {
    let (head, tail) = (8, 2)
    let isLong = stops.count > head + tail + 1
    for (position, stop) in stops.enumerated() {
      if isLong, position == head {
        say(.sameForMore(count: stops.count - head - tail), as: .stop)
      }
      guard !isLong || position < head || position >= stops.count - tail else { continue }
      let sentence = sentence(stop, position == 0, self)
      let passed = part == .detail ? .stop : part
      let isTurn = position == stops.count - 1 || stop.finding == .isTopInContext
      say(sentence, as: isTurn ? .reason : passed)
    }
  }

  /// Writes code in the description's language.
  package var code: UIKitCode { phrases.code }

  package func id(_ index: Hierarchy.Index) -> String { hierarchy.id(index) }

  /// Returns a controller's id and class.
  package func nameAndClass(_ index: Hierarchy.Index) -> ControllerName {
    ControllerName(id(index), className: hierarchy.app.viewControllers[index].className.value)
  }

  /// Returns a stop's controller; the first stop has been named with its class before.
  func name(of stop: Walk.Stop, isFirst: Bool) -> ControllerName {
    isFirst ? ControllerName(id(stop.viewController)) : nameAndClass(stop.viewController)
  }
}
