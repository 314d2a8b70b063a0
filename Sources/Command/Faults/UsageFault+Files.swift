import VCDescriptions
import VCSource

/// What is wrong with the files that a call reads and writes.
extension UsageFault {
  static var figuresNeedFolder: Self { Self(.figuresNeedFolderFault) }
  static func notAFolder(_ path: String) -> Self {
    Self(.notAFolderFault(isBare: path.isBareWord, path: path))
  }

  static func takesPlace(_ entry: CallFiles.Entry, of other: CallFiles.Entry) -> Self {
    Self(
      entry == other
        ? .twoFiguresFault(path: entry.path)
        : .overwritesFault(written: entry.words, other: other.words))
  }

  static func notOurs(_ path: String) -> Self { Self(.notOursFault(path: path)) }

  package static func severalToStandardOutput(_ option: String) -> Self {
    Self(.severalToStandardOutputFault(option: option))
  }

  /// - Parameter several: The option that makes several files.
  static func onlyForOneFile(option: String, several: String) -> Self {
    Self(.onlyForOneFileFault(option: option, several: several))
  }

  static var depfileWithoutOutput: Self { Self(.depfileWithoutOutputFault) }

  static func notInDepfile(_ path: String, _ special: DependencyFile.Special) -> Self {
    Self(.notInDepfileFault(path: path, special: special))
  }

  package static var watchedStandardInput: Self { Self(.watchedStandardInputFault) }
  package static var watchWithoutOutput: Self { Self(.watchWithoutOutputFault) }
  static var watchAndDepfile: Self { Self(.watchAndDepfileFault) }

  /// What is wrong with inputs that a call reads as one app; nil if nothing is.
  package static func ofOneApp(_ inputs: [String], as format: InputFormat?) -> Self? {
    if inputs.count(where: { $0 == "-" }) > 1 { return .standardInputTwice }
    guard inputs.count > 1 else { return nil }
    if format != nil { return .formatOfSeveral }
    return JoinedInputs.areOne(inputs) ? nil : Self(.descriptionsAloneFault)
  }

  static var formatOfSeveral: Self { Self(.formatOfSeveralFault) }
}

extension CallFiles.Entry {
  fileprivate var words: Words {
    .fileOfCall(role: role.words, standard: path == "-", isWritten: isWritten, path: path)
  }
}
