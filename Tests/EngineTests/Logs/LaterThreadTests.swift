import Foundation
import Testing
import VCEngine
import VCFigureFeatures
import VCModelFeatures
import VCPhrases
import VCSource
import VCTestSupport

/// Lines of public threads of 2021 to 2026, half of them about apps that another framework makes. What
/// was expected of each was written before the program was tried.
@Suite struct `Later lines of public threads` {
  init() { addFeatures() }

  @Test(arguments: ThreadLine.all) func `are read with their topic and names`(line: ThreadLine)
    throws
  {
    let lines = LogReader(line.source).lines
    #expect(lines.map(\.topic.rawValue) == [line.topic])
    let classes = lines.first?.logged.classes ?? [:]
    for (name, beginning) in line.names ?? [:] {
      let role = UIKitRole.allCases.first { "\($0)" == name }
      #expect(role.flatMap { classes[$0] }?.hasPrefix(beginning) == true, "\(name): \(classes)")
    }
  }

  @Test(arguments: ThreadLine.all) func `are answered with what solved them`(line: ThreadLine)
    throws
  {
    let logged = try #require(line.logged)
    let advice = LogAdvice.all(for: logged, in: .en, .swift)
    if let cause = line.solution {
      #expect(advice.contains { $0.id == cause }, "\(advice.map(\.id))")
    }
    #expect(logged.answersHost?.id == line.host)
    if line.host != nil { #expect(advice.contains { $0.language != nil }) }
  }

  /// Where a thread's author had a choice of two, the order can't be right for all.
  @Test func `are answered first with what solved them, of ten at least six`() {
    let solved = ThreadLine.all.compactMap { line in
      line.solution.map { cause in
        line.logged.map { LogAdvice.all(for: $0, in: .en, .swift) }?.first?.id == cause
      }
    }
    #expect(ThreadLine.all.count > 150 && ThreadLine.earlier.count > 30)
    #expect(10 * solved.count { $0 } >= 6 * solved.count)
  }
}

/// A line, with what it must be read as.
struct ThreadLine: CustomTestStringConvertible, Decodable, Sendable {
  let text: String
  let topic: String?
  /// The beginnings of the classes' names, by role.
  let names: [String: String]?
  /// The cause or remedy that solved the thread; nil if nothing did, or something of another kind.
  let solution: String?
  /// The framework that must answer.
  let host: String?
  /// Whether the framework is given in the call, because the line doesn't tell.
  private let isGiven: Bool?

  var testDescription: String { text }
  var source: Source { Source(name: "in.log", text: text) }

  var logged: LoggedText? {
    LogReader(source).lines.first?.logged
      .of(isGiven == true ? host.flatMap(Host.init(named:)) : nil)
  }

  static let earlier = lines(in: "earlier.json")
  static let all = lines(in: "later.json")

  private static func lines(in file: String) -> [ThreadLine] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Threads")
    let data = try? Data(contentsOf: folder.appending(path: file))
    return data.flatMap { try? JSONDecoder().decode([ThreadLine].self, from: $0) } ?? []
  }
}
