/// The figure templates that are built into the program, as the files beside this one say them.
package enum FigureTemplates {
  /// The text of each template by its name, `book` first: the others are read over it.
  package static var all: [(name: String, text: String)] {
    [
      ("book", Resources.bookYaml),
      ("docs", Resources.docsYaml),
      ("slide", Resources.slideYaml),
      ("mono", Resources.monoYaml),
      ("print", Resources.printYaml),
      ("print-mono", Resources.printMonoYaml),
      ("blueprint", Resources.blueprintYaml),
    ]
  }
}
