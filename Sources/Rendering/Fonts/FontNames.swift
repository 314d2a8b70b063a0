import Graphviz
import Pictures
import Synchronization
import TextFormats

/// The name under which Graphviz is told of each face.
///
/// Pango asks fontconfig for every name and size, and once more for the font that it got. A name
/// that is the font's own saves it the second time, and the list of families each time.
struct FontNames {
  private var names: [FontFace: String] = [:]

  /// All that fontconfig may choose from.
  init() {}

  /// The families that fontconfig chooses on this machine, of faces whose texts these show alone:
  /// for what one lacks, the others stand in, in their order.
  init(installedFor picture: Picture, in session: borrowing GraphvizSession) {
    let fonts = InstalledFonts(in: session)
    let look = picture.look.fonts
    for file in look.files.values { fonts.add(file: file.value) }
    for face in FontFace.allCases {
      let own = [look.metrics(of: face)?.family].compactMap(\.self) + look.families(of: face)
      // A template's own font comes before those that its characters may be missing in.
      if own.first.map({ !FontFace.isMeasured($0) }) ?? false {
        names[face] = own.map { $0 + "," }.joined() + face.fontName
        continue
      }
      let texts = picture.texts(in: face)
      guard !texts.isEmpty, let match = Self.match(for: face, fonts),
        Set(texts.joined().unicodeScalars).allSatisfy({ match.shows($0.orReplacement) })
      else { continue }
      names[face] = face == .sansBold ? match.family + " bold" : match.family
    }
  }

  subscript(face: FontFace) -> String { names[face] ?? face.fontName }

  /// What fontconfig chooses, if it is one of those that it is to choose from. (Which other it
  /// takes may depend on the language; and Graphviz knows Helvetica under other names.)
  private static func match(
    for face: FontFace, _ fonts: InstalledFonts
  ) -> InstalledFonts.Match? {
    matches.withLock { matches in
      if let match = matches[face] { return match }
      let families = face.families
      var match = fonts.match(families, isBold: face == .sansBold)
      if let family = match?.family, family == "Helvetica" || !families.contains(family) {
        match = nil
      }
      matches[face] = .some(match)
      return match
    }
  }

  /// Asked once for a face.
  private static let matches = Mutex<[FontFace: InstalledFonts.Match?]>([:])
}

extension FontFace {
  fileprivate var families: [String] {
    let names = self == .sansBold ? fontName.dropLast(" bold".count) : fontName[...]
    return names.split(separator: ",").map(String.init)
  }
}
