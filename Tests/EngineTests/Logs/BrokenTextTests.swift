import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCModelFeatures
import VCPhrases
import VCSource
import VCTestSupport

/// Messages that a terminal broke, or that were cut off with a text's beginning or end.
@Suite struct `Broken and cut messages` {
  init() { addFeatures() }

  static let messages = [
    "Attempt to present <Ferry.CardController: 0x7fe880ac6400> on <Ferry.DeckController: 0x7fe87dab8a00> (from <Ferry.SideController: 0x7fe87dab8b00>) which is already presenting <Ferry.CabinController: 0x7fe881886f60>.",
    "Attempt to present <Ferry.CardController: 0x7fe880ac6400> on <Ferry.DeckController: 0x7fe87dab8a00> whose view is not in the window hierarchy!",
    "Application tried to present modally a view controller <Ferry.CardController: 0x7fe880ac6400> that is already being presented by <Ferry.DeckController: 0x7fe87dab8a00>.",
    "Presenting view controller <UIAlertController: 0x7fe880ac6400> from detached view controller <Ferry.DeckController: 0x7fe87dab8a00> is discouraged.",
    "<UINavigationController: 0x7fe880ac6400> is pushing the same view controller instance (<Ferry.DeckController: 0x7fe87dab8a00>) more than once which is not supported and is most likely an error in the application : org.ferry",
    "child view controller:<Ferry.CardController: 0x7fe880ac6400> should have parent view controller:<Ferry.DeckController: 0x7fe87dab8a00> but requested parent is:<Ferry.CabinController: 0x7fe881886f60>",
  ]

  private func lines(_ text: String) -> [LogLine] {
    LogReader(Source(name: "in.log", text: text)).lines
  }

  /// A class's name in GB18030, 商店.列表, would be read as replacement characters.
  @Test func `in GB18030 are no messages`() {
    let bytes: [UInt8] = [0xC9, 0xCC, 0xB5, 0xEA, 0x2E, 0xC1, 0xD0, 0xB1, 0xED]
    let source = Source(
      name: "in.log",
      bytes: Array("Attempt to present <".utf8) + bytes
        + Array(": 0x7fe8> on <A: 0x7fe9> whose view is not in the window hierarchy!".utf8))
    #expect(diagnostics(of: source).map(\.message) == [.gb18030Text])
  }

  @Test(arguments: messages) func `are read wherever a line break is`(message: String) throws {
    let whole = try #require(lines(message).first)
    for place in message.indices.dropFirst() {
      let text = message[..<place] + "\n" + message[place...]
      let found = lines(String(text))
      #expect(found.map(\.topic) == [whole.topic], "\(text)")
      #expect(
        found.first?.pointers.mapValues(\.identity) == whole.pointers.mapValues(\.identity),
        "\(text)")
      #expect(found.first?.logged.classes == whole.logged.classes, "\(text)")
    }
  }

  /// What is left of a name or an address may be another's, and so is left out.
  @Test(arguments: messages) func `say no more than is left of them at their end`(message: String)
    throws
  {
    let whole = try #require(lines(message).first)
    let first = try #require(message.firstIndex(of: "0"))
    for end in message.indices where end > first {
      let text = String(message[..<end])
      let source = Source(name: "in.log", text: text)
      let found = lines(text)
      if found.isEmpty {
        let reported = diagnostics(of: source)
        #expect(reported.count == 1, "\(text)")
        #expect(InputFormat(of: source) == .log, "\(text)")
      }
      #expect(found.allSatisfy { $0.topic == whole.topic }, "\(text)")
      for (role, name) in found.first?.logged.classes ?? [:] {
        #expect(name == whole.logged.classes[role], "\(text)")
      }
      for (role, pointer) in found.first?.pointers ?? [:] where pointer.address != nil {
        #expect(pointer.address == whole.pointers[role]?.address, "\(text)")
      }
    }
  }
}
