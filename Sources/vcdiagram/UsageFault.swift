import ArgumentParser
import Diagnostics
import Explanations
import Figures
import ViewControllers

/// A call that cannot be carried out.
enum UsageFault: Error, CustomStringConvertible {
  case notUTF8(String)
  case dash(String)
  case noInput
  case notADocument(String)
  case checkAndPrune
  case unknownCommand(String, near: String?)
  case standardInputTwice
  case nameWithoutStandardInput
  case figuresNeedFolder
  case notAFolder(String)
  case takesPlace(CallFiles.Entry, of: CallFiles.Entry)
  case notOurs(String)
  case unknownFormat(String)
  case scale
  case pageAndFit
  case scaleOfDocC
  case noFlowchart(String)
  case notAnID(String)
  case idOfSeveral
  case idOfOtherFormat
  case stepAndSteps
  case stepsAndPages
  case jobs
  case timeLimit
  case noStep(Int, of: Int)
  case severalToStandardOutput(String)
  case onlyForOneFile(option: String)
  case stampInText
  case depfileWithoutOutput
  case lineBreakInDepfile
  case watchedStandardInput
  case watchWithoutOutput
  case watchAndDepfile
  case watchAndCheck
  case previewOfStandardInput
  case themeOfPreview
  case noDescriptions(String)
  case port(UInt16, String)
  case unknownTemplate(String, known: [String])
  case unknownViewController(String)
  case unknownWindow(String, known: [String])
  case windowOfMap
  case notAClass(String)
  case cannotBePresented(String)
  case unknownStyle(String)
  case unknownTime(String)
  case notAProperty(String)
  case unknownProperty(String, of: String, known: [String])
  case oneQuestion
  case codeOfProperty
  case noCode(CodeListing.Fault)
  case severalToImport
  case goesWith(String, String)
  case notTwoToCompare
  case nothingToDraw

  init(_ error: FigureRequestError) {
    self =
      switch error {
      case .noStep(let number, let count): .noStep(number, of: count)
      case .unknownViewController(let id): .unknownViewController(id)
      case .unknownWindow(let id, let known): .unknownWindow(id, known: known)
      case .windowOfMap: .windowOfMap
      }
  }

  /// As ArgumentParser prints it, with the usage.
  var validationError: ValidationError { ValidationError(description) }

  var description: String { words.withoutControls }

  private var words: String {
    switch self {
    case .notUTF8(let argument): "the name '\(argument)' is not UTF-8"
    case .dash(let argument):
      "there is no option '\(argument)'; a file whose name begins with a dash is './\(argument)'"
    case .noInput: "no description is named"
    case .notADocument(let path):
      "'\(path)' is no document: names end in .md, .adoc or .tex"
    case .checkAndPrune: "--check removes nothing; leave --prune out"
    case .unknownCommand(let name, let near):
      "there is no command '\(name)', and no such file"
        + (near.map { "; did you mean '\($0)'?" } ?? "")
    case .standardInputTwice: "standard input can be read once"
    case .nameWithoutStandardInput: "--stdin-name goes with a description on standard input"
    case .figuresNeedFolder: "several figures need a folder: -o <folder>/"
    case .notAFolder(let path):
      "several figures need a folder, and '\(path)' is none"
    case .takesPlace(let entry, let other):
      entry == other
        ? "two figures would both be '\(entry.path)'"
        : "\(entry) would take the place of \(other)"
    case .notOurs(let path):
      "'\(path)' is there and is no such figure; take it away, or name another place"
    case .unknownFormat(let ending):
      "no format is called '\(ending)'; name one with --format"
    case .scale: "--scale is 1, 2 or 3"
    case .pageAndFit: "--page and --fit both name a page"
    case .scaleOfDocC: "--names docc draws every scale; leave --scale out"
    case .noFlowchart(let kind):
      "a flowchart shows boxes and arrows: '\(kind)' has no --format mermaid; hierarchy, objects and "
        + "chain have"
    case .notAnID(let text):
      "'\(text)' is no id: letters of ASCII, digits, - and _, a letter first"
    case .idOfSeveral: "several figures cannot have one --id"
    case .idOfOtherFormat: "--id is for SVG"
    case .stepsAndPages: "--pages is for one moment; --steps draws every one"
    case .stepAndSteps: "--steps draws every step; leave --step out"
    case .jobs: "--jobs takes a number from 1 on"
    case .timeLimit: "--time-limit takes seconds, from above 0 to 1000000"
    case .noStep(let number, let count):
      "there is no step \(number): the description has \(count == 1 ? "1 step" : "\(count) steps")"
    case .severalToStandardOutput(let option):
      "\(option) makes several files: name them with -o <out>"
    case .onlyForOneFile(let option):
      "\(option) is for figures of one file; --steps and --pages make several"
    case .stampInText: "--if-changed has no place in a text to note what it was made from"
    case .depfileWithoutOutput: "--depfile goes with --output"
    case .lineBreakInDepfile: "a path with a line break cannot stand in a depfile"
    case .watchedStandardInput: "--watch needs a file: standard input is not saved"
    case .watchWithoutOutput: "--watch needs a file that is written again: name it with -o <out>"
    case .watchAndDepfile: "--watch draws by itself what --depfile tells make to; leave one out"
    case .watchAndCheck: "--check writes nothing; leave --watch out"
    case .previewOfStandardInput: "a preview needs a file: standard input is not saved"
    case .themeOfPreview: "--theme both makes two figures; a preview shows one of them at a time"
    case .noDescriptions(let folder): "there is no description in '\(folder)'"
    case .port(let port, let reason):
      "port \(port) cannot be had: \(reason); name another, or leave --port out"
    case .unknownTemplate(let name, let known):
      "no template is called '\(name)'; there are \(known.joined(separator: ", "))"
    case .unknownViewController(let id):
      "the description has no view controller with the id '\(id)'"
    case .unknownWindow(let id, let known):
      "the description has no window with the id '\(id)'; it has \(known.joined(separator: ", "))"
    case .windowOfMap: "a map is of the whole app; leave --window out"
    case .notAClass(let name): "'\(name)' is not the name of a class"
    case .cannotBePresented(let reason): reason
    case .unknownStyle(let style):
      "there is no modalPresentationStyle '\(style)'"
    case .unknownTime(let time):
      "there is no moment '\(time)' of a step; there are "
        + StepTime.allCases.map(\.rawValue).joined(separator: ", ")
    case .notAProperty(let path): "'\(path)' is not an id, a dot and a property"
    case .unknownProperty(let name, let id, let known):
      "'\(id)' has no property '\(name)' that explain knows; it knows "
        + known.joined(separator: ", ")
    case .severalToImport: "several inputs can be joined only if all are storyboards"
    case .oneQuestion:
      "ask one of --present, --dismiss, --add, --remove, --transition and --property"
    case .codeOfProperty:
      "--code is for what is done: leave --property out, or ask --present, --dismiss, --add, "
        + "--remove or --transition"
    case .noCode(.noStep): "no step led to this moment, so that no code did"
    case .noCode(.notByCode): "no code of an app's does this step"
    case .noCode(.genericClass(let name)):
      "Objective-C has no generic class '\(name)'; ask for --spelling swift"
    case .goesWith(let option, let other): "\(option) goes with \(other)"
    case .nothingToDraw: "neither input has a view controller to draw"
    case .notTwoToCompare: "diff compares two inputs: <old> and <new>"
    }
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
