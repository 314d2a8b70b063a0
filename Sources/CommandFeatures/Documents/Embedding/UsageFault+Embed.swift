import VCCommand

/// What is wrong with a call of `embed`.
extension UsageFault {
  static func notADocument(_ path: String) -> Self {
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    let isFolder = folder.hasSuffix(".docc") || OutputFile.isFolder(folder)
    return Self(.notADocumentFault(path: path, articles: isFolder ? folder + "/*.md" : nil))
  }
}
