import Synchronization
import VCEngine
import VCSource

/// A format that descriptions are read from: a row with its name, its abilities, and what reads it.
///
/// Other code asks for an ability, never for a format, so that a new format is a new row.
package struct InputFormat: Listed, Sendable {
  /// The name, such as `yaml`.
  package let rawValue: String
  /// What people call its texts, such as "descriptions", for lists of what a call reads; nil if they
  /// needn't be listed.
  package let plural: Words?
  /// The usual file extensions.
  package let fileExtensions: [String]
  package let recognition: Recognition
  /// Returns the description in a text of the format. Returns nil, and reports it, if there is none.
  package let read: @Sendable (Source, DiagnosticCollector) -> AppDescription?
  /// What reads files that refer to each other, as one app; nil if each file is a description of its
  /// own.
  package let project: Project?
  /// Whether inputs that a call names beside one in the format form one app with it.
  package let joinsOthers: Bool
  /// What texts of the format add to an app that another text shows; nil if they show an app themselves.
  package let addition: Addition?
  /// The offsets at which prints of an app begin in a text, in order.
  package let prints: @Sendable (Source) -> [Int]
  /// What reads texts that are too long to store; nil if a text has at most `Source.maximumSize`.
  package let scanner: Scanner?
  /// Whether a person's words, in lower case, quote a text of the format that can't be read from them.
  package let isQuoted: @Sendable (String) -> Bool
  /// The lines on what no text of the format says, for the head of a description made from one.
  package let omissions: @Sendable (Wording) -> [String]

  /// How a text's format is found, from the most certain way to the least: a format that is
  /// recognized with more certainty is the text's, in whatever order formats were added.
  package enum Recognition: Sendable {
    /// By its first bytes. Other texts may begin like it.
    case beginning(@Sendable (Source) -> Bool)
    /// By its form, which no other text has.
    case form(@Sendable (Source) -> Bool)
    /// By a form with few marks, which a text of another form may contain.
    case looseForm(@Sendable (Source) -> Bool)
    /// By a find anywhere in it, most of which may be other output.
    case find(@Sendable (Source) -> Bool)
    /// By its name or its first bytes, if it has no other format.
    case description(TextFormat)

    /// The place in the order of certainty, and what recognizes a text; nil for descriptions.
    fileprivate var detection: (rank: Int, recognizes: @Sendable (Source) -> Bool)? {
      switch self {
      case .beginning(let has): (0, has)
      case .form(let has): (1, has)
      case .looseForm(let has): (2, has)
      case .find(let has): (3, has)
      case .description: nil
      }
    }
  }

  /// Begins to read a text with this name, from this line on.
  package typealias Scanner = @Sendable (_ name: String, _ firstLine: Int) -> any TextScanner

  package init(
    _ name: String, plural: Words? = nil, fileExtensions: [String] = [],
    recognition: Recognition,
    project: Project? = nil, joinsOthers: Bool = false, addition: Addition? = nil,
    prints: @escaping @Sendable (Source) -> [Int] = { _ in [] },
    scanner: Scanner? = nil,
    isQuoted: @escaping @Sendable (String) -> Bool = { _ in false },
    omissions: @escaping @Sendable (Wording) -> [String] = { _ in [] },
    read: @escaping @Sendable (Source, DiagnosticCollector) -> AppDescription?
  ) {
    rawValue = name
    (self.plural, self.fileExtensions, self.recognition) = (plural, fileExtensions, recognition)
    (self.project, self.joinsOthers, self.addition) = (project, joinsOthers, addition)
    (self.prints, self.scanner, self.isQuoted) = (prints, scanner, isQuoted)
    (self.omissions, self.read) = (omissions, read)
  }

  /// Whether a file's name ends in one of the extensions.
  package func isUsual(forFile path: String) -> Bool {
    fileExtensions.contains { path.hasSuffix("." + $0) }
  }
}

extension InputFormat {
  /// The formats of this module, and those that features added.
  package static var allCases: [InputFormat] { known.withLock(\.self) }

  private static let known = Mutex<[InputFormat]>([.json, .yaml])

  /// Adds a feature's format to `allCases`, once.
  package static func add(_ format: InputFormat) { known.withLock { $0.add(format) } }

  /// JSON.
  package static let json = InputFormat(
    "json", fileExtensions: ["json"], recognition: .description(.json)
  ) { AppDescription.decoded($0, as: .json, $1) }

  /// YAML-lite, a subset of YAML.
  package static let yaml = InputFormat(
    "yaml", fileExtensions: ["yaml", "yml"], recognition: .description(.yaml)
  ) { AppDescription.decoded($0, as: .yaml, $1) }
}

extension InputFormat {
  /// Detects the format of a text. The file's name decides only between JSON and YAML, and the order of
  /// `formats` doesn't matter.
  package init(of source: Source, among formats: [InputFormat] = Self.allCases) {
    let source = source.own
    let detections = formats.compactMap { format in
      format.recognition.detection.map {
        (format: format, rank: $0.rank, recognizes: $0.recognizes)
      }
    }
    // Of equally certain formats, any but always the same. Less certain ones take longer to recognize.
    let byCertainty = detections.sorted {
      ($0.rank, $0.format.rawValue) < ($1.rank, $1.format.rawValue)
    }
    self =
      byCertainty.first { $0.recognizes(source) }?.format
      ?? (TextFormat(of: source) == .json ? .json : .yaml)
  }

  /// Whether a text's first bytes suffice to recognize the format.
  package var isRecognizedByBeginning: Bool {
    if case .beginning = recognition { true } else { false }
  }

  /// Whether it is a format in which people write descriptions.
  package var isOfDescriptions: Bool {
    if case .description = recognition { true } else { false }
  }
}

extension Source {
  /// The text's first bytes, without a byte order mark; they identify the format.
  package var beginning: ArraySlice<UInt8> { bytes[textStart...].prefix(65_536) }

  /// The location of errors about the whole text.
  package var startRange: SourceRange { SourceRange(start: textStart, end: textStart) }

  /// Whether the text is a description: a line begins with a key that every description has, or the
  /// text begins with a bracket. The first bytes identify nearly every description.
  package var isDescription: Bool {
    var first = beginning.lazy.filter { $0 > UInt8(ascii: " ") }.makeIterator()
    switch first.next() {
    case UInt8(ascii: "{"): return isOneValue
    // Otherwise it begins a program's output, as in `[Presentation]`.
    case UInt8(ascii: "[") where first.next().map("{[\"]".utf8.contains) ?? true: return isOneValue
    default: break
    }
    // A document has descriptions only between fences.
    let keys = ["rootViewController:", "windows:", "scenes:"]
    let line = beginning.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.first {
      line in
      (keys + ["```"]).contains { line.starts(with: $0.utf8) }
        || line.starts(with: "app:".utf8) && line.contains(UInt8(ascii: "."))
    }
    return line.map { $0.first != UInt8(ascii: "`") } ?? false
  }

  /// Whether nothing follows the brackets that begin the text, as what an app prints goes on after them.
  private var isOneValue: Bool {
    var (depth, isString, previous) = (0, false, UInt8(0))
    for (index, byte) in zip(beginning.indices, beginning) {
      if byte == UInt8(ascii: "\""), previous != UInt8(ascii: "\\") { isString.toggle() }
      if !isString, "{[".utf8.contains(byte) { depth += 1 }
      if !isString, "}]".utf8.contains(byte) { depth -= 1 }
      if depth == 0, byte > UInt8(ascii: " ") {
        return !beginning[(index + 1)...].contains { $0 > UInt8(ascii: " ") }
      }
      previous = byte
    }
    return true
  }
}
