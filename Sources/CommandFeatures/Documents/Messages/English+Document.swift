import VCSource

extension English {
  package func text(of fault: Message.Document) -> String {
    switch fault {
    case .documentNotUTF8: "the document is not UTF-8, or larger than 100 MB"
    case .directiveWithoutName: "the directive has no name: vcdiagram figures/name"
    case .unknownDirective(let word, let near):
      "unknown directive \(quoted(word))" + suggesting(near)
    case .directiveName(let name):
      "\(quoted(name)) cannot name a figure: a path from the document, of letters, digits, '-', '_' "
        + "and '+'"
    case .unclosedDirective(let end): "the directive is not closed by '\(end)'"
    case .strayDirectiveEnd: "no directive is open here"
    case .unclosedQuote: "the quotation mark is not closed on its line"
    case .commentEndsInDescription:
      "the comment ends here, in the middle of its description; put that into a file or a block of "
        + "code"
    case .unknownDirectiveOption(let word, let near):
      "a directive has no option \(quoted(word))"
        + (near == nil ? "; write a value with spaces in quotation marks" : suggesting(near))
    case .directiveOptionTwice(let word): "\(quoted(word)) is there twice"
    case .directiveOptionValue(let value, let option):
      "\(quoted(option)) doesn't take \(quoted(value))"
    case .pagesOfOneImage(let file, let count):
      "'\(file)' has \(count) pages, but the document would show one; "
        + "end the figure's name in .svg for a file for each step"
    case .themeOfMarkdown(let theme): "theme=\(theme) is for Markdown"
    case .linksOfImage:
      "'links' is for Markdown and AsciiDoc; 'links=object' and 'links=inline' are for one SVG, "
        + "without theme=both or docc"
    case .linksInImage(let canWork):
      "the figure has links, which don't work in an image"
        + (canWork ? "; the option 'links' makes them work" : "")
    case .noDescription(let names):
      "there is no description: neither in the document nor in "
        + names.map(quoted).joined(separator: ", ")
    case .noDirectiveStep(let number, let count):
      "there is no step \(number): the description has \(counted(count, "step"))"
    case .noDirectiveController(let id):
      "the description has no view controller with the id \(quoted(id))"
    case .figureTaken(let path):
      "\(quoted(path)) is drawn otherwise by another directive, or is another file of this call"
    case .figureNotOurs(let path):
      "\(quoted(path)) exists but is not a generated figure; move it or choose another name"
    case .outsideRepository(let path):
      "\(quoted(path)) is outside the document's repository; without a repository, embed uses files "
        + "below the current folder"
    case .figureMissing(let path): "\(quoted(path)) is missing; run 'vcdiagram embed'"
    case .figureOutOfDate(let path):
      "\(quoted(path)) is out of date; run 'vcdiagram embed'"
    case .referenceOutOfDate:
      "the block below the directive is out of date; run 'vcdiagram embed'"
    }
  }
}
