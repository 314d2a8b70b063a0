import VCSource

extension English {
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
    case .unreadable(let file, let reason):
      "the font '\(file)' cannot be read: \(reason[.en] ?? "")"
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
    }
  }

  private func otherWays(_ scale: Int?) -> String {
    (scale.map { "--scale \($0) would do, or " } ?? "") + "draw it as SVG or PDF"
  }
}
