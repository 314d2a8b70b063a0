extension Message {
  /// The directives of a document, and the figures that they keep up to date.
  public enum Document: Hashable, Sendable {
    /// The text is not UTF-8, or is too large to be one.
    case documentNotUTF8
    /// A directive without a name.
    case directiveWithoutName
    /// A comment that begins with nearly the word of a directive, and that word.
    case unknownDirective(String, near: String)
    /// What cannot be the name of a figure.
    case directiveName(String)
    /// A directive without its end, which would read so.
    case unclosedDirective(end: String)
    /// An end without a directive.
    case strayDirectiveEnd
    /// A quotation mark without a second one.
    case unclosedQuote
    /// `-->` in a description that is a comment.
    case commentEndsInDescription
    /// A word that is no option, and one that was meant perhaps.
    case unknownDirectiveOption(String, near: String?)
    /// An option that was given before.
    case directiveOptionTwice(String)
    /// What is no value of an option.
    case directiveOptionValue(String, option: String)
    /// A theme that documents of this language have no use for.
    case themeOfMarkdown(String)
    /// No file has the description; the names that were looked for.
    case noDescription([String])
    /// A step that the description does not have, and how many it has.
    case noDirectiveStep(Int, count: Int)
    /// An id that the description does not have.
    case noDirectiveController(String)
    /// A file that another directive draws otherwise, or that is read.
    case figureTaken(String)
    /// A file that is no figure.
    case figureNotOurs(String)
    /// A file that a directive names outside of the document's repository.
    case outsideRepository(String)
    /// A figure that is not there.
    case figureMissing(String)
    /// A figure that its description draws otherwise by now.
    case figureOutOfDate(String)
    /// A reference that would be written otherwise by now.
    case referenceOutOfDate
  }
}
