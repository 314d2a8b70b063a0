extension DrawRequest {
  /// Reads usual calls without ArgumentParser, whose start takes longer than a figure. Nil for
  /// everything else, faults too: ArgumentParser reads those, and words what is wrong.
  init?(fastParsing arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.isOption else {
        inputs.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let isJoined = argument.hasPrefix("--") && parts.count == 2
      let name = isJoined ? String(parts[0]) : argument
      guard let option = DrawOption.all.first(where: { $0.names.contains(name) }) else {
        return nil
      }
      var value = isJoined ? String(parts[1]) : ""
      if !option.isFlag, !isJoined {
        guard let next = rest.popFirst(), !next.isOption else { return nil }
        value = next
      }
      // A flag has no value, every other option has one.
      guard option.isFlag ? !isJoined : !value.isEmpty, option.read(value, &self) else {
        return nil
      }
    }
    if let first = inputs.first, first.isBareWord { return nil }
  }

  /// The arguments from which a worker reads what it must know; a name and its value are one.
  var workerArguments: [String] { arguments(for: .workers) }

  /// What makes a figure another one, besides its description and its template.
  var stampArguments: [String] { arguments(for: .stamps) }

  /// The whole call that draws some of the descriptions again.
  func arguments(drawing inputs: [String]) -> [String] {
    let arguments = arguments(for: .calls)
    if inputs.contains(where: { $0.isOption || $0.isBareWord }) {
      return ["draw"] + arguments + ["--"] + inputs
    }
    return arguments + inputs
  }

  private func arguments(for audience: DrawOption.Audience) -> [String] {
    DrawOption.all.filter { $0.audience.contains(audience) }.compactMap { option in
      let name = option.names[option.names.count - 1]
      return option.written(self).map { option.isFlag ? name : "\(name)=\($0)" }
    }
  }
}

extension String {
  /// Whether an argument is an option; `-` is standard input.
  fileprivate var isOption: Bool { utf8.first == UInt8(ascii: "-") && self != "-" }

  /// Whether an argument could be a command's name: a file's usually has a dot or a slash.
  var isBareWord: Bool {
    !isEmpty && self != "-" && !utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }
  }
}
