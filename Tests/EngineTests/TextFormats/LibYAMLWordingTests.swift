import Testing
import VCLibYAML
import VCSource

/// What to blank around a fault is decided by libyaml's English: each wording that is known is heard
/// from the libyaml that is linked, so that an update which rewords one is seen.
@Suite struct `The words of libyaml` {
  @Test func `are those that faults are known by`() {
    let heard = Self.texts.map { Words(of: $0) }
    let problems = Set(heard.compactMap(\.problem))
    let contexts = Set(heard.compactMap(\.context))
    let unheard =
      Set(YAMLFault.wording.keys).subtracting(problems).sorted()
      + Set(YAMLFault.contextWording.keys).union(YAMLFault.names.keys).subtracting(contexts)
      .sorted()
    #expect(unheard == [])
    for (text, words) in zip(Self.texts, heard) {
      #expect(words.problem.flatMap { YAMLFault.wording[$0] } != nil || words.isName, "\(text)")
    }
  }

  private static let texts = [
    "a: b: c", "a: ? b", "a: - b", "a: b\nc\nd: e", "a: b\n- c", "- a\nb: c", "[\"a\" \"b\"]",
    "{a: \"b\" \"c\"}", "a: ]", "[a]\nb", "\"a", "\"a\n--- b\"", "@a", "\"\\q\"", "\"\\xg\"",
    "\"\\uD800\"", "[a:, b]", "a: | b", "a: |0\n b", "a: |\n\tb", "a:\n  b\n\tc", "!a!b c",
    "* a", "& a", "!<a b", "!<> a",
  ]
}

/// What libyaml says of the first fault of a text.
private struct Words {
  var problem: String?
  var context: String?

  var isName: Bool { context.flatMap { YAMLFault.names[$0] } != nil }

  init(of text: String) {
    var parser = yaml_parser_t()
    var event = yaml_event_t()
    yaml_parser_initialize(&parser)
    defer { yaml_parser_delete(&parser) }
    let bytes = Array(text.utf8)
    bytes.withUnsafeBufferPointer { buffer in
      yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      while yaml_parser_parse(&parser, &event) == 1 {
        let isAtEnd = event.type == YAML_STREAM_END_EVENT
        yaml_event_delete(&event)
        if isAtEnd { return }
      }
      problem = parser.problem.map { String(cString: $0) }
      context = parser.context.map { String(cString: $0) }
    }
  }
}
