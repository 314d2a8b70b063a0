/// The templates that are built into the program, as the files beside this one say them.
public enum FigureTemplates {
  /// The text of each template by its name, `book` first.
  public static var all: [(name: String, text: [UInt8])] {
    [("book", PackageResources.book_yaml)]
  }
}
