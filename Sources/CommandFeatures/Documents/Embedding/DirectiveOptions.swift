import VCCommand
import VCDescriptions
import VCFigures
import VCPictures
import VCSource

/// The values of the option `links`; without a value, it is the first that is possible.
enum ShownLinks: String, CaseIterable {
  case object, inline, list
}

/// The options of a directive.
package struct DirectiveOptions {
  var request = DrawRequest()
  private(set) var format: PictureFormat
  /// The files of an image, between which the page chooses.
  var images: FigureReference.Images {
    switch request.theme {
    case .one: .one
    case .both: .pair
    case .docc: .named
    }
  }
  /// How the figure's links work in the document; nil for an image.
  private(set) var links: ShownLinks?
  private(set) var alt: String?
  private(set) var caption: String?
  /// The name by which a LaTeX document refers to the figure.
  private(set) var label: String?
  /// The description's file, relative to the document's folder.
  private(set) var file: String?

  /// The drawing options that change a figure, by their names without dashes.
  private static let drawing: [String: CommandOption<DrawRequest>] = {
    let isForCalls = ["--strict", "--pages"]
    let options = DrawRequest.options.filter { option in
      !isForCalls.contains(option.row.name)
        && (option.row.uses.contains(.stamps) || option.row.name == "--template")
    }
    return Dictionary(uniqueKeysWithValues: options.map { (String($0.row.name.dropFirst(2)), $0) })
  }()

  /// The drawing options that a directive may have, by name.
  package static var drawingOptions: [String] { drawing.keys.sorted() }

  /// The themes with several files for an image, which other documents can't choose between.
  private static let themesOfMarkdown = ["both", "docc"]

  private static let names = (drawing.keys + ["alt", "caption", "file", "label", "links"]).sorted()

  /// - Parameters:
  ///   - folder: The document's folder.
  ///   - settings: The repository's, which count where the directive has no such option.
  /// - Throws: The first error.
  init(
    _ directive: Directive, in syntax: DocumentSyntax, folder: String, isInCatalogue: Bool,
    settings: [(name: String, value: String)]
  ) throws(DirectiveFault) {
    let named = directive.ending.flatMap(PictureFormat.init(rawValue:))
    format = named ?? (syntax == .latex ? .pdf : .svg)
    let applied = apply(settings, unless: Set(directive.options.map(Self.key)), in: syntax)
    var given: Set<String> = []
    for option in directive.options {
      let key = Self.key(of: option)
      guard given.insert(key).inserted else {
        throw DirectiveFault(.directiveOptionTwice(word: key), at: option.key.range)
      }
      try read(option, in: syntax)
    }
    if isInCatalogue { fitCatalogue(besides: given.union(applied)) }
    if let option = directive.options.first(where: { $0.key.value == "links" }) {
      let isDocument = images == .one && format.hasIDs
      // Without a value, it is the first that is possible.
      if option.value.value.isEmpty, !isDocument { links = .list }
      guard syntax != .latex, isDocument || links == .list else {
        throw DirectiveFault(.linksOfImage, at: option.key.range)
      }
    }
    fitColumn(isInCatalogue ? "docc" : syntax.column)
    if given.contains("template"), Template.text(of: request.template) == nil {
      let name = request.template
      request.template = folder + name
      let option = directive.options.first { $0.key.value == "template" }
      if let option, name.isBareWord, !InputFile.exists(request.template) {
        throw DirectiveFault(option, among: Template.names)
      }
    }
    request.fonts = request.fonts?.inFolder(folder)
  }

  /// Applies settings without a counterpart in the directive. Returns their names.
  private mutating func apply(
    _ settings: [(name: String, value: String)], unless given: Set<String>,
    in syntax: DocumentSyntax
  ) -> Set<String> {
    var applied: Set<String> = []
    for (name, value) in settings where !given.contains(name) {
      if (name == "page" && format.needsFlowchart) || (name == "theme" && given.contains("links")) {
        continue
      }
      guard name != "theme" || syntax == .markdown || !Self.themesOfMarkdown.contains(value),
        let option = Self.drawing[name], (try? option.read(value, &request)) != nil
      else { continue }
      applied.insert(name)
    }
    return applied
  }

  /// The option's name now; the last release may have spelled it otherwise.
  private static func key(of option: Directive.Option) -> String {
    let key = option.key.value
    return FigureKey.allCases.first { $0.formerName == key }?.rawValue ?? key
  }

  private mutating func read(
    _ option: Directive.Option, in syntax: DocumentSyntax
  ) throws(DirectiveFault) {
    let (key, value) = (Self.key(of: option), option.value.value)
    switch key {
    case "alt": alt = value
    case "links":
      guard let shown = value.isEmpty ? .object : ShownLinks(rawValue: value) else {
        throw DirectiveFault(option, among: ShownLinks.allCases.map(\.rawValue))
      }
      links = shown
    case "caption": caption = value
    case "label"
    where syntax == .latex
      && value.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ":-_.".contains($0)) }:
      label = value
    case "label": throw DirectiveFault(option, near: nil, of: nil)
    // The path must not be absolute, because the author of a document must not choose which files
    // of this machine are read.
    case "file" where !value.hasPrefix("/") && !value.isEmpty: file = value
    case "file": throw DirectiveFault(option, near: nil, of: nil)
    case "theme" where syntax != .markdown && Self.themesOfMarkdown.contains(value):
      throw DirectiveFault(.themeOfMarkdown(theme: value), at: option.value.range)
    // The spellings of the last release.
    case "steps" where value.isEmpty: request.step = .all
    case "input-format": break
    default:
      guard let drawing = Self.drawing[key] else {
        let usual = [FormerOption.inDirective(key), CallReport.otherNames[key]].lazy
          .compactMap(\.self).first { Self.names.contains(String($0.prefix { $0 != "=" })) }
        throw DirectiveFault(
          .unknownDirectiveOption(
            word: option.key.value, near: usual ?? key.nearest(among: Self.names)),
          at: option.key.range)
      }
      do throws(UsageFault) {
        try drawing.read(value, &request)
      } catch {
        throw DirectiveFault(option, near: error.meantSetting, of: error.possibleValues)
      }
      guard drawing.row.isFlag == value.isEmpty, isPossible(key) else {
        throw DirectiveFault(option, near: nil, of: nil)
      }
    }
  }

  /// Sets DocC's theme if the directive sets none: two themes always have DocC's file names there.
  private mutating func fitCatalogue(besides given: Set<String>) {
    if !given.contains("theme") || request.theme == .both { request.theme = .docc }
  }

  /// Fits a figure to the document's column if the directive sets no size. Diagrams in text have
  /// none.
  private mutating func fitColumn(_ name: String) {
    guard request.page == nil, !format.needsFlowchart else { return }
    request.page = PageChoice(argument: name)
    request.pageIsImplied = true
  }

  /// Whether the drawing command would accept the value, too.
  private func isPossible(_ key: String) -> Bool {
    switch key {
    case "id": request.id.map { RenderingOptions.isID($0) && format.hasIDs } ?? true
    case "font": !(request.fonts?.files.contains { $0.hasPrefix("/") } ?? false)
    case "template": !request.template.hasPrefix("/")
    case "step", "panels": request.faultOfStates == nil
    default: true
    }
  }
}

