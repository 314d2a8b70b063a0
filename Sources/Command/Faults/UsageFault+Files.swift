import VCDescriptions
import VCSource

/// What is wrong with the files that a call reads and writes.
extension UsageFault {
  static func notAFolder(_ path: String) -> Self {
    Self(.notAFolderFault(isBare: path.isBareWord, path: path))
  }

  static func takesPlace(_ entry: CallFiles.Entry, of other: CallFiles.Entry) -> Self {
    Self(
      entry == other
        ? .twoFiguresFault(path: entry.path)
        : .overwritesFault(written: entry.words, other: other.words))
  }

  /// What is wrong with inputs that a call reads as one app; nil if nothing is.
  package static func ofOneApp(_ inputs: [String]) -> Self? {
    if inputs.count(where: { $0 == "-" }) > 1 { return .standardInputTwice }
    // A name of nothing is reported where it is read.
    let areThere = inputs.allSatisfy {
      $0 == "-" || InputFile.exists($0) || CommitNotation($0) != nil
    }
    guard inputs.count > 1, areThere else { return nil }
    return JoinedInputs.areOne(inputs) ? nil : Self(.descriptionsAloneFault)
  }
}

extension CallFiles.Entry {
  fileprivate var words: Words {
    .fileOfCall(role: role, standard: path == "-", isWritten: isWritten, path: path)
  }
}
