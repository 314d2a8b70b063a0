internal import CGraphviz
import Synchronization

/// Graphviz, one caller at a time: cgraph and gvc keep global state.
enum Graphviz {
  private static let lock = Mutex(())

  /// Runs `body` with Graphviz to itself. Not to be nested.
  static func withLock<Result>(_ body: () throws -> sending Result) rethrows -> sending Result {
    try lock.withLock { _ in try body() }
  }
}

/// What Graphviz could not do, in its own words.
public struct GraphvizError: Error, Sendable, CustomStringConvertible {
  public let description: String
}

/// A graph of cgraph's, closed with its owner. Only inside `Graphviz.withLock`.
struct CGraph: ~Copyable {
  let pointer: UnsafeMutablePointer<Agraph_t>

  init() throws {
    guard let pointer = vcd_open_directed("figure") else {
      throw GraphvizError(description: "cgraph could not open a graph")
    }
    self.pointer = pointer
  }

  deinit { agclose(pointer) }

  /// Sets an attribute of the graph itself.
  func set(_ name: String, _ value: String) { vcd_set(pointer, name, value) }

  /// Gives an attribute of all nodes its default.
  func setForNodes(_ name: String, _ value: String) {
    vcd_declare(pointer, AGNODE, name, value)
  }

  /// Gives an attribute of all edges its default.
  func setForEdges(_ name: String, _ value: String) {
    vcd_declare(pointer, AGEDGE, name, value)
  }

  func node(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) -> GraphNode {
    let node = GraphNode(vcd_node(pointer, name))
    for (name, value) in attributes { vcd_set(node.pointer, name, value) }
    return node
  }

  @discardableResult
  func edge(
    _ name: String, from tail: GraphNode, to head: GraphNode,
    _ attributes: KeyValuePairs<String, String> = [:]
  ) -> GraphEdge {
    let edge = GraphEdge(vcd_edge(pointer, tail.pointer, head.pointer, name))
    for (name, value) in attributes { vcd_set(edge.pointer, name, value) }
    return edge
  }

  /// A subgraph whose name begins with "cluster" is drawn with a frame.
  func cluster(_ name: String, _ attributes: KeyValuePairs<String, String>) -> GraphCluster {
    let cluster = GraphCluster(vcd_subgraph(pointer, name))
    for (name, value) in attributes { vcd_set(cluster.pointer, name, value) }
    return cluster
  }
}

/// A part of a graph of cgraph's; lives as long as its graph.
struct GraphObject<Object> {
  let pointer: UnsafeMutablePointer<Object>

  init(_ pointer: UnsafeMutablePointer<Object>?) {
    guard let pointer else { preconditionFailure("cgraph made no object: out of memory") }
    self.pointer = pointer
  }

  func set(_ name: String, _ value: String) { vcd_set(pointer, name, value) }
}

typealias GraphNode = GraphObject<Agnode_t>
typealias GraphEdge = GraphObject<Agedge_t>
typealias GraphCluster = GraphObject<Agraph_t>

extension GraphNode {
  /// The centre after a layout, in points.
  var center: Point {
    let place = vcd_coordinate(pointer)
    return Point(place.x, place.y)
  }
}