/// An error in a directive.
struct DirectiveFault: Error {
  let diagnostic: Diagnostic

  init(_ message: Message, at range: SourceRange?, _ notes: [Message] = []) {
    diagnostic = .error(message, at: range, notes: notes.map { Diagnostic.Note($0) })
  }

  /// A wrong value of an option, with the value that was probably meant, or all values.
  init(_ option: Directive.Option, near: String?, of values: Message?) {
    self.init(
      .directiveOptionValue(option: option.key.value, value: option.value.value),
      at: option.value.range, [near.map { .meantValue(value: $0) } ?? values].compactMap(\.self))
  }

  init(_ option: Directive.Option, among values: [String]) {
    self.init(
      option, near: option.value.value.nearest(among: values),
      of: .possibleValues(choices: values, notation: nil))
  }

  /// What a directive asks for and its description doesn't have; nil for another fault.
  init?(_ fault: UsageFault, in directive: Directive) {
    guard let (error, ids) = fault.lacking else { return nil }
    switch error {
    case .noStep(let number, let count):
      self.init(.noDirectiveStep(number: number, count: count), at: directive.name.range)
    case .unknownViewController(let id):
      self.init(
        .noDirectiveController(id: id), at: directive.name.range,
        id.nearest(among: ids).map { [.meantValue(value: $0)] } ?? [])
    case .unknownWindow(_, let known):
      guard let option = directive.options.first(where: { $0.key.value == "window" }) else {
        return nil
      }
      self.init(option, among: known)
    default: return nil
    }
  }
}
