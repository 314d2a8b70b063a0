internal import CGraphviz

/// The parts of a graph, and where they are to be.
///
/// Texts are measured again by the engine that draws them: each has the width in points that it
/// must fit, and its font's size.
struct PinnedGraph {
  var nodes: [(node: GraphNode, center: Point)] = []
  var edges: [(edge: GraphEdge, splines: [Spline], labelCenter: Point?)] = []
  var frameRects: [(rect: Rect, titleCenter: Point)] = []
  var boxes: [GraphNode] = []
  var frames: [Text<Agraph_t>] = []
  var lines: [Text<Agnode_t>] = []
  var labels: [Text<Agedge_t>] = []
  let lineSize: GraphAttribute<Agnode_t>
  let labelSize: GraphAttribute<Agedge_t>
  let frameSize: GraphAttribute<Agraph_t>

  /// With the attributes that hold the texts' sizes.
  init(
    _ lineSize: GraphAttribute<Agnode_t>, _ labelSize: GraphAttribute<Agedge_t>,
    _ frameSize: GraphAttribute<Agraph_t>
  ) {
    (self.lineSize, self.labelSize, self.frameSize) = (lineSize, labelSize, frameSize)
  }

  struct Text<Object> {
    let object: GraphObject<Object>
    let width: Double
    let size: Double
  }
}
