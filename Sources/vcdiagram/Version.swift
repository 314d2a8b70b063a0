/// The version of the program and of the package, as `--version` and the newest heading of
/// CHANGELOG.md say it. No figure tells of it: the same input makes the same bytes.
enum Version {
  static let current = "1.0.0"
}
