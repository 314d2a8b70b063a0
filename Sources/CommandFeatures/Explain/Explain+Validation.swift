import VCCommand

extension Explain {
  package func validate() throws(UsageFault) { if let fault { throw fault } }

  /// The error in the call, nil if there is none.
  private var fault: UsageFault? {
    if let fault = UsageFault.ofOneApp(lineOfSource == nil ? inputs : []) { return fault }
    if present != nil, from == nil { return .goesWith(option: "--present", other: "--from") }
    if from != nil, present == nil { return .goesWith(option: "--from", other: "--present") }
    if add != nil, to == nil, remove == nil { return .goesWith(option: "--add", other: "--to") }
    if to != nil, add == nil { return .goesWith(option: "--to", other: "--add") }
    if style != nil, present == nil { return .goesWith(option: "--style", other: "--present") }
    if show == .code, property != nil { return .codeOfProperty }
    if let show, show != .code, format == .json { return .partOfJSON(part: show.rawValue) }
    if questions.count > 1 { return .oneQuestion }
    return nil
  }
}
