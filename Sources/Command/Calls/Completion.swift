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
  package static var ids: Completion { ids(with: []) }

  /// The same, each also with what may follow after a colon.
  package static func ids(with additions: [String]) -> Completion {
    .words { apps in
      let ids = apps.flatMap { $0.viewControllers.map(\.id.value) + $0.objects.map(\.id.value) }
      return ids + ids.flatMap { id in additions.map { "\(id):\($0)" } }
    }
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
    case .values: return Offer(of: values, for: begun)
    case .list(let words): return Offer(of: words, for: begun)
    case .files(let endings): return Offer(files: endings)
    case .folders: return Offer(hasFolders: true)
    case .words(let words):
      let words = words(Self.descriptions(in: call)).uniqued()
      let first = Set(words)
      // A shell completes the whole word, so the text before the last comma stays.
      let place = begun.lastIndex(of: ",").map { begun[...$0] } ?? ""
      let isAfterColon = begun[place.endIndex...].contains(":")
      return Offer(
        of: words.filter { word in
          isAfterColon
            || !(word.lastIndex(of: ":").map { first.contains(String(word[..<$0])) } ?? false)
        }.map { place + $0 }, for: begun)
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
