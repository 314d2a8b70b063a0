import VCEngine
import VCPictures

/// Two versions of an app at once: its controllers, wherever they are, and the lines between them, with
/// the marks of what changed.
package struct MarkedScenes: Sendable {
  package typealias Index = ViewController.Index

  /// The lines of one kind from one controller to another.
  package struct Line: Sendable {
    package let edge: Edge<Index>
    /// The names of the segues, with the signs of changes.
    package let names: [String]
    package let mark: Picture.Mark?

    package init(_ edge: Edge<Index>, names: [String], mark: Picture.Mark?) {
      (self.edge, self.names, self.mark) = (edge, names, mark)
    }
  }

  /// The controllers, without relationships.
  package let hierarchy: Hierarchy
  package let marks: [Index: Picture.Mark]
  /// The contents of each container on either side.
  package let children: [Index: [Index]]
  /// The controllers that nothing contains.
  package let tops: [Index]
  package let lines: [Line]
  /// The notes in boxes.
  package let notes: [Index: [String]]
  /// The alternative text.
  package let text: String
  /// The changes that no box or line shows.
  package var footnotes: [String]

  package init(
    of hierarchy: Hierarchy, marks: [Index: Picture.Mark], children: [Index: [Index]],
    tops: [Index],
    lines: [Line], notes: [Index: [String]], text: String, footnotes: [String]
  ) {
    (self.hierarchy, self.marks, self.children) = (hierarchy, marks, children)
    (self.tops, self.lines, self.notes) = (tops, lines, notes)
    (self.text, self.footnotes) = (text, footnotes)
  }
}
