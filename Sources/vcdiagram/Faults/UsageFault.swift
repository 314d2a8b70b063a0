import ArgumentParser
import VCDiagnostics
import VCEngine
import VCExplanations
import VCFigures

/// A call that can't be carried out.
enum UsageFault: Error, CustomStringConvertible {
  case notUTF8(String)
  case dash(String, near: String?)
  /// - Parameter owner: The command that has the option.
  case unknownOption(String, near: String?, of: String?)
  case noInput
  case notADocument(String)
  case checkAndPrune
  case formatWithoutCheck
  case unknownCommand(String, near: String?)
  case unknownHelp(String, known: [String])
  case standardInputTwice
  case nameWithoutStandardInput
  case figuresNeedFolder
  case notAFolder(String)
  case boldFont(String)
  case takesPlace(CallFiles.Entry, of: CallFiles.Entry)
  case notOurs(String)
  case unknownFormat(String)
  case missingInput(String)
  case stepsValue(String)
  case scale
  case pageAndFit
  case scaleOfDocC
  case noFlowchart(String, as: String)
  case notAnID(String)
  case idOfSeveral
  case idOfOtherFormat
  case stepAndSteps
  case jobs
  case timeLimit
  case noStep(Int, of: Int)
  case severalToStandardOutput(String)
  /// - Parameter several: The option that makes several files.
  case onlyForOneFile(option: String, several: String)
  case depfileWithoutOutput
  case notInDepfile(String, DependencyFile.Special)
  case watchedStandardInput
  case watchWithoutOutput
  case messagesWithDescription(String)
  case watchAndDepfile
  case watchAndCheck
  case previewOfStandardInput
  case themeOfPreview
  case noDescriptions(String)
  case port(UInt16, String)
  case unknownTemplate(String, known: [String])
  case unknownViewController(String, known: [String])
  case unknownWindow(String, known: [String])
  case windowOfMap
  case selectionOfOtherKind
  case nothingMatches(String, known: [String])
  case noPath(String, String)
  case nothingSelected
  case hops
  case notAClass(String)
  case cannotBePresented(String)
  case unknownStyle(String)
  case unknownTime(String)
  case notAProperty(String)
  case unknownProperty(String, of: String, known: [String])
  case oneQuestion
  case noStepToExplain
  case codeOfProperty
  case noCode(CodeListing.Fault)
  case severalToImport
  case formatOfSeveral
  /// `--in` without a log.
  case inOfLogAlone
  /// `--in` with an option that a log's explanation doesn't have.
  case inWithout(String)
  case goesWith(String, String)
  case notTwoToCompare
  case nothingToDraw

  /// - Parameter ids: The description's ids.
  init(_ error: FigureRequestError, ids: [String]) {
    self =
      switch error {
      case .noStep(let number, let count): .noStep(number, of: count)
      case .unknownViewController(let id): .unknownViewController(id, known: ids)
      case .unknownWindow(let id, let known): .unknownWindow(id, known: known)
      case .windowOfMap: .windowOfMap
      case .selectionOfOtherKind: .selectionOfOtherKind
      case .nothingMatches(let pattern): .nothingMatches(pattern, known: ids)
      case .noPath(let source, let destination): .noPath(source, destination)
      case .nothingSelected: .nothingSelected
      }
  }

  /// The error that ArgumentParser expects from `validate()`.
  var validationError: ValidationError { ValidationError(description) }

  var description: String { words.withoutControls }

