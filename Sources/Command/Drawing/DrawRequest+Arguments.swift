extension DrawRequest {
  /// Reads ordinary calls without ArgumentParser, whose start takes longer than drawing a figure.
  /// Nil for all other calls, including wrong ones: ArgumentParser reads those and words the error.
  package init?(fastParsing arguments: [String]) {
    var rest = arguments[...]
    var given: Set<[String]> = []
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
      // A flag has no value, every other option has one; an empty value is an argument of its own.
      guard option.isFlag ? !isJoined : !(isJoined && value.isEmpty), option.read(value, &self),
        option.isFlag || given.insert(option.names).inserted
      else {
        return nil
      }
    }
    if let first = inputs.first, first.isBareWord { return nil }
    inputs = inputs.flatMap(AppFolder.inputs)
  }

  /// The arguments for a worker. A name and its value are joined, unless the value is empty.
  package var workerArguments: [String] { arguments(for: .workers) }

  /// The arguments that change a figure, besides its description and its template.
  package var stampArguments: [String] {
    var request = self
    // English is the default: to name it changes nothing.
    if language == .en { request.language = nil }
    return request.arguments(for: .stamps)
  }

  /// The arguments of a call that draws some of the descriptions again.
  package func arguments(drawing inputs: [String]) -> [String] {
    let arguments = arguments(for: .calls)
    if inputs.contains(where: { $0.isOption || $0.isBareWord }) {
      return ["draw"] + arguments + ["--"] + inputs
    }
    return arguments + inputs
  }

  private func arguments(for audience: DrawOption.Audience) -> [String] {
    DrawOption.all.filter { $0.audience.contains(audience) }.flatMap { option -> [String] in
      let name = option.names[option.names.count - 1]
      guard let value = option.written(self) else { return [] }
      if option.isFlag { return [name] }
      return value.isEmpty ? [name, ""] : ["\(name)=\(value)"]
    }
  }
}

extension String {
  /// Whether an argument is an option; `-` is standard input.
  fileprivate var isOption: Bool { utf8.first == UInt8(ascii: "-") && self != "-" }

  /// Whether an argument could be a command's name: a file's usually has a dot or a slash.
  package var isBareWord: Bool {
    !isEmpty && self != "-" && !utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }
  }
}
