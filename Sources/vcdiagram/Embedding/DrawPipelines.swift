/// A pipeline for each look that directives request, so that each template is read once.
struct DrawPipelines {
  private var pipelines: [(request: DrawRequest, pipeline: DrawPipeline)] = []

  mutating func pipeline(for request: DrawRequest) throws -> DrawPipeline {
    if let known = pipelines.first(where: { $0.request == request }) { return known.pipeline }
    let pipeline = try DrawPipeline(request)
    pipelines.append((request, pipeline))
    return pipeline
  }
}
