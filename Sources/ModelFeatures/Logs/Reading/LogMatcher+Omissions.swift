extension LogMatcher {
  /// Skips what a person has left out in favour of dots, `<…>` or a mere `...`: names, and words between
  /// them. Returns the number of the words that are here, nil if there are no dots.
  func takeOmission(from number: Int, of form: LogForm, _ cursor: inout LogCursor) -> Int? {
    var ahead = cursor
    ahead.skipBlanks()
    guard ahead.takeDots() || ahead.followsDots else { return nil }
    for next in form.parts.indices.dropFirst(number) {
      var after = ahead
      if case .words(let words) = form.parts[next], after.take(words: words, isFirst: false) {
        cursor = after
        return next
      }
    }
    return nil
  }
}
