import VCCommand

/// A pipeline for each look that a repository's directives request, so that each template is read
/// once.
struct DrawPipelines {
  private typealias Known = (
    request: DrawRequest, repository: DocumentRepository, pipeline: DrawPipeline
  )

  private var pipelines: [Known] = []

  mutating func pipeline(
    for request: DrawRequest, in repository: DocumentRepository
  ) throws -> DrawPipeline {
    let known = pipelines.first { $0.request == request && $0.repository == repository }
    if let known { return known.pipeline }
    let bounds = FileBounds(repository) { .outsideRepository(path: $0) }
    let pipeline = try DrawPipeline(request, in: bounds)
    pipelines.append((request, repository, pipeline))
    return pipeline
  }
}
