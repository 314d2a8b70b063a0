internal import CGraphviz

// gvc's table of calls. Each goes to the writer in use; none can throw.
extension SVGWriter {
  static var engine: gvrender_engine_t {
    var engine = gvrender_engine_t()
    engine.begin_page = { job in
      guard let job else { return }
      let size = Size(width: Double(job.pointee.width), height: Double(job.pointee.height))
      SVGWriter.write { $0.beginDocument(size) }
    }
    engine.end_page = { _ in SVGWriter.write { $0.endDocument() } }
    engine.begin_cluster = { job in
      let name = SVGWriter.name(of: job?.pointee.obj.pointee.u.sg)
      SVGWriter.write { $0.begin(name) }
    }
    engine.end_cluster = { _ in SVGWriter.write { $0.end() } }
    engine.begin_node = { job in
      let name = SVGWriter.name(of: job?.pointee.obj.pointee.u.n)
      SVGWriter.write { $0.begin(name) }
    }
    engine.end_node = { _ in SVGWriter.write { $0.end() } }
    engine.begin_edge = { job in
      let name = SVGWriter.name(of: job?.pointee.obj.pointee.u.e)
      SVGWriter.write { $0.begin(name) }
    }
    engine.end_edge = { _ in SVGWriter.write { $0.end() } }
    engine.textspan = { _, place, span in
      guard let span = span?.pointee, let text = span.str else { return }
      let baseline = Point(place.x, place.y + span.yoffset_centerline)
      let (string, size) = (String(cString: text), span.font?.pointee.size ?? 0)
      SVGWriter.write { $0.text(string, at: baseline, size: size, width: span.size.x) }
    }
    vcd_install_shapes(&engine, shapes)
    return engine
  }

  private static var shapes: vcd_shapes {
    vcd_shapes(
      polygon: { job, points, count, filled in
        let (points, paint) = (SVGWriter.points(points, count), SVGWriter.Paint(job))
        SVGWriter.write { $0.polygon(points, paint, isFilled: filled != 0) }
      },
      curve: { job, points, count, filled in
        let (points, paint) = (SVGWriter.points(points, count), SVGWriter.Paint(job))
        SVGWriter.write { $0.curve(points, paint, isFilled: filled != 0) }
      },
      polyline: { job, points, count in
        let (points, paint) = (SVGWriter.points(points, count), SVGWriter.Paint(job))
        SVGWriter.write { $0.polyline(points, paint) }
      })
  }

  private static func points(_ points: UnsafePointer<pointf>?, _ count: Int) -> [Point] {
    UnsafeBufferPointer(start: points, count: count).map { Point($0.x, $0.y) }
  }

  private static func name(of object: UnsafeMutableRawPointer?) -> String {
    object.flatMap { agnameof($0) }.map { String(cString: $0) } ?? ""
  }

  /// The pen and the fill that gvc has set.
  struct Paint {
    let stroke: String
    let fill: String
    let width: Double
    let dash: Template.Dash

    init(_ job: UnsafeMutablePointer<GVJ_t>?) {
      guard let state = job?.pointee.obj?.pointee else {
        (stroke, fill, width, dash) = ("none", "none", 1, .solid)
        return
      }
      stroke = Self.hex(state.pencolor)
      fill = Self.hex(state.fillcolor)
      width = state.penwidth
      dash = state.pen == PEN_DASHED ? .dashed : state.pen == PEN_DOTTED ? .dotted : .solid
    }

    private static func hex(_ color: gvcolor_t) -> String {
      let (red, green, blue, alpha) = color.u.rgba
      guard alpha > 0 else { return "none" }
      return "#"
        + [red, green, blue].map { byte in
          let digits = String(byte, radix: 16)
          return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }
  }
}
