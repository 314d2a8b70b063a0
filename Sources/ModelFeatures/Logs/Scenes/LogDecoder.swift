import VCDescriptions
import VCEngine
import VCSource

/// Decodes a description from a line of a log, and from the other lines of its event.
///
/// Addresses identify objects. Facts that no line states are guessed or omitted, and a hint reports
/// this.
struct LogDecoder {
  let line: LogLine
  let others: [LogLine]
  var scene = LogScene()

  /// Describes the line.
  init(_ line: LogLine, with others: [LogLine]) {
    (self.line, self.others) = (line, others)
    describe()
  }

  /// Returns the controller that the line names in a role; see `LogScene.controller`.
  mutating func controller(
    _ role: UIKitRole, orUnknown name: String, isOther: Bool = false
  ) -> ViewController.Index {
    scene.controller(line.pointers[role], orUnknown: name, isOther: isOther)
  }

  /// Adds the call that UIKit refuses with the line.
  mutating func refuse(_ action: Step.Action, during time: StepTime? = nil) {
    scene.step(action, during: time, refused: line.plainText)
  }

  func refused(_ action: Step.Action, during time: StepTime? = nil) -> Step {
    Step(action, during: time, refused: line.plainText)
  }
}

extension LogReader {
  /// Returns the description of the last event, if possible of one that names several view controllers: such
  /// a line tells most. Returns nil, and reports it, if nothing can be drawn of any line.
  func description(_ diagnostics: DiagnosticCollector) -> AppDescription? {
    let latest = lines.reversed()
    for last in latest.filter({ $0.pointers.count > 1 }) + latest {
      for line in lines where !isOther(line, than: last) {
        let others = lines.filter { $0.range != line.range && $0.isOfOneEvent(with: line) }
        let scene = LogDecoder(line, with: others).scene
        guard let root = scene.root else { continue }
        return description(of: line, in: scene, root: root, diagnostics)
      }
    }
    if let line = lines.first {
      diagnostics.error(
        .logNamesNobody(text: line.plainText),
        at: SourceRange(start: line.range.lowerBound, end: line.range.upperBound))
    }
    return nil
  }

  private func description(
    of line: LogLine, in scene: LogScene, root: ViewController.Index,
    _ diagnostics: DiagnosticCollector
  ) -> AppDescription {
    var description = AppDescription(
      viewControllers: scene.viewControllers, rootViewController: root, steps: scene.steps,
      ios: ios(of: line), idiom: .pad)
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
