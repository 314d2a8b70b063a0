import VCDescriptions
import VCEngine
import VCSource

/// Decodes a description from a log: from its last event that names view controllers.
///
/// Addresses identify objects. Facts that no line states are guessed or omitted, and a hint reports
/// this.
struct LogDecoder {
  private let lines: [LogLine]
  private let leftOut: Int
  private let diagnostics: DiagnosticCollector
  var scene = LogScene()

  init(_ log: LogReader, _ diagnostics: DiagnosticCollector) {
    (lines, leftOut, self.diagnostics) = (log.lines, log.leftOut, diagnostics)
  }

  /// Returns the description. Returns nil, and reports it, if no line names a controller.
  mutating func decode() -> AppDescription? {
    for last in lines.reversed() {
      let line = lines.first { !isOther($0, than: last) } ?? last
      scene = LogScene()
      describe(line, with: lines.filter { $0.range != line.range && $0.isOfOneEvent(with: line) })
      guard let root = scene.root else { continue }
      return description(of: line, root: root)
    }
    if let line = lines.first {
      diagnostics.error(
        .logNamesNobody(text: line.plainText),
        at: SourceRange(start: line.range.lowerBound, end: line.range.upperBound))
    }
    return nil
  }

  private mutating func description(
    of line: LogLine, root: ViewController.Index
  ) -> AppDescription {
    var description = AppDescription(
      viewControllers: scene.viewControllers, rootViewController: root, steps: scene.steps,
      ios: ios(of: line), idiom: scene.idiom)
    description.scenes = scene.scenes
    description.alternatives = scene.alternatives
    description.hasRecordedSteps = true
    for (message, range) in scene.remarks { diagnostics.hint(message, at: range) }
    if let caller = line.caller {
      diagnostics.hint(.logGuess(fact: Words.guessCaller(name: caller)), at: nil)
    }
    if line.pointers.values.contains(where: \.isMasked) {
      diagnostics.hint(.logGap(fact: Words.gapMaskedClass), at: nil)
    }
    let others = lines.count { isOther($0, than: line) } + leftOut
    if others > 0 { diagnostics.hint(.firstLogLine(text: line.plainText, count: others), at: nil) }
    return description
  }

  /// Whether the description doesn't contain a line: the line wasn't needed to complete this one, was
  /// written at another time or, without times, names other objects.
  private func isOther(_ other: LogLine, than line: LogLine) -> Bool {
    if other.range == line.range { return false }
    let scene = TopicMeaning.of(line.topic).scene
    if scene != .transition && scene != .two || !other.isOfOneEvent(with: line) { return true }
    let objects = Set(other.pointers.values.map(\.identity))
    return other.time == nil && !objects.isEmpty
      && objects.isDisjoint(with: line.pointers.values.map(\.identity))
  }

  /// The newest iOS version that writes all messages of the event.
  private func ios(of line: LogLine) -> Int {
    let event = lines.filter { $0.isOfOneEvent(with: line) }
    return event.compactMap(\.text.until).min() ?? RuleSet.uikit.impliedIOS
  }
}
