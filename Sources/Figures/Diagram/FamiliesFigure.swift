import VCEngine
import VCPhrases

/// A figure of families: boxes in frames, and lines between boxes. A kind provides the content of a
/// state; layout, sketches and pages are the same for all kinds.
package protocol FamiliesFigure: Figure {
  func content(of hierarchy: Hierarchy, in style: Style) -> MomentContent
  /// The text of the sketch.
  func text(of hierarchy: Hierarchy, in style: Style) -> String
  /// Adds what stands around the families.
  func addParts(to sketcher: inout DiagramSketcher)
}

extension FamiliesFigure {
  package var densities: [Density] { Density.allCases }

  package func addParts(to _: inout DiagramSketcher) {}

  package func units(of moment: Moment, in style: Style) -> Units? {
    let hierarchy = moment.hierarchy
    func number(_ member: ViewController.Index) -> Int { hierarchy.family(of: member)?.number ?? 0 }
    return Units(
      units: hierarchy.families.map { Units.Unit(number: $0.number) },
      links: hierarchy.presentations.map { (number($0.presenter), number($0.presented)) }, most: 6,
      mostWithoutPage: 1)
  }

  package func sketches(of moments: Moments, in style: Style) throws -> Sketches {
    try sketches(of: moments, DiagramLayout(of: content(of: moments, in: style)))
  }

  package func plans(
    of moments: Moments, in style: Style, on density: Density
  ) throws -> DensityPlans? {
    // Only a figure that must show pointers keeps them where there is no room.
    if density == .wrapped, !style.showsAllPointers, style.namedPointers.isEmpty { return nil }
    var content = content(of: moments, in: style).adapted(to: density)
    guard content.canBeRearranged else { return nil }
    content.joinsLines = true
    let diagram = content
    var forms: [(content: Diagram, families: FamilyPlacement.Families)] = []
    if density >= .lists, !style.showsAllPointers {
      // A list has one line to each child.
      guard diagram.groups.allSatisfy({ $0.bundles.allSatisfy { $0.relation == .containment } })
      else { return nil }
      let measures = ArrangementMeasures(
        diagram.look, isTight: density >= .tight, areLists: true)
      let lists = density < .brokenNames ? diagram : diagram.halvingNames(indent: measures.indent)
      forms.append(
        (lists, .lists(lists.groups.map { FamilyList($0, of: lists, measures) })))
    }
    // On a flat page, tight rows may be larger than lists.
    if density != .lists {
      let rows = density < .brokenNames ? diagram : diagram.halvingNames(indent: nil)
      forms.append((rows, .rows(try FamilyLayout.rows(of: rows))))
    }
    return { [forms] room in
      let placements = forms.map {
        FamilyPlacement(of: $0.content, $0.families, on: density, for: room)
      }
      guard let placement = placements.max(by: { $1.isBetter(than: $0) }) else { return nil }
      return DensityPlan(scale: placement.scale, detours: placement.detours) {
        sketches(of: moments, DiagramLayout(of: placement.columns))
      }
    }
  }

  private func content(of moments: Moments, in style: Style) -> Diagram {
    Diagram(of: moments, in: style) { content(of: $0, in: style) }
  }

  private func sketches(of moments: Moments, _ layout: DiagramLayout) -> Sketches {
    let (content, style) = (layout.content, layout.content.style)
    return Sketches {
      let next = content.presences(of: moments) { self.content(of: $0, in: style) }
      return {
        next().map { presence in
          var sketcher = DiagramSketcher(
            layout, presence, text: text(of: presence.hierarchy, in: style))
          return sketcher.sketch(adding: addParts)
        }
      }
    }.cached(of: moments)
  }
}

extension FamiliesFigure {
  /// A figure in which boxes state how many members below them no step touches.
  package func folded(for moments: Moments, in style: Style) -> (any Figure)? {
    if style.showsAllPointers || !style.namedPointers.isEmpty { return nil }
    var plain = style
    // Pointers of all members would change with each presentation.
    plain.pointers = style.pointersOfFamilies
    let content = content(of: moments, in: plain)
    let next = content.presences(of: moments) { self.content(of: $0, in: plain) }
    var (touched, last): (Set<BoxIndex>, Diagram.Presence?) = ([], nil)
    while let now = next() {
      if let last { touched.formUnion(now.boxes.symmetricDifference(last.boxes)) }
      touched.formUnion(now.emphasis?.boxes ?? [])
      last = now
    }
    let members = Set(touched.compactMap { content[$0].subject.controller })
    return FamiliesPart(figure: self, densities: densities) {
      self.content(of: $0, in: $1).folded(to: members, $1.language.phrases)
    }
  }

  package func showing(_ part: Part) -> any Figure {
    FamiliesPart(figure: self, densities: part.isTrial ? Density.plain : densities) {
      var style = $1
      if part.page == nil {
        if style.pointersOfFamilies == .families { style.pointers = .families }
        // The families' own pages show them.
        style.namedPointers = []
      }
      return content(of: $0, in: style).part(part, of: $0, style.language.phrases)
    }
  }
}

/// A figure of some members: one page, with a summary of all families or some of them in full, or what steps
/// touch.
private struct FamiliesPart: FamiliesFigure {
  let figure: any FamiliesFigure
  let densities: [Density]
  let content: @Sendable (Hierarchy, Style) -> MomentContent

  func text(of hierarchy: Hierarchy, in style: Style) -> String {
    figure.text(of: hierarchy, in: style)
  }

  func addParts(to sketcher: inout DiagramSketcher) { figure.addParts(to: &sketcher) }

  func content(of hierarchy: Hierarchy, in style: Style) -> MomentContent {
    content(hierarchy, style)
  }
}

extension Style {
  /// Whether the named pointers include `rootViewController`.
  package var namesRoot: Bool { namedPointers.contains(.rootViewController) }

  /// Whether all pointers are drawn, however many there are.
  var showsAllPointers: Bool { (pointers ?? template.pointers) == .all }

  /// Whether the number of controllers decides which pointers are drawn.
  var choosesPointers: Bool { (pointers ?? template.pointers) == .automatic }

  /// The pointers of a figure of some controllers.
  func pointers(of controllers: @autoclosure () -> Int) -> PointerSelection {
    guard choosesPointers else { return pointers ?? template.pointers }
    return controllers() <= template.pointerLimit ? .all : .families
  }

  /// The pointers of a figure that doesn't draw the pointers of every member.
  package var pointersOfFamilies: PointerSelection {
    (pointers ?? template.pointers) == .unnamed ? .unnamed : .families
  }
}
