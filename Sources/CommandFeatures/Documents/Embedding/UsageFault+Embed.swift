import VCCommand

/// What is wrong with a call of `embed`.
extension UsageFault {
  static func notADocument(_ path: String) -> Self {
    Self(
      "'\(path)' isn't a document; its name must end in .md, .adoc or .tex"
        + (path.hasSuffix(".docc") || path.hasSuffix(".docc/")
          ? "; name the catalogue's articles, such as \(path.hasSuffix("/") ? path : path + "/")*.md"
          : ""))
  }

  static var checkAndPrune: Self { Self("--check deletes nothing; leave --prune out") }
  static var formatWithoutCheck: Self { Self("--format is for the report of --check") }
  static var watchAndCheck: Self { Self("--check writes nothing; leave --watch out") }
}
