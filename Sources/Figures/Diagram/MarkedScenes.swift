import VCEngine
import VCPictures

/// The scenes and segues of two states of an app at once, each with its mark, for a kind of figure that
/// shows parts outside of the hierarchy.
package struct MarkedScenes: Sendable {
  package typealias Index = ViewController.Index

  /// A line, with the names of the segues that it represents.
  package struct Line: Sendable {
    package let relation: Relation
    package let source: Index
    package let destination: Index
    package var names: [(name: String?, mark: Picture.Mark?)]
    /// The number of segues that it stands for; presentations add none.
    package var segues: Int

    package init(
      _ relation: Relation, from source: Index, to destination: Index,
      names: [(name: String?, mark: Picture.Mark?)], segues: Int
    ) {
      (self.relation, self.source, self.destination) = (relation, source, destination)
      (self.names, self.segues) = (names, segues)
    }

    /// The mark that all names have; else the line is in both states, but changed.
    package var mark: Picture.Mark? {
      names.allSatisfy { $0.mark == names[0].mark } ? names[0].mark : .changed
    }
  }

  /// The controllers of both states. UIKit wouldn't accept such an app.
  package let hierarchy: Hierarchy
  /// The controllers without a container, except those that UIKit made.
  package let tops: [Index]
  /// The contents of each container in either state.
  package let children: [Index: [Index]]
  package let lines: [Line]
  /// The marks of controllers; none for what is the same.
  package let marks: [Index: Picture.Mark]
  /// Additional lines in boxes.
  package let notes: [Index: [String]]
  /// The alternative text.
  package let text: String
  /// Lines under the figure, about what no box or line shows.
  package var footnotes: [String]

  package init(
    _ hierarchy: Hierarchy, tops: [Index], children: [Index: [Index]], lines: [Line],
    marks: [Index: Picture.Mark], notes: [Index: [String]], text: String, footnotes: [String]
  ) {
    (self.hierarchy, self.tops, self.children, self.lines) = (hierarchy, tops, children, lines)
    (self.marks, self.notes, self.text, self.footnotes) = (marks, notes, text, footnotes)
  }
}
