import VCEngine
import VCPhrases
import VCPictures
import VCSource

/// The style of figures: a template, and options that override it.
package struct Style: Sendable {
  /// The look, and the default content.
  package var template: Template
  /// The pointers to draw; nil for the template's.
  package var pointers: PointerSelection?
  /// Additional pointers to draw, by name.
  package var namedPointers: Set<NamedPointer>
  /// The language of the figure's own words; class names and properties are in code.
  package var language: Language
  /// The ids of the controllers to highlight, which dims the rest. If it is empty, a state's own are,
  /// or a step's changes.
  package var emphasized: Set<String>
  /// The scenes to show, in kinds of figures that show all; other kinds ignore it.
  package var selection: SceneSelection
  /// The page that figures are made to fit; nil for the template's, if it has one. Figures are
  /// never larger than without a page.
  package var page: PageSize?
  /// The room on the style's page, or on the template's, in points of a figure at the look's own
  /// size.
  package var pageToFit: PageSize? {
    (page ?? template.look.page.fit)?.room(forPictureScaledBy: template.look.scale)
  }
  /// Whether a figure that has no page and would be a strip is arranged for a screen. It makes no
  /// difference in formats that don't have the figure's positions.
  package var isArrangedForScreens = true
  /// Whether states are panels of one picture: the texts below them are below all panels, and the boxes
  /// that left with the last step leave a trace.
  package var isInPanels = false
  /// Whether boxes state the named pointers and the names of children, instead of arrows and
  /// labels.
  package var namesStandInBoxes = false
  /// The links of boxes, by the ids of their controllers.
  package var links: [String: String] = [:]
  /// Whether the legend states the names of the pointers, instead of a label at every line.
  var namesStandInLegend = false

  /// Creates a style; nil stands for the template's value.
  package init(
    _ template: Template = .book, pointers: PointerSelection? = nil,
    namedPointers: Set<NamedPointer> = [], language: Language = .en, emphasized: Set<String> = [],
    selection: SceneSelection = SceneSelection(), ids: ShownIDs? = nil, page: PageSize? = nil
  ) {
    self.template = template
    if let ids { self.template.look.box.ids = ids }
    (self.pointers, self.namedPointers, self.language) = (pointers, namedPointers, language)
    (self.emphasized, self.selection, self.page) = (emphasized, selection, page)
  }
}

extension Style {
  /// The ids of the controllers to highlight in a state: the style's, else those that the last step
  /// names, or that a refused call is about, else the description's; empty for a step's changes.
  package func emphasized(in hierarchy: Hierarchy) -> Set<String> {
    if !emphasized.isEmpty { return emphasized }
    let own = [hierarchy.highlighted, hierarchy.partiesOfRefusal, Set(hierarchy.app.emphasized)]
    return Set(own.first { !$0.isEmpty }?.map(hierarchy.id) ?? [])
  }
}

/// An option of a style that changes figures of only some kinds.
package enum StyleOption: String, CaseIterable, Sendable {
  case pointers, emphasize, ids
}

/// The pointers that a figure draws.
package enum PointerSelection: String, CaseIterable, Sendable {
  /// `all` for small figures, `families` for larger ones; the template sets the limit.
  case automatic
  /// Every member's container pointers and presentation pointers, as in figure 17-7.
  case all
  /// Containment once, and one pair of arrows for each presentation.
  case families
  /// Lines without names: containment, and one arrow for each presentation.
  case unnamed = "none"
}
