import VCEngine
import VCFigures
import VCPictures

/// Returns the first page of a description.
package func picture(
  of resolution: Resolution, as kind: FigureKind? = nil, in style: Style
) throws -> Picture {
  try Array(pages(of: resolution, FigureRequest(kind, in: style)))[0]
}

/// Returns the page of one state.
package func picture(
  of hierarchy: Hierarchy, as kind: FigureKind? = nil, in style: Style
) throws -> Picture {
  try Array(pages(of: [Moment(hierarchy)], as: kind, in: style))[0]
}
