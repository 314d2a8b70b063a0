extension DrawRequest {
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
      return [Self.name] + arguments + ["--"] + inputs
    }
    return arguments + inputs
  }

  private func arguments(for uses: OptionRow.Uses) -> [String] {
    Self.options.filter { $0.row.uses.contains(uses) }.flatMap { option -> [String] in
      guard let value = option.written(self) else { return [] }
      if option.row.isFlag { return [option.row.name] }
      return value.isEmpty ? [option.row.name, ""] : ["\(option.row.name)=\(value)"]
    }
  }
}
