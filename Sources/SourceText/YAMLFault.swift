import Diagnostics
internal import Yams

/// What Yams could not parse, in our words.
struct YAMLFault {
  private let message: String
  private let offset: Int
  private let note: Diagnostic.Note?

  init(_ error: YamlError, _ source: Source) {
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      message = Self.wording[problem] ?? "this is not YAML: \(problem)"
      offset = MarkReader.offset(of: mark, in: source.bytes, from: source.textStart)
      note = context.flatMap { context in
        guard let text = Self.contextWording[context.text],
          context.mark.line < mark.line
            || (context.mark.line == mark.line && context.mark.column < mark.column)
        else { return nil }
        let place = MarkReader.offset(of: context.mark, in: source.bytes, from: source.textStart)
        return Diagnostic.Note(text, at: SourceRange(start: place, end: place + 1))
      }
    default:
      message = "this is not YAML"
      offset = source.textStart
      note = nil
    }
  }

  func report(to faults: DiagnosticCollector) {
    faults.error(
      message, at: SourceRange(start: offset, end: offset + 1), notes: note.map { [$0] } ?? [])
  }

  private static let wording = [
    "mapping values are not allowed in this context":
      "no ':' may follow here; a text with ': ' in it stands in quotes",
    "mapping keys are not allowed in this context": "no key may stand here",
    "block sequence entries are not allowed in this context": "no '- ' may stand here",
    "could not find expected ':'": "':' is missing after the key",
    "did not find expected key": "a key is missing here, or the line is indented wrongly",
    "did not find expected '-' indicator":
      "'- ' is missing here, or the line is indented wrongly",
    "did not find expected ',' or ']'": "',' or ']' is missing here",
    "did not find expected ',' or '}'": "',' or '}' is missing here",
    "did not find expected node content": "a value is missing here",
    "did not find expected <document start>":
      "the text goes on here after its value has ended",
    "found unexpected end of stream": "the text breaks off here",
    "found unexpected document indicator": "the text breaks off here",
    "found character that cannot start any token":
      "no value begins with this character; put the text in quotes",
    "found unknown escape character": "YAML has no such escape",
    "did not find expected hexdecimal number": "the escape takes hexadecimal digits",
    "found invalid Unicode character escape code": "the escape is no character",
    "found unexpected ':'": "no ':' may stand here; put the text in quotes",
    "did not find expected comment or line break":
      "a text in lines begins on the line after its '|' or '>'",
    "found a tab character where an indentation space is expected":
      "tabs do not indent YAML; use spaces",
    "found a tab character that violates indentation": "tabs do not indent YAML; use spaces",
    "exceeded maximum nesting level": "nested more than \(Node.maximumDepth) levels deep",
  ]

  private static let contextWording = [
    "while scanning a simple key": "the key begins here",
    "while scanning a quoted scalar": "the text that begins here is not closed",
    "while parsing a quoted scalar": "the text begins here",
    "while parsing a block mapping": "the mapping begins here",
    "while parsing a block collection": "the list begins here",
    "while parsing a flow mapping": "the mapping that begins here is not closed",
    "while parsing a flow sequence": "the list that begins here is not closed",
    "while scanning a plain scalar": "the text begins here",
  ]
}
