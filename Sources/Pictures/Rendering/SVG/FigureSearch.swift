/// The search for boxes in a page that contains SVGs.
package enum FigureSearch {
  /// The JavaScript function `addSearch`.
  package static var script: String { RenderingResources.searchJs }
}
