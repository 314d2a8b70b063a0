import VCPhrases
import VCPictures

/// The distances in a figure for a page, in points before scaling.
struct ArrangementMeasures {
  /// The gap between two subtrees side by side, and between two subtrees below each other.
  let columnGap, rowGap: Double
  /// The distances from the left of a container to the left of the children in its list, and to
  /// their common line.
  let indent, trunk: Double
  /// The distance from a container down to its children.
  let drop: Double
  /// The part of `drop` below the bus, with room for an arrowhead and a short line.
  let dropBelowBus: Double
  /// The distance between two columns of a chain.
  let aside: Double
  /// The distance from a container to the label under it.
  let labelGap: Double
  /// The gap between frames.
  let apart: Double
  /// Half the distance between the two lines of a presentation.
  let half: Double
  /// The minimum distance between a line and a box.
  let clearance: Double
  /// The minimum distance between two parallel lines.
  let track: Double
  /// Whether frames have their titles at the left, where few lines from above arrive.
  let titlesAtLeft: Bool
  /// Whether boxes may break their lines in two: properties, and names.
  private(set) var breaksFlags, breaksNames: Bool

  init(_ look: Look, on density: Density) {
    let em = look.fonts.name.size / 12
    let isTight = density >= .tight
    columnGap = (isTight ? 12 : 16) * em
    rowGap = (isTight ? 6 : 8) * em
    indent = (isTight ? 18 : 24) * em
    trunk = (isTight ? 8 : 11) * em
    dropBelowBus = look.arrows.headLength + 6
    drop = dropBelowBus + (isTight ? 3 : 7) * em
    aside = look.arrows.headLength + 9 * em
    labelGap = (isTight ? 9 : 13) * em
    apart = look.frame.gap
    // Between a box's round corners, with room for the heads.
    half = min(look.arrows.pairOffset, (density < .lists ? 6 : 4) * em)
    clearance = (density < .lists ? 9 : isTight ? 4 : 8) * em
    track = look.spacing.tracks
    titlesAtLeft = isTight
    breaksFlags = density >= .legend
    breaksNames = density >= .brokenNames
  }

  /// The measures without broken lines in boxes.
  var withoutBreaks: ArrangementMeasures {
    var measures = self
    (measures.breaksFlags, measures.breaksNames) = (false, false)
    return measures
  }

  /// The distance between two neighbouring pairs of lines.
  var pairRoom: Double { 2 * half + track }
}
