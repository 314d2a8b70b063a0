import VCFigures
import VCPictures
import VCSource

/// The value of `--font`: families or files of fonts that replace the template's, such as
/// `sans=Georgia,mono=fonts/Iosevka.ttf`.
package struct FontChoice: Equatable, OptionValue {
  /// The texts that a font is for. Without a bold font, bold texts use the sans family.
  enum Texts: String, CaseIterable {
    case sans, bold, mono
  }

  private struct Font: Equatable {
    let texts: Texts
    var name: String

    /// Whether the name is a file's. A family's name has no slash and no extension of a font file.
    var isFile: Bool {
      name.contains("/") || [".ttf", ".otf", ".ttc", ".otc"].contains { name.hasSuffix($0) }
    }
  }

  private var fonts: [Font] = []

  package init?(argument: String) {
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, let texts = Texts(rawValue: String(sides[0])),
        !fonts.contains(where: { $0.texts == texts })
      else { return nil }
      fonts.append(Font(texts: texts, name: String(sides[1])))
    }
    // Bold letters need a file, because a family's bold font is found by the family's name.
    if fonts.isEmpty || fonts.contains(where: { $0.texts == .bold && !$0.isFile }) { return nil }
  }

  package var argument: String {
    fonts.map { "\($0.texts.rawValue)=\($0.name)" }.joined(separator: ",")
  }

  package static let notation: Words? = .fontNotation

  package var files: [String] { fonts.filter(\.isFile).map(\.name) }

  /// The same choice, with its files in a folder.
  package func inFolder(_ folder: String) -> FontChoice {
    var choice = self
    for index in fonts.indices where fonts[index].isFile {
      choice.fonts[index].name = folder + fonts[index].name
    }
    return choice
  }

  /// Replaces a template's fonts. Measuring reports missing fonts.
  ///
  /// - Throws: `UsageFault.boldFont` if a bold font's file is chosen for another font.
  func replaceFonts(of template: inout Template) throws {
    for font in fonts {
      let face: FontFace =
        switch font.texts {
        case .sans: .sans
        case .bold: .sansBold
        case .mono: .mono
        }
      var family = font.name
      if font.isFile {
        let file = try? PlainFile(namedByText: font.name)
        let metrics = (file?.source.bytes).flatMap { FontMetrics($0) }
        if metrics?.isBold == true, font.texts != .bold {
          throw UsageFault.boldFont(file: font.name)
        }
        family = metrics?.family ?? String(InputFile.baseName(of: font.name))
      }
      template.look.fonts.choose(
        family, for: face, file: font.isFile ? FileIdentity.absolutePath(of: font.name) : nil)
    }
  }
}
