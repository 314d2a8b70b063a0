import Testing
import VCPictures

@Suite struct `Text metrics` {
  /// Points at 12 points, as `Tools/Scripts/advance-tables.py --measure sans 12 TEXT` adds them up glyph
  /// by glyph from Liberation's own files (likewise `sansBold` and `mono`).
  @Test(arguments: [
    ("UITabBarController", 103.37109375, 110.677734375, 129.62109375),
    ("presentedViewController", 131.40234375, 142.03125, 165.626953125),
    ("Ünïcödé Łódź", 74.05078125, 78.662109375, 86.4140625),
    ("Ελληνικά Привет", 92.162109375, 99.3515625, 108.017578125),
    ("שלום", 26.373046875, 28.787109375, 28.8046875),
    ("€ – “x” …", 49.341796875, 54.0234375, 64.810546875),
  ])
  func `what a face holds is as wide as in its font`(
    text: String, sans: Double, sansBold: Double, mono: Double
  ) {
    #expect(TextMetrics.width(of: text, font: .sans, size: 12) == sans)
    #expect(TextMetrics.width(of: text, font: .sansBold, size: 12) == sansBold)
    #expect(TextMetrics.width(of: text, font: .mono, size: 12) == mono)
  }

  @Test func `nothing is 0 wide`() {
    for face in FontFace.allCases {
      #expect(TextMetrics.width(of: "", font: face, size: 12) == 0)
    }
  }

  @Test func `a width grows with the size`() {
    #expect(TextMetrics.width(of: "AA設", font: .sans, size: 10) == 23.33984375)
    #expect(TextMetrics.width(of: "AA設", font: .sans, size: 20) == 46.6796875)
  }

  @Test func `quotation marks are 1 em wide in an East Asian line, and half an em beside marks`() {
    #expect(TextMetrics.width(of: "“設”", font: .sans, size: 10) == 30)
    #expect(TextMetrics.width(of: "‘設’", font: .sans, size: 10) == 30)
    #expect(TextMetrics.width(of: "“設”，（‘設’）。", font: .sans, size: 10) == 75)
    #expect(
      TextMetrics.width(of: "設it’s", font: .sans, size: 10)
        == 10 + TextMetrics.width(of: "it’s", font: .sans, size: 10))
    #expect(
      TextMetrics.width(of: "“x” 😀", font: .sans, size: 10)
        == TextMetrics.width(of: "“x”", font: .sans, size: 10)
        + TextMetrics.width(of: " 😀", font: .sans, size: 10))
  }

  @Test func `a part of a text is measured like a text`() {
    let text = "a: UITabBarController"
    #expect(TextMetrics.width(of: String(text.dropFirst(3)), font: .sans, size: 12) == 103.37109375)
  }

  @Test(
    arguments: [
      "设", "あ", "한", "Ａ", "。", "　", "\u{20000}", "\u{1F004}",
      "\u{1112}\u{1161}\u{11AB}",
      "😀", "👍🏽", "❤️", "☀️", "©️", "1️⃣", "#️⃣", "*\u{20E3}", "🇫🇷", "👨‍👩‍👧‍👦", "🏳️‍🌈", "👩🏽‍🚀", "🧑‍🤝‍🧑",
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
      "\u{E000}", "\u{F8FF}", "\u{378}", "\u{10FFFF}",
    ])
  func `a square is 1 em wide`(text: String) {
    for face in FontFace.allCases {
      #expect(TextMetrics.width(of: text, font: face, size: 12) == 12)
    }
  }

  @Test(
    arguments: [
      ("日本語", 3.0), ("ｶﾅ", 1), ("😀😀", 2), ("🇫🇷🇩🇪", 2), ("🇫🇷🇩", 2), ("1️⃣2️⃣", 2), ("👍🏽👍", 2),
      ("👨‍👩‍👧👨‍👩‍👧", 2), ("🏽", 1), ("设🏽", 2), ("设\u{FE0F}", 1), ("\u{200D}😀", 1), ("😀\u{200D}", 1),
      ("😀\u{200D}设", 2),
    ])
  func `squares add up`(text: String, ems: Double) {
    #expect(TextMetrics.width(of: text, font: .sans, size: 12) == 12 * ems)
  }

  @Test(
    arguments: [
      "\u{300}", "\u{20DD}", "\u{5B0}", "\u{200B}", "\u{200D}", "\u{2060}", "\u{200F}", "\u{202E}",
      "\u{2069}", "\u{FE0E}", "\u{FE0F}", "\u{E0100}", "\u{FEFF}", "\u{AD}",
    ])
  func `marks and format characters are 0 wide`(text: String) {
    for face in FontFace.allCases {
      let letters = TextMetrics.width(of: "añb", font: face, size: 12)
      #expect(TextMetrics.width(of: text, font: face, size: 12) == 0)
      #expect(TextMetrics.width(of: "añ\(text)b", font: face, size: 12) == letters)
    }
  }

  @Test func `a letter and its mark are as wide as the letter`() {
    let composed = TextMetrics.width(of: "\u{E9}", font: .sans, size: 12)
    #expect(TextMetrics.width(of: "e\u{301}", font: .sans, size: 12) == composed)
  }

  @Test(arguments: ["\u{0}", "\t", "\n", "\u{1B}", "\u{7F}", "\u{85}", "\u{2028}"])
  func `a control character is as wide as what is drawn in its place`(text: String) {
    for face in FontFace.allCases {
      let replacement = TextMetrics.width(of: "\u{FFFD}", font: face, size: 12)
      #expect(TextMetrics.width(of: text, font: face, size: 12) == replacement)
    }
  }

  @Test func `Arabic letters are as wide as they are joined`() {
    #expect(TextMetrics.width(of: "مرحبا", font: .sans, size: 2048) == 5 * 1126)
    #expect(TextMetrics.width(of: "مَرْحَبًا", font: .sans, size: 2048) == 5 * 1126)
  }

  /// Thousandths of an em per letter, as SCRIPTS in `Tools/Scripts/advance-tables.py` has them.
  @Test(arguments: [("हिन्दी", 5, 500), ("ไทย", 3, 550), ("தமிழ்", 4, 800), ("አማርኛ", 4, 750)])
  func `letters of the scripts of Asia and Africa have a mean width`(
    text: String, letters: Double, width: Double
  ) {
    let measured = TextMetrics.width(of: text, font: .sans, size: 1000)
    #expect(abs(measured - letters * width) < letters)
  }

  @Test func `a joiner between letters joins no emoji`() {
    let letters = TextMetrics.width(of: "ab", font: .sans, size: 12)
    #expect(TextMetrics.width(of: "a\u{200D}b", font: .sans, size: 12) == letters)
  }

  @Test func `the monospaced face has one width for all that it holds`() {
    for text in ["i", "M", "é", "Ω", "Я", "א", "→", "│", "€"] {
      #expect(TextMetrics.width(of: text, font: .mono, size: 2048) == 1229)
    }
  }

  @Test func `no character is without a width`() {
    for value in (0...0x10FFFF as ClosedRange<UInt32>) where value % 7 == 0 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let width = TextMetrics.width(of: String(scalar), font: .sans, size: 1)
      #expect((0...2).contains(width))
    }
  }
}
