import VCCommand
import VCDescriptions
import VCEngine
import VCSource

extension Explain {
  /// A text that a feature explains, and what the rest of the input shows of its app.
  private typealias ExplainedText = (explainer: TextExplainer, text: Source, app: Source?)

  /// The texts in the input that a feature explains, also among others; nil for a description.
  private func explained(in source: Source) -> ExplainedText? {
    var explainer: TextExplainer?
    var (texts, rest): ([Source], [Source]) = ([], [])
    for part in source.parts.isEmpty ? [source] : source.parts {
      let format = inputFormat ?? InputFormat(of: part)
      let additions = inputFormat == nil ? format.additions(in: part) : []
      let formats = [format] + additions.map(\.format)
      let found = TextExplainer.all.first { !formats.filter($0.formats.contains).isEmpty }
      explainer = explainer ?? found
      if found != nil { texts.append(part) }
      if found?.formats.contains(format) != true {
        rest.append(part.without(additions.flatMap(\.passages)))
      }
    }
    guard let explainer else { return nil }
    func joined(_ parts: [Source]) -> Source {
      parts.count == 1
        ? parts[0] : Source(joining: parts, name: JoinedInputs.name(of: parts.map(\.name)))
    }
    return (explainer, joined(texts), rest.isEmpty ? nil : joined(rest))
  }

  /// Refuses the options for texts, if a description was read.
  ///
  /// - Throws: `UsageFault`.
  func refuseOptions(forTextIn file: InputFile) throws {
    // Without them nobody asks what the input is, which takes a look at all of it.
    guard app != nil || host != nil, explained(in: file.source) == nil else { return }
    throw app != nil ? UsageFault.inOfDescription : UsageFault.hostOfDescription
  }

  /// The explanation of a text; nil if the input is none or the call asks about a state.
  ///
  /// - Throws: `UsageFault` for an unknown host, or an option that explanations of texts don't have.
  func answer(toText file: InputFile) throws -> String? {
    // The loader reports a wrong encoding, too.
    guard let (explainer, read, rest) = explained(in: file.source),
      read.isReadable(DiagnosticCollector(), tolerating: .wrongBytesAndNULs, hasAnySize: true)
    else { return nil }
    if let host, !explainer.hosts.contains(host) {
      throw UsageFault.unknownHost(host, known: explainer.hosts)
    }
    let others = [step.map { _ in "--step" }, perform.map { _ in "--perform" }].compactMap(\.self)
    if let other = (questions + others).first {
      if app != nil { throw UsageFault.inWithout(kind: explainer.name, option: other) }
      return nil
    }
    let question = TextExplainer.Question(asksForCode: code, spelling: spelling, host: host) {
      let named = try app.map { path in try Interruption.naming(path) { try InputFile(path) } }
      let isOfText = named == nil && file.source.parts.isEmpty
      let prints = rest.map { isOfText ? InputFormat(of: $0).texts(ofPrintsIn: $0) : [] } ?? []
      let files = [named?.source ?? rest].compactMap(\.self).map { (start: 0, text: $0) }
      return try (prints.isEmpty ? files : prints).map { start, text in
        let resolution = try Resolution(
          loading: InputFile(text), as: nil, on: idiom, spelled: spelling, strict: false,
          language: language)
        return (start, resolution.hierarchy, text.name == read.name ? nil : text.name)
      }
    }
    // The loader reports that nothing was found.
    guard let explanation = try explainer.explanation(read, question) else { return nil }
    guard !code, !short, self.format == .text else { return text(of: explanation) }
    return ShownAnswer(explanation, in: language, beside: 0, isFull: full).text(with: [])
  }

  var language: Language { chosenLanguage ?? .en }

  /// The options in the call that ask a question.
  var questions: [String] {
    [
      ("--present", present), ("--dismiss", dismiss), ("--add", add), ("--remove", remove),
      ("--transition", transition), ("--property", property),
    ].filter { $1 != nil }.map { $0.0 }
  }
}
