import Phrases
import Pictures

/// The style of figures: a template, and what is asked for besides.
public struct Style: Sendable {
  /// The look, and what is drawn where the style says nothing else.
  public var template: Template
  /// Nil for what the template says.
  public var pointers: PointerSelection?
  /// Pointers that are drawn besides, by their names.
  public var namedPointers: Set<NamedPointer>
  /// The language of the figure's own words; class names and properties stay code.
  public var language: Language
  /// Ids of the controllers that stand out; the rest stands back. Without any, what a step changes
  /// stands out.
  public var emphasized: Set<String>
  /// The scenes that a map shows; other kinds ignore it.
  public var selection: MapSelection
  /// The page that figures are made to fit; nil for what the template says, which is none if it
  /// says nothing. Such a figure is never larger than without a page.
  public var page: PageSize?
  /// The style's page, or the template's.
  var pageToFit: PageSize? { page ?? template.look.page.fit }
  /// Whether boxes state the named pointers and the names of children, in place of arrows and labels.
  var namesStandInBoxes = false
  /// The links of boxes, by the ids of their controllers.
  var links: [String: String] = [:]
  /// Whether the legend tells the names of the pointers, and not a label at every line.
  var namesStandInLegend = false

  /// A style; what is nil is as the template says.
  public init(
    _ template: Template = .book, pointers: PointerSelection? = nil,
    namedPointers: Set<NamedPointer> = [], language: Language = .en, emphasized: Set<String> = [],
    selection: MapSelection = MapSelection(), swiftUI: SwiftUINames? = nil,
    ids: ShownIDs? = nil, page: PageSize? = nil
  ) {
    self.template = template
    if let swiftUI { self.template.look.box.swiftUI = swiftUI }
    if let ids { self.template.look.box.ids = ids }
    self.pointers = pointers
    self.namedPointers = namedPointers
    self.language = language
    self.emphasized = emphasized
    self.selection = selection
    self.page = page
  }
}

/// The pointers that a figure draws.
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
