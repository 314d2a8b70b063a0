import Figures
import Phrases
import Rendering

extension FigureRequest {
  /// The usual calls, read without ArgumentParser, whose start takes longer than a figure. Nil for
  /// everything else, faults too: ArgumentParser reads those, and words what is wrong.
  init?(usual arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if !argument.isOption {
        inputs.append(argument)
      } else if argument == "--strict" {
        strict = true
      } else if argument == "--steps" {
        steps = true
      } else if argument == "--if-changed" {
        ifChanged = true
      } else {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        if argument.hasPrefix("--"), parts.count == 2 {
          guard set(String(parts[0]), String(parts[1])) else { return nil }
          continue
        }
        guard let value = rest.popFirst(), !value.isOption,
          set(argument, value)
        else { return nil }
      }
    }
    // A subcommand's name, or a file that is called like one.
    if let first = inputs.first, first != "-",
      !first.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") })
    {
      return nil
    }
  }

  private mutating func set(_ option: String, _ value: String) -> Bool {
    switch option {
    case "-o", "--output": output = value
    case "--template": template = value
    case "--emphasize": emphasize = value
    case "--depfile": dependencyFile = value
    case "--format": return Self.read(&format, OutputFormat(rawValue: value))
    case "--figure": return Self.read(&figure, FigureKind(rawValue: value))
    case "--pointers": return Self.read(&pointers, PointerSelection(rawValue: value))
    case "--theme": return Self.read(&theme, Theme(rawValue: value))
    case "--language": return Self.read(&language, Language(rawValue: value))
    case "--scale": return Self.read(&scale, Int(value))
    case "--step": return Self.read(&step, Int(value))
    case "--jobs": return Self.read(&jobs, Int(value))
    case "--time-limit": return Self.read(&timeLimit, Double(value))
    case "--shard": return Self.read(&shard, Shard(argument: value))
    default: return false
    }
    return true
  }

  private static func read<Value>(_ field: inout Value, _ value: Value?) -> Bool {
    guard let value else { return false }
    field = value
    return true
  }

  private static func read<Value>(_ field: inout Value?, _ value: Value?) -> Bool {
    guard let value else { return false }
    field = value
    return true
  }

  /// What a worker must know of it to draw as asked; `init(usual:)` reads it.
  var workerArguments: [String] {
    var arguments = [
      "--template=\(template)", "--theme=\(theme.rawValue)", "--scale=\(scale)",
      "--time-limit=\(timeLimit)",
    ]
    if let figure { arguments.append("--figure=\(figure.rawValue)") }
    if let pointers { arguments.append("--pointers=\(pointers.rawValue)") }
    if let language { arguments.append("--language=\(language.rawValue)") }
    if let emphasize { arguments.append("--emphasize=\(emphasize)") }
    if let step { arguments.append("--step=\(step)") }
    if steps { arguments.append("--steps") }
    if strict { arguments.append("--strict") }
    if ifChanged { arguments.append("--if-changed") }
    return arguments
  }
}

extension String {
  /// Whether an argument is an option; `-` is standard input.
  fileprivate var isOption: Bool { utf8.first == UInt8(ascii: "-") && self != "-" }
}