  private var words: String {
    switch self {
    case .notUTF8(let argument): "the name '\(argument)' is not UTF-8"
    case .dash(let argument, let near):
      "unknown option '\(argument)'"
        + (Self.suggestion(near)
          ?? "; write './\(argument)' for a file whose name begins with a dash")
    case .unknownOption(let name, let near, let owner):
      "unknown option '\(name)'"
        + (Self.suggestion(near) ?? owner.map { "; it is an option of '\($0)'" } ?? "")
    case .noInput: "name a description"
    case .notADocument(let path):
      "'\(path)' isn't a document; its name must end in .md, .adoc or .tex"
        + (path.hasSuffix(".docc") || path.hasSuffix(".docc/")
          ? ". Name the catalogue's articles, such as \(path.hasSuffix("/") ? path : path + "/")*.md"
          : "")
    case .formatWithoutCheck: "--format is for the report of --check"
    case .checkAndPrune: "--check deletes nothing; leave --prune out"
    case .unknownCommand(let name, let near):
      "there is no command or file '\(name)'" + (Self.suggestion(near) ?? "")
    case .unknownHelp(let name, let known):
      "there is no help for '\(name)'" + Self.suggestion(for: name, of: known, "there is help for")
    case .standardInputTwice: "standard input can be read only once"
    case .nameWithoutStandardInput: "--stdin-name needs '-', a description on standard input"
    case .figuresNeedFolder: "several inputs need a folder for their figures; add -o <folder>/"
    case .notAFolder(let path):
      "several inputs need a folder for their figures, but '\(path)' is a file; write '-o <folder>/'"
    case .takesPlace(let entry, let other):
      entry == other
        ? "two figures would both be '\(entry.path)'"
        : "\(entry) would overwrite \(other)"
    case .notOurs(let path):
      "'\(path)' exists but is not a generated figure; move it or choose another name"
    case .unknownFormat(let ending):
      "unknown format '\(ending)'; --format takes "
        + OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")
    case .missingInput(let path): "there is no file '\(path)' to draw"
    case .stepsValue(let value):
      "--steps draws every step and takes no value; write '--step \(StepChoice(argument: value)?.text ?? "2-4")'"
    case .scale: "--scale is 1, 2 or 3"
    case .pageAndFit: "use either --page or --fit"
    case .scaleOfDocC: "--names docc draws every scale; leave --scale out"
    case .noFlowchart(let kind, let format):
      "\(format) can't draw '\(kind)'; choose another format, or one of "
        + FigureKind.allCases.filter(\.isFlowchart).map(\.rawValue).joined(separator: ", ")
    case .notAnID(let text):
      "'\(text)' isn't an id; use ASCII letters, digits, - and _, and begin with a letter"
    case .idOfSeveral: "several figures can't share one --id"
    case .idOfOtherFormat: "--id is for SVG only"
    case .stepAndSteps: "--steps draws every step; leave --step out"
    case .jobs: "--jobs needs a number of at least 1"
    case .timeLimit: "--time-limit needs seconds, above 0 and up to 1000000"
    case .noStep(let number, let count):
      "there is no step \(number); the description has \(count == 1 ? "1 step" : "\(count) steps")"
    case .severalToStandardOutput(let option):
      "\(option) makes several files; name them with -o <out>"
    case .onlyForOneFile(let option, let several):
      "\(option) works with one figure in one file, but \(several) makes several"
    case .selectionOfOtherKind:
      "--around, --from, --hide, --kinds and --group are for maps; add --figure map"
    case .nothingMatches(let pattern, let known):
      "no view controller has an id, class or title like '\(pattern)'"
        + Self.suggestion(for: pattern, of: known, "there are")
    case .noPath(let source, let destination): "no segues lead from '\(source)' to '\(destination)'"
    case .nothingSelected: "--hide or --kinds leaves nothing to show"
    case .hops: "--hops needs a number of at least 0"
    case .depfileWithoutOutput: "--depfile needs -o <out>"
    case .notInDepfile(let path, let special):
      "a depfile can't contain the path '\(path)', which \(special.rawValue)"
    case .watchedStandardInput: "--watch needs a file, not standard input"
    case .watchWithoutOutput: "--watch needs a file to write; add -o <out>"
    case .messagesWithDescription(let format):
      "--message-format \(format) writes to standard output, as the description does; add -o <out>"
    case .watchAndDepfile:
      "--watch redraws automatically, --depfile lets make redraw; leave one out"
    case .watchAndCheck: "--check writes nothing; leave --watch out"
    case .previewOfStandardInput: "preview needs a file, not standard input"
    case .themeOfPreview: "preview shows one theme at a time; use light, dark or auto"
    case .noDescriptions(let folder): "there is no description in '\(folder)'"
    case .port(let port, let reason):
      "port \(port) is unavailable: \(reason); choose another, or leave --port out"
    case .boldFont(let file):
      "'\(file)' is a bold font; give it as 'bold=\(file)', and a regular font as sans or mono"
    case .unknownTemplate(let name, let known):
      "unknown template '\(name)'" + Self.suggestion(for: name, of: known, "the templates are")
    case .unknownViewController(let id, let known):
      "no view controller has the id '\(id)'"
        + (id.split(separator: " ").allSatisfy { known.contains(String($0)) }
          ? "; separate ids with commas" : Self.suggestion(for: id, of: known, nil))
    case .unknownWindow(let id, let known):
      "no window has the id '\(id)'" + Self.suggestion(for: id, of: known, "the windows are")
    case .windowOfMap: "a map shows the whole app; leave --window out"
    case .notAClass(let name): "'\(name)' is not a class name"
    case .cannotBePresented(let reason): reason
    case .unknownStyle(let style):
      "unknown modalPresentationStyle '\(style)'"
        + Self.suggestion(
          for: style, of: ModalPresentationStyle.allCases.map(\.rawValue), "the styles are")
    case .unknownTime(let time):
      "unknown time '\(time)' of a step"
        + Self.suggestion(for: time, of: StepTime.allCases.map(\.rawValue), "the times are")
    case .notAProperty(let path):
      "'\(path)' is not a property; write <id>.<property>, such as items.navigationController"
    case .unknownProperty(let name, let id, let known):
      "explain doesn't know the property '\(name)' of '\(id)'"
        + Self.suggestion(for: name, of: known, "it knows")
    case .inOfLogAlone: "--in names the description that explains a log, but the input is no log"
    case .inWithout(let option): "--in explains each line of the log; leave \(option) out"
    case .severalToImport:
      "descriptions alone aren't joined; add a storyboard or a printed hierarchy, or import them one by one"
    case .formatOfSeveral: "inputs of one app have a format each; leave out '--input-format'"
    case .oneQuestion:
      "ask one question: --present, --dismiss, --add, --remove, --transition or --property"
    case .noStepToExplain:
      "no step precedes this state; ask --present, --dismiss, --add, --remove, --transition or "
        + "--property"
    case .codeOfProperty:
      "a property has no code; replace --property by --present, --dismiss, --add, --remove or "
        + "--transition"
    case .noCode(.noStep): "no step precedes this state, so there is no code to print"
    case .noCode(.notByCode): "the user or the system does this, not code"
    case .noCode(.genericClass(let name)):
      "Objective-C has no generic class '\(name)'; use --spelling swift"
    case .goesWith(let option, let other): "\(option) needs \(other)"
    case .nothingToDraw: "neither input has a view controller to draw"
    case .notTwoToCompare: "diff compares two inputs: <old> and <new>"
    }
  }

  /// The suggestion of a name that was probably meant, empty for nil.
  private static func suggestion(_ near: String?) -> String? {
    near.map { "; did you mean '\($0)'?" }
  }

  /// The suggestion of a known name that was probably meant, or all names after `introduction`.
  private static func suggestion(
    for name: String, of known: [String], _ introduction: String?
  ) -> String {
    suggestion(name.nearest(among: known))
      ?? introduction.map { "; \($0) \(known.joined(separator: ", "))" } ?? ""
  }
}

extension CallFiles.Entry: CustomStringConvertible {
  var description: String {
    switch (role, path) {
    case (.description, "-"): "the description on standard input"
    case (.description, _): "the description '\(path)'"
    case (.document, _): "the document '\(path)'"
    case (.template, _): "the template '\(path)'"
    case (.figure, "-"): "the figure on standard output"
    case (.figure, _): "the figure '\(path)'"
    case (.import, "-"): "the description on standard output"
    case (.import, _): "the new description '\(path)'"
    case (.folder, _): "the folder '\(path)'"
    case (.dependencyFile, _): "the depfile '\(path)'"
    case (.changes, "-"): "the changes on standard output"
    case (.changes, _): "the changes '\(path)'"
    }
  }
}
