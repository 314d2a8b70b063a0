import VCEngine
import VCSource

extension AppDescription {
  /// Reads a description in any `InputFormat`.
  ///
  /// - Throws: All errors in the text, in order. Warnings alone don't throw.
  package init(parsing source: Source, as format: InputFormat? = nil) throws(DiagnosticError) {
    var warnings: [Diagnostic] = []
    try self.init(parsing: source, as: format, warnings: &warnings)
  }

  /// Reads a description and appends its warnings and hints to `warnings`.
  ///
  /// - Parameter format: The text's format, or that of each text that it joins; nil to detect it.
  package init(
    parsing source: Source, as format: InputFormat? = nil, warnings: inout [Diagnostic]
  ) throws(DiagnosticError) {
    guard source.own.parts.isEmpty else {
      try self.init(joining: source, as: format, warnings: &warnings)
      return
    }
    let diagnostics = DiagnosticCollector()
    let found = format ?? Self.format(of: source.own, diagnostics)
    try diagnostics.throwErrors(in: source)
    let additions = format == nil ? found.additions(in: source) : []
    let text = additions.isEmpty ? source : source.without(additions.flatMap(\.passages))
    let read = found.read(text, diagnostics)
    read?.checkDepth(diagnostics)
    try diagnostics.throwErrors(in: source)
    guard var description = read else {
      preconditionFailure("a text without faults is a description")
    }
    // What was written before an earlier print is about the app as that print shows it.
    let start = additions.isEmpty ? 0 : found.prints(source).dropLast().last ?? 0
    for (format, passages) in additions {
      let earlier = passages.count { $0.lowerBound < start }
      if earlier > 0 { diagnostics.hint(.earlierLines(count: earlier), at: nil) }
      let rest = earlier > 0 ? source.without([0..<start]) : source
      format.addition?.add(rest, 0, &description, diagnostics)
    }
    warnings += diagnostics.sorted
    self = description
  }

  static func decoded(
    _ source: Source, as format: TextFormat, _ diagnostics: DiagnosticCollector
  ) -> AppDescription? {
    var isBaseUnread = false
    guard let root = root(of: source, as: format, diagnostics, &isBaseUnread) else { return nil }
    if UnsupportedInput.isResolved(root) {
      diagnostics.error(.foreignInput(input: ForeignInput.resolved.words), at: source.startRange)
      return nil
    }
    var decoder = DescriptionDecoder(diagnostics)
    decoder.isBaseUnread = isBaseUnread
    return decoder.decode(root)
  }

  /// Parses a description over those that it begins with.
  private static func root(
    of source: Source, as format: TextFormat, _ diagnostics: DiagnosticCollector,
    _ isBaseUnread: inout Bool
  ) -> SyntaxNode? {
    let layers = source.isLayered ? Array(zip(source.parts, source.partStarts)) : [(source, 0)]
    var root: SyntaxNode?
    for (place, (text, start)) in layers.enumerated() {
      let found = DiagnosticCollector()
      let isOwn = place == layers.count - 1
      let layer = SyntaxNode(parsing: text, as: isOwn ? format : nil, found)
      diagnostics.add(contentsOf: found.diagnostics.map { $0.moved(by: start) })
      guard let layer else { return nil }
      guard let base = root else {
        if let name = layer[member: AppDescriptionKey.app.rawValue] {
          isBaseUnread = true
          let message = text.refusedBase ?? .baseWithoutFolder
          if name.string != nil { diagnostics.error(message, at: name.range) }
        }
        root = layer
        continue
      }
      var keys = Set(layer.members.map(\.key.text))
      // Windows take the place of a root, and a root that of windows.
      let roots = [AppDescriptionKey.rootViewController, .windows].map(\.rawValue)
      if keys.contains(roots[1]) { keys.insert(AppDescriptionKey.window.rawValue) }
      if roots.contains(where: keys.contains) { keys.formUnion(roots) }
      root = SyntaxNode(
        layer, at: start, over: base, hiding: keys, joining: AppDescriptionKey.steps.rawValue,
        in: source.bytes)
    }
    return root
  }

  /// Returns the format of a text; reports a text that is not an input.
  private static func format(of source: Source, _ diagnostics: DiagnosticCollector) -> InputFormat {
    let format = InputFormat(of: source)
    // What isn't in a part of a text may be in the rest.
    if source.excerpt == nil, source.bytes.count > Source.maximumSize { return format }
    guard format.isOfDescriptions || format.isRecognizedByBeginning, !source.isDescription,
      let kind = UnsupportedInput.kind(of: source)
    else { return format }
    diagnostics.error(.foreignInput(input: kind.words), at: source.startRange)
    return format
  }
}
