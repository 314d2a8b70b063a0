import VCCommand
import VCEngine
import VCFigures
import VCSource

/// The figures of a document, before they are drawn. Those of one kind that fit the same page, which their
/// author chose, are fitted together.
struct EmbeddedSeries {
  /// The figure of a directive.
  struct Member {
    let directive: Directive
    let asked: DirectiveOptions
    let input: InputFile
    let pipeline: DrawPipeline
    let resolution: Resolution
    let request: FigureRequest

    /// The figures with the same look are fitted together; nil for one that is fitted alone.
    fileprivate var look: [String]? {
      guard let page = pipeline.page(for: asked.format),
        !asked.request.pageIsImplied || pipeline.style.template.look.page.fit != nil
      else { return nil }
      return [asked.request.template, page.name, request.kind(of: resolution.app).rawValue]
    }

    /// The pages of the figure alone.
    func pages() throws -> Pages {
      do {
        return try VCFigures.pages(of: resolution, request)
      } catch let error as FigureRequestError {
        throw UsageFault(error, of: resolution.app)
      }
    }
  }

  var members: [Member] = []

  /// The pages of the figures that are fitted together, by their numbers.
  func pages() -> [Int: Pages] {
    var pages: [Int: Pages] = [:]
    for numbers in Dictionary(grouping: members.indices, by: { members[$0].look }).values
    where numbers.count > 1 && members[numbers[0]].look != nil {
      var series = Series()
      // One with a fault reports it when it is drawn alone.
      let sound = numbers.filter {
        (try? series.add(members[$0].resolution, members[$0].request)) != nil
      }
      for (number, own) in zip(sound, (try? series.pages()) ?? []) { pages[number] = own }
    }
    return pages
  }
}
