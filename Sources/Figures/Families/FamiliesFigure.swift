import ViewControllers

/// A figure of families: boxes in frames, and lines from box to box. What distinguishes one such
/// kind from another is what it shows of a moment; the rest of the road is the same.
protocol FamiliesFigure: Figure {
  func content(of hierarchy: Hierarchy, in style: Style) -> MomentContent
  /// The sketch of a moment with what else there is to show.
  func completed(_ sketch: Sketch, of hierarchy: Hierarchy, in style: Style) -> Sketch
  /// The sketch in words.
  func text(of hierarchy: Hierarchy, in style: Style) -> String
  /// Whether what is shown of a description can be put otherwise than usual, to fit a page.
  func canBeRearranged(_ app: AppDescription) -> Bool
}

extension FamiliesFigure {
  func completed(_ sketch: Sketch, of hierarchy: Hierarchy, in style: Style) -> Sketch { sketch }

  /// Lists have one label for all children of a controller.
  func canBeRearranged(_ app: AppDescription) -> Bool {
    app.viewControllers.allSatisfy { $0.childNames.isEmpty }
  }

  var rungs: [Rung] { Rung.allCases }

  func sketches(of moments: Moments, in style: Style) throws -> Sketches {
    try sketches(of: moments, FamiliesLayout(of: content(of: moments, in: style)))
  }

  func plan(
    of moments: Moments, in style: Style, on rung: Rung, for room: PageRoom
  ) throws -> RungPlan? {
    var all = moments.makeIterator()
    guard let app = all.next()?.hierarchy.app, canBeRearranged(app) else { return nil }
    // A box says the same at all moments, and what is asked for by its name may change.
    if moments.count > 1, style.namedPointersStandInBoxes, !style.namedPointers.isEmpty {
      return nil
    }
    let content = content(of: moments, in: style)
    guard content.canBeRearranged else { return nil }
    let fit = try FamiliesFit(of: content, on: rung, for: room)
    return RungPlan(scale: fit.scale) { fit.layout().map { sketches(of: moments, $0) } }
  }

  private func content(of moments: Moments, in style: Style) -> FamiliesContent {
    FamiliesContent(of: moments, in: style) { content(of: $0, in: style) }
  }

  private func sketches(of moments: Moments, _ layout: FamiliesLayout) -> Sketches {
    let (content, style) = (layout.content, layout.content.style)
    return Sketches {
      let next = content.presences(of: moments) { self.content(of: $0, in: style) }
      return {
        next().map { presence in
          let text = text(of: presence.hierarchy, in: style)
          var sketcher = FamiliesSketcher(layout, presence, text: text)
          return completed(sketcher.sketch(), of: presence.hierarchy, in: style)
        }
      }
    }
  }
}

extension Style {
  /// Whether the windows and their roots were asked for by name.
  var namesRoot: Bool { namedPointers.contains(.rootViewController) }

  /// Which pointers a figure draws that does not draw every member's.
  var pointersOfFamilies: PointerSelection {
    (pointers ?? template.pointers) == .unnamed ? .unnamed : .families
  }
}
