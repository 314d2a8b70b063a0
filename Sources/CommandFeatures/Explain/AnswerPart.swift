import VCCommand
import VCEngine
import VCSource

/// The part of an answer to print; by default the twelve most important lines.
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

  /// An id may contain colons, too: only a known word after the last one is an addition.
  init?(argument: String) {
    let end = argument.lastIndex(of: ":") ?? argument.endIndex
    addition = Addition(argument: String(argument[end...].dropFirst()))
    id = addition == nil ? argument : String(argument[..<end])
    if id.isEmpty { return nil }
  }

  var argument: String { id + (addition.map { ":" + $0.argument } ?? "") }

  static func meaning(of word: String) -> String? {
    let end = word.lastIndex(of: ":") ?? word.endIndex
    if end == word.startIndex { return nil }
    let near = Addition.nearest(to: String(word[end...].dropFirst()))
    return near.map { "\(word[..<end]):\($0)" }
  }

  static var notation: Words? { .idNotation(additions: Addition.allValueStrings) }
}
