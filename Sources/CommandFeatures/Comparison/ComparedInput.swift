import VCCommand
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCPhrases
import VCSource

/// One of the two inputs of `diff`: a description in any format, or none.
package struct ComparedInput {
  /// The input's source, with its name in messages and its locations.
  package private(set) var source: Source
  /// The file's path in findings.
  package let path: String
  /// The description carried out; nil for no file.
  private let resolution: Resolution?
  /// The folder of Swift source, nil for another input.
  let folder: SourceFolder?

  /// Reads an input; prints its errors and throws if it has any.
  ///
  /// Warnings aren't printed, because a newly refused step is one of the changes.
  ///
  /// - Parameter name: A name to print instead of the path.
  package init(_ path: String, name: String?, language: Language?) throws {
    if path == Diff.noFile {
      // Git passes this name for a missing file.
      source = Source(name: name ?? path, bytes: [])
      self.path = source.name
      (resolution, folder) = (nil, nil)
      return
    }
    let input = try InputFile(path, named: name)
    source = name.map(input.source.named) ?? input.source
    self.path = name ?? input.path
    folder = input.folder
    let language = language ?? source.language ?? .en
    do throws(DiagnosticError) {
      var app = try AppDescription(parsing: source)
      app.speak(language)
      let resolution = Resolution(app)
      let errors = resolution.diagnostics.filter { $0.severity == .error }
      if !errors.isEmpty { throw DiagnosticError(errors, in: source) }
      self.resolution = resolution
    } catch {
      Console.report(error.diagnostics, of: error.source, in: language)
      throw ExitCode(ExitStatus.wrongInput)
    }
  }

  /// Finds the lines at which a folder's source declares what it shows, and returns those of all
  /// that it declares. For another input there is nothing to find.
  ///
  /// - Throws: As `SourceFolder.declarations()`.
  mutating func findDeclarations() throws -> [String: SourceLine] {
    guard let folder else { return [:] }
    let declarations = try folder.declarations()
    source = source.generated(
      fromFilesIn: AppFolder.prefix(of: folder.path), declaring: declarations)
    return declarations
  }

  /// The number of the last step in any alternative; nil for no description.
  var lastStep: Int? { resolution?.ways.map(\.stepCount).max() }

  /// The common part of the description's alternatives, or the whole description.
  ///
  /// - Parameter step: The step after which to compare, nil for the last; an alternative with fewer
  ///   steps stays in its last state.
  func common(atStep step: Int?) -> Snapshot { resolution?.snapshot(atStep: step) ?? Snapshot() }

  /// The description's alternatives; none after a step before them.
  func alternatives(atStep step: Int?) -> [(label: String?, snapshot: Snapshot)] {
    resolution?.common(untilStep: step).alternatives.map {
      ($0.label, $0.resolution.snapshot(atStep: step))
    } ?? []
  }
}

extension Resolution {
  fileprivate func snapshot(atStep step: Int?) -> Snapshot {
    Snapshot(of: hierarchy(afterStep: min(step ?? stepCount, stepCount)))
  }
}
