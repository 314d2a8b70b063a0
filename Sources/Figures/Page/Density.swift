import VCPhrases
import VCPictures

extension Density {
  /// The densities that change only positions.
  package static let plain: [Density] = [.usual, .wrapped]
}

extension Style {
  /// The style of a figure at a density.
  func adapted(to density: Density) -> Style {
    var style = self
    if density >= .pairs, !showsAllPointers {
      style.pointers = pointersOfFamilies
      style.namesStandInBoxes = true
    }
    if density >= .legend {
      style.namesStandInLegend = true
      style.template.look.fonts.enlargeSmallTexts()
    }
    if density >= .tight { style.template.look.tighten() }
    return style
  }

  /// The densities that draw everything requested: a style with all pointers never omits any, as pairs
  /// and lists do.
  package func densities(of kind: [Density]) -> [Density] {
    kind.filter { !showsAllPointers || ![.pairs, .lists].contains($0) }
  }
}

extension Look.Fonts {
  /// Enlarges texts smaller than five sixths of a name, because the smallest text limits the
  /// figure's scale.
  fileprivate mutating func enlargeSmallTexts() {
    let least = name.size * 5 / 6
    detail.size = max(detail.size, least)
    pointer.size = max(pointer.size, least)
    legend.size = max(legend.size, least)
  }
}

extension Look {
  /// The distance from a box at which no arrowhead at it is on a frame.
  var headDepth: Double {
    arrows.headLength + arrows[.presented].overshoot + arrows[.presented].width + 2
  }

  /// Reduces the room around texts.
  fileprivate mutating func tighten() {
    box.paddingX *= 0.54
    box.paddingY *= 0.4
    box.minimumWidth *= 0.62
    box.minimumHeight *= 0.65
    frame.paddingX = max(frame.paddingX * 0.6, headDepth)
    frame.paddingTop *= 0.78
    frame.paddingBottom = max(
      frame.paddingBottom * 0.65, min(frame.paddingBottom, arrows.headLength + 3))
    frame.gap *= 0.6
    spacing.tracks *= 0.8
  }
}
