import VCCommand
import VCEngine
import VCSource

/// What is shown instead of the lines that say most: what decides, every sentence, or what carries it out.
package enum AnswerPart: String, CaseIterable, OptionValue { case short, full, code }

/// How a controller is dismissed, if not by code.
enum Gesture: String, CaseIterable, OptionValue { case swipe }

/// What of a controller is added, if not the controller.
enum AddedPart: String, CaseIterable, OptionValue { case view }

extension StepTime: OptionValue {}
extension ModalPresentationStyle: OptionValue {
  package init?(argument: String) { self.init(spelling: argument) }
}

/// A controller's id, and after a colon what is special about a call: `items:viewDidLoad`.
struct IDWith<Addition: OptionValue>: OptionValue {
  let id: String
  let addition: Addition?

  init?(argument: String) {
    let end = argument.lastIndex(of: ":")
    addition = end.flatMap { Addition(argument: String(argument[$0...].dropFirst())) }
    if end != nil, addition == nil { return nil }
    id = String(argument.prefix(upTo: end ?? argument.endIndex))
  }

  var argument: String { id + (addition.map { ":" + $0.argument } ?? "") }

  static func meaning(of word: String) -> String? {
    let parts = word.split(separator: ":", maxSplits: 1)
    return parts.last.flatMap { Addition.nearest(to: String($0)) }.map { "\(parts[0]):\($0)" }
  }

  static var notation: Words? { .idNotation(additions: Addition.allValueStrings) }
}
