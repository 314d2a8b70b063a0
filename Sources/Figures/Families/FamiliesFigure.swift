import ViewControllers

/// A figure of families: boxes in frames, and lines from box to box. What distinguishes one such
/// kind from another is what it shows of a moment; the rest of the road is the same.
protocol FamiliesFigure: Figure {
  func content(of hierarchy: Hierarchy, in style: Style) -> MomentContent
  /// What the figure's text tells besides families and presentations.
  var telling: Telling { get }
}

/// What a figure's text tells, for those who listen, besides families and presentations.
enum Telling {
  case nothingMore
  /// The window and its root.
  case window
  /// The window, its root, and whose views are in it.
  case windowAndViews
}

extension FamiliesFigure {
  var telling: Telling { .nothingMore }

  func sketches(of moments: Moments, in style: Style) throws -> Sketches {
    func shown(_ hierarchy: Hierarchy) -> MomentContent { self.content(of: hierarchy, in: style) }
    let content = FamiliesContent(of: moments, in: style, showing: shown)
    let layout = try FamiliesLayout(of: content)
    return Sketches {
      let next = content.presences(of: moments, showing: shown)
      return {
        next().map { presence in
          let text = presence.hierarchy.text(in: style.language.phrases, telling: telling)
          var sketcher = FamiliesSketcher(layout, presence, text: text)
          return sketcher.sketch()
        }
      }
    }
  }
}

extension Style {
  /// Which pointers a figure draws that does not draw every member's.
  var pointersOfFamilies: PointerSelection {
    (pointers ?? template.pointers) == .unnamed ? .unnamed : .families
  }
}
