import Pictures

/// The measures of a figure that is to fit a page, in points before it is scaled.
struct FitMeasures {
  /// Between two subtrees side by side, and one under the other.
  let columnGap, rowGap: Double
  /// From the left of a container to the left of the children in its list, and to the line that
  /// they hang on.
  let indent, trunk: Double
  /// From a container down to the boxes under it.
  let drop: Double
  /// Of that, what is below the line that leads to all of them: an arrowhead and a bit of line.
  let dropBelowBus: Double
  /// From a container to an only child at its right.
  let aside: Double
  /// From a container to the label under it.
  let labelGap: Double
  /// Between frames side by side.
  let apart: Double
  /// Half of the distance between the two lines of a presentation.
  let half: Double
  /// Between a line and what it passes.
  let clearance: Double
  /// Between two lines that packing side by side.
  let track: Double
  /// Whether frames have their titles at the left, where lines from above seldom arrive.
  let titlesAtLeft: Bool
  /// Whether boxes may break their lines in two.
  private(set) var breaksFlags, breaksNames: Bool

  init(_ look: Look, on density: Density) {
    let em = look.fonts.name.size / 12
    let isTight = density >= .tight
    columnGap = (isTight ? 12 : 16) * em
    rowGap = (isTight ? 6 : 8) * em
    indent = (isTight ? 18 : 24) * em
    trunk = (isTight ? 8 : 11) * em
    dropBelowBus = look.arrows.headLength + 3
    drop = dropBelowBus + (isTight ? 3 : 7) * em
    aside = look.arrows.headLength + 9 * em
    labelGap = (isTight ? 9 : 13) * em
    apart = look.frame.gap
    half = density < .lists ? look.arrows.pairOffset : min(look.arrows.pairOffset, 4 * em)
    clearance = (density < .lists ? 9 : 4) * em
    track = look.spacing.tracks
    titlesAtLeft = isTight
    breaksFlags = density >= .legend
    breaksNames = density >= .brokenNames
  }

  /// The same with every line of a box in one piece.
  var withoutBreaks: FitMeasures {
    var measures = self
    (measures.breaksFlags, measures.breaksNames) = (false, false)
    return measures
  }

  /// What a pair of lines needs beside the next.
  var pairRoom: Double { 2 * half + track }
}
