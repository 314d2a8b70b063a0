import VCDescriptions
import VCEngine
import VCSource

/// The text around one of UIKit's messages: logger prefixes, times and call stacks.
struct LogSurroundings {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// Whether a text without addresses is a message, rather than part of a person's sentence or of
  /// source code.
  ///
  /// - Parameter isLong: Whether the text is so long that any prefix with a colon may precede it.
  func isMessage(_ range: Range<Int>, isOpen: Bool, isLong: Bool) -> Bool {
    (beginsMessage(range.lowerBound) || isLong && words(before: range.lowerBound).hasSuffix(":"))
      && (isOpen || endsMessage(range.upperBound))
      || isQuoted(range, isOpen: isOpen)
  }

  /// Whether a text is between quotation marks, in a sentence about it and not in source code.
  private func isQuoted(_ range: Range<Int>, isOpen: Bool) -> Bool {
    let prefix = words(before: range.lowerBound)
    let after = String(
      decoding: bytes[range.upperBound...].prefix(isOpen ? Self.lineSight : 5)
        .prefix { $0 != .lineFeed }, as: UTF8.self)
    let isEnd: (Character) -> Bool = { "”’\"'`」".contains($0) }
    let end = isOpen ? after.first(where: isEnd) : after.first { !".!".contains($0) }
    let marks = prefix.reversed().prefix { "“‘\"'`「".contains($0) }
    // The last word of a message takes the tick after it along.
    let isTicked = bytes[range.upperBound - 1] == UInt8(ascii: "`")
    guard !marks.isEmpty, isTicked || end.map(isEnd) == true else { return false }
    if marks.contains(where: "“‘「".contains) { return true }
    var sentence = prefix.dropLast(marks.count)
    // An NSError's description.
    if sentence.contains("Error Domain=") { return true }
    if sentence.hasSuffix(" (") { sentence.removeLast() }
    return sentence.last == " " && sentence.split(separator: " ").count > 1
      && !sentence.contains { "=({".contains($0) }
  }

  private func beginsMessage(_ offset: Int) -> Bool {
    var prefix = words(before: offset)
    for mark in ["Warning:", "warning:"] where prefix.hasSuffix(mark) {
      prefix = String(prefix.dropLast(mark.count)).stripped
    }
    // UIKit puts the name of a method or an object before some messages.
    if prefix.hasSuffix(":"), let bracket = prefix.lastIndex(of: "["),
      prefix[..<bracket].hasSuffix("-") || prefix[..<bracket].hasSuffix("+")
    {
      prefix = String(prefix[..<bracket].dropLast()).stripped
    }
    while let last = prefix.last, "'\"“‘`@".contains(last) {
      prefix = String(prefix.dropLast()).stripped
    }
    if prefix.isEmpty || prefix.hasSuffix("]") { return true }
    let ends = [
      "reason:", "Reason:", "Exception:", "exception:", "Inconsistency:", "Error:", "Fault:",
    ]
    return ends.contains(where: prefix.hasSuffix) || isException(prefix) || isThread(prefix)
      || prefix.utf8.first?.isDigit == true
        && (prefix.hasSuffix(":") || prefix.hasSuffix(")")
          || prefix.utf8.allSatisfy { $0.isDigit || "-/:.+TZ ".utf8.contains($0) })
  }

  /// Whether the prefix is an exception's, such as `NSGenericException:` or `Thread 1:`, alone or
  /// after a logger's prefix.
  private func isException(_ prefix: String) -> Bool {
    guard prefix.hasSuffix(":") || prefix.hasSuffix("-"),
      let word = prefix.dropLast().split(separator: " ").last
    else { return false }
    return word.hasSuffix("Exception") || word.hasSuffix("Inconsistency")
      || word == "UIApplicationInvalidInterfaceOrientation"
  }

  private func isThread(_ prefix: String) -> Bool {
    let parts = prefix.split(separator: " ")
    return parts.count == 2 && parts[0] == "Thread" && parts[1].hasSuffix(":")
  }

  /// What a title adds to a message: the system on which it was logged.
  private static let systems = [
    " on iOS ", " in iOS ", " on iPadOS ", " in Xcode ", " with Xcode ",
  ]

