import VCFigures
import VCPhrases
import VCPictures
import VCSource

/// A built-in template, or a file with one.
package struct TemplateSource {
  private let name: String
  package let source: Source
  /// The path of the file; nil for a built-in template.
  package let file: String?

  /// Where its files must be; nil for anywhere.
  private let bounds: FileBounds?
  /// The repository in which a text names it; nil if the call names it.
  private let repository: DocumentRepository?

  /// - Parameters:
  ///   - repository: The repository whose settings name it; nil for none.
  ///   - bounds: A document's.
  package init(
    named name: String, of repository: DocumentRepository? = nil, in bounds: FileBounds? = nil
  ) throws {
    (self.name, self.bounds) = (name, bounds)
    self.repository = bounds?.repository ?? repository
    if let text = Template.text(of: name) {
      source = Source(name: name + ".yaml", text: text)
      file = nil
      return
    }
    guard !name.isBareWord || InputFile.exists(name) else {
      throw UsageFault.unknownTemplate(name, known: Template.names)
    }
    source = try Interruption.naming(name) {
      guard let repository = bounds?.repository ?? repository else {
        return try PlainFile(name).source
      }
      return try PlainFile(namedByText: name, in: repository).source
    }
    file = name
  }

  /// - Parameter fonts: The fonts that replace the template's.
  package func template(in language: Language, _ fonts: FontChoice? = nil) throws -> Template {
    do {
      let builtIn = file == nil ? Template(builtIn: name) : nil
      if fonts == nil, let builtIn { return builtIn }
      var template = try builtIn ?? Template(parsing: source)
      Console.report(template.warnings, of: source, in: language)
      try fonts?.replaceFonts(of: &template)
      let faults = template.ownFonts.compactMap { load($0, into: &template) }
      // Errors without a location come from the option.
      Console.report(faults.filter { $0.range != nil }, of: source, in: language)
      let origin = fonts == nil ? source : Source(name: "--font", bytes: [])
      Console.report(faults.filter { $0.range == nil }, of: origin, in: language)
      if faults.contains(where: { $0.severity == .error }) { throw ExitCode(ExitStatus.wrongInput) }
      return template
    } catch let error as DiagnosticError {
      Console.report(error.diagnostics, of: source, in: language)
      throw ExitCode(ExitStatus.wrongInput)
    }
  }

  /// Measures with the file that the template names, or with the installed font's file. Returns the
  /// error, nil if there is none.
  private func load(_ font: Template.OwnFont, into template: inout Template) -> Diagnostic? {
    guard let file = font.file else {
      for family in font.families {
        if let path = MachineFonts.file(of: family, isBold: font.isBold),
          let bytes = try? PlainFile(namedByText: path).source.bytes,
          template.measure(font, by: bytes, at: path, isSubstitute: family != font.families[0])
        {
          return nil
        }
      }
      guard font.isRequired else {
        template.doWithout(font)
        return nil
      }
      return Diagnostic(.warning, .notInstalled(family: font.families[0]), at: nil)
    }
    let path =
      file.value.hasPrefix("/") ? file.value : PathParts(self.file ?? "").folder + file.value
    if let bounds, !bounds.repository.contains(path) {
      return Diagnostic(.error, bounds.fault(file.value), at: file.range)
    }
    do {
      let isFont = template.measure(
        font, by: try PlainFile(namedByText: path, in: repository).source.bytes, at: path)
      return isFont ? nil : Diagnostic(.error, .notAFont(file: file.value), at: file.range)
    } catch FileError.unreadable(_, let reason) {
      return Diagnostic(.error, .unreadable(file: file.value, reason: reason), at: file.range)
    } catch {
      return Diagnostic(.error, .notAFont(file: file.value), at: file.range)
    }
  }
}

/// The folder that none of the files that a text names may be outside of, and what is said of one that
/// is.
package struct FileBounds {
  let repository: DocumentRepository
  let fault: (_ path: String) -> Message

  package init(_ repository: DocumentRepository, fault: @escaping (_ path: String) -> Message) {
    (self.repository, self.fault) = (repository, fault)
  }
}
