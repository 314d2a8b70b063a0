import VCEngine
import VCPhrases
import VCSource

/// The explanation of lines of a log. For each line: the event, its reason, the usual causes with
/// their repairs, and debugger commands that help.
package struct LogExplanation: Explanation {
  private let lines: [AnsweredLine]
  private let spelling: Spelling
  /// The number of lines that are left out.
  private let leftOut: Int

  /// - Parameter apps: The app that wrote each line, as described; the last is that of all further lines.
  package init(
    of lines: [LoggedText], spelling: Spelling?, in apps: [LoggedApp?] = [], leftOut: Int = 0
  ) {
    self.lines = AnsweredLine.all(lines, in: apps)
    self.leftOut = leftOut
    self.spelling = spelling ?? apps.first??.spelling ?? .swift
  }

  /// Returns sentences, with repairs indented below their causes.
  package func text(in language: Language) -> String {
    joined(answers(in: language).map(\.all), in: language)
  }

  /// Returns at most so many lines for each line of the log.
  package func text(in language: Language, lines most: Int) -> (text: String, leftOut: Int) {
    let answers = answers(in: language)
    let shown = answers.map { $0.first(most) }
    return (
      joined(shown, in: language),
      zip(answers, shown).reduce(0) { $0 + max($1.0.all.count - $1.1.count, 0) }
    )
  }

  private func joined(_ answers: [[String]], in language: Language) -> String {
    (answers.map { $0.map { $0 + "\n" }.joined() } + rest(in: language)).joined(separator: "\n")
  }

  /// Returns the answers, in which a second line of the same causes refers to the first.
  private func answers(in language: Language) -> [AnswerRows] {
    var told: Set<[String]> = []
    return lines.map { answered in
      var rows = AnswerRows(
        head: head(of: answered.line, in: language),
        inApp: (
          answered.remarks(in: language) ?? [],
          answered.remarks(in: language, isShort: true) ?? []
        ),
        advice: advice(on: answered, in: language),
        areChoices: answered.line.areChoices && answered.line.answersHost == nil)
      if !told.insert(AnswerRows(advice: rows.advice).all).inserted {
        rows.advice = .same(language.phrases(spelling).text(of: .sameCauses))
      }
      return rows
    }
  }

  /// Returns the number of lines that are left out, as a sentence; nothing if there are none.
  private func rest(in language: Language) -> [String] {
    let phrases = language.phrases(spelling)
    return leftOut > 0
      ? [phrases.text(of: .linesLeftOut(count: leftOut, limit: lines.count)) + "\n"] : []
  }

  /// Returns for each line its event, the reason, whose the classes are, the answer for the app, and the
  /// first repair; of choices all, with their code.
  package func shortText(in language: Language) -> String {
    let phrases = language.phrases(spelling)
    let texts = lines.map { answered in
      let line = answered.line
      var rows = head(of: line, in: language, isShort: true)
      let advice = LogAdvice.all(for: line, in: language, spelling)
      let causes = advice.map { (text: $0.text, code: Self.indented($0.code)) }
      var repair = causes.first.map { [line.grade.words($0.text, phrases)] + $0.code } ?? []
      if line.grade == .choices {
        let heading = Words.causesHeading(areChoices: true, count: causes.count, areOfText: false)
        repair = [phrases.text(of: heading)] + AnswerRows.numbered(causes)
      }
      let answer = answered.shortAnswer(in: language)
      // A repair of the text alone isn't one for what the description gives instead.
      rows += answered.answersOther ? repair + answer : answer + repair
      return rows.map { $0 + "\n" }.joined()
    }
    return (texts + rest(in: language)).joined(separator: "\n")
  }

  private static func indented(_ code: [String]) -> [String] {
    code.map { $0.isEmpty ? "" : "     " + $0 }
  }

  /// Returns a line's event and its reason; in short without how often and how it happened.
  private func head(
    of line: LoggedText, in language: Language, isShort: Bool = false
  ) -> [String] {
    let phrases = language.phrases(spelling)
    var (text, reason) = (line.quotedText, [phrases.text(of: line.reason)])
    if line.count > 1, !isShort {
      let count = Words.occurrences(
        count: line.count.inThousands, areOthers: line.hasOtherInstances)
      text += " " + phrases.text(of: count)
    }
    // The reason of Compose's texts says it.
    if !isShort, line.meaning.writer == nil, case .raises = line.text.response {
      reason.append(phrases.text(of: .raisesException))
    }
    var rows = [text, phrases.begun(phrases.happened(line)), phrases.joined(reason)]
    if let frame = line.frame {
      let isCall = line.isBeforeWindow == true
      rows.insert(phrases.text(of: .guessedFromStack(isCall: isCall, method: frame)), at: 0)
    }
    if !isShort || line.answersHost != nil { rows += Self.owners(of: line, in: phrases) }
    if let caller = line.caller { rows.append(phrases.text(of: .guessedCaller(name: caller))) }
    if line.isMasked, !isShort { rows.append(phrases.text(of: .maskedClasses)) }
    return rows
  }

  /// Returns the causes with their repairs, and helpful debugger commands.
  private func advice(on answered: AnsweredLine, in language: Language) -> AnswerRows.Advice {
    let (phrases, line) = (language.phrases(spelling), answered.line)
    let advice = LogAdvice.all(for: line, in: language, spelling)
    let isOfHost = line.answersHost != nil
    let commands = isOfHost ? [] : Self.commands(for: line)
    let prompt = line.stop.isOfDebugger ? "(lldb) " : ""
    return .causes(
      heading: isOfHost
        ? phrases.text(of: .remediesHeading)
        : phrases.text(
          of: .causesHeading(
            areChoices: line.areChoices && advice.count > 1,
            count: advice.count, areOfText: answered.differs)),
      advice.map { ($0.text, Self.indented($0.code)) },
      alone: advice.first.map { line.grade.words($0.text, phrases) } ?? "",
      debugger: commands.isEmpty
        ? []
        : [phrases.text(of: .debuggerHeading(isOfDebugger: line.stop.isOfDebugger))]
          + commands.map { "     " + prompt + $0 })
  }

  /// Returns whose the line's classes are, if they aren't the app's.
  private static func owners(of line: LoggedText, in phrases: Phrases) -> [String] {
    let systems = line.systems.map { name, system in
      phrases.text(
        of: .ownedBySystem(
          name: name, owner: system.owner.rawValue, purpose: system.purpose.words))
    }
    guard let host = line.answersHost else { return systems }
    let owned = line.owned(by: host)
    return [
      phrases.text(
        of: owned.isEmpty
          ? .madeWithHost(name: host.name, language: host.language)
          : .ownedByLibraries(
            libraries: owned.map { Words.ownedByLibrary(classes: $0.classes, library: $0.library) },
            language: host.language))
    ] + systems
  }

  /// Returns the same as an array of JSON objects.
  package func json(in language: Language) -> String {
    let phrases = language.phrases(spelling)
    return JSONWriter.object(spread: true) { json in
      json.objects("lines", spread: true, lines) { json, answered in
        let line = answered.line
        json.member("topic", line.topic.rawValue)
        json.member("text", line.plainText)
        json.member("count", line.count)
        if line.hasOtherInstances { json.member("hasOtherInstances", true) }
        if let caller = line.caller { json.member("callerGuess", caller) }
        if let frame = line.frame { json.member("raisedIn", frame) }
        json.member("happened", phrases.begun(phrases.happened(line)))
        json.member("reason", phrases.text(of: line.reason))
        if case .raises = line.text.response { json.member("raisesException", true) }
        if let remarks = answered.remarks(in: language) {
          json.array("inApp", remarks) { $0.string($1) }
        }
        if let host = line.answersHost { json.member("host", host.id) }
        let owners = Self.owners(of: line, in: phrases)
        if !owners.isEmpty { json.array("owners", owners) { $0.string($1) } }
        json.member("causesAre", line.grade.rawValue)
        json.objects(
          "causes", spread: true, LogAdvice.all(for: line, in: language, spelling)
        ) { json, advice in
          json.member("cause", advice.id)
          json.member("text", advice.text)
          json.member("code", advice.code.joined(separator: "\n"))
          if let language = advice.language { json.member("language", language) }
          if !advice.sources.isEmpty { json.array("sources", advice.sources) { $0.string($1) } }
        }
        let commands = line.answersHost == nil ? Self.commands(for: line) : []
        json.array("debugger", commands) { $0.string($1) }
      }
      if leftOut > 0 { json.member("leftOut", leftOut) }
    }
  }

  /// Returns the LLDB commands, or the SwiftUI modifier, that print information missing from a
  /// line.
  private static func commands(for line: LoggedText) -> [String] {
    let hierarchy = "expression -l objc -O -- [UIViewController _printHierarchy]"
    let stack = "expression -l objc -O -- [(UINavigationController *)$arg1 viewControllers]"
    let present = "-n '-[UIViewController presentViewController:animated:completion:]'"
    let method = line.topic == .stackNotUpdated ? line.words[.method] : nil
    let push = "-n '-[UINavigationController \(method ?? "pushViewController:animated:")]'"
    func commands(at breakpoint: String, _ printed: String...) -> [String] {
      ["breakpoint set " + breakpoint, "thread backtrace"] + printed
    }
    return switch line.stop {
    case .present: commands(at: present, hierarchy)
    case .dismiss:
      commands(at: "-n '-[UIViewController dismissViewControllerAnimated:completion:]'", hierarchy)
    case .appearance:
      commands(at: "\(push) \(present) -n '-[UIWindow setRootViewController:]'", hierarchy)
    case .push: commands(at: push, stack)
    case .pop: commands(at: "-r '-\\[UINavigationController pop'", stack)
    // UIKit only logs this, so there is no exception to stop at.
    case .load:
      commands(
        at: "-n '-[UIViewController loadViewIfRequired]' -c '(BOOL)[(id)$arg1 _isDeallocating]'")
    case .exception: commands(at: "-E objc", hierarchy)
    case .state:
      [".onChange(of: isSheetShown) { _, isShown in print(\"isSheetShown:\", isShown) }"]
    case .path: [".onChange(of: path) { _, newPath in print(\"path:\", newPath) }"]
    case .nothing: []
    }
  }
}

