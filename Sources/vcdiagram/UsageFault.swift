import ArgumentParser
import Diagnostics

/// A call that cannot be carried out.
enum UsageFault: Error, CustomStringConvertible {
  case notUTF8(String)
  case dash(String)
  case noInput
  case unknownCommand(String, near: String?)
  case standardInputTwice
  case figuresNeedFolder
  case notAFolder(String)
  case takesPlace(CallFiles.Entry, of: CallFiles.Entry)
  case notOurs(String)
  case unknownFormat(String)
  case scale
  case stepAndSteps
  case jobs
  case timeLimit
  case noStep(Int, of: Int)
  case stepsToStandardOutput
  case onlyForOneFile(option: String)
  case stampInText
  case depfileWithoutOutput
  case lineBreakInDepfile
  case unknownTemplate(String, known: [String])
  case unknownViewController(String)
  case notAClass(String)
  case cannotBePresented(String)
  case unknownStyle(String)
  case notAProperty(String)
  case unknownProperty(String, of: String, known: [String])
  case oneQuestion
  case goesWith(String, String)

  /// As ArgumentParser prints it, with the usage.
  var validationError: ValidationError { ValidationError(description) }

  var description: String { words.withoutControls }

  private var words: String {
    switch self {
    case .notUTF8(let argument): "the name '\(argument)' is not UTF-8"
    case .dash(let argument):
      "there is no option '\(argument)'; a file whose name begins with a dash is './\(argument)'"
    case .noInput: "no description is named"
    case .unknownCommand(let name, let near):
      "there is no command '\(name)', and no such file"
        + (near.map { "; did you mean '\($0)'?" } ?? "")
    case .standardInputTwice: "standard input can be read once"
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
    case .stepAndSteps: "--steps draws every step; leave --step out"
    case .jobs: "--jobs takes a number from 1 on"
    case .timeLimit: "--time-limit takes seconds, from above 0 to 1000000"
    case .noStep(let number, let count):
      "there is no step \(number): the description has \(count == 1 ? "1 step" : "\(count) steps")"
    case .stepsToStandardOutput: "--steps makes several files: name them with -o <out>"
    case .onlyForOneFile(let option): "\(option) is for figures of one file; --steps makes several"
    case .stampInText: "--if-changed has no place in a text to note what it was made from"
    case .depfileWithoutOutput: "--depfile goes with --output"
    case .lineBreakInDepfile: "a path with a line break cannot stand in a depfile"
    case .unknownTemplate(let name, let known):
      "no template is called '\(name)'; there are \(known.joined(separator: ", "))"
    case .unknownViewController(let id):
      "the description has no view controller with the id '\(id)'"
    case .notAClass(let name): "'\(name)' is not the name of a class"
    case .cannotBePresented(let reason): reason
    case .unknownStyle(let style):
      "there is no modalPresentationStyle '\(style)'"
    case .notAProperty(let path): "'\(path)' is not an id, a dot and a property"
    case .unknownProperty(let name, let id, let known):
      "'\(id)' has no property '\(name)' that explain knows; it knows "
        + known.joined(separator: ", ")
    case .oneQuestion: "ask one of --present, --dismiss, --add, --remove and --property"
    case .goesWith(let option, let other): "\(option) goes with \(other)"
    }
  }
}

extension CallFiles.Entry: CustomStringConvertible {
  var description: String {
    switch (role, path) {
    case (.description, "-"): "the description on standard input"
    case (.description, _): "the description '\(path)'"
    case (.template, _): "the template '\(path)'"
    case (.figure, "-"): "the figure on standard output"
    case (.figure, _): "the figure '\(path)'"
    case (.folder, _): "the folder '\(path)'"
    case (.dependencyFile, _): "the depfile '\(path)'"
    }
  }
}
