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
    if ends.contains(where: prefix.hasSuffix) || isException(prefix) || isThread(prefix) {
      return true
    }
    return prefix.utf8.first?.isDigit == true
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
    var position = offset
    while position < bytes.endIndex, bytes[position] != .lineFeed {
      if bytes[position] == UInt8(ascii: "\\") { return true }
      // A list of objects, or a crash reporter's text after a quotation.
      if bytes[position] == UInt8(ascii: "'") || bytes[position] == UInt8(ascii: "\"") {
        return true
      }
      if bytes[position].isLetter || bytes[position].isDigit { return false }
      position += 1
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

  /// The maximum number of bytes in which `caller` looks.
  static let longestSight = (sight + 1) * longestLine

  /// The end of the text in which `caller` looks, and of the message's line.
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

  /// The class of the app's first frame below a message, and its method if the frame shows it; nil
  /// without a call stack.
  func caller(after offset: Int) -> String? {
    var position = offset
    var frames = 0
    for _ in 0..<Self.sight {
      guard let end = bytes[position...].prefix(Self.longestLine).firstIndex(of: .lineFeed)
      else { return nil }
      position = end + 1
      guard position < bytes.endIndex else { return nil }
      let line = bytes[position...].prefix(400).prefix { $0 != .lineFeed }
      let words = line.split { $0 == .space || $0 == .tab || $0 == UInt8(ascii: "\r") }
      let isFrame =
        words.count >= 4 && words[0].allSatisfy(\.isDigit)
        && words[2].starts(with: "0x".utf8)
      if !isFrame {
        if frames > 0 { return nil }
        continue
      }
      frames += 1
      let image = String(decoding: words[1], as: UTF8.self)
      if Self.isSystem(image) { continue }
      let symbol = String(
        decoding: Array(words[3...].joined(separator: [UInt8.space])), as: UTF8.self)
      if let method = Self.method(of: symbol, in: image) { return method }
    }
    return nil
  }

  private static func isSystem(_ image: String) -> Bool {
    let images: Set<String> = [
      "CoreFoundation", "Foundation", "UIKitCore", "UIKit", "SwiftUI", "SwiftUICore", "QuartzCore",
      "GraphicsServices", "FrontBoardServices", "BaseBoard", "BoardServices", "dyld", "???",
      "AttributeGraph", "Combine", "CFNetwork", "RunningBoardServices",
    ]
    return images.contains(image) || image.hasPrefix("lib") || image.hasPrefix("dyld")
  }

  /// Returns the method in a symbol: `PriceController.tap()` for `$s7Orchard15PriceControllerC3tapyyF
  /// + 212`, or `-[PriceController tap:]`; and for their closures and blocks, such as
  /// `__27-[PriceController tap:]_block_invoke`. The class alone where no method follows it.
  private static func method(of symbol: String, in image: String) -> String? {
    for mark in ["-[", "+["] {
      guard let start = symbol.firstRange(of: mark) else { continue }
      let name = symbol[start.upperBound...].prefix { $0 != " " && $0 != "(" }
      guard !name.isEmpty, let space = symbol[name.endIndex...].firstIndex(of: " ") else {
        return name.isEmpty ? nil : String(name)
      }
      return "\(mark)\(name)\(symbol[space...].prefix { $0 != "]" })]"
    }
    for mark in ["$s", "_$s", "$S", "_$S"] where symbol.hasPrefix(mark) {
      return mangledMethod(Array(symbol.utf8.dropFirst(mark.utf8.count)))
    }
    // `closure #1 in PriceController.tap() (in Orchard)`: the last capitalized name that is not a
    // module.
    let owner = symbol.split(separator: " in ").last ?? ""
    let words = owner.split(separator: " ").drop { word in
      !word.contains(".") && !(word.first?.isUppercase ?? false)
    }
    let names = words.first?.prefix { $0 != "(" && $0 != "<" }.split(separator: ".") ?? []
    let index = names.lastIndex { name in
      name.first?.isUppercase == true && name != image && ViewController.isClassName(String(name))
    }
    guard let index else { return nil }
    let method = names[index...].prefix(2).joined(separator: ".")
    return words.first?.hasSuffix("\(method)()") == true ? method + "()" : method
  }

  private static func mangledMethod(_ symbol: [UInt8]) -> String? {
    var names: [String] = []
    var position = 0
    var className: String?
    while position < symbol.count, symbol[position].isDigit {
      var length = 0
      while position < symbol.count, symbol[position].isDigit, length < 1_000 {
        length = length * 10 + Int(symbol[position] - 48)
        position += 1
      }
      guard length > 0, position + length <= symbol.count else { break }
      names.append(String(decoding: symbol[position..<position + length], as: UTF8.self))
      position += length
      let isType = position < symbol.count && "CVO".utf8.contains(symbol[position])
      if isType, names.count > 1 {
        className = names.dropFirst().joined(separator: ".")
        position += 1
      } else if let className, let method = names.last {
        // A method without parameters or a result.
        let isPlain = symbol[position...].starts(with: "yy".utf8)
        return "\(className).\(method)" + (isPlain ? "()" : "")
      }
    }
    return className
  }
}
