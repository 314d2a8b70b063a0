import VCCommand

/// What is wrong with a call of `embed`.
extension UsageFault {
  static func notADocument(_ path: String) -> Self {
    let catalogue = path.hasSuffix("/") ? String(path.dropLast()) : path
    return Self(
      .notADocumentFault(
        path: path, articles: catalogue.hasSuffix(".docc") ? catalogue + "/*.md" : nil))
  }

  static var checkAndPrune: Self { Self(.checkAndPruneFault) }
  static var formatWithoutCheck: Self { Self(.formatWithoutCheckFault) }
  static var watchAndCheck: Self { Self(.watchAndCheckFault) }
}
