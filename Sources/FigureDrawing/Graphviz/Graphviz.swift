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

  /// Leaves the graph as it is until the process ends.
  consuming func keep() { discard self }

  /// Sets an attribute of the graph itself.
  func set(_ name: String, _ value: String) { vcd_declare(pointer, AGRAPH, name, value) }

  /// Declares an attribute of all nodes, with its default.
  @discardableResult
  func nodeAttribute(_ name: String, _ initial: String = "") -> GraphAttribute<Agnode_t> {
    GraphAttribute(vcd_declare(pointer, AGNODE, name, initial), initial)
  }

  /// Declares an attribute of all edges, with its default.
  @discardableResult
  func edgeAttribute(_ name: String, _ initial: String = "") -> GraphAttribute<Agedge_t> {
    GraphAttribute(vcd_declare(pointer, AGEDGE, name, initial), initial)
  }

  /// Declares an attribute of the graph and of all clusters, with its default.
  func clusterAttribute(_ name: String, _ initial: String = "") -> GraphAttribute<Agraph_t> {
    GraphAttribute(vcd_declare(pointer, AGRAPH, name, initial), initial)
  }

  func node(_ id: GraphID) -> GraphNode { GraphNode(vcd_node(pointer, id.value)) }

  func edge(_ id: GraphID, from tail: GraphNode, to head: GraphNode) -> GraphEdge {
    GraphEdge(vcd_edge(pointer, tail.pointer, head.pointer, id.value))
  }

  /// A subgraph; one whose name begins with "cluster" is drawn with a frame.
  func subgraph(_ id: GraphID) -> GraphCluster { GraphCluster(vcd_subgraph(pointer, id.value)) }
}

/// The number of an object in its graph, and in a graph written as text its name: a letter and one
/// or two counts, of which `c` stands for "cluster".
struct GraphID {
  let value: UInt64

  init(_ kind: Unicode.Scalar, _ first: Int, _ second: Int = 0) {
    value = vcd_id(CChar(truncatingIfNeeded: kind.value), UInt64(first), UInt64(second))
  }

  /// That of a node, an edge or a graph.
  init(of object: UnsafeMutableRawPointer) { value = vcd_id_of(object) }

  var kind: Unicode.Scalar { Unicode.Scalar(UInt8(bitPattern: vcd_id_kind(value))) }
  var first: Int { Int(vcd_id_first(value)) }
  var second: Int { Int(vcd_id_second(value)) }
}

/// An attribute of nodes, edges or clusters. Lives as long as its graph.
struct GraphAttribute<Object> {
  fileprivate let symbol: UnsafeMutablePointer<Agsym_t>
  fileprivate let initial: String

  fileprivate init(_ symbol: UnsafeMutablePointer<Agsym_t>?, _ initial: String) {
    guard let symbol else { preconditionFailure("cgraph made no attribute: out of memory") }
    (self.symbol, self.initial) = (symbol, initial)
  }
}

/// A part of a graph of cgraph's; lives as long as its graph.
struct GraphObject<Object> {
  let pointer: UnsafeMutablePointer<Object>

  init(_ pointer: UnsafeMutablePointer<Object>?) {
    guard let pointer else { preconditionFailure("cgraph made no object: out of memory") }
    self.pointer = pointer
  }

  /// Gives a new object a value; the default it has already.
  func set(_ attribute: GraphAttribute<Object>, _ value: String) {
    if value != attribute.initial { vcd_set(pointer, attribute.symbol, value) }
  }

  /// Gives an object that has a value another.
  func reset(_ attribute: GraphAttribute<Object>, _ value: String) {
    vcd_set(pointer, attribute.symbol, value)
  }
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

extension GraphCluster {
  func subgraph(_ id: GraphID) -> GraphCluster { GraphCluster(vcd_subgraph(pointer, id.value)) }
}
