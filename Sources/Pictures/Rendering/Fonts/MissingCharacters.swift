import VCSource

/// The characters of a script that no installed font shows, and the fonts to install.
package struct MissingCharacters: Sendable, Equatable {
  /// The characters in order of their code points, each once.
  package let characters: [Unicode.Scalar]
  /// The package to install; nil for characters without a known font: private and unassigned ones.
  package let package: Message.FontPackage?

  package init(characters: [Unicode.Scalar], package: Message.FontPackage?) {
    (self.characters, self.package) = (characters, package)
  }
}

/// The fonts of this machine.
package enum MachineFonts {
  /// The package to install if the machine has no fonts; nil if it has some, or fontconfig can't be
  /// asked.
  package static var packageIfNone: Message.FontPackage? {
    GraphvizSession.run { session in
      InstalledFonts(in: session).count == 0
        ? Message.FontPackage(debian: "fonts-dejavu-core", homebrew: "font-dejavu") : nil
    }
  }

  /// The file of an installed font; nil if no font of this family is installed.
  package static func file(of family: String, isBold: Bool) -> String? {
    GraphvizSession.run { session in
      let match = InstalledFonts(in: session).match([family], isBold: isBold)
      return match?.family.lowercased() == family.lowercased() ? match?.file : nil
    }
  }
}

extension Picture {
  /// The characters that a PNG or PDF of the picture would show as empty squares on this machine;
  /// an SVG uses its reader's fonts. Empty if fontconfig can't be asked, or knows no fonts.
  package var missingCharacters: [MissingCharacters] {
    GraphvizSession.run { session in
      let fonts = InstalledFonts(for: self, in: session)
      return (fonts.count ?? 0) > 0 ? missingCharacters(shownBy: fonts.shows) : []
    }
  }

  /// The package to install if a PNG or PDF of the picture would show Han in the forms of another
  /// language, because no installed font is for Chinese; nil if a template brings its font.
  package var packageForChinese: Message.FontPackage? {
    GraphvizSession.run { session in
      let fonts = InstalledFonts(in: session)
      return (fonts.count ?? 0) > 0
        ? packageForChinese(shownBy: fonts.shows, isInstalledFor: fonts.are) : nil
    }
  }

  package func packageForChinese(
    shownBy isShown: (Unicode.Scalar) -> Bool, isInstalledFor isInstalled: (String) -> Bool
  ) -> Message.FontPackage? {
    let language = [self].textLanguage
    guard language == .simplifiedChinese, look.fonts.files.isEmpty,
      let han = texts.joined().unicodeScalars.first(where: \.properties.isIdeographic),
      isShown(han), !isInstalled(language.fontconfigName)
    else { return nil }
    return Message.FontPackage(showing: han)
  }

  package func missingCharacters(shownBy isShown: (Unicode.Scalar) -> Bool) -> [MissingCharacters] {
    let missing = Set(texts.joined().unicodeScalars.map(\.orReplacement)).filter { scalar in
      !scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isWhitespace
        && !isShown(scalar)
    }
    return Dictionary(grouping: missing.sorted(), by: Message.FontPackage.init(showing:))
      .map { MissingCharacters(characters: $1, package: $0) }
      .sorted { $0.characters[0] < $1.characters[0] }
  }

  /// All visible texts.
  var texts: [String] { FontFace.allCases.flatMap(texts) }

  package func texts(in face: FontFace) -> [String] {
    var texts: [String] = []
    for box in boxes {
      for line in box.lines {
        for run in line.runs where self.look(of: run, in: line, of: box).style.face == face {
          texts.append(run.text)
        }
        if line.runs.isEmpty, look.fonts[line.role].face == face { texts.append(line.text) }
      }
    }
    for title in frames.compactMap(\.title) where look.fonts[title.role].face == face {
      texts.append(title.text)
    }
    if look.fonts.pointer.face == face { for arrow in arrows { texts += arrow.label?.lines ?? [] } }
    return texts
  }
}

