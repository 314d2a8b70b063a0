import VCSource

/// The row of a key in a description: its synonyms, and how its value is read and
/// written.
///
/// Decoding, writing, the schema, the help, comparing and the hints about versions use the rows.
/// `Owner` is the type that the key's mapping becomes.
package struct KeyRow<Owner>: Sendable {
  /// A property that leads to a view controller, and whether it alone relates the two.
  package typealias Lead = (
    get: @Sendable (Owner) -> ViewController.Index?,
    set: @Sendable (inout Owner, ViewController.Index) -> Void,
    isRelation: Bool
  )

  /// The words that people write instead of it, in lower case, separated by blanks.
  package let synonyms: String
  package let shape: KeyShape
  /// The first iOS that has the property, nil if every iOS has it.
  package let since: Int?
  /// The UIKit class that has the property, as have its subclasses; nil for all classes.
  package let owner: String?
  /// Whether a description that differs from another in the key's value alone is a different one.
  package private(set) var isCompared = true
  /// The value, nil if it is not set, and for a key with special code in the decoder.
  package let value: @Sendable (Owner) -> Sourced<KeyValue>?
  /// Sets a value of the right shape and ignores others. Nil for a key with special code in the
  /// decoder.
  package let set: (@Sendable (inout Owner, Sourced<KeyValue>) -> Void)?
  /// The controller that the key leads to, nil for other keys.
  package let lead: Lead?

  /// The row, marked as ignored when descriptions are compared.
  var notCompared: Self {
    var row = self
    row.isCompared = false
    return row
  }
}

/// The keys of one kind of mapping.
package protocol DescriptionKeys: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The type that the mapping becomes.
  associatedtype Owner
  var row: KeyRow<Owner> { get }
  /// The keys with their rows, in the order of lists, reading and writing.
  static var rows: [(key: Self, row: KeyRow<Owner>)] { get }
}

extension DescriptionKeys {
  static var allRows: [(key: Self, row: KeyRow<Owner>)] { allCases.map { ($0, $0.row) } }

  /// Returns the key that a synonym stands for, nil if there is none.
  package static func key(meantBy name: String) -> String? {
    rows.first { $0.row.synonyms.hasWord(name) }?.key.rawValue
  }
}

extension String {
  /// Whether a key is one of the words, ignoring case, underscores, hyphens and blanks.
  package func hasWord(_ key: String) -> Bool {
    let word = key.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " }
    return split(separator: " ").contains { $0 == word }
  }
}

/// The shape of a key's value.
package indirect enum KeyShape: Sendable {
  case flag, text, detents, size, level
  /// A text for readers of figures, or an address: one for all languages, or one for each.
  case localizedText, link
  /// Whole numbers from 0 on.
  case index
  case number(ClosedRange<Int>)
  /// One of several words, each with its spellings, Swift's first.
  case word(@Sendable () -> [[String]])
  /// A part of the description, which the schema defines once.
  case part(DescriptionPart)
  case parts(DescriptionPart)
  /// A list with at least one element.
  case someParts(DescriptionPart)
  /// A list, or a mapping with names of the user's choice.
  case partsOrNames(DescriptionPart)
}

/// A key's value; words are in Swift's spelling.
package enum KeyValue: Hashable, Sendable {
  case flag(Bool)
  case number(Int)
  case text(String)
  case link(Hyperlink)
  case detents([Detent])
  case size(ContentSize)
  case level(WindowLevel)
}

/// A part of a description that several keys can have as their value.
package enum DescriptionPart: String, CaseIterable, Sendable {
  case viewController
  /// A controller that a step declares, without `presents`, because another step says what it
  /// presents.
  case newViewController
  /// A controller in a step: declared there, or named by its id.
  case controller
  case window
  case step
  case alternative
  /// Other values of controllers' properties, by id and key.
  case changes
  case object
  case references
  case delegate
  case detents
  case tab
  case newTab
  case segue
  case id
  case className
  /// A text for readers of figures, in one language or several.
  case text
  case link
  case superclass
  case modalPresentationStyle
  case modalTransitionStyle
}

// MARK: Rows

extension KeyRow {
  typealias Get<Content> = @Sendable (Owner) -> Sourced<Content>?
  typealias Set<Content> = @Sendable (inout Owner, Sourced<Content>) -> Void

  static func flag(
    _ synonyms: String, since: Int? = nil, of owner: String? = nil,
    _ get: @escaping Get<Bool>, _ set: @escaping Set<Bool>
  ) -> Self {
    Self(
      synonyms, .flag, since, owner, get, set, { .flag($0) },
      { if case .flag(let flag) = $0 { flag } else { nil } })
  }

  static func link(
    _ synonyms: String, _ get: @escaping Get<Hyperlink>,
    _ set: @escaping Set<Hyperlink>
  ) -> Self {
    Self(
      synonyms, .link, nil, nil, get, set, { .link($0) },
      { if case .link(let link) = $0 { link } else { nil } })
  }

