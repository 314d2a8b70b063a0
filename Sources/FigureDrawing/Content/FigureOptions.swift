/// What a figure is to show, beyond what its template says.
public struct FigureOptions: Sendable {
  /// Nil for what the template says.
  public var kind: FigureKind?
  /// Nil for what the template says.
  public var pointers: PointerSelection?
  public var language: Language
  /// Ids of the controllers that stand out; the rest stands back.
  public var emphasized: Set<String>

  public init(
    kind: FigureKind? = nil, pointers: PointerSelection? = nil, language: Language = .en,
    emphasized: Set<String> = []
  ) {
    self.kind = kind
    self.pointers = pointers
    self.language = language
    self.emphasized = emphasized
  }
}

/// The kinds of figure.
public enum FigureKind: String, CaseIterable, Sendable {
  /// Families and their pointers, as in the book's figures 17-5 to 17-8.
  case hierarchy
  /// The window, the controllers and their views, as in the guide's figures 2-1 to 2-4.
  case objects
  /// Presentations from left to right, and who was asked, as in the guide's figures 10-1 to 10-3.
  case chain
  /// What each presentation covers, as in the guide's figure 10-4.
  case coverage
  /// The calls that make and end a custom container's relationship to a child.
  case protocols = "protocol"
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
