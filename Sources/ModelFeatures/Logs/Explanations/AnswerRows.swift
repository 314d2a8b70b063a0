/// The lines that answer one of UIKit's texts, with the parts that may be left out.
struct AnswerRows: Sendable {
  /// A cause as a sentence, and the code that mends it.
  typealias Cause = (text: String, code: [String])
  /// What follows the reason.
  enum Advice {
    /// The causes are those of a text above.
    case same(String)
    /// The causes, the first of them in words that need no heading, and how a debugger finds more.
    case causes(heading: String, [Cause], alone: String, debugger: [String])
  }

  /// The text, what happened, why, and whose the classes are.
  var head: [String] = []
  /// The controllers and the answer in the described app, and the same in short.
  var inApp: (whole: [String], short: [String]) = ([], [])
  var advice: Advice
  /// Whether one of the causes must be chosen, each of which is shown with its code or not at all.
  var areChoices = false

  /// All lines.
  var all: [String] {
    switch advice {
    case .same(let sentence): head + inApp.whole + [sentence]
    case .causes(let heading, let causes, _, let debugger):
      head + inApp.whole + [heading] + Self.numbered(causes) + debugger
    }
  }

  /// Each cause after its number, with its code.
  static func numbered(_ causes: [Cause]) -> [String] {
    causes.enumerated().flatMap { ["\($0 + 1). \($1.text)"] + $1.code }
  }

  /// Returns the lines that say most: the head and the first repair with its code, then what to report, the
  /// other causes, their code, and the debugger's commands, as far as there is room. Code is whole, or left
  /// out.
  ///
  /// - Parameter most: The maximum number of lines. The head and the first repair may need more.
  func first(_ most: Int) -> [String] {
    guard all.count > most, case .causes(let heading, let causes, let alone, let debugger) = advice,
      let first = causes.first
    else { return all }
    let needed = 2 + first.code.count
    let fits = head.count + inApp.whole.count + needed <= most
    // All choices are shown, although they may need a line more.
    let left = most - causes.reduce(head.count + 1) { $0 + 1 + $1.code.count }
    if areChoices, causes.count > 1, left >= -1 {
      let rows = inApp.whole.count <= left ? inApp.whole : inApp.short.suffix(max(left, 0))
      return head + rows + [heading] + Self.numbered(causes)
        + (debugger.count <= left - rows.count ? debugger : [])
    }
    let start = head + (fits ? inApp.whole : inApp.short)
    var room = most - start.count - needed
    guard room >= 0 else { return start + [alone] + first.code }

    var shown = [0: [first.text] + first.code]
    func show(_ place: Int, _ rows: [String]) {
      guard rows.count <= room else { return }
      room -= rows.count
      shown[place, default: []] += rows
    }
    for (place, cause) in causes.enumerated().dropFirst()
    where [":", "："].contains(cause.text.last) { show(place, [cause.text] + cause.code) }
    for (place, cause) in causes.enumerated() where shown[place] == nil {
      show(place, areChoices ? [cause.text] + cause.code : [cause.text])
    }
    for (place, cause) in causes.enumerated() where shown[place]?.count == 1 {
      show(place, cause.code)
    }
    if shown.count == 1, causes.count > 1 { return start + [alone] + first.code }
    let rest = shown.count == causes.count && debugger.count <= room ? debugger : []
    let kept = shown.sorted { $0.key < $1.key }.map {
      (text: causes[$0.key].text, code: Array($0.value.dropFirst()))
    }
    return start + [heading] + Self.numbered(kept) + rest
  }
}