extension Message.FontPackage {
  /// The package that shows a character; nil if no font is known for it.
  init?(showing scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .privateUse, .unassigned: return nil
    default: break
    }
    let script = Self.scripts.last { $0.first <= scalar.value }
    let name = scalar.properties.isEmojiPresentation ? "emoji" : script?.name ?? ""
    switch name {
    case "emoji":
      self.init(debian: "fonts-noto-color-emoji", homebrew: "font-noto-color-emoji")
    case "cjk": self.init(debian: "fonts-noto-cjk", homebrew: "font-noto-sans-cjk")
    case "rare han": self.init(debian: "fonts-hanazono", homebrew: "font-hanamina")
    case "": self.init(debian: "fonts-noto-core", homebrew: "font-noto-sans")
    default: self.init(debian: "fonts-noto-core", homebrew: "font-noto-sans-\(name)")
    }
  }

  /// The first code points of the scripts' blocks, with the names of their Noto fonts; each block
  /// ends where the next begins. https://www.unicode.org/Public/UNIDATA/Blocks.txt
  private static let scripts: [(first: UInt32, name: String)] = [
    (0x0000, ""), (0x0530, "armenian"), (0x0590, "hebrew"), (0x0600, "arabic"),
    (0x0700, "syriac"), (0x0750, "arabic"), (0x0780, "thaana"), (0x07C0, "nko"),
    (0x0800, "samaritan"), (0x0840, "mandaic"), (0x0860, "syriac"), (0x0870, "arabic"),
    (0x0900, "devanagari"), (0x0980, "bengali"), (0x0A00, "gurmukhi"), (0x0A80, "gujarati"),
    (0x0B00, "oriya"), (0x0B80, "tamil"), (0x0C00, "telugu"), (0x0C80, "kannada"),
    (0x0D00, "malayalam"), (0x0D80, "sinhala"), (0x0E00, "thai"), (0x0E80, "lao"),
    (0x0F00, "tibetan"), (0x1000, "myanmar"), (0x10A0, "georgian"), (0x1100, "cjk"),
    (0x1200, "ethiopic"), (0x13A0, "cherokee"), (0x1400, "canadian-aboriginal"),
    (0x1680, "ogham"), (0x16A0, "runic"), (0x1700, "tagalog"), (0x1780, "khmer"),
    (0x1800, "mongolian"), (0x1AB0, ""), (0x1C90, "georgian"), (0x1CC0, ""),
    (0x2100, "symbols"), (0x2200, "math"), (0x2300, "symbols"), (0x25A0, "symbols-2"),
    (0x2600, "symbols"), (0x2700, "symbols-2"), (0x27C0, "math"), (0x2800, "symbols-2"),
    (0x2900, "math"), (0x2B00, "symbols-2"), (0x2C00, ""), (0x2D00, "georgian"),
    (0x2D30, "tifinagh"), (0x2D80, "ethiopic"), (0x2DE0, ""), (0x2E80, "cjk"), (0xA4D0, ""),
    (0xA8E0, "devanagari"), (0xA960, "cjk"), (0xA980, ""), (0xAA60, "myanmar"),
    (0xAB00, "ethiopic"), (0xAB30, ""), (0xABC0, ""), (0xAC00, "cjk"), (0xD800, ""),
    (0xF900, "cjk"), (0xFB00, ""), (0xFB1D, "hebrew"), (0xFB50, "arabic"), (0xFE00, ""),
    (0xFE30, "cjk"), (0xFE70, "arabic"), (0xFF00, "cjk"), (0xFFF0, ""), (0x16FE0, "cjk"),
    (0x17000, ""), (0x1B000, "cjk"), (0x1B170, ""), (0x1D400, "math"), (0x1D800, ""),
    (0x1EE00, "arabic"), (0x1EF00, ""), (0x1F000, "symbols-2"), (0x1F100, "symbols"),
    (0x1F200, "cjk"), (0x1F300, "emoji"), (0x1F650, "symbols-2"), (0x1F680, "emoji"),
    (0x1F700, "symbols-2"), (0x1F900, "emoji"), (0x1FB00, "symbols-2"), (0x20000, "rare han"),
    (0xE0000, ""),
  ]
}
