import VCDiagnostics
import VCEngine
import VCTextFormats

extension AppDescription {
  /// Reads a description in any `InputFormat`.
  ///
  /// - Throws: All errors in the text, in order. Warnings alone don't throw.
  public init(
    parsing source: Source, as format: InputFormat? = nil
  ) throws(DiagnosticError) {
    var warnings: [Diagnostic] = []
    try self.init(parsing: source, as: format, warnings: &warnings)
  }

  /// Reads a description and appends its warnings and hints to `warnings`.
  ///
  /// - Parameter format: The text's format; nil to detect it.
  public init(
    parsing source: Source, as format: InputFormat? = nil, warnings: inout [Diagnostic]
  ) throws(DiagnosticError) {
    guard source.parts.isEmpty else {
      try self.init(joining: source, warnings: &warnings)
      return
    }
    let diagnostics = DiagnosticCollector()
    let format = format ?? Self.format(of: source, diagnostics)
    try diagnostics.throwErrors(in: source)
    let description: AppDescription? =
      switch format {
      case .json: Self.decoded(source, as: .json, diagnostics)
      case .yaml: Self.decoded(source, as: .yaml, diagnostics)
      case .printed: Self.printed(source, diagnostics)
      case .log: Self.log(source, diagnostics)
      case .stack: Self.stack(source, diagnostics)
      case .sentry: Self.sentry(source, diagnostics)
      case .storyboard: Self.storyboard(source, diagnostics)
      }
    description?.checkDepth(diagnostics)
    try diagnostics.throwErrors(in: source)
    guard let description else { preconditionFailure("a text without faults is a description") }
    warnings += diagnostics.sorted
    self = description
  }

  /// Joins storyboards by their references to each other.
  ///
  /// The locations in the result are those of the only storyboard; a description of several has
  /// none. Locations in an error are in the text that the error names. `init(parsing:)` of
  /// `Source(joining:name:)` keeps the locations of all storyboards.
  ///
  /// - Parameter warnings: Receives the warnings for each storyboard, with locations in it.
  public init(
    storyboards sources: [Source], warnings: inout [[Diagnostic]]
  ) throws(DiagnosticError) {
    let joined = Source(joining: sources, name: sources.map(\.name).joined(separator: ", "))
    var told: [Diagnostic] = []
    try self.init(joining: joined, warnings: &told)
    warnings = [[Diagnostic]](repeating: [], count: sources.count)
    for diagnostic in told {
      guard let part = diagnostic.range.flatMap({ joined.part(at: $0.start) }) else { continue }
      warnings[part].append(diagnostic.moved(by: -joined.partStarts[part]))
    }
    if sources.count > 1 {
      for index in viewControllers.indices { viewControllers[index].range = nil }
    }
  }

  private static func storyboard(
    _ source: Source, _ diagnostics: DiagnosticCollector
  ) -> AppDescription? {
    guard let file = StoryboardFile(source, diagnostics) else { return nil }
    var decoder = StoryboardDecoder([file], StoryboardSettings(), diagnostics)
    return decoder.decode()
  }

  private static func decoded(
    _ source: Source, as format: TextFormat, _ diagnostics: DiagnosticCollector
  ) -> AppDescription? {
    guard let root = SyntaxNode(parsing: source, as: format, diagnostics) else { return nil }
    if UnsupportedInput.isResolved(root) {
      diagnostics.error(.log(.foreignInput(.resolved)), at: source.startRange)
      return nil
    }
    var decoder = DescriptionDecoder(diagnostics)
    return decoder.decode(root)
  }

  /// Returns the format of a text; reports a text that is not an input.
  private static func format(
    of source: Source, _ diagnostics: DiagnosticCollector
  ) -> InputFormat {
    let format = InputFormat(of: source)
    // What isn't in a part of a text may be in the rest.
    if source.excerpt == nil, source.bytes.count > Source.maximumSize { return format }
    guard [.json, .yaml, .storyboard].contains(format),
      !PrintedDetection.isDescription(source.beginning),
      let kind = UnsupportedInput(source).kind
    else { return format }
    diagnostics.error(.log(.foreignInput(kind)), at: source.startRange)
    return format
  }

  private static func stack(
    _ source: Source, _ diagnostics: DiagnosticCollector
  ) -> AppDescription? {
    guard source.isReadable(diagnostics, from: .printed) else { return nil }
    guard let stack = PrintedStack(source) else {
      diagnostics.error(.log(.noLogLines), at: source.startRange)
      return nil
    }
    return stack.description(diagnostics)
  }

  private static func sentry(
    _ source: Source, _ diagnostics: DiagnosticCollector
  ) -> AppDescription? {
    guard let root = SyntaxNode(parsing: source, as: .json, diagnostics) else { return nil }
    if root[member: "windows"] != nil {
      var decoder = SentryHierarchyDecoder(diagnostics)
      return decoder.decode(root)
    }
    var decoder = SentryEventDecoder(diagnostics)
    return decoder.decode(root)
  }

  private static func log(
    _ source: Source, _ diagnostics: DiagnosticCollector
  ) -> AppDescription? {
    guard source.isReadable(diagnostics, from: .log) else { return nil }
    let log = LogReader(source)
    guard !log.lines.isEmpty else {
      diagnostics.error(.log(.noLogLines), at: source.startRange)
      return nil
    }
    var decoder = LogDecoder(log, diagnostics)
    return decoder.decode()
  }

  private static func printed(
    _ source: Source, _ diagnostics: DiagnosticCollector
  ) -> AppDescription? {
    guard source.isReadable(diagnostics, from: .printed) else { return nil }
    var parser = PrintedRowParser(PrintedText(source), diagnostics)
    let rows = parser.parse()
    // The children of an unreadable row would have no parent.
    if diagnostics.hasErrors { return nil }
    guard !rows.isEmpty else {
      diagnostics.error(.printed(.noRows), at: source.startRange)
      return nil
    }
    var decoder = PrintedDecoder(PrintedHierarchy(rows, diagnostics), diagnostics)
    return decoder.decode()
  }
}
