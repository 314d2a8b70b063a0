import VCSource

extension Message {
  /// Problems with the directives in a document and the figures they maintain.
  package enum Document: WordedFacts {
    /// The text is not UTF-8, or too large to be a document.
    case documentNotUTF8
    /// A directive has no name.
    case directiveWithoutName
    /// A comment begins with a word similar to a directive's: the word, and the directive's.
    case unknownDirective(String, near: String)
    /// A text can't be a figure's name.
    case directiveName(String)
    /// A directive has no end; the end to write.
    case unclosedDirective(end: String)
    /// An end has no directive.
    case strayDirectiveEnd
    /// A quotation mark has no partner.
    case unclosedQuote
    /// A description inside a comment contains `-->`.
    case commentEndsInDescription
    /// A word is not an option: the word, and the option that may have been meant.
    case unknownDirectiveOption(String, near: String?)
    /// An option is given twice.
    case directiveOptionTwice(String)
    /// A value doesn't suit its option.
    case directiveOptionValue(String, option: String)
    /// Documents in this language can't use a theme.
    case themeOfMarkdown(String)
    /// `links` is beside an option that makes images, or in a document with images only.
    case linksOfImage
    /// A figure's links don't work, because the document shows an image of it.
    case linksInImage(canWork: Bool)
    /// No file contains the description: the names tried.
    case noDescription([String])
    /// The description has no step with this number; its number of steps.
    case noDirectiveStep(Int, count: Int)
    /// The description has no controller with this id.
    case noDirectiveController(String)
    /// The figure is a file of several pages, of which documents in this language show one: the
    /// file, and the number of pages.
    case pagesOfOneImage(String, count: Int)
    /// Another directive draws this file differently, or the file is an input.
    case figureTaken(String)
    /// The file exists and is not a figure.
    case figureNotOurs(String)
    /// A directive names a file outside of the document's repository.
    case outsideRepository(String)
    /// The figure is missing.
    case figureMissing(String)
    /// The figure is out of date.
    case figureOutOfDate(String)
    /// The reference is out of date.
    case referenceOutOfDate
  }
}

extension Message.Document {
  package var words: Words {
    switch self {
    case .documentNotUTF8: .documentNotUTF8
    case .directiveWithoutName: .directiveWithoutName
    case .unknownDirective(let word, let near): .unknownDirective(word: word, near: near)
    case .directiveName(let name): .directiveName(name: name)
    case .unclosedDirective(let end): .unclosedDirective(end: end)
    case .strayDirectiveEnd: .strayDirectiveEnd
    case .unclosedQuote: .unclosedQuote
    case .commentEndsInDescription: .commentEndsInDescription
    case .unknownDirectiveOption(let word, let near):
      .unknownDirectiveOption(word: word, near: near)
    case .directiveOptionTwice(let word): .directiveOptionTwice(word: word)
    case .directiveOptionValue(let value, let option):
      .directiveOptionValue(option: option, value: value)
    case .themeOfMarkdown(let theme): .themeOfMarkdown(theme: theme)
    case .linksOfImage: .linksOfImage
    case .linksInImage(let canWork): .linksInImage(canWork: canWork)
    case .noDescription(let names): .noDescription(names: names)
    case .noDirectiveStep(let number, let count): .noDirectiveStep(number: number, count: count)
    case .noDirectiveController(let id): .noDirectiveController(id: id)
    case .pagesOfOneImage(let file, let count): .pagesOfOneImage(file: file, count: count)
    case .figureTaken(let path): .figureTaken(path: path)
    case .figureNotOurs(let path): .figureNotOurs(path: path)
    case .outsideRepository(let path): .outsideRepository(path: path)
    case .figureMissing(let path): .figureMissing(path: path)
    case .figureOutOfDate(let path): .figureOutOfDate(path: path)
    case .referenceOutOfDate: .referenceOutOfDate
    }
  }
}

extension Message {
  package static func document(_ fault: Document) -> Self { Self(fault) }
}
