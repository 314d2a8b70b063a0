import ArgumentParser
import VCDescriptions
import VCEngine
import VCFigures
import VCSource

extension CompletionKind {
  /// The usual input files, by the extensions of all formats.
  package static var descriptions: CompletionKind {
    .file(extensions: InputFormat.allCases.flatMap(\.fileExtensions).uniqued())
  }

  /// The ids in the call's descriptions, one or several separated by commas.
  package static var ids: CompletionKind {
    words { $0.flatMap { $0.viewControllers.map(\.id.value) + $0.objects.map(\.id.value) } }
  }

  static var windows: CompletionKind { words { $0.flatMap { $0.windows.map(\.id.value) } } }

  /// The pointers to draw.
  package static var pointers: CompletionKind {
    words { _ in
      PointerSelection.allCases.map(\.rawValue)
        + (Property.allCases.map(\.rawValue) + [Property.rootViewController, Property.subviews])
        .filter { NamedPointer(name: $0) != nil }
    }
  }

  /// - Parameter words: Returns the completions for the descriptions in the call so far.
  package static func words(
    _ words: @escaping @Sendable ([AppDescription]) -> [String]
  ) -> CompletionKind {
    .custom { arguments, _, begun in
      // A shell completes the whole argument, so the text before the last comma stays.
      let before = begun.lastIndex(of: ",").map { begun[...$0] } ?? ""
      let apps = arguments.dropFirst().filter { InputFile.exists($0) && !OutputFile.isFolder($0) }
        .compactMap { try? InputFile(PlainFile(namedByText: $0).source) }
        .compactMap { Resolution.quietly(loading: $0)?.app }
      return words(apps).uniqued().map { before + $0 }
    }
  }
}
