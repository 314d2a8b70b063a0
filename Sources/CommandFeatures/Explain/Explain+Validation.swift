import VCCommand

extension Explain {
  package func validate() throws(UsageFault) { if let fault { throw fault } }

  /// The error in the call, nil if there is none.
  private var fault: UsageFault? {
    if let fault = UsageFault.ofOneApp(inputs, as: inputFormat) { return fault }
    if transition != nil, from == nil { return .goesWith("--transition", "--from") }
    if present != nil, from == nil { return .goesWith("--present", "--from") }
    if from != nil, present == nil, transition == nil { return .goesWith("--from", "--present") }
    if add != nil, to == nil { return .goesWith("--add", "--to") }
    if to != nil, add == nil { return .goesWith("--to", "--add") }
    if viewOnly, add == nil { return .goesWith("--view-only", "--add") }
    if style != nil, present == nil { return .goesWith("--style", "--present") }
    if during != nil, present == nil { return .goesWith("--during", "--present") }
    if interactive, dismiss == nil { return .goesWith("--interactive", "--dismiss") }
    if code, property != nil { return .codeOfProperty }
    if short, code { return .shortWith("--code") }
    if short, format == .json { return .shortWith("--format json") }
    if full, short { return .fullWith("--short") }
    if full, code { return .fullWith("--code") }
    if full, format == .json { return .fullWith("--format json") }
    if questions.count > 1 { return .oneQuestion }
    return nil
  }
}
