import VCEngine
import VCFigures
import VCPhrases
import VCPictures

/// A figure of the whole app: all controllers, in blocks by containment, and the segues between them.
/// A single picture shows what any state until then shows.
struct MapFigure: Figure {
  /// The page to draw, nil for the whole map.
  var part: Part?
  /// The changes to draw, nil for the map of one app.
  private var changes: MarkedScenes?
  /// The states that the only picture shows; nil if each state has a picture.
  private var history: PrefixSequence<Moments>?
  /// The whole map, if there are several pages.
  private var parts: MapParts?

  var canShowOneWindow: Bool { false }
  var canShowSelection: Bool { true }
  var ignoredOptions: Set<StyleOption> { [.pointers] }

  init(part: Part? = nil) { self.part = part }

  func showing(_ changes: MarkedScenes) -> (any Figure)? {
    var figure = self
    figure.changes = changes
    return figure
  }

  func including(_ moments: Moments, untilStep step: Int, asked: Bool) -> any Figure {
    var figure = self
    figure.history = moments.prefix(step + 1)
    return figure
  }

  func isEmpty(of moments: Moments, showing selection: SceneSelection) -> Bool {
    content(of: moments, showing: selection)?.blocks.isEmpty ?? false
  }

  /// Finds the whole map once for all its pages.
  func atlas(of moment: Moment, named name: String?, in style: Style) throws -> [Pages] {
    guard let whole = content(of: [moment], showing: style.selection, inFrames: false) else {
      return [try Drawable(self, [moment], name: name, in: style).pages()]
    }
    var figure = self
    figure.parts = MapParts(of: whole)
    let grouping = style.selection.grouping ?? (whole.isLarge ? whole.usualGrouping : nil)
    if grouping == nil, let page = try whole.onePage(self, moment, named: name, style) {
      return [page]
    }
    return try Atlas(of: whole.units(in: grouping), figure, moment, named: name, style).pages()
  }

  func needsPages(for moments: Moments, in style: Style) -> Bool {
    // The content isn't made for an app whose controllers are few anyway.
    moments.count == 1
      && moments.allSatisfy { $0.hierarchy.app.viewControllers.count > MapContent.mostAtOnce }
      && content(of: moments, showing: style.selection, inFrames: false)?.isLarge ?? false
  }

  func showing(_ part: Part) -> any Figure {
    var figure = self
    figure.part = part
    return figure
  }

  func sketches(of moments: Moments, in style: Style) -> Sketches {
    guard let content = content(of: moments, in: style) else {
      return Sketches(of: moments) { _ in Sketch(text: "") }
    }
    return sketches(of: moments, in: style, MapPlanner(content, style.template.look).laidOut())
  }

  var densities: [Density] {
    part?.isTrial ?? false ? Density.plain : Density.plain + [.shortNames, .tight, .brokenNames]
  }

  func plans(of moments: Moments, in style: Style, on density: Density) -> DensityPlans? {
    content(of: moments, in: style).map { content in
      { room in
        let planner = MapPlanner(content, style.template.look, for: room, on: density)
        let size = planner.size
        return DensityPlan(scale: room.scale(size.width, size.height)) {
          sketches(of: moments, in: style, planner.laidOut())
        }
      }
    }
  }

  private func content(of moments: Moments, in style: Style) -> MapContent? {
    let phrases = style.language.phrases
    var content =
      changes.map { MapContent(of: $0, in: phrases) }
      ?? part.flatMap { parts?.content(of: $0, phrases) }
      ?? content(of: moments, showing: style.selection)
    content?.language = style.language
    content?.hasShortNames = part?.hasShortNames ?? false
    return content
  }

  /// The whole map's content.
  private func content(
    of moments: Moments, showing selection: SceneSelection, inFrames: Bool = true
  ) -> MapContent? {
    history.map { MapContent(of: $0, inOne: true, showing: selection, inFrames: inFrames) }
      ?? MapContent(of: moments, showing: selection, inFrames: inFrames)
  }

  /// The sketches of one layout, so that all parts have the same positions in all states.
  private func sketches(of moments: Moments, in style: Style, _ layout: MapLayout) -> Sketches {
    Sketches(of: moments.enumerated()) { number, moment in
      var sketcher = MapSketcher(layout, number, moment.hierarchy, style)
      return sketcher.sketch()
    }
  }
}
