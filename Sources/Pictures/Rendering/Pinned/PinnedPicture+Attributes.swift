import VCSource

// Each attribute has the most frequent value as its default, so that few objects set it.

struct NodeAttributes {
  let width, height, label, fontname, fontsize, fontcolor, shape, style, fillcolor, color,
    penwidth: GraphAttribute<CGraph.Node>

  init(
    _ graph: borrowing CGraph, _ look: Look, _ palette: Palette, _ fonts: FontNames
  ) {
    let font = look.fonts.name
    // A text's node may be smaller than the text.
    width = graph.nodeAttribute("width", "0.01")
    height = graph.nodeAttribute("height", "0.01")
    graph.nodeAttribute("fixedsize", "shape")
    graph.nodeAttribute("margin", "0")
    // Graphviz's own default: an empty one would not be written, and a box would show its name.
    label = graph.nodeAttribute("label", "\\N")
    fontname = graph.nodeAttribute("fontname", fonts[font.face])
    fontsize = graph.nodeAttribute("fontsize", DecimalText(font.size).text)
    fontcolor = graph.nodeAttribute("fontcolor", palette[.nameText])
    shape = graph.nodeAttribute("shape", "box")
    style = graph.nodeAttribute("style")
    fillcolor = graph.nodeAttribute("fillcolor", palette[.boxFill])
    color = graph.nodeAttribute("color", palette[.boxLine])
    penwidth = graph.nodeAttribute("penwidth", DecimalText(look.box.lineWidth).text)
  }
}

struct EdgeAttributes {
  let label, dir, style, color, fontcolor, penwidth, arrowhead, arrowtail,
    fontsize: GraphAttribute<CGraph.Edge>

  init(
    _ graph: borrowing CGraph, _ look: Look, _ palette: Palette, _ fonts: FontNames
  ) {
    let font = look.fonts.pointer
    let line = look.arrows[.containment]
    label = graph.edgeAttribute("label")
    dir = graph.edgeAttribute("dir", "forward")
    style = graph.edgeAttribute("style", line.dash.rawValue)
    color = graph.edgeAttribute("color", palette[Picture.Arrow.Role.containment.lineColor])
    fontcolor = graph.edgeAttribute("fontcolor", palette[Picture.Arrow.Role.containment.textColor])
    penwidth = graph.edgeAttribute("penwidth", DecimalText(line.width).text)
    arrowhead = graph.edgeAttribute("arrowhead", "normal")
    arrowtail = graph.edgeAttribute("arrowtail", "normal")
    graph.edgeAttribute("fontname", fonts[font.face])
    fontsize = graph.edgeAttribute("fontsize", DecimalText(font.size).text)
    graph.edgeAttribute("arrowsize", DecimalText(look.arrows.headLength / 10).text)
  }
}

struct ClusterAttributes {
  let label, fillcolor, color, fontcolor, fontname, fontsize, style,
    penwidth: GraphAttribute<CGraph.Cluster>

  init(_ graph: borrowing CGraph, _ look: Look) {
    label = graph.clusterAttribute("label")
    fillcolor = graph.clusterAttribute("fillcolor")
    color = graph.clusterAttribute("color")
    fontcolor = graph.clusterAttribute("fontcolor")
    fontname = graph.clusterAttribute("fontname")
    fontsize = graph.clusterAttribute("fontsize")
    style = graph.clusterAttribute(
      "style", look.frame.corners == .rounded ? "rounded,filled" : "filled")
    penwidth = graph.clusterAttribute("penwidth", DecimalText(look.frame.lineWidth).text)
  }
}
