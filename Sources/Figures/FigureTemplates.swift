/// The figure templates that are built into the program, as the files beside this one say them.
enum FigureTemplates {
  /// The text of each template by its name, `book` first: the others are read over it.
  static var all: [(name: String, text: String)] {
    [
      ("book", FiguresResources.bookYaml),
      ("docs", FiguresResources.docsYaml),
      ("slide", FiguresResources.slideYaml),
      ("mono", FiguresResources.monoYaml),
      ("print", FiguresResources.printYaml),
      ("print-mono", FiguresResources.printMonoYaml),
      ("blueprint", FiguresResources.blueprintYaml),
    ]
  }
}