  static func text(
    _ synonyms: String, as shape: KeyShape = .text, since: Int? = nil,
    of owner: String? = nil, _ get: @escaping Get<String>, _ set: @escaping Set<String>
  ) -> Self {
    Self(
      synonyms, shape, since, owner, get, set, { .text($0) },
      { if case .text(let text) = $0 { text } else { nil } })
  }

  static func number(
    _ synonyms: String, _ shape: KeyShape,
    _ get: @escaping Get<Int>, _ set: @escaping Set<Int>
  ) -> Self {
    Self(
      synonyms, shape, nil, nil, get, set, { .number($0) },
      { if case .number(let number) = $0 { number } else { nil } })
  }

  /// A row for a word in Swift's or Objective-C's spelling.
  static func word<Word: ObjectiveCSpelled>(
    _ synonyms: String, since: Int? = nil, of owner: String? = nil,
    among words: @escaping @Sendable () -> [Word] = { Array(Word.allCases) },
    _ get: @escaping Get<Word>, _ set: @escaping Set<Word>
  ) -> Self {
    word(synonyms, since, owner, { words().map(\.spellings) }, get, set)
  }

  /// A row for a word, which has one spelling as a rule.
  static func choice<Word: CaseIterable & RawRepresentable<String> & SendableMetatype>(
    _ synonyms: String, since: Int? = nil, of owner: String? = nil,
    spelled spellings: @escaping @Sendable (Word) -> [String] = { [$0.rawValue] },
    _ get: @escaping Get<Word>, _ set: @escaping Set<Word>
  ) -> Self {
    word(synonyms, since, owner, { Word.allCases.map(spellings) }, get, set)
  }

  private static func word<Word: RawRepresentable<String> & SendableMetatype>(
    _ synonyms: String, _ since: Int?, _ owner: String?,
    _ spellings: @escaping @Sendable () -> [[String]],
    _ get: @escaping Get<Word>, _ set: @escaping Set<Word>
  ) -> Self {
    Self(
      synonyms, .word(spellings), since, owner, get, set, { .text($0.rawValue) },
      { if case .text(let text) = $0 { Word(rawValue: text) } else { nil } })
  }

  /// A row for a key that leads to a view controller.
  static func viewController(
    _ synonyms: String, of owner: String? = nil, isRelation: Bool = false,
    _ get: @escaping @Sendable (Owner) -> ViewController.Index?,
    _ set: @escaping @Sendable (inout Owner, ViewController.Index) -> Void
  ) -> Self {
    Self(synonyms, .part(.viewController), owner: owner, lead: (get, set, isRelation))
  }

  /// The row of the references of a controller or an object.
  static var references: Self {
    .other("reference refersto pointers links uses owns", .part(.references))
  }

  /// The row of the delegate of a controller or an object.
  static var delegate: Self { .other("delegates", .part(.delegate)) }

  /// A row for a key with special code in the decoder.
  static func other(_ synonyms: String, _ shape: KeyShape, since: Int? = nil) -> Self {
    Self(synonyms, shape, since: since)
  }

  private init(
    _ synonyms: String, _ shape: KeyShape, since: Int? = nil,
    owner: String? = nil, lead: Lead? = nil
  ) {
    (self.synonyms, self.shape) = (synonyms, shape)
    (self.since, self.owner, self.lead) = (since, owner, lead)
    (value, set) = ({ _ in nil }, nil)
  }

  init<Content>(
    _ synonyms: String, _ shape: KeyShape, _ since: Int?, _ owner: String?,
    _ get: @escaping Get<Content>, _ set: @escaping Set<Content>,
    _ wrapped: @escaping @Sendable (Content) -> KeyValue,
    _ content: @escaping @Sendable (KeyValue) -> Content?
  ) {
    (self.synonyms, self.shape) = (synonyms, shape)
    (self.since, self.owner, lead) = (since, owner, nil)
    value = { owner in get(owner).map { Sourced(wrapped($0.value), at: $0.range) } }
    self.set = { owner, value in
      if let content = content(value.value) { set(&owner, Sourced(content, at: value.range)) }
    }
  }
}

extension KeyRow<ViewController> {
  /// Whether the controller's class, or one of its superclasses, has the property.
  package func belongs(to viewController: ViewController) -> Bool {
    guard let owner else { return true }
    return viewController.uiKitClass.name == owner
      || viewController.kind != .custom && UIKitClass(named: owner)?.kind == viewController.kind
  }

  /// A row for a property without a place of its own.
  static func setting(
    _ key: ViewControllerKey, _ shape: KeyShape, _ synonyms: String = "", since: Int? = nil,
    of owner: String? = nil
  ) -> Self {
    Self(
      synonyms, shape, since, owner, { $0.settings[key] }, { $0.settings[key] = $1 }, { $0 }, { $0 }
    )
  }

  static func column(_ column: SplitViewColumn, _ synonyms: String) -> Self {
    viewController(
      synonyms, of: "UISplitViewController", { $0.columns?[column] }, { $0.columns?[column] = $1 })
  }
}
