import VCDescriptions
import VCEngine
import VCFigures
import VCSource

/// What a shell offers for a word of a call.
package enum Completion: Sendable {
  /// The option's values; nothing if they can't be listed.
  case values
  case list([String])
  /// Files with one of the endings, and folders; any files without endings.
  case files(endings: [String])
  case folders
  /// Words for the descriptions in the call so far, one or several separated by commas.
  case words(@Sendable ([AppDescription]) -> [String])

  /// The usual input files, by the endings of all formats.
  package static var descriptions: Completion {
    .files(endings: InputFormat.allCases.flatMap(\.fileExtensions).uniqued())
  }

  /// The ids in the call's descriptions.
  package static var ids: Completion {
    .words { $0.flatMap { $0.viewControllers.map(\.id.value) + $0.objects.map(\.id.value) } }
  }

  static var windows: Completion { .words { $0.flatMap { $0.windows.map(\.id.value) } } }

  /// The pointers to draw.
  package static var pointers: Completion {
    .words { _ in
      PointerSelection.allCases.map(\.rawValue)
        + (Property.allCases.map(\.rawValue) + [Property.rootViewController, Property.subviews])
        .filter { NamedPointer(name: $0) != nil }
    }
  }

  /// Returns what is offered for a begun word: words, and what files.
  ///
  /// - Parameters:
  ///   - values: The values of the option.
  ///   - call: The call's words before it.
  package func offer(for begun: String, values: [String], in call: [String]) -> Offer {
    switch self {
    case .values: Offer(of: values, for: begun)
    case .list(let words): Offer(of: words, for: begun)
    case .files(let endings): Offer(files: endings)
    case .folders: Offer(hasFolders: true)
    case .words(let words):
      Offer(
        of: words(Self.descriptions(in: call)).uniqued()
          // A shell completes the whole word, so the text before the last comma stays.
          .map { (begun.lastIndex(of: ",").map { begun[...$0] } ?? "") + $0 },
        for: begun)
    }
  }

  /// What is offered.
  package struct Offer {
    package var words: [(text: String, meaning: String)] = []
    /// The endings of the files that are offered, with folders; nil for no files.
    package var files: [String]?
    package var hasFolders = false

    package init(
      words: [(text: String, meaning: String)] = [], files: [String]? = nil,
      hasFolders: Bool = false
    ) {
      (self.words, self.files, self.hasFolders) = (words, files, hasFolders)
    }

    fileprivate init(of words: [String], for begun: String) {
      self.init(words: words.filter { $0.hasPrefix(begun) }.map { ($0, "") })
    }
  }

  private static func descriptions(in call: [String]) -> [AppDescription] {
    call.filter { InputFile.exists($0) && !OutputFile.isFolder($0) }
      .compactMap { try? InputFile(PlainFile(namedByText: $0).source) }
      .compactMap { Resolution.loading($0, strict: false, hints: false).resolution?.app }
  }
}
