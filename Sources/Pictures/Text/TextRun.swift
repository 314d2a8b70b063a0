/// A part of a line of text with its own weight.
package struct TextRun: Sendable, Equatable {
  package enum Emphasis: Sendable {
    case none
    /// Bold: what distinguishes a name from others.
    case strong
    /// Of normal weight, in a softer colour: what many names have in common.
    case quiet
  }

  package var text: String
  package var emphasis: Emphasis
  /// The width of its marks: one mark, if it is half an em wide.
  package let marks: MarkWidth

  package init(_ text: String, _ emphasis: Emphasis = .none, marks: MarkWidth = .ofFont) {
    (self.text, self.emphasis, self.marks) = (text, emphasis, marks)
  }
}

extension [TextRun] {
  /// The parts of a line with looks of their own; marks, which have another font and width, are parts,
  /// too. Empty if all of the line looks the same.
  package func withMarks(of line: String) -> [TextRun] {
    guard let marks = line.markWidths else { return self }
    let letters = (isEmpty ? [TextRun(line)] : self).flatMap { run in
      run.text.map { (letter: $0, emphasis: run.emphasis) }
    }
    var parts: [TextRun] = []
    for ((letter, emphasis), mark) in zip(letters, marks) {
      let isHalf = mark == .leftHalf || mark == .rightHalf
      if isHalf || parts.last?.marks != mark || parts.last?.emphasis != emphasis {
        parts.append(TextRun("", emphasis, marks: mark))
      }
      parts[parts.count - 1].text.append(letter)
    }
    return parts
  }

  /// The text of all runs.
  package var text: String { count == 1 ? self[0].text : reduce(into: "") { $0 += $1.text } }

  package var hasEmphasis: Bool { contains { $0.emphasis != .none } }

  package var isAnyStrong: Bool { contains { $0.emphasis == .strong } }

  /// The runs of each of the lines into which the text was broken. Spaces at the ends of lines are
  /// lost.
  package func broken(into lines: [String]) -> [[TextRun]] {
    guard lines.count > 1 else { return [self] }
    var rest = flatMap { run in run.text.map { (letter: $0, emphasis: run.emphasis) } }[...]
    return lines.map { line in
      if line.first != " " { rest = rest.drop { $0.letter == " " } }
      var runs: [TextRun] = []
      for (letter, (_, emphasis)) in zip(line, rest) {
        if runs.last?.emphasis != emphasis { runs.append(TextRun("", emphasis)) }
        runs[runs.count - 1].text.append(letter)
      }
      rest = rest.dropFirst(line.count)
      return runs
    }
  }
}
