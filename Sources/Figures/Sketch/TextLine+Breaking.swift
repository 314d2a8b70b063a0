import VCPictures

extension TextLine {
  /// `property` and `= value`, for a line of code with both.
  package func brokenFlag(_ look: Look) -> [TextLine] {
    guard role == .detail || role == .code, let sign = text.firstRange(of: " = ")
    else { return [self] }
    return [
      TextLine(String(text[..<sign.lowerBound]), role, look, joint: joint),
      TextLine("= " + text[sign.upperBound...], role, look, joint: " "),
    ]
  }

  /// The two halves of a name, broken so that they are as narrow as possible: after its id or before
  /// its suffix, or between words if it has neither.
  ///
  /// - Parameter least: The least number of letters of a half.
  package func halved(_ look: Look, least: Int = 3) -> [TextLine]? {
    let letters = Array(text)
    guard (2 * least...Self.longestHalved).contains(letters.count) else { return nil }
    var best: [TextLine]?
    let main = LineBreaking.mainPlaces(in: letters)
    for place in main.isEmpty ? LineBreaking.places(in: letters) : main
    where (least...letters.count - least).contains(place) {
      let halves = [letters[..<place], letters[place...]].map { String($0).withoutOuterSpaces }
      let joints = [joint, letters[place - 1] == " " ? " " : ""]
      let lines = zip(allRuns.broken(into: halves), joints).map {
        TextLine($0, role, look, joint: $1)
      }
      if lines.size.width < best?.size.width ?? size.width { best = lines }
    }
    return best
  }

  /// The maximum length of a name to halve; longer ones are already wrapped to the maximum width of
  /// a box.
  private static let longestHalved = 120
}

extension [TextLine] {
  /// The lines, with each property on two lines.
  func withBrokenFlags(_ look: Look) -> [TextLine] { flatMap { $0.brokenFlag(look) } }

  /// The lines with the name, which is the first, in two; nil if it is already, or can't be broken.
  func withHalvedName(_ look: Look) -> [TextLine]? {
    guard let name = first, dropFirst().first?.role != .name else { return nil }
    return name.halved(look).map { $0 + dropFirst() }
  }
}
