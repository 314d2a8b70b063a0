import VCEngine
import VCPictures

extension TextLine {
  /// A class's name without the end that says only that it is a controller; nil if little else would
  /// be left, as of `UIViewController`.
  fileprivate func shortened(_ look: Look) -> TextLine? {
    let ends = ["ViewController", "Controller"]
    guard let end = ends.first(where: text.hasSuffix) else { return nil }
    let word = text.dropLast(end.count).split(separator: " ").last ?? ""
    guard let last = word.last, last.isLetter || last.isNumber, !NameSuffix.isPrefix(word) else {
      return nil
    }
    var (rest, count): ([TextRun], Int) = ([], text.count - end.count)
    for run in runs.isEmpty ? [TextRun(text)] : runs where count > 0 {
      rest.append(TextRun(String(run.text.prefix(count)), run.emphasis))
      count -= run.text.count
    }
    return TextLine(rest, role, look)
  }
}

/// The names of a figure's controllers without the end that many have in common.
package struct ShortNames {
  private let look: Look
  /// The classes with each short name: two never share one.
  private var classes: [String: Set<String>] = [:]

  package init(of boxes: [BoxContent], _ look: Look) {
    self.look = look
    for box in boxes {
      let name = box.shortName(look) ?? box.lines[0]
      classes[name.text, default: []].insert(box.className)
    }
  }

  /// A box with its short name and short values.
  package func box(_ box: BoxContent) -> BoxContent {
    var short = box
    short.lines = box.linesWithShortValues(look)
    if let name = box.shortName(look), classes[name.text]?.count == 1 {
      short.lines.replaceSubrange(..<box.nameLines.count, with: [name])
    }
    short.size = short.size(around: short.lines, look)
    return short
  }
}

extension BoxContent {
  /// The name of the controller's class in short; nil for a box that shows another name.
  fileprivate func shortName(_ look: Look) -> TextLine? {
    guard let first = nameLines.first else { return nil }
    let runs = nameLines.map { $0.runs.isEmpty ? [TextRun($0.text)] : $0.runs }
    // A name is broken after its id's colon, or in its class.
    let space = first.text.hasSuffix(":") ? [TextRun(" ")] : []
    let name = TextLine(Array(runs.joined(separator: space)), .name, look)
    return name.text.hasSuffix(className) ? name.shortened(look) : nil
  }

  /// The lines of the name, which are the first ones.
  fileprivate var nameLines: ArraySlice<TextLine> { lines.prefix { $0.role == .name } }

  /// The properties whose values say enough.
  private static let plainProperties = ["modalPresentationStyle", "preferredStyle", "sourceType"]

  /// The lines with `.formSheet` in place of `modalPresentationStyle = formSheet`, and with the names
  /// alone of properties that are true.
  fileprivate func linesWithShortValues(_ look: Look) -> [TextLine] {
    var isValue = false
    return lines.compactMap { line in
      guard line.role == .detail else { return line }
      let words = line.text.split(separator: " ")
      if words.count > 1, words[1] == "=", Self.plainProperties.contains(String(words[0])) {
        isValue = words.count == 2
        return isValue ? nil : Self.line(ofValue: words[2], look)
      }
      defer { isValue = false }
      if isValue { return Self.line(ofValue: words[0], look) }
      let isTrue = words.count == 3 && words[1] == "=" && (words[2] == "true" || words[2] == "YES")
      return isTrue ? TextLine(String(words[0]), .detail, look) : line
    }
  }

  private static func line(ofValue value: Substring, _ look: Look) -> TextLine {
    let isCase = value.first?.isLowercase ?? false
    return TextLine((isCase ? "." : "") + value, .detail, look)
  }
}
