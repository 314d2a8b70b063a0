import ViewControllers

extension Drawing {
  /// The road from a hierarchy to its pictures: one for each moment, on pages of the same size.
  ///
  /// - Throws: `GraphvizError`, in Graphviz's own words.
  public static func drawings(
    of moments: [(hierarchy: Hierarchy, label: String?)], template: Template,
    options: FigureOptions
  ) throws -> [Drawing] {
    let title = moments.first?.hierarchy.description.title?.value
    let captions = moments.map { $0.label ?? "" }
    switch options.kind ?? template.figure {
    case .coverage:
      let drawings = moments.map {
        Drawing(coverageOf: $0.hierarchy, template: template, options: options)
      }
      return set(drawings, title: title, captions: captions)
    case .protocols:
      let drawings = moments.map {
        Drawing(protocolOf: $0.hierarchy, template: template, options: options)
      }
      return set(drawings, title: title, captions: captions)
    case .hierarchy, .objects, .chain:
      let figure = Figure(of: moments, template: template, options: options)
      let layout = try FigureLayout(of: figure)
      return moments.indices.map { Drawing(of: layout, moment: $0) }
    }
  }
}
