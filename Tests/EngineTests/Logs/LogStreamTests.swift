import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCModelFeatures
import VCPhrases
import VCSource
import VCTestSupport

/// A log that is read in parts, because it may have any size.
@Suite struct `A log in parts` {
  init() { addFeatures() }

  /// A log of 12 MB with messages everywhere, some of them repeated, with times, loggers' prefixes,
  /// call stacks and bytes that aren't UTF-8.
  private static let log: [UInt8] = {
    var random = SystemLikeNumbers(seed: 7)
    var bytes: [UInt8] = [0xEF, 0xBB, 0xBF]
    bytes.reserveCapacity(12_100_000)
    var number = 0
    while bytes.count < 12_000_000 {
      number += 1
      let time = "10:\(10 + number / 60 % 50):\(10 + number % 50).\(number % 10)"
      switch number % 40 {
      case 7:
        bytes +=
          """
          2026-03-04 \(time) Ferry[12:34] [Presentation] Attempt to present <Ferry.T\(number / 40 % 400): \
          0x1a\(number % 7)> on <Ferry.Harbor: 0x2b> (from <Ferry.Harbor: 0x2b>) which is already \
          presenting <Ferry.Picker: 0x4d>.\r\n
          """.utf8
      case 19:
        bytes +=
          """
          *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: \
          'Application tried to present modally a view controller <Ferry.M\(number / 40 % 350): 0x7e> \
          that is already being presented by <Ferry.Harbor: 0x2b>.'
          *** First throw call stack:
          0   CoreFoundation                      0x00000001803e 0x180000 + 1
          1   Ferry                               0x00000001803f $s5Ferry6HarborC3tapyyF + 12

          """.utf8
      case 31: bytes += [0xFF, 0xC3, 0x28, 0x0D, 0xE2, 0x0A]
      default:
        let word = String(repeating: "lorem ipsum — ", count: 1 + random.next() % 80)
        bytes += "\(time) net \(word)\n".utf8
      }
    }
    return bytes
  }()

  private struct SystemLikeNumbers {
    private var state: UInt32
    init(seed: UInt32) { state = seed }
    mutating func next() -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 16)
    }
  }

  private func facts(_ source: Source) -> [String] {
    let reader = LogReader(source)
    return ["\(reader.leftOut)"]
      + reader.lines.map { line in
        let (start, end) = (
          source.location(of: line.range.lowerBound), source.location(of: line.range.upperBound)
        )
        return "\(start)-\(end) \(line.time ?? 0) \(line.caller ?? "") \(line.plainText) "
          + "\(line.count) \(line.hasOtherInstances) \(line.pointers.values.map(\.address).count)"
      }
  }

  @Test(arguments: [65_536, 1_000_003, 20_000_000])
  func `has the same messages at the same locations as in one`(size: Int) throws {
    let whole = Source(name: "a.log", bytes: Self.log)
    var stream = LogStream(name: "a.log")
    for start in stride(from: 0, to: Self.log.count, by: size) {
      stream.add(Self.log[start..<min(start + size, Self.log.count)])
    }
    let excerpt = stream.end()
    #expect(excerpt.size == whole.bytes.count)
    let expected = facts(whole)
    #expect(expected.count > 100)
    #expect(facts(excerpt) == expected)
    func messages(_ source: Source) throws -> [String] {
      var warnings: [Diagnostic] = []
      _ = try AppDescription(parsing: source, warnings: &warnings)
      return warnings.map { $0.formatted(in: source) }
    }
    #expect(try messages(excerpt) == messages(whole))
  }

  /// Only of a text that was read to its end is it said that no line of it is UIKit's.
  @Test func `is said to have no message only if all of it was read`() {
    let line = Array("2026-03-04 10:11:12.000 Ferry[12:34] loading tiles\n".utf8)
    var part: [UInt8] = []
    while part.count < 10_000_000 { part += line }
    var stream = LogStream(name: "a.log")
    var bytes: [UInt8] = []
    while bytes.count <= Source.maximumSize {
      stream.add(part[...])
      bytes += part
    }
    let answer = text(of: stream.end())
    #expect(answer.count == 1)
    #expect(
      answer[0].hasPrefix("no line of this console is one of UIKit's about view controllers"))
    #expect(
      text(of: Source(name: "a.log", bytes: bytes)) == ["the text is too large: 100 MB are read"])
  }

  private func text(of source: Source) -> [String] {
    do {
      _ = try AppDescription(parsing: source)
      return []
    } catch {
      return error.diagnostics.map { $0.text(in: .en) }
    }
  }
}
