import VCEngine
import VCSource

/// A recognized text that isn't an input, such as a text pasted by mistake.
enum UnsupportedInput {
  static func kind(of source: Source) -> ForeignInput? {
    let bytes = source.beginning
    return kind(ofBytes: bytes) ?? kind(ofText: String(decoding: bytes, as: UTF8.self))
  }

  /// Whether the first bytes are those of a file that is no text.
  static func isBinary(_ beginning: ArraySlice<UInt8>) -> Bool { kind(ofBytes: beginning) != nil }

  /// Whether a text is the output of `resolve --format json`: no description has its keys.
  static func isResolved(_ root: SyntaxNode) -> Bool {
    guard root.kind == .mapping else { return false }
    return root.members.contains { key, value in
      key.text == "families"
        || key.text == "alternatives"
          && value.elements.contains { $0.members.contains { $0.key.text == "moments" } }
    }
  }

  private static func kind(ofBytes bytes: ArraySlice<UInt8>) -> ForeignInput? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return .png }
    if bytes.starts(with: "bplist".utf8) { return .propertyList }
    if bytes.starts(with: "%PDF".utf8) { return .pdf }
    // A ZIP archive, such as a presentation.
    if bytes.starts(with: "PK\u{3}\u{4}".utf8) { return .binary }
    if bytes.starts(with: "// !$*UTF8*$!".utf8) { return .project }
    let head = bytes.prefix(1_000)
    // UTF-16 has its own message.
    if head.prefix(4).contains(0) { return nil }
    return head.count { $0 == 0 } > head.count / 4 ? .binary : nil
  }

  private static func kind(ofText text: String) -> ForeignInput? {
    if namesDirective(text) { return .document }
    let start = text.drop { $0.isWhitespace }
    if start.hasPrefix("<") {
      let head = String(start.prefix(2_000))
      if head.hasPrefix("<svg") || head.contains("\n<svg") || head.contains("?><svg")
        || head.contains("<!DOCTYPE svg")
      {
        return .svg
      }
      if head.contains("<!DOCTYPE plist") || head.contains("<plist") { return .propertyList }
      if head.contains("<!DOCTYPE html") || head.hasPrefix("<html") { return .html }
      if head.contains("; frame = (") { return .viewHierarchy }
      return nil
    }
    let lines = text.split(whereSeparator: \.isNewline).map { $0.drop { $0.isWhitespace } }
    // The output, without the command that is often copied along.
    let answer = lines.filter { !$0.hasPrefix("(lldb) ") || lines.count == 1 }.joined(
      separator: " ")
    let whole = answer.split { $0.isWhitespace }.joined(separator: " ")
    if whole == "nil" || whole == "(null)" || whole == "<nil>" || whole == "0x0000000000000000" {
      return .nilValue
    }
    if isDocument(lines) { return .document }
    // A line that every description has doesn't occur in source code.
    if lines.contains(where: { $0.hasPrefix("rootViewController:") }) { return nil }
    guard let first = lines.first else { return nil }
    if first.hasPrefix("error: ") || first.hasPrefix("(lldb) error:")
      || first.hasPrefix("warning: ")
      || lines.contains(where: { $0.hasPrefix("error: ") && text.contains("(lldb)") })
    {
      return .lldbError
    }
    if lines.contains(where: { $0.hasPrefix("<") && $0.contains("; frame = (") }) {
      return .viewHierarchy
    }
    if lines.prefix(400).contains(where: isOfConsole) || namesLineOfSource(first) {
      return .console
    }
    return sourceKind(of: lines) ?? proseKind(of: lines, whole)
  }

  /// Whether a text has the beginning of a document in LaTeX, or of a directive for a figure.
  private static func namesDirective(_ text: String) -> Bool {
    ["\\documentclass", "\\begin{document}", "<!-- vcdiagram ", "% vcdiagram ", "// vcdiagram "]
      .contains { text.hasPrefix($0) || text.contains("\n" + $0) }
  }

  /// Whether lines have a block of code between fences, or a link, and don't begin with a key.
  private static func isDocument(_ lines: [Substring]) -> Bool {
    // Swift has `[String](repeating: …)`.
    guard sourceKind(of: lines.prefix { !$0.hasPrefix("```") }) == nil else { return false }
    let first = lines.first { !$0.hasPrefix("#") && !$0.isEmpty } ?? ""
    let beginsWithKey = first.drop { $0.isLetter }.hasPrefix(":")
    return !beginsWithKey && lines.contains { $0.hasPrefix("```") || $0.contains("](") }
  }

  /// Whether a line begins with a date and time, or like the report of an exception.
  private static func isOfConsole(_ line: Substring) -> Bool {
    ["*** Terminating app", "Fatal Exception: ", "Thread 1: ", "libc++abi: "].contains(
      where: line.hasPrefix)
      || line.contains("', reason: ")
      || line.contains(":") && line.prefix { $0 != ":" }.lowercased().hasSuffix("exception")
      || line.utf8.prefix(19).elementsEqual("0000-00-00 00:00:00".utf8) { byte, pattern in
        pattern == UInt8(ascii: "0") ? byte.isDigit : byte == pattern
      }
  }

  /// Whether a line names a line of source code, as messages of programs do: `List.swift:12`.
  private static func namesLineOfSource(_ line: Substring) -> Bool {
    line.firstMatch(of: /\.(swift|mm?|kt|java|dart|js|ts):[0-9]+/) != nil
  }

  /// Returns the kind of a text that describes an input instead of being one.
  private static func proseKind(of lines: [Substring], _ whole: String) -> ForeignInput? {
    let isDescription = lines.contains { line in
      line.hasPrefix("{") || line.hasPrefix("[") || line.hasPrefix("#")
        || line.hasPrefix("- ") && line.contains(": ")
        || line.prefix { $0 != ":" && $0 != "：" }.allSatisfy { $0.isLetter }
          && (line.contains(":") || line.contains("："))
    }
    guard !isDescription else { return nil }
    let lowercase = whole.lowercased()
    if InputFormat.allCases.contains(where: { $0.isQuoted(lowercase) }) { return .quotedLog }
    // Han has no blanks between words.
    let han = whole.prefix(1_000).count {
      $0.unicodeScalars.first?.properties.isIdeographic == true
    }
    if han >= 4, han * 2 >= min(whole.count, 1_000) { return .prose }
    let words = whole.prefix(1_000).split(separator: " ")
    let count = words.prefix(40).count { word in word.allSatisfy { $0.isLetter || $0 == "," } }
    return words.count >= 4 && count * 4 >= min(words.count, 40) * 3 ? .prose : nil
  }

  private static func sourceKind(of lines: some Sequence<Substring>) -> ForeignInput? {
    let code = lines.prefix(400)
    if code.contains(where: { line in
      ["#import ", "@interface ", "@implementation ", "@import "].contains(where: line.hasPrefix)
    }) {
      return .objectiveC
    }
    let beginnings = [
      "import UIKit", "import SwiftUI", "import Foundation", "class ", "final class ", "struct ",
      "@main", "@MainActor", "func ", "override func ", "public class ", "@IBAction ", "extension ",
    ]
    let count = code.count { line in
      beginnings.contains(where: line.hasPrefix)
        && (line.contains("{") || line.hasPrefix("import ") || line.hasPrefix("@"))
    }
    return count > 0 ? .swift : nil
  }
}
