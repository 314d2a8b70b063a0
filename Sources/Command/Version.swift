/// The version of the program and the package, as in `--version` and the newest heading of
/// CHANGELOG.md. Figures don't contain it, because the same input must give the same bytes.
package enum Version {
  package static let current = "1.0.0"
}
