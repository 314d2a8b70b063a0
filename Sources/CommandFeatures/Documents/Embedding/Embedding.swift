import VCCommand
import VCPhrases
import VCSource

/// Updates documents and their figures: draws everything before it writes anything.
///
/// It draws in this process, because a repository's figures take less time than starting workers
/// (Tools/Benchmarks/documents.py).
struct Embedding {
  private let paths: [String]
  private let language: Language?
  /// Whether changes are reported, and not made.
  private let isCheck: Bool
  private var documents: [EmbeddedDocument] = []
  private var statuses: [Int32] = []

  init(of paths: [String], language: Language?, isCheck: Bool) {
    (self.paths, self.language, self.isCheck) = (paths, language, isCheck)
  }

  /// Updates everything and returns the exit code.
  mutating func run() -> Int32 {
    var pipelines = DrawPipelines()
    for path in paths { draw(path, &pipelines) }
    if statuses.isEmpty, documents.allSatisfy(\.document.directives.isEmpty) {
      let names = paths.map { "'\($0)'" }.joined(separator: ", ")
      Console.report("note: there is no directive in \(names); 'vcdiagram embed --help' shows one")
    }
    checkFiles()
    do {
      if isCheck {
        try check()
      } else {
        try write()
        // A document with errors may name any of the figures.
        if statuses.isEmpty { try prune() }
      }
    } catch {
      statuses.append(ExitStatus.reporting(error))
    }
    return ExitStatus.mostSevere(of: statuses)
  }

  private mutating func draw(_ path: String, _ pipelines: inout DrawPipelines) {
    do {
      var document = try EmbeddedDocument(path, language: language, isChecked: isCheck)
      let status = document.draw(with: &pipelines)
      if status == ExitStatus.done { documents.append(document) } else { statuses.append(status) }
    } catch {
      statuses.append(ExitStatus.reporting(error))
    }
  }

  /// Checks that no figure replaces an input, another figure, or a file that isn't a figure.
  /// Documents that fail are left out.
  private mutating func checkFiles() {
    var all = CallFiles()
    for document in documents {
      for path in document.descriptions { all.addRead(path, as: .descriptionRole) }
      for path in document.templates { all.addRead(path, as: .templateRole) }
    }
    do {
      for path in paths { try all.addWritten(.file(path), as: .documentRole) }
    } catch {
      documents = []
      statuses.append(ExitStatus.reporting(error))
    }
    var drawn: [FileIdentity: [UInt8]] = [:]
    documents.removeAll { document in
      let faults = document.figures.compactMap { figure -> Diagnostic? in
        let identity = FileIdentity(figure.file)
        if let identity, drawn[identity] == figure.bytes { return nil }
        let isTaken = (try? all.addWritten(.file(figure.file), as: .figureRole)) == nil
        if let identity { drawn[identity] = figure.bytes }
        let isOurs = figure.format.mayBegin(InputFile.beginning(of: figure.file))
        if isTaken { return .error(.figureTaken(path: figure.file), at: figure.place) }
        if !isOurs { return .error(.figureNotOurs(path: figure.file), at: figure.place) }
        return nil
      }
      document.report(faults)
      if !faults.isEmpty { statuses.append(ExitStatus.wrongInput) }
      return !faults.isEmpty
    }
  }

  // MARK: Results

  private func write() throws {
    for folder in documents.reduce(into: Set<String>(), { $0.formUnion($1.folders) }) {
      TemporaryFile.removeAbandoned(in: folder)
    }
    var sources: [FileIdentity: [String: String]] = [:]
    for figure in documents.flatMap(\.figures) {
      guard let identity = FileIdentity(figure.file) else { continue }
      sources[identity, default: [:]][figure.document] = figure.source
    }
    for document in documents {
      for figure in document.figures {
        // Writing a figure changes its identity, so look up its sources first.
        let others = FileIdentity(figure.file).flatMap { sources[$0] }
        try figure.write(others ?? [figure.document: figure.source])
      }
      try document.write()
    }
  }

  private mutating func check() throws {
    for document in documents {
      var faults = document.figures.filter { !$0.isUpToDate }.map { figure in
        let message: Message =
          InputFile.exists(figure.file)
          ? .figureOutOfDate(path: figure.file) : .figureMissing(path: figure.file)
        return Diagnostic.error(message, at: figure.place)
      }
      let difference = document.document.difference(with: document.bodies)
      if !difference.isEmpty {
        let directives = zip(document.document.directives, document.bodies)
        for (directive, body) in directives where document.document.differs(body, in: directive) {
          faults.append(.error(.referenceOutOfDate, at: directive.name.range))
        }
        // If a report is written, standard output contains only the report.
        if !Console.isCollecting { try Console.print(difference) }
      }
      document.report(faults.inSourceOrder)
      if !faults.isEmpty { statuses.append(ExitStatus.stale) }
    }
    if statuses.allSatisfy({ $0 == ExitStatus.stale }) {
      for file in orphans {
        Console.report("note: no directive names '\(file)'; 'vcdiagram embed' removes it")
      }
    }
  }

  private func prune() throws {
    for file in orphans {
      try OutputFile.remove(file)
      Console.report("note: '\(file)' is removed: no directive names it any more")
    }
  }

  /// Figures that an earlier call drew for these documents, unchanged since, which no document in
  /// the repository shows any more.
  private var orphans: [String] {
    let wanted = Set(documents.flatMap(\.figures).compactMap { FileIdentity($0.file) })
    var shown = ShownFigures(in: documents)
    var found: [String] = []
    var seen: Set<String> = []
    for document in documents {
      for (folder, number) in document.figureFolders
      where seen.insert("\(folder)\0\(number)").inserted {
        for name in CallFiles.names(in: folder.isEmpty ? "." : folder).sorted() {
          let file = folder + name
          guard EmbeddedFigure.isUnchanged(file, of: number, in: document.repository) else {
            continue
          }
          if let identity = FileIdentity(file), wanted.contains(identity) { continue }
          if shown.contain(file, in: document.repository) { continue }
          found.append(file)
        }
      }
    }
    return found
  }
}
