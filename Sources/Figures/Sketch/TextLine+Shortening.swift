import VCEngine
import VCPictures

extension TextLine {
  /// The properties whose values say enough.
  fileprivate static let plainProperties = [
    "modalPresentationStyle", "preferredStyle", "sourceType",
  ]

  /// The name of an app's class without the end that says only that it is a controller; nil if little else
  /// would be left. A class of UIKit's is known by its whole name.
  fileprivate func shortened(_ look: Look) -> TextLine? {
    let ends = ["ViewController", "Controller"]
    guard let end = ends.first(where: text.hasSuffix) else { return nil }
    let name = text.split(separator: " ").last ?? ""
    let word = name.dropLast(end.count)
    guard let last = word.last, last.isLetter || last.isNumber, !NameSuffix.isPrefix(word),
      UIKitClass(named: String(name)) == nil
    else { return nil }
    var (rest, count): ([TextRun], Int) = ([], text.count - end.count)
    for run in allRuns where count > 0 {
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
      let name = box.shortClass(look)?.line ?? box.lines[0]
      classes[name.text, default: []].insert(box.className)
    }
  }

  /// A box with its short class and short values.
  package func box(_ box: BoxContent) -> BoxContent {
    var short = box
    let name = box.shortClass(look).flatMap { classes[$0.line.text]?.count == 1 ? $0 : nil }
    short.changeLines(look) { lines in
      var lines = lines.withShortValues(look)
      guard let name else { return lines }
      // A title that says the class needs no second line.
      let title = lines[..<name.place.lowerBound].map(\.text).joined(separator: " ")
      let isSaid = title.filter { $0 != " " } == name.line.text
      lines.replaceSubrange(name.place, with: isSaid ? [] : [name.line])
      return lines
    }
    return short
  }
}

extension BoxContent {
  /// The controller's class in short, which is its name or the line below its title, and the place of
  /// that; nil for a box that shows another name.
  fileprivate func shortClass(_ look: Look) -> (place: Range<Int>, line: TextLine)? {
    let nameLines = lines.prefix { $0.role == .name }
    guard let first = nameLines.first else { return nil }
    let runs = nameLines.map(\.allRuns)
    // A name is broken after its id's colon, or in its class.
    let space = first.text.hasSuffix(":") ? [TextRun(" ")] : []
    let name = TextLine(Array(runs.joined(separator: space)), .name, look)
    if name.text.hasSuffix(className) {
      return name.shortened(look).map { (nameLines.indices, $0) }
    }
    let next = nameLines.endIndex
    guard next < lines.count, lines[next].text.hasSuffix(className) else { return nil }
    return lines[next].shortened(look).map { (next..<next + 1, $0) }
  }
}

extension [TextLine] {
  /// The lines with `.formSheet` in place of `modalPresentationStyle = formSheet`, and with the names
  /// alone of properties that are true.
  package func withShortValues(_ look: Look) -> [TextLine] {
    var isValue = false
    return compactMap { line in
      guard line.role == .detail || line.role == .code else { return line }
      let words = line.text.split(separator: " ")
      if words.count > 1, words[1] == "=", TextLine.plainProperties.contains(String(words[0])) {
        isValue = words.count == 2
        return isValue ? nil : Self.line(ofValue: words[2], line.role, look)
      }
      defer { isValue = false }
      if isValue { return Self.line(ofValue: words[0], line.role, look) }
      let isTrue = words.count == 3 && words[1] == "=" && (words[2] == "true" || words[2] == "YES")
      return isTrue ? TextLine(String(words[0]), line.role, look) : line
    }
  }

  private static func line(
    ofValue value: Substring, _ role: Picture.Line.Role, _ look: Look
  ) -> TextLine {
    let isCase = value.first?.isLowercase ?? false
    return TextLine((isCase ? "." : "") + value, role, look)
  }
}
