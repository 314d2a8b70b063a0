internal import VCGraphvizShim

/// A directed cgraph graph, which is closed with its owner.
package struct CGraph: ~Copyable {
  let pointer: OpaquePointer
  /// Whether it and its last layout are kept until the process ends.
  let isKept: Bool

  /// Opens a graph; throws without memory.
  ///
  /// - Parameter isPicture: Whether the graph is a finished picture, the last graph in a process
  ///   that draws one.
  package init(in session: borrowing GraphvizSession, isPicture: Bool = false) throws {
    guard let pointer = vcd_open() else { throw GraphvizError("cgraph could not open a graph") }
    self.pointer = pointer
    isKept = isPicture && GraphvizSession.leavesMemoryToSystem
  }

  deinit { if !isKept { vcd_close(pointer) } }

  /// Sets an attribute of the graph itself.
  package func set(_ name: String, _ value: String) { vcd_declare_graph(pointer, name, value) }

  /// Declares an attribute of all nodes, with its default.
  @discardableResult
  package func nodeAttribute(_ name: String, _ initial: String = "") -> GraphAttribute<Node> {
    GraphAttribute(vcd_declare_node(pointer, name, initial), initial)
  }

  /// Declares an attribute of all edges, with its default.
  @discardableResult
  package func edgeAttribute(_ name: String, _ initial: String = "") -> GraphAttribute<Edge> {
    GraphAttribute(vcd_declare_edge(pointer, name, initial), initial)
  }

  /// Declares an attribute of the graph and of all clusters, with its default.
  @discardableResult
  package func clusterAttribute(_ name: String, _ initial: String = "") -> GraphAttribute<Cluster> {
    GraphAttribute(vcd_declare_graph(pointer, name, initial), initial)
  }

  package func node(_ id: GraphID) -> GraphNode { GraphNode(vcd_make_node(pointer, id.value)) }

  package func edge(_ id: GraphID, from tail: GraphNode, to head: GraphNode) -> GraphEdge {
    GraphEdge(vcd_make_edge(pointer, tail.pointer, head.pointer, id.value))
  }

  /// Adds a subgraph; one whose name begins with "cluster" is drawn with a frame.
  package func subgraph(_ id: GraphID) -> GraphCluster {
    GraphCluster(vcd_make_subgraph(pointer, id.value))
  }

  /// The kinds of objects that have attributes.
  package enum Node {}
  package enum Edge {}
  package enum Cluster {}
}

/// The number of an object in its graph. In a graph written as text it is the object's name: a
/// letter and one or two counts, with "cluster" for `c`.
package struct GraphID {
  let value: UInt64

  package init(_ kind: Unicode.Scalar, _ first: Int, _ second: Int = 0) {
    value = vcd_make_id(CChar(truncatingIfNeeded: kind.value), UInt64(first), UInt64(second))
  }

  init(_ value: UInt64) { self.value = value }

  /// The invisible point at a corner of the page.
  package static func corner(_ number: Int) -> GraphID {
    GraphID(Unicode.Scalar(UInt8(vcd_corner)), number)
  }

  package var kind: Unicode.Scalar { Unicode.Scalar(UInt8(bitPattern: vcd_id_kind(value))) }
  package var first: Int { Int(vcd_id_first(value)) }
  package var second: Int { Int(vcd_id_second(value)) }
}

/// An attribute of nodes, edges or clusters. It is valid while its graph exists.
package struct GraphAttribute<Object> {
  fileprivate let symbol: OpaquePointer
  fileprivate let initial: String

  fileprivate init(_ symbol: OpaquePointer?, _ initial: String) {
    guard let symbol else { preconditionFailure("cgraph made no attribute: out of memory") }
    (self.symbol, self.initial) = (symbol, initial)
  }
}

/// A part of a graph. It is valid while its graph exists.
package struct GraphObject<Object> {
  let pointer: OpaquePointer

  fileprivate init(_ pointer: OpaquePointer?) {
    guard let pointer else { preconditionFailure("cgraph made no object: out of memory") }
    self.pointer = pointer
  }

  /// Sets an attribute of a new object, unless the value is the default.
  package func set(_ attribute: GraphAttribute<Object>, _ value: String) {
    if value != attribute.initial { reset(attribute, value) }
  }

  /// Changes an attribute of an object.
  package func reset(_ attribute: GraphAttribute<Object>, _ value: String) {
    vcd_set(UnsafeMutableRawPointer(pointer), attribute.symbol, value)
  }
}

package typealias GraphNode = GraphObject<CGraph.Node>
package typealias GraphEdge = GraphObject<CGraph.Edge>
package typealias GraphCluster = GraphObject<CGraph.Cluster>

extension GraphNode {
  /// The centre after a layout, in points.
  package var center: Point {
    let center = vcd_node_center(pointer)
    return Point(center.x, center.y)
  }

  /// The label after a layout.
  package var label: GraphLabel { GraphLabel(vcd_node_label(pointer)) }
}

extension GraphEdge {
  /// The label after a layout.
  package var label: GraphLabel { GraphLabel(vcd_edge_label(pointer)) }
}

extension GraphCluster {
  package func subgraph(_ id: GraphID) -> GraphCluster {
    GraphCluster(vcd_make_subgraph(pointer, id.value))
  }

  /// The label after a layout.
  package var label: GraphLabel { GraphLabel(vcd_cluster_label(pointer)) }
}

/// The label of an object. It is valid while its layout exists.
package struct GraphLabel {
  private let pointer: OpaquePointer?

  fileprivate init(_ pointer: OpaquePointer?) { self.pointer = pointer }

  /// The measured width of its text, in points.
  package var width: Double { vcd_label_width(pointer) }

  /// Passes the `PangoLayout` of each line to `width`, which returns the line's new width in points;
  /// nil if it remains.
  package func setWidths(_ width: (UnsafeMutableRawPointer, _ line: Int) -> Double?) {
    for line in 0..<vcd_line_count(pointer) {
      guard let layout = vcd_line_layout(pointer, line), let width = width(layout, Int(line)) else {
        continue
      }
      vcd_set_line_width(pointer, line, width)
    }
  }
}
