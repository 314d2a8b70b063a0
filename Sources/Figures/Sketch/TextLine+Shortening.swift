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

extension BoxContent {
  /// The name of the controller's class in short; nil for a box that shows another name.
  func shortName(_ look: Look) -> TextLine? {
    guard let name = lines.first, name.role == .name, name.text.hasSuffix(className) else {
      return nil
    }
    return name.shortened(look)
  }

  /// The properties whose values say enough.
  private static let plainProperties = ["modalPresentationStyle", "preferredStyle", "sourceType"]

  /// The lines with `.formSheet` in place of `modalPresentationStyle = formSheet`, and with the names
  /// alone of properties that are true.
  func linesWithShortValues(_ look: Look) -> [TextLine] {
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
