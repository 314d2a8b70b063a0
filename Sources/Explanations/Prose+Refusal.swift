import Diagnostics
import Phrases
import TextFormats

// Why nothing would change: the same for every explanation that is of a step.

extension Prose {
  /// The reason, and what UIKit would say.
  ///
  /// - Parameter isFirst: whether nothing is said before it.
  mutating func say(_ refusal: Diagnostic, isFirst: Bool = false) {
    say(isFirst ? phrases.sentence(refusal.message) : phrases.refused(refusal.message))
    sayUIKitsWords(of: refusal)
  }

  /// What UIKit would say, without the reason, which was said before.
  mutating func sayUIKitsWords(of refusal: Diagnostic) {
    for note in refusal.uiKitNotes { say(phrases.text(of: note.message)) }
  }

  /// Where what is done too early has its place (R30).
  mutating func sayRemedy(of refusal: Diagnostic) {
    for note in refusal.notes {
      switch note.message {
      case .note(.firstInViewDidAppear), .note(.inCompletionHandler):
        say(phrases.sentence(note.message))
      default: break
      }
    }
  }
}

extension JSONWriter {
  /// The members `refusal` and `uiKit`.
  ///
  /// - Parameter log: what UIKit logs where nothing is refused.
  mutating func refusal(
    _ refusal: Diagnostic?, log: Diagnostic.Note? = nil, in language: Language
  ) {
    member("refusal", refusal?.text(in: language))
    key("uiKit")
    let notes = refusal?.uiKitNotes ?? (log.map { [$0] } ?? [])
    array(notes) { $0.string($1.text(in: language)) }
  }
}
