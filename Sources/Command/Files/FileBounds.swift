import VCSource

/// The folder that none of the files that a text names may be outside of, and what is said of one that
/// is.
package struct FileBounds {
  let repository: DocumentRepository
  let fault: (_ path: String) -> Message

  package init(_ repository: DocumentRepository, fault: @escaping (_ path: String) -> Message) {
    (self.repository, self.fault) = (repository, fault)
  }
}
