import Diagnostics

extension English {
  package func text(of fault: Message.Keys) -> String {
    switch fault {
    case .notAMapping(let subject, let value):
      "\(phrase(for: subject, "a")) is a mapping, not \(phrase(for: value))"
    case .duplicateKey(let key): "the key \(quoted(key)) is here a second time"
    case .unknownKey(let key, let suggestion):
      "unknown key \(quoted(key))" + suggesting(suggestion)
    case .keyAsValue(let unknown, let key, let subject):
      "unknown key \(quoted(unknown)); write '\(key)' as the key"
        + (subject.map { ": \(quoted("\(key): \($0)"))" } ?? "")
    case .missingRequiredKey(let key, let subject): "\(phrase(for: subject, "the")) has no '\(key)'"
    case .wrongType(let key, .color, .emptyText):
      "'\(key)' takes a colour in quotation marks, such as \"#1f5f99\": without them, # begins a comment"
    case .wrongType(let key, let type, let value):
      "'\(key)' takes \(phrase(for: type)), not \(phrase(for: value))"
    case .unknownChoice(let key, let choices, let value, let suggestion):
      "'\(key)' takes \(list(choices, "or")), not \(phrase(for: value))" + suggesting(suggestion)
    case .unknownName(let key, let value, let suggestion):
      "'\(key)' does not take \(phrase(for: value))" + suggesting(suggestion)
    }
  }

  private func phrase(for subject: Message.Subject, _ article: String) -> String {
    switch subject {
    case .description: "\(article) description"
    case .viewController: "\(article) view controller"
    case .step: "\(article) step"
    case .window: "\(article) window"
    case .tab: "\(article) tab"
    case .object: article == "a" ? "an object" : "\(article) object"
    case .alternative: article == "a" ? "an alternative" : "\(article) alternative"
    case .segue: "\(article) segue"
    case .template: "\(article) template"
    case .settings: "\(article) settings file"
    case .value(let key): "'\(key)'"
    }
  }

  func phrase(for value: Message.Value) -> String {
    switch value {
    case .mapping: "a mapping"
    case .list: "a list"
    case .emptyText: "an empty text"
    case .scalar(let text): quoted(text)
    case .text(let text): "the text \(quoted(text))"
    case .number(let digits): "the number \(digits.prefix(40))"
    case .boolean(let value): "\(value)"
    case .null: "null"
    case .unreadable: "an unreadable value"
    }
  }

  private func phrase(for type: Message.ValueType) -> String {
    switch type {
    case .text: "a text"
    case .boolean: "true or false"
    case .wholeNumber(let range):
      "a whole number" + (range.map { " from \($0.lowerBound) to \($0.upperBound)" } ?? "")
    case .number(let range):
      "a number" + (range.map { " from \($0.lowerBound.short) to \($0.upperBound.short)" } ?? "")
    case .mapping: "a mapping"
    case .list: "a list"
    case .id: "an id"
    case .ids: "ids"
    case .className: "a class name"
    case .functionName: "a function's name, such as 'route(to:)'"
    case .color: "a colour such as \"#1f5f99\""
    case .fontNames: "the names of fonts"
    }
  }

  package func text(of fault: Message.Template) -> String {
    switch fault {
    case .noColors(let key): "'\(key)' needs at least one colour"
    case .faintText(let text, let ground, let contrast):
      "'\(text)' is hard to read on '\(ground)': their contrast is \(contrast.inTenths), and text needs 4.5"
    case .noFonts(let key): "'\(key)' needs at least one font"
    }
  }

  package func text(of fault: Message.Font) -> String {
    switch fault {
    case .missingCharacters(let characters, let package):
      "no installed font shows "
        + characters.prefix(8).map { $0.quotable.map { "'\($0)'" } ?? $0.number }
        .joined(separator: ", ")
        + (characters.count > 8 ? " and \(characters.count - 8) more" : "")
        + (package.map { "; install \(names(of: $0))" } ?? "")
    case .noneInstalled(let package):
      "no font is installed, and every letter would be an empty square; install "
        + names(of: package)
    case .notInstalled(let family):
      "the font '\(family)' is not installed, so texts are measured as in Liberation; name its "
        + "file: --font sans=<file>, or {family: \(family), file: …} in the template"
    case .notAFont(let file): "'\(file)' is no TrueType or OpenType font"
    case .unreadable(let file, let reason): "the font '\(file)' cannot be read: \(reason)"
    }
  }

  private func names(of package: Message.FontPackage) -> String {
    "\(package.debian) (Debian) or \(package.homebrew) (Homebrew)"
  }

  package func text(of fault: Message.Rendering) -> String {
    switch fault {
    case .tooManyPixels(let width, let height, let limit, let scale):
      "a PNG of \(width) × \(height) pixels cannot be drawn, \(limit) is the most; "
        + otherWays(scale)
    case .noMemoryForPixels(let width, let height, let scale):
      "there is no memory for a PNG of \(width) × \(height) pixels; " + otherWays(scale)
    case .pageTooLarge(let width, let height, let limit):
      "a PDF page of \(width) × \(height) points cannot be drawn, \(limit) is the most; "
        + "draw it as SVG, or fit it to a page with --page"
    case .ignoredOption(let option, let kind):
      "--\(option) doesn't change the figure '\(kind)'"
    case .smallText(let page, let smallest, let wanted):
      "on \(page) the smallest text is \(points(smallest)), under \(wanted.inTenths) pt; "
        + "--pages draws the families on several pages"
    }
  }

  private func otherWays(_ scale: Int?) -> String {
    (scale.map { "--scale \($0) would do, or " } ?? "") + "draw it as SVG or PDF"
  }
}