extension LoggedText {
  /// The text as code of Markdown, because an answer is often pasted into a pull request, where `<Class>`
  /// would be taken for HTML.
  fileprivate var quotedText: String {
    plainText.contains("`") ? "`` \(plainText) ``" : "`\(plainText)`"
  }
}

extension DebuggerStop {
  /// Whether this stops in the debugger, rather than printing from SwiftUI.
  fileprivate var isOfDebugger: Bool { self != .state && self != .path }
}

/// The repairs' code alone, each once, with its cause as a comment above. Where code is in several
/// languages, the comment begins with the language.
package struct LogRepairs: Explanation {
  private let lines: [LoggedText]
  private let spelling: Spelling

  /// Creates the repairs; see `LogExplanation`.
  package init(of lines: [LoggedText], spelling: Spelling?, in apps: [LoggedApp?] = []) {
    self.lines = AnsweredLine.all(lines, in: apps).map(\.line)
    self.spelling = spelling ?? apps.first??.spelling ?? .swift
  }

  /// Returns comments and statements.
  package func text(in language: Language) -> String {
    lines.flatMap { line in
      LogAdvice.all(for: line, in: language, spelling).map { advice in
        let text = line.grade.words(advice.text, language.phrases(spelling))
        return advice.listing(text, in: line.answersHost == nil ? nil : spelling)
      }
    }.uniqued().joined(separator: "\n")
  }

  /// Returns the same data as the explanation.
  package func json(in language: Language) -> String {
    LogExplanation(of: lines, spelling: spelling).json(in: language)
  }
}
