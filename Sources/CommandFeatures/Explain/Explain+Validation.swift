import VCCommand

extension Explain {
  package func validate() throws(UsageFault) { if let fault { throw fault } }

  /// The error in the call, nil if there is none.
  private var fault: UsageFault? {
    if let fault = UsageFault.ofOneApp(inputs, as: inputFormat) { return fault }
    if transition != nil, from == nil { return .goesWith(option: "--transition", other: "--from") }
    if present != nil, from == nil { return .goesWith(option: "--present", other: "--from") }
    if from != nil, present == nil, transition == nil {
      return .goesWith(option: "--from", other: "--present")
    }
    if add != nil, to == nil { return .goesWith(option: "--add", other: "--to") }
    if to != nil, add == nil { return .goesWith(option: "--to", other: "--add") }
    if viewOnly, add == nil { return .goesWith(option: "--view-only", other: "--add") }
    if style != nil, present == nil { return .goesWith(option: "--style", other: "--present") }
    if during != nil, present == nil { return .goesWith(option: "--during", other: "--present") }
    if interactive, dismiss == nil { return .goesWith(option: "--interactive", other: "--dismiss") }
    if code, property != nil { return .codeOfProperty }
    if short, code { return .shortWith(option: "--code") }
    if short, format == .json { return .shortWith(option: "--format json") }
    if full, short { return .fullWith(option: "--short") }
    if full, code { return .fullWith(option: "--code") }
    if full, format == .json { return .fullWith(option: "--format json") }
    if questions.count > 1 { return .oneQuestion }
    return nil
  }
}