  /// Whether only punctuation follows on the line, or a title's mention of a system.
  private func endsMessage(_ offset: Int) -> Bool {
    let rest = bytes[offset...].drop { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "!") }
    if Self.systems.contains(where: { rest.starts(with: $0.utf8) }) { return true }
    for byte in bytes[offset...].prefix(while: { $0 != .lineFeed }) {
      // A list of objects, or a crash reporter's text after a quotation.
      if "\\'\"".utf8.contains(byte) { return true }
      if byte.isLetter || byte.isDigit { return false }
    }
    return true
  }

  /// The text on the line before `offset`, without quotation and comment marks.
  private func words(before offset: Int) -> String {
    let start = lineStart(offset)
    let text = bytes[start..<offset].drop { byte in
      " \t>/*#|`-•".utf8.contains(byte)
    }
    return String(decoding: text, as: UTF8.self).stripped
  }

  /// The start of the line; in a very long line, the start of the part to inspect.
  private func lineStart(_ offset: Int) -> Int {
    let least = max(bytes.startIndex, offset - Self.lineSight)
    var start = offset
    while start > least, bytes[start - 1] != .lineFeed { start -= 1 }
    return start
  }

  /// The maximum number of bytes to inspect before and after a message in its line.
  private static let lineSight = 400

  // MARK: Times

  /// The seconds since midnight of the last time before `offset` in its line.
  func time(before offset: Int) -> Double? {
    let start = lineStart(offset)
    var position = offset - 8
    while position >= start {
      defer { position -= 1 }
      guard bytes[position + 2] == UInt8(ascii: ":"), bytes[position + 5] == UInt8(ascii: ":"),
        let hours = number(position), let minutes = number(position + 3),
        let seconds = number(position + 6)
      else { continue }
      var fraction = 0.0
      if position + 9 < offset, bytes[position + 8] == UInt8(ascii: ".") {
        let digits = bytes[(position + 9)..<offset].prefix { $0.isDigit }
        fraction = digits.prefix(6).reversed().reduce(0) { ($0 + Double($1 - 48)) / 10 }
      }
      return Double(hours * 3600 + minutes * 60 + seconds) + fraction
    }
    return nil
  }

  private func number(_ offset: Int) -> Int? {
    guard bytes[offset].isDigit, bytes[offset + 1].isDigit else { return nil }
    return Int(bytes[offset] - 48) * 10 + Int(bytes[offset + 1] - 48)
  }

  // MARK: Call stacks

  /// The maximum distance in lines from a message to its call stack, and the stack's maximum
  /// length.
  private static let sight = 80

  /// The maximum length of a line above a frame.
  private static let longestLine = 10 * lineSight

  /// The maximum number of bytes in which `stack` looks below a message.
  static let longestSight = (sight + 1) * longestLine

  /// The bytes of a stack above a message.
  static let longestStack = sight * 160

  /// The end of the text in which `stack` looks, and of the message's line.
  func endOfSight(after offset: Int) -> Int {
    var position = offset
    for _ in 0..<Self.sight {
      guard let end = bytes[position...].prefix(Self.longestLine).firstIndex(of: .lineFeed) else {
        return min(position + Self.longestLine, bytes.endIndex)
      }
      position = end + 1
    }
    return min(position + Self.lineSight, bytes.endIndex)
  }

  /// The framework that the message's line or the call stack below it names.
  func host(around range: Range<Int>) -> Host? {
    Host(in: bytes[lineStart(range.lowerBound)..<stackEnd(after: range.upperBound)])
  }

  /// The end of the call stack below a message, or of its line.
  private func stackEnd(after offset: Int) -> Int {
    var end = bytes[offset...].firstIndex(of: .lineFeed) ?? bytes.endIndex
    for _ in 0..<Self.sight {
      guard end < bytes.endIndex else { break }
      let line = bytes[(end + 1)...].prefix(Self.lineSight).prefix { $0 != .lineFeed }
      // A crash reporter repeats the exception above its stack.
      let isHeading = line.firstRange(of: Array("Exception".utf8)) != nil
      guard line.contains(UInt8(ascii: "0")) || line.isEmpty || isHeading else { break }
      end = line.endIndex
    }
    return min(end, bytes.endIndex)
  }

  /// The call stacks that may be of a message's call, with their places: the debugger's at a breakpoint on
  /// the call, which it prints above the message, and the first below with a frame that makes such a call
  /// or raises. Other threads' stacks aren't.
  func stacks(around range: Range<Int>, of meaning: TopicMeaning, raisesOnly: Bool)
    -> (above: CallStack.Printed?, below: CallStack.Printed?)
  {
    let start = max(bytes.startIndex, range.lowerBound - Self.longestStack)
    let methods = raisesOnly ? [] : meaning.stop.methods
    return (
      stacks(in: start..<lineStart(range.lowerBound)).last { _, stack in
        methods.contains(where: stack.isAtBreakpoint)
      },
      stacks(in: range.upperBound..<endOfSight(after: range.upperBound)).first { _, stack in
        stack.makesCall(or: meaning.frames)
      }
    )
  }

  private func stacks(in range: Range<Int>) -> [CallStack.Printed] {
    let lines = bytes[range].split(separator: .lineFeed, omittingEmptySubsequences: false)
    return CallStack.all(in: lines.lazy.map { (start: $0.startIndex, frame: frame(in: $0)) })
  }

  private func frame(in line: ArraySlice<UInt8>) -> CallStack.Frame? {
    guard CallStack.Frame.mayBe(line) else { return nil }
    let text = String(decoding: line.prefix(Self.lineSight), as: UTF8.self)
    return CallStack.Frame(text.prefix { !$0.isNewline })
  }
}
