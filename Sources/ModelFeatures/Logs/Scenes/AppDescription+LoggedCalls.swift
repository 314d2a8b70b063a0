import VCDescriptions
import VCEngine
import VCSource

extension InputFormat.Addition {
  /// The calls in a log, as steps of the app that wrote it.
  static let loggedCalls = InputFormat.Addition(
    passages: { source in
      LogReader(source).lines.filter { $0.frame == nil }.map { line in
        let marks = source.bytes[line.range.upperBound...].prefix { ".!".utf8.contains($0) }
        return line.range.lowerBound..<marks.endIndex
      }
    },
    add: { $2.add(LogReader($0), at: $1, $3) })
}

extension AppDescription {
  /// Adds a step for each line about presenting whose receiver is in the app, and a note for each other line
  /// about a controller of the app. UIKit's text is the step's refusal, whatever the rules say.
  fileprivate mutating func add(
    _ log: LogReader, at start: Int, _ diagnostics: DiagnosticCollector
  ) {
    var others = log.leftOut
    for line in log.lines {
      let range = SourceRange(
        start: line.range.lowerBound + start, end: line.range.upperBound + start)
      guard let presented = line.pointers[.presented]?.name,
        let pointer = line.pointers[.sender] ?? line.pointers[.presenter]
      else {
        if note(line, at: range) {
          diagnostics.hint(.loggedStep(text: line.plainText, step: nil), at: range)
        } else {
          others += 1
        }
        continue
      }
      // Another instance may have asked a presenter that has the line's address.
      let receiver =
        index(of: pointer) ?? index(of: line.pointers[.presenter], isSame: true)
        ?? addAbsent(pointer, of: line, at: range)
      guard let receiver else {
        let absent = [UIKitRole.sender, .presenter].compactMap { line.pointers[$0] }
          .filter { possible($0).isEmpty }.compactMap(\.name).uniqued()
        let areOthers = absent.contains { name in
          viewControllers.contains { $0.className.value == name }
        }
        diagnostics.hint(
          .loggedElsewhere(text: line.plainText, names: absent, areOthers: areOthers), at: range)
        continue
      }
      let known =
        index(of: line.pointers[.presented], isSame: true)
        ?? scenes.first { viewControllers[$0].className.value == presented }
      let shown = known ?? append(presented, at: range)
      var step = Step(.present(Sourced(shown), from: Sourced(receiver)), at: range)
      if TopicMeaning.of(line.topic).scene != .detached {
        step.refused = Sourced(line.plainText, at: range)
      }
      steps.append(step)
      diagnostics.hint(.loggedStep(text: line.plainText, step: steps.count), at: range)
    }
    if others > 0 { diagnostics.hint(.otherLogLines(count: others), at: nil) }
  }

  /// Notes a line on the first controller that it names and that has no note yet; returns whether there is
  /// one.
  private mutating func note(_ line: LogLine, at range: SourceRange) -> Bool {
    let named = UIKitRole.allCases.compactMap { index(of: line.pointers[$0]) }
    guard let member = named.first(where: { viewControllers[$0].note == nil }) else { return false }
    viewControllers[member].note = Sourced(line.plainText, at: range)
    return true
  }

  /// Adds a receiver that UIKit found outside the window, and that the app doesn't show.
  private mutating func addAbsent(
    _ pointer: LogPointer, of line: LogLine, at range: SourceRange
  ) -> ViewController.Index? {
    guard line.topic == .notInWindow, let name = pointer.name, possible(pointer).isEmpty
    else { return nil }
    let absent = append(name, at: range)
    viewControllers[absent].address = pointer.address
    scenes.append(absent)
    return absent
  }

  private mutating func append(_ name: String, at range: SourceRange) -> ViewController.Index {
    let ids = ids
    viewControllers.append(ViewController(named: name, id: { ids.freeID(for: $0) }, at: range))
    return viewControllers.count - 1
  }

  /// The controller that a pointer names: the one with its address or, unless it must be the same object,
  /// the only one that it may be.
  private func index(of pointer: LogPointer?, isSame: Bool = false) -> ViewController.Index? {
    let named = possible(pointer)
    let address = pointer?.address
    return named.first { address != nil && viewControllers[$0].address == address }
      ?? (named.count == 1 && !isSame ? named[0] : nil)
  }

  /// The controllers of a pointer's class. Another address is another instance, unless the class is
  /// UIKit's.
  private func possible(_ pointer: LogPointer?) -> [ViewController.Index] {
    viewControllers.indices.filter { index in
      let (known, controller) = (pointer?.address, viewControllers[index])
      return controller.className.value == pointer?.name
        && (known == nil || controller.address == nil || controller.address == known
          || UIKitClass(named: controller.className.value) != nil)
    }
  }
}
