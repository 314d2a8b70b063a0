import VCCommand
import VCSource

extension Feature {
  /// What shells offer while a call is written. Their scripts (Tools/Scripts/completions) call the program with
  /// the words so far, and get a line for each word that can follow, with its meaning after a tab.
  package static var completions: Feature {
    Feature(
      worker: Worker(argument: "--complete") { arguments in
        let call = BegunCall(arguments.dropFirst())
        try? Console.print(call.offer.lines.map { $0 + "\n" }.joined())
        exit(ExitStatus.done)
      })
  }
}

/// A call whose last word is being written.
struct BegunCall {
  private let words: [String]
  private let begun: String

  init(_ arguments: ArraySlice<String>) {
    // bash takes a sign of equality for a word.
    var words = arguments.filter { $0 != "=" }
    begun = arguments.last == "=" ? "" : words.popLast() ?? ""
    self.words = Array(words)
  }

  /// What can be written.
  var offer: Completion.Offer {
    let (command, words) = ListedCommand.called(by: words)
    let rows = command.rows.filter { !$0.isHidden }
    if let row = rows.first(where: { !$0.isFlag && $0.names.contains(words.last ?? "") }) {
      return row.completion.offer(for: begun, values: row.values(), in: words)
    }
    if begun.hasPrefix("-") {
      let options = rows.compactMap { row in
        row.isArgument ? nil : (row.name, row.help().text(in: Wording(.en)))
      }
      return Completion.Offer(
        words: (options + [("--help", ""), ("--version", "")]).filter(isBegun))
    }
    guard let argument = rows.first(where: \.isArgument) else { return Completion.Offer() }
    var offer = argument.completion.offer(for: begun, values: [], in: words)
    if self.words.isEmpty { offer.words += ListedCommand.names.filter(isBegun) }
    return offer
  }

  private func isBegun(_ word: (text: String, meaning: String)) -> Bool {
    word.text.hasPrefix(begun)
  }
}

extension Completion.Offer {
  /// The lines for a script. One with a colon says which files follow, by their endings.
  fileprivate var lines: [String] {
    words.map { $0.meaning.isEmpty ? $0.text : "\($0.text)\t\($0.meaning)" }
      + (files.map { [":files" + $0.map { " " + $0 }.joined()] } ?? [])
      + (hasFolders ? [":folders"] : [])
  }
}
