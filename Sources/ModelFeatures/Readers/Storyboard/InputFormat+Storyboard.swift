import VCDescriptions
import VCEngine
import VCSource

extension InputFormat {
  /// An Interface Builder storyboard.
  package static let storyboard = InputFormat(
    "storyboard", plural: .storyboards, fileExtensions: ["storyboard"],
    recognition: .beginning(\.isXML),
    project: Project(
      mayBeSettings: { $0.hasSuffix("Info.plist") || $0 == "project.pbxproj" },
      reader: { StoryboardProject() }),
    joinsOthers: true
  ) { source, diagnostics in
    guard let file = StoryboardFile(source, diagnostics) else { return nil }
    var decoder = StoryboardDecoder([file], StoryboardSettings(), diagnostics)
    return decoder.decode()
  }
}

/// The storyboards of an app. Its property lists and Xcode projects only say which one comes first.
private struct StoryboardProject: ProjectReader {
  private var settings = StoryboardSettings()
  private var files: [StoryboardFile] = []

  mutating func readSettings(_ text: Source) -> Bool { settings.read(text) }

  mutating func read(
    _ text: Source, at start: Int, isOfFolder: Bool, _ diagnostics: DiagnosticCollector
  ) {
    let file = StoryboardFile(text, at: start, isOfFolder: isOfFolder, diagnostics)
    if let file { files.append(file) }
  }

  mutating func description(
    of source: Source, isAlone: Bool, _ diagnostics: DiagnosticCollector
  ) throws(DiagnosticError) -> AppDescription? {
    if files.isEmpty, !isAlone { return nil }
    if files.isEmpty, let refused = diagnostics.diagnostics.refused {
      throw DiagnosticError(refused, in: source)
    }
    var decoder = StoryboardDecoder(files, settings, diagnostics)
    return decoder.decode()
  }
}

extension [Diagnostic] {
  /// The errors of a folder in which nothing is left beside the storyboards that are left out; nil
  /// if none are.
  fileprivate var refused: [Diagnostic]? {
    let errors = compactMap { diagnostic -> Diagnostic? in
      guard let words = diagnostic.message.words, words.id == "leftOut" else { return nil }
      return .error(.otherRuntime(runtime: words.roles["runtime"]), at: diagnostic.range)
    }
    return errors.isEmpty ? nil : errors
  }
}

extension Source {
  /// Whether the text is XML, not a console that begins with XML and goes on with objects' addresses.
  fileprivate var isXML: Bool {
    let text = beginning.drop { $0 <= UInt8(ascii: " ") }
    func has(_ words: String) -> Bool { text.firstRange(of: Array(words.utf8)) != nil }
    return text.starts(with: "<document".utf8)
      || ["<?xml", "<!DOCTYPE", "<!--"].contains { text.starts(with: $0.utf8) }
        && (has("<document") || !has("0x"))
  }
}
