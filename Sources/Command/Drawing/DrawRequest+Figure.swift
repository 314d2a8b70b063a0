import VCEngine
import VCFigures
import VCPictures

extension DrawRequest {
  /// The request for a figure that goes into a file of a format.
  ///
  /// - Parameter mayBeSplit: Whether a state may be drawn on several pages.
  package func figureRequest(
    in template: Template, as format: PictureFormat, mayBeSplit: Bool
  ) -> FigureRequest {
    var style = style(in: template)
    style.page = page(for: format, in: style)
    style.isArrangedForScreens = !format.needsFlowchart
    // A viewer or a printer shows white behind light texts.
    if format.isSeenAlone, theme != .docc { style.template.look.fillDarkBackground() }
    let continues = continuesFigure && (panels || style.pageToFit != nil && !format.needsFlowchart)
    return FigureRequest(
      figure, in: style, states: states, window: window, captions: captions,
      panels: panels,
      spread: pages
        ? .several
        : mayBeSplit && format.holdsPages
          ? .asNeeded : mayBeSplit && continues ? .ifTooSmall : .one)
  }

  /// The page that figures fit. A format's own page counts even without an option.
  func page(for format: PictureFormat, in style: VCFigures.Style) -> PageSize? {
    let page = style.page ?? style.template.look.page.fit
    let usual = states.pages == nil ? format.usualPage : format.pageOfSteps
    return page == nil || page?.name == usual?.name ? usual ?? page : page
  }

  /// The look of figures.
  func style(in template: Template) -> VCFigures.Style {
    VCFigures.Style(
      template, pointers: pointers?.selection, namedPointers: pointers?.names ?? [],
      language: spokenLanguage, emphasized: Set(Self.list(emphasize)), selection: selection,
      ids: ids, page: pageIsImplied && template.look.page.fit != nil ? nil : page?.size)
  }

  /// The scenes that are shown.
  private var selection: SceneSelection {
    let hidden = Self.list(hide)
    let kinds = hidden.compactMap(Segue.Kind.init)
    var selection = SceneSelection(
      around: around?.neighborhoods ?? [],
      hidden: hidden.filter { Segue.Kind(rawValue: $0) == nil },
      kinds: kinds.isEmpty ? [] : Segue.Kind.allCases.filter { !kinds.contains($0) },
      grouping: group)
    if let from, let to { selection.path = SceneSelection.Path(from: from, to: to) }
    return selection
  }

  /// An option's values, separated by commas.
  static func list(_ text: String?) -> [String] {
    text?.split(separator: ",").map { String($0.drop { $0 == " " }) } ?? []
  }
}
