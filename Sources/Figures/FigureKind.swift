import Synchronization
import VCEngine
import VCPhrases
import VCSource

/// A kind of figure: a row with its name, and the type that draws it.
///
/// Other code asks the figure for an ability, never for a kind, so that a new kind is a new row.
package struct FigureKind: Listed, Sendable {
  /// The name, such as `hierarchy`.
  package let rawValue: String
  /// The type that draws the kind.
  package let figure: any Figure

  package init(_ name: String, _ figure: any Figure) { (rawValue, self.figure) = (name, figure) }

  /// Whether figures of the kind are boxes joined by arrows, like flowcharts.
  package var isFlowchart: Bool { figure.isFlowchart }

  /// Whether figures of the kind can show one window alone.
  package var canShowOneWindow: Bool { figure.canShowOneWindow }

  /// Whether figures of the kind can show a selection of an app's scenes.
  package var canShowSelection: Bool { figure.canShowSelection }

  /// The options that don't change figures of the kind.
  package var ignoredOptions: Set<StyleOption> { figure.ignoredOptions }

  /// Whether the last state of a description gives only a sentence in place of a figure.
  package func isEmpty(of resolution: Resolution) -> Bool {
    resolution.ways.allSatisfy { figure.isEmpty(of: $0.hierarchy) }
  }
}

extension FigureKind {
  /// The kind that shows an app's scenes; nil without such a kind.
  package static var ofScenes: FigureKind? { allCases.first(where: \.canShowSelection) }

  /// The kinds of this module, and those that features added.
  package static var allCases: [FigureKind] { known.withLock(\.self) }

  private static let known = Mutex<[FigureKind]>([.hierarchy, .chain])

  /// Adds a feature's kind to `allCases`, once.
  package static func add(_ kind: FigureKind) { known.withLock { $0.add(kind) } }

  /// Families and their pointers, as in the book's figures 17-5 to 17-8.
  package static let hierarchy = FigureKind("hierarchy", HierarchyFigure())
  /// Presentations from left to right, with their receivers, as in the guide's figures 10-1 to
  /// 10-3.
  package static let chain = FigureKind("chain", ChainFigure())
}
