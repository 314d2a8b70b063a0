import VCSource

/// What a feature reads in the file of settings.
package struct FileSettings: Sendable {
  /// The file's name, at the root of a repository, or of an app's folder.
  package static let fileName = "vcdiagram.yaml"

  /// A call's arguments with the options that it leaves out.
  package let ofCall: @Sendable (_ arguments: [String]) throws -> [String]
  /// The options for the documents of a repository, by name, with their values.
  package let ofRepository: @Sendable (DocumentRepository) throws -> [(name: String, value: String)]
  /// The options of the program that reads an app's source.
  let ofSource: @Sendable (Source) throws -> [String]

  package init(
    ofCall: @escaping @Sendable (_ arguments: [String]) throws -> [String],
    ofRepository:
      @escaping @Sendable (DocumentRepository) throws -> [(name: String, value: String)],
    ofSource: @escaping @Sendable (Source) throws -> [String]
  ) {
    (self.ofCall, self.ofRepository, self.ofSource) = (ofCall, ofRepository, ofSource)
  }
}
