import Phrases

/// How figures are drawn: a template, and what is asked for beside it.
public struct Style: Sendable {
  /// The look, and what is drawn where the style says nothing else.
  public var template: Template
  /// Nil for what the template says.
  public var pointers: PointerSelection?
  /// The language of the figure's own words; class names and properties stay code.
  public var language: Language
  /// Ids of the controllers that stand out; the rest stands back. Without any, what a step changes
  /// stands out.
  public var emphasized: Set<String>

  /// A style; what is nil is as the template says.
  public init(
    _ template: Template = .book, pointers: PointerSelection? = nil, language: Language = .en,
    emphasized: Set<String> = []
  ) {
    self.template = template
    self.pointers = pointers
    self.language = language
    self.emphasized = emphasized
  }
}

/// Which pointers a figure draws.
public enum PointerSelection: String, CaseIterable, Sendable {
  /// `all` for small figures, `families` for larger ones; the template says where the line is.
  case automatic
  /// Every member's container pointers and presentation pointers, as in figure 17-7.
  case all
  /// Containment once, and one pair of arrows for each presentation.
  case families
  /// Lines without names: containment, and one arrow for each presentation.
  case unnamed = "none"
}
