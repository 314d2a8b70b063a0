import VCPhrases
import VCPictures

/// The distances in a figure of families at a density, in points before scaling.
struct ArrangementMeasures {
  /// Whether families are lists.
  let areLists: Bool
  /// The gap between two boxes of a list.
  let rowGap: Double
  /// The distances from the left of a container to the left of its children, and to their common line.
  let indent, trunk: Double
  /// Half the distance between the two lines of a pair that leaves a list or leads down.
  let half: Double
  /// The minimum distance between a line and a box.
  let clearance: Double
  /// The minimum distance between the lines of two pairs.
  let track: Double
  /// The distance from a frame to the nearest upright piece of a line, and the least length of a
  /// level piece beyond.
  let margin, straight: Double

  /// - Parameter areLists: Whether families are lists, which stand closer together.
  init(_ look: Look, isTight: Bool, areLists: Bool) {
    let em = look.fonts.name.size / 12
    self.areLists = areLists
    rowGap = (isTight ? 6 : 8) * em
    trunk = (isTight ? 8 : 11) * em
    indent = trunk + look.arrows.headLength + (isTight ? 6 : 7) * em
    half = min(look.arrows.pairOffset, (areLists ? 4 : 6) * em)
    clearance = (isTight ? 6 : 8) * em
    track = look.spacing.tracks
    headRoom = look.arrows.headLength + look.arrows.turnRadius(look.spacing) + 2
    margin = areLists || isTight ? look.arrows.headLength + 4 * em : 14
    straight = areLists || isTight ? 2 * look.arrows.headLength + 6 * em : 40
  }

  /// The distance from the middle of a pair that leads down to the request beside it.
  var requestRoom: Double { half + track }

  /// The distance between the middles of two neighbouring pairs.
  var pairRoom: Double { 2 * half + track }

  /// The room beside a box for a line that turns, with its arrowhead.
  let headRoom: Double

  /// The distance from the right end of a list's top to the middle of the pair that leads down beside
  /// the list, clear of the round corners of boxes.
  var laneInset: Double { half + 12 }

  /// The room for that pair at the right of everything else.
  var laneRoom: Double { laneInset + half + clearance }
}
