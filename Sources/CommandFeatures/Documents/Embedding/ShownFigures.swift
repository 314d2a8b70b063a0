import VCCommand

/// The figures that the documents of a repository show; the documents in this call count as they
/// will be.
struct ShownFigures {
  private let ofCall: [FigureMentions]
  private let callFiles: Set<FileIdentity>
  /// The mentions in other documents, read on request.
  private var ofRepositories: [DocumentRepository: [FigureMentions]] = [:]

  init(in documents: [EmbeddedDocument]) {
    ofCall = documents.map(\.mentions)
    callFiles = Set(documents.compactMap { FileIdentity($0.path) })
  }

  /// Whether a document may show a figure.
  mutating func contain(_ figure: String, in repository: DocumentRepository) -> Bool {
    guard let file = DocumentRepository.realPath(of: figure) else { return true }
    if ofRepositories[repository] == nil {
      let others = repository.documents.filter {
        FileIdentity($0).map { !callFiles.contains($0) } ?? false
      }
      ofRepositories[repository] = others.compactMap { FigureMentions($0) }
    }
    return (ofCall + (ofRepositories[repository] ?? [])).contains { $0.contain(file) }
  }
}
