internal import CGraphviz

// gvc's table of calls. Each goes to the writer in use; none can throw.
extension SVGWriter {
  static var engine: gvrender_engine_t {
    var engine = gvrender_engine_t()
    engine.begin_page = { job in
      guard let job else { return }
      SVGWriter.current?.beginDocument(
        Size(width: Double(job.pointee.width), height: Double(job.pointee.height)))
    }
    engine.end_page = { _ in SVGWriter.current?.endDocument() }
    engine.begin_cluster = {
      SVGWriter.current?.begin(SVGWriter.element(of: $0?.pointee.obj.pointee.u.sg))
    }
    engine.begin_node = {
      SVGWriter.current?.begin(SVGWriter.element(of: $0?.pointee.obj.pointee.u.n))
    }
    engine.begin_edge = {
      SVGWriter.current?.begin(SVGWriter.element(of: $0?.pointee.obj.pointee.u.e))
    }
    engine.end_cluster = { _ in SVGWriter.current?.end() }
    engine.end_node = { _ in SVGWriter.current?.end() }
    engine.end_edge = { _ in SVGWriter.current?.end() }
    engine.textspan = { _, place, span in
      guard let span = span?.pointee, let text = span.str else { return }
      let baseline = Point(place.x, place.y + span.yoffset_centerline)
      let size = span.font?.pointee.size ?? 0
      SVGWriter.current?.text(
        String(cString: text), at: baseline, size: size, width: span.size.x)
    }
    vcd_install_shapes(&engine, shapes)
    return engine
  }

  private static var shapes: vcd_shapes {
    vcd_shapes(
      polygon: { job, points, count, filled in
        SVGWriter.current?.polygon(
          Points(start: points, count: count), Paint(job), isFilled: filled != 0)
      },
      curve: { job, points, count, filled in
        SVGWriter.current?.curve(
          Points(start: points, count: count), Paint(job), isFilled: filled != 0)
      },
      polyline: { job, points, count in
        SVGWriter.current?.polyline(Points(start: points, count: count), Paint(job))
      })
  }

  private static func element(of object: UnsafeMutableRawPointer?) -> Drawing.Element? {
    object.flatMap { Drawing.Element(GraphID(of: $0)) }
  }
}

extension SVGWriter.Paint {
  fileprivate init(_ job: UnsafeMutablePointer<GVJ_t>?) {
    guard let state = job?.pointee.obj?.pointee else { return }
    stroke = Self.visible(state.pencolor)
    fill = Self.visible(state.fillcolor)
    width = state.penwidth
    dash = state.pen == PEN_DASHED ? .dashed : state.pen == PEN_DOTTED ? .dotted : .solid
  }

  private static func visible(_ color: gvcolor_t) -> Color? {
    let (red, green, blue, alpha) = color.u.rgba
    return alpha > 0 ? (red, green, blue) : nil
  }
}
