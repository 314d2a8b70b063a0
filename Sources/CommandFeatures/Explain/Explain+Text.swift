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
    var (texts, rest, apps): ([Source], [Source], [Source]) = ([], [], [])
    for part in source.parts.isEmpty ? [source] : source.parts {
      let format = InputFormat(of: part)
      let additions = format.additions(in: part)
      let formats = [format] + additions.map(\.format)
      let found = TextExplainer.all.first { !formats.filter($0.formats.contains).isEmpty }
      explainer = explainer ?? found
      if found == nil { apps.append(part) } else { texts.append(part) }
      if found?.formats.contains(format) != true {
        rest.append(part.without(additions.flatMap(\.passages)))
      }
    }
    guard let explainer else { return nil }
    func joined(_ parts: [Source]) -> Source {
      parts.count == 1
        ? parts[0] : Source(joining: parts, name: JoinedInputs.name(of: parts.map(\.name)))
    }
    // The state that a named input shows comes before one that is printed among texts.
    let app = apps.isEmpty ? rest : apps
    return (explainer, joined(texts), app.isEmpty ? nil : joined(app))
  }

  /// Refuses the option for texts, if a description was read.
  ///
  /// - Throws: `UsageFault`.
  func refuseHost(of file: InputFile) throws {
    // Without --host this check, which reads the whole input, isn't needed.
    if host != nil, explained(in: file.source) == nil {
      throw UsageFault(.hostOfDescriptionFault(kinds: TextExplainer.all.map(\.name)))
    }
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
      let known = explainer.hosts
      throw UsageFault(
        .unknownHostFault(name: host, near: host.nearest(among: known), known: known))
    }
    guard questions.isEmpty, step == nil, perform == nil else { return nil }
    let asksForCode = show == .code
    let question = TextExplainer.Question(asksForCode: asksForCode, spelling: spelling, host: host)
    {
      guard let rest else { return [] }
      let prints = file.source.parts.isEmpty ? InputFormat(of: rest).texts(ofPrintsIn: rest) : []
      return try (prints.isEmpty ? [(start: 0, text: rest)] : prints).map { start, text in
        let resolution = try Resolution(
          loading: InputFile(text), on: idiom, spelled: spelling, strict: false, language: language)
        return (start, resolution.hierarchy, text.name == read.name ? nil : text.name)
      }
    }
    // The loader reports that nothing was found.
    guard let explanation = try explainer.explanation(read, question) else { return nil }
    guard show == nil || show == .full, format == .text else { return text(of: explanation) }
    return ShownAnswer(explanation, in: language, beside: 0, isFull: show == .full).text(with: [])
  }

  var language: Language { chosenLanguage ?? .en }

  /// The options in the call that ask a question.
  var questions: [String] {
    [
      ("--present", present != nil), ("--dismiss", dismiss != nil), ("--add", add != nil),
      ("--remove", remove != nil && (add == nil || to != nil)), ("--property", property != nil),
    ].filter(\.1).map(\.0)
  }

  /// The line of a folder's source that the call asks about, such as `Router.swift:31`; nil for another call.
  var lineOfSource: String? {
    guard inputs.count == 2, OutputFile.isFolder(inputs[0]), !InputFile.exists(inputs[1]),
      let colon = inputs[1].lastIndex(of: ":"), Int(inputs[1][colon...].dropFirst()) != nil
    else { return nil }
    let prefix = AppFolder.prefix(of: inputs[0])
    return String(inputs[1].hasPrefix(prefix) ? inputs[1].dropFirst(prefix.count) : inputs[1][...])
  }
}
