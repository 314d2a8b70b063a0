import Synchronization
import VCSource

/// The font names that Graphviz receives, by face.
///
/// Pango asks fontconfig for every name and size, and once more for the resulting font. If a name
/// is the font's own, pango omits the second request, and the family list each time.
package struct FontNames {
  private var names: [FontFace: String] = [:]
  /// The families for marks of an East Asian line.
  private var wideMarks = ""

  /// The families of each face, from which fontconfig chooses.
  package init() {}

  /// The families that fontconfig chooses on this machine, for faces whose texts these families
  /// show completely. For other faces, the next families in the list supply the missing characters.
  package init(installedFor picture: Picture, in session: borrowing GraphvizSession) {
    let fonts = InstalledFonts(for: picture, in: session)
    let look = picture.look.fonts
    // For pango, a full-width comma after Latin letters is Latin: no language chooses its font.
    let system = [picture].textLanguage.systemFonts?.all ?? []
    wideMarks = (system + ["sans-serif"]).joined(separator: ",")
    for face in FontFace.allCases {
      let own = [look.metrics(of: face)?.family].compactMap(\.self) + look.families(of: face)
      // A template's own font precedes the fonts that supply its missing characters.
      let hasOwn = own.first.map { !FontFace.isMeasured($0) } ?? false
      let weight = face.isBold ? " bold" : ""
      let others = face.families.dropLast() + system + face.families.suffix(1)
      names[face] = ((hasOwn ? own : []) + others).joined(separator: ",") + weight
      let texts = picture.texts(in: face)
      guard !hasOwn, !texts.isEmpty, let match = Self.match(for: face, fonts),
        Set(texts.joined().unicodeScalars).allSatisfy({ match.shows($0.orReplacement) })
      else { continue }
      names[face] = match.family + weight
    }
  }

  package subscript(face: FontFace, marks marks: MarkWidth = .ofFont) -> String {
    marks != .ofFont ? wideMarks + (face.isBold ? " bold" : "") : names[face] ?? face.fontName
  }

  /// The family that fontconfig chooses, if it is in the list. (Any other choice may depend on the
  /// language, and Graphviz knows Helvetica under other names.)
  private static func match(
    for face: FontFace, _ fonts: InstalledFonts
  ) -> InstalledFonts.Match? {
    matches.withLock { matches in
      if let match = matches[face] { return match }
      let families = face.families
      var match = fonts.match(families, isBold: face.isBold)
      if let family = match?.family, family == "Helvetica" || !families.contains(family) {
        match = nil
      }
      matches[face] = .some(match)
      return match
    }
  }

  /// The matches, requested once for each face.
  private static let matches = Mutex<[FontFace: InstalledFonts.Match?]>([:])
}

extension FontFace {
  fileprivate var families: [String] {
    fontName.replacing(" bold", with: "").split(separator: ",").map(String.init)
  }
}
