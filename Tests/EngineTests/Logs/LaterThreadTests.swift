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

  @Test(arguments: [
    "it recorded `Attempt to present <QuayController> ... which is already presenting <DeckController>` twice",
    "Attempt to present <...> while a presentation is in progress.",
    "it logs `Attempt to present … while a presentation is in progress`, and goes on",
    "Attempt to present 〜 while a presentation is in progress",
    "  // which it refuses (\"Attempt to present ... while a presentation is in progress\", only natively)",
    "`[Presentation] Attempt to present <QuayController:0x....> on <Ferry.DeckController: 0x7.....> (from <Ferry.DeckController: 0x7f......> which is already presenting <PierController: 0x7f3........>.",
  ])
  func `are read with dots for names and words, and without a parenthesis`(text: String) {
    let lines = LogReader(Source(name: "in.log", text: text)).lines
    let topic: UIKitTopic = text.contains("already") ? .alreadyPresenting : .inTransition
    #expect(lines.map(\.topic) == [topic])
    if topic == .alreadyPresenting {
      #expect(lines.first?.pointers[.presented]?.name == "QuayController")
      #expect(lines.first?.pointers[.blocker]?.name?.hasSuffix("Controller") == true)
    }
  }

  @Test(arguments: [
    "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'Layout requested for visible navigation bar, <UINavigationBar: 0x1; frame = (0 0; 393 44); layer = <CALayer: 0x2>> delegate=0x3 standardAppearance=0x4, when the top item belongs to a different navigation bar. topItem = <UINavigationItem: 0x5> title='Quay #1' style=navigator, navigation bar = <UINavigationBar: 0x6; frame = (0 53.6; 393 44)>, possibly from a client attempt to nest wrapped navigation controllers.'",
    "Thread 1 crash: \"Layout requested for visible navigation bar, when the top item belongs to a different navigation bar, possibly from a client attempt to nest wrapped navigation controllers.\"",
  ])
  func `tell of two bars for one item`(text: String) {
    let lines = LogReader(Source(name: "in.log", text: text)).lines
    #expect(lines.map(\.topic) == [.nestedBars])
  }

  @Test(arguments: [
    "Application tried to present modal view controller on itself. Presenting controller is <ALStoreKitProductViewController: 0x1>.",
    "Application tried to present modally a view controller <STPBottomSheetViewController: 0x1> that is already being presented by <Ferry.QuayController: 0x2>.",
  ])
  func `are answered with an update where a library presents its own controller`(text: String) {
    let line = LogReader(Source(name: "in.log", text: text)).lines.first?.logged
    #expect(line?.causes.first == .updateLibrary)
  }

  @Test(arguments: [
    "Attempt to present [Ferry.QuayController] on [Ferry.DeckController] whose view is not in the window hierarchy.",
    "Attempt to present < QuayController: 0x1 > on < DeckController: 0x2> whose view is not in the window hierarchy!",
    "Attempt to present &lt; QuayController: 0x1 &gt; on &lt; DeckController: 0x2&gt; whose view is not in the window hierarchy!",
    "Attempt to **present** <QuayController: 0x1> on <DeckController: 0x2> **whose view is not in the window hierarchy!**",
  ])
  func `are read with people's brackets and emphasis`(text: String) {
    let lines = LogReader(Source(name: "in.log", text: text)).lines
    #expect(lines.map(\.topic) == [.notInWindow])
    #expect(lines.first?.pointers[.presented]?.name == "QuayController")
    #expect(lines.first?.pointers[.presenter]?.name == "DeckController")
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
