/// The figure templates that are built into the program, as the files beside this one say them.
package enum FigureTemplates {
  /// The text of each template by its name, `book` first: the others are read over it.
  package static var all: [(name: String, text: [UInt8])] {
    [
      ("book", PackageResources.book_yaml),
      ("docs", PackageResources.docs_yaml),
      ("slide", PackageResources.slide_yaml),
      ("mono", PackageResources.mono_yaml),
      ("print", PackageResources.print_yaml),
      ("print-mono", PackageResources.print_mono_yaml),
      ("blueprint", PackageResources.blueprint_yaml),
    ]
  }
}
