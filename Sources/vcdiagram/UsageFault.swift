import ArgumentParser
import Diagnostics

/// A call that cannot be carried out.
enum UsageFault: Error, CustomStringConvertible {
  case noInput
  case unknownCommand(String, near: String?)
  case standardInputTwice
  case figuresNeedFolder
  case notAFolder(String)
  case sameName
  case unknownFormat(String)
  case takesPlaceOfInput(String)
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
  case unknownStyle(String)
  case unknownProperty(String, known: [String])
  case oneQuestion
  case goesWith(String, String)

  /// As ArgumentParser prints it, with the usage.
  var validationError: ValidationError { ValidationError(description) }

  var description: String {
    switch self {
    case .noInput: "no description is named"
    case .unknownCommand(let name, let near):
      "there is no command '\(name.withoutControls)', and no such file"
        + (near.map { "; did you mean '\($0)'?" } ?? "")
    case .standardInputTwice: "standard input can be read once"
    case .figuresNeedFolder: "several figures need a folder: -o <folder>/"
    case .notAFolder(let path):
      "several figures need a folder, and '\(path.withoutControls)' is none"
    case .sameName: "two of the descriptions have the same name"
    case .unknownFormat(let ending):
      "no format is called '\(ending.withoutControls)'; name one with --format"
    case .takesPlaceOfInput(let path):
      "the figure would take the place of its description '\(path.withoutControls)'"
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
      "no template is called '\(name.withoutControls)'; there are \(known.joined(separator: ", "))"
    case .unknownViewController(let id):
      "the description has no view controller with the id '\(id.withoutControls)'"
    case .notAClass(let name): "'\(name.withoutControls)' is not the name of a class"
    case .unknownStyle(let style):
      "there is no modalPresentationStyle '\(style.withoutControls)'"
    case .unknownProperty(let path, let known):
      "'\(path.withoutControls)' is not an id, a dot and one of \(known.joined(separator: ", "))"
    case .oneQuestion: "ask one of --present, --dismiss, --add, --remove and --property"
    case .goesWith(let option, let other): "\(option) goes with \(other)"
    }
  }
}
