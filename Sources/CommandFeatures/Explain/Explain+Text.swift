import VCCommand
import VCDescriptions
import VCEngine
import VCSource

extension Explain {
  /// The feature that explains the input as a text; nil for a description.
  private func explainer(of file: InputFile) -> TextExplainer? {
    let format = inputFormat ?? InputFormat(of: file.source)
    return TextExplainer.all.first { $0.formats.contains(format) }
  }

  /// Refuses the options for texts, if a description was read.
  ///
  /// - Throws: `UsageFault`.
  func refuseOptions(forTextIn file: InputFile) throws {
    // Without them nobody asks what the input is, which takes a look at all of it.
    guard app != nil || host != nil, explainer(of: file) == nil else { return }
    throw app != nil ? UsageFault.inOfDescription : UsageFault.hostOfDescription
  }

  /// The explanation of a text; nil if the input is none or the call asks about a state.
  ///
  /// - Throws: `UsageFault` for an unknown host, or an option that explanations of texts don't have.
  func answer(toText file: InputFile) throws -> String? {
    guard let explainer = explainer(of: file) else { return nil }
    if let host, !explainer.hosts.contains(host) {
      throw UsageFault.unknownHost(host, known: explainer.hosts)
    }
    let others = [step.map { _ in "--step" }, perform.map { _ in "--perform" }].compactMap(\.self)
    if let other = (questions + others).first {
      if app != nil { throw UsageFault.inWithout(other, of: explainer.name) }
      return nil
    }
    let question = TextExplainer.Question(asksForCode: code, spelling: spelling, host: host) {
      try app.map { path in
        let resolution = try Resolution(
          loading: Interruption.naming(path) { try InputFile(path) }, as: nil, on: idiom,
          spelled: spelling, strict: false, language: language)
        return (resolution.hierarchy, path)
      }
    }
    // The loader reports that nothing was found.
    guard let explanation = try explainer.explanation(file.source, question) else { return nil }
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
