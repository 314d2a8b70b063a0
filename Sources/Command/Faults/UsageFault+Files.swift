import VCDescriptions

/// What is wrong with the files that a call reads and writes.
extension UsageFault {
  static var figuresNeedFolder: Self {
    Self("several inputs need a folder for their figures; add -o <folder>/")
  }

  static func notAFolder(_ path: String) -> Self {
    Self(
      "several inputs need a folder for their figures, but '\(path)' is a file; write '-o <folder>/'"
    )
  }

  static func takesPlace(_ entry: CallFiles.Entry, of other: CallFiles.Entry) -> Self {
    Self(
      entry == other
        ? "two figures would both be '\(entry.path)'"
        : "\(entry) would overwrite \(other)")
  }

  static func notOurs(_ path: String) -> Self {
    Self("'\(path)' exists but is not a generated figure; move it or choose another name")
  }

  package static func severalToStandardOutput(_ option: String) -> Self {
    Self("\(option) makes several files; name them with -o <out>")
  }

  /// - Parameter several: The option that makes several files.
  static func onlyForOneFile(option: String, several: String) -> Self {
    Self("\(option) works with one figure in one file, but \(several) makes several")
  }

  static var depfileWithoutOutput: Self { Self("--depfile needs -o <out>") }

  static func notInDepfile(_ path: String, _ special: DependencyFile.Special) -> Self {
    Self("a depfile can't contain the path '\(path)', which \(special.rawValue)")
  }

  package static var watchedStandardInput: Self { Self("--watch needs a file, not standard input") }
  package static var watchWithoutOutput: Self {
    Self("--watch needs a file to write; add -o <out>")
  }

  static var watchAndDepfile: Self {
    Self("--watch redraws automatically, --depfile lets make redraw; leave one out")
  }

  /// What is wrong with inputs that a call reads as one app; nil if nothing is.
  package static func ofOneApp(_ inputs: [String], as format: InputFormat?) -> Self? {
    if inputs.count(where: { $0 == "-" }) > 1 { return .standardInputTwice }
    guard inputs.count > 1 else { return nil }
    if format != nil { return .formatOfSeveral }
    return JoinedInputs.areOne(inputs)
      ? nil : Self("descriptions alone aren't joined; name them one by one")
  }

  static var formatOfSeveral: Self {
    Self("inputs of one app have a format each; leave out '--input-format'")
  }
}

extension CallFiles.Entry: CustomStringConvertible {
  package var description: String {
    path == "-"
      ? "\(role.name) on standard \(isWritten ? "output" : "input")" : "\(role.name) '\(path)'"
  }
}
