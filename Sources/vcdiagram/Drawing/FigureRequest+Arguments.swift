import FigureDrawing

extension FigureRequest {
  /// The usual calls, read without ArgumentParser, whose start takes longer than a figure. Nil for
  /// everything else, faults too: ArgumentParser reads those, and words what is wrong.
  init?(usual arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "-" || !argument.hasPrefix("-") {
        inputs.append(argument)
      } else if argument == "--strict" {
        strict = true
      } else if argument == "--if-changed" {
        ifChanged = true
      } else {
        guard let value = rest.popFirst(), value == "-" || !value.hasPrefix("-"),
          set(argument, value)
        else { return nil }
      }
    }
    // A subcommand's name, or a file that is called like one.
    if let first = inputs.first, !first.contains(".") && !first.contains("/") && first != "-" {
      return nil
    }
  }

  private mutating func set(_ option: String, _ value: String) -> Bool {
    switch option {
    case "-o", "--output": output = value
    case "--template": template = value
    case "--depfile": dependencyFile = value
    case "--format":
      guard let format = FigureFormat(rawValue: value) else { return false }
      self.format = format
    case "--pointers":
      guard let pointers = PointerSelection(rawValue: value) else { return false }
      self.pointers = pointers
    case "--step":
      guard let step = Int(value) else { return false }
      self.step = step
    case "--jobs":
      guard let jobs = Int(value) else { return false }
      self.jobs = jobs
    case "--time-limit":
      guard let timeLimit = Double(value) else { return false }
      self.timeLimit = timeLimit
    case "--shard":
      guard let shard = Shard(argument: value) else { return false }
      self.shard = shard
    default: return false
    }
    return true
  }

  /// What a worker must know of it to draw as asked; `init(usual:)` reads it.
  var workerArguments: [String] {
    var arguments = ["--template", template, "--time-limit", "\(timeLimit)"]
    if let pointers { arguments += ["--pointers", pointers.rawValue] }
    if let step { arguments += ["--step", "\(step)"] }
    if strict { arguments.append("--strict") }
    if ifChanged { arguments.append("--if-changed") }
    return arguments
  }
}
