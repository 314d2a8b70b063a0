import VCFigures
import VCPictures

/// The distances between a map's boxes and lines, in points.
struct MapMeasures {
  let look: Look
  let names: NameEmphasis
  /// Whether distances are minimal, for a page.
  let isPacked: Bool
  /// Whether there is so little room that labels may be beside the boxes above.
  let isTight: Bool

  /// The distance from a box to its contents, in which a trunk's curve and arrowhead have room.
  var indentation: Double { max(isPacked ? 22 : 30, Self.trunk + 1.4 * look.arrows.headLength + 5) }
  /// The distance from a box's left edge to its trunk.
  static let trunk = 12.0
  /// The distance from a box to the next one in its frame.
  var gap: Double { isPacked ? 9 : 14 }
  /// The distance from a tree to the next one below, and beside it.
  var rowGap: Double { isTight ? gap : isPacked ? 14 : 20 }
  var columnGap: Double { isTight ? 10 : isPacked ? 18 : 28 }
  /// The distance between trees that nothing joins, with room for a window's arrow.
  var treeGap: Double { isTight ? 20 : isPacked ? 30 : 40 }
  /// The distance from a box to where its lines turn.
  var lead: Double { look.arrows.cornerRadius + 4 }
  /// The length of straight line in which an arrowhead, and the curve before it, have room.
  var headRoom: Double { 1.4 * look.arrows.headLength + look.arrows.cornerRadius }
  /// The length of a line with a label of some extent: on a page the label may be at the arrowhead.
  func length(ofLabel extent: Double) -> Double {
    isPacked ? max(extent + 4, headRoom) : extent + headRoom
  }
  /// The distance from an upright line to its label, which may be at the arrowhead.
  var besideHead: Double { max(4, look.arrows.headWidth / 2 + 3) }
  /// The distance from the middle of a side where several lines end to the tip of one of them.
  func offset(ofTip number: Int, of count: Int) -> Double {
    (Double(number) - Double(count - 1) / 2) * (look.arrows.headWidth + 1)
  }
  /// The distance from lines to boxes, borders and titles.
  var clearance: Double { isPacked ? 4 : 6 }
  var framePadding: Double { max(look.frame.paddingX, 10) }
  /// The height of the strip at the top of a frame.
  var titleHeight: Double { max(look.frame.paddingTop, look.fonts.frame.lineHeight + 8) }
  /// The distance between lines.
  static let track = 7.0
  /// The minimum distance from a box's corners to the lines that end there.
  static let inset = 8.0
}

extension MapContent {
  /// A controller's box, or a ghost's, which stands for a box elsewhere.
  func box(of member: Index, isGhost: Bool, _ measures: MapMeasures) -> BoxContent {
    let look = measures.look
    return BoxContent(
      of: member, isPresented: false, in: hierarchy, look, measures.names,
      sign: isGhost ? nil : sign(of: member),
      shownID: look.box.ids == .all && !isGhost ? hierarchy.declaredID(member) : nil,
      notes: isGhost ? [otherPages[member]].compactMap(\.self) : notes(in: member),
      minimumWidth: look.box.minimumWidth, in: language)
  }

  /// The sign of a refusal or of a change, before a controller's name.
  private func sign(of member: Index) -> String? {
    (refused[member] ?? changes?.marks[member])?.sign
  }
}
