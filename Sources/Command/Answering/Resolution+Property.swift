import VCEngine
import VCPhrases
import VCSource

extension Resolution {
  /// Explains a property after a step, in each alternative.
  package func explanation(
    ofProperty path: String, atStep step: Int?, in language: Language
  ) throws -> String {
    do {
      let common = common(untilStep: step)
      if common.alternatives.isEmpty {
        return try common.hierarchy(atStep: step).explanation(ofProperty: path).text(in: language)
      }
      return try text(
        in: language,
        ofAlternatives: { alternative in
          try alternative.resolution.hierarchy(afterStep: moment(atStep: step, of: alternative))
            .explanation(ofProperty: path).text(in: language)
        })
    } catch let fault as QuestionFault {
      throw UsageFault(fault)
    }
  }
}

extension UsageFault {
  /// A question about what the app doesn't have.
  package init(_ fault: QuestionFault) { self.init(fault.words) }
}
