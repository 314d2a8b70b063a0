import Diagnostics
import TextFormats
import ViewControllers

extension AppDescription {
  /// Reads a description, whatever it is written in: see `InputFormat`.
  ///
  /// Throws everything that is wrong with the text, in its order; warnings alone do not throw.
  public init(
    parsing source: Source, as format: InputFormat? = nil
  ) throws(DiagnosticError) {
    var warnings: [Diagnostic] = []
    try self.init(parsing: source, as: format, warnings: &warnings)
  }

  /// Reads a description, and appends what is worth a second look but not wrong to `warnings`.
  ///
  /// - Parameter format: what the text is; nil for what it turns out to be.
  public init(
    parsing source: Source, as format: InputFormat? = nil, warnings: inout [Diagnostic]
  ) throws(DiagnosticError) {
    let diagnostics = DiagnosticCollector()
    let description: AppDescription? =
      switch format ?? InputFormat(of: source) {
      case .json: Self.decoded(source, as: .json, diagnostics)
      case .yaml: Self.decoded(source, as: .yaml, diagnostics)
      case .printed: Self.printed(source, diagnostics)
      case .storyboard: Self.storyboards([source], diagnostics)
      }
    try diagnostics.throwErrors(in: source)
    guard let description else { preconditionFailure("a text without faults is a description") }
    warnings += diagnostics.sorted
    self = description
  }

  /// Joins storyboards by their references to each other.
  ///
  /// Places are those of the storyboard that an error is thrown of; a description of several has none.
  ///
  /// - Parameter warnings: for each of them, and then for all together.
  public init(
    storyboards sources: [Source], warnings: inout [[Diagnostic]]
  ) throws(DiagnosticError) {
    var files: [StoryboardFile] = []
    warnings = []
    for source in sources {
      let diagnostics = DiagnosticCollector()
      let file = StoryboardFile(source, diagnostics)
      try diagnostics.throwErrors(in: source)
      if let file { files.append(file) }
      warnings.append(diagnostics.sorted)
    }
    let diagnostics = DiagnosticCollector()
    var decoder = StoryboardDecoder(files, diagnostics)
    let description = decoder.decode()
    if let source = sources.first { try diagnostics.throwErrors(in: source) }
    guard var description else { preconditionFailure("storyboards are at least one") }
    if sources.count > 1 { description.forgetPlaces() }
    warnings.append(
      diagnostics.sorted.map { diagnostic in
        var diagnostic = diagnostic
        if sources.count > 1 { diagnostic.range = nil }
        return diagnostic
      })
    self = description
  }

  private mutating func forgetPlaces() {
    for index in viewControllers.indices { viewControllers[index].range = nil }
  }

  private static func storyboards(
    _ sources: [Source], _ diagnostics: DiagnosticCollector
  ) -> AppDescription? {
    let files = sources.compactMap { StoryboardFile($0, diagnostics) }
    guard files.count == sources.count else { return nil }
    var decoder = StoryboardDecoder(files, diagnostics)
    return decoder.decode()
  }

  private static func decoded(
    _ source: Source, as format: TextFormat, _ diagnostics: DiagnosticCollector
  ) -> AppDescription? {
    guard let root = SyntaxNode(parsing: source, as: format, diagnostics) else { return nil }
    var decoder = DescriptionDecoder(diagnostics)
    return decoder.decode(root)
  }

  private static func printed(
    _ source: Source, _ diagnostics: DiagnosticCollector
  ) -> AppDescription? {
    guard source.isReadable(diagnostics) else { return nil }
    var parser = PrintedRowParser(PrintedText(source), diagnostics)
    let rows = parser.parse()
    // What an unreadable row contains would have no place.
    if diagnostics.hasErrors { return nil }
    guard !rows.isEmpty else {
      diagnostics.error(
        .printed(.noRows), at: SourceRange(start: source.textStart, end: source.textStart))
      return nil
    }
    var decoder = PrintedDecoder(PrintedHierarchy(rows, diagnostics), diagnostics)
    return decoder.decode()
  }
}
