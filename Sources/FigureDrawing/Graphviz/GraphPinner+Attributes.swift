internal import CGraphviz

// Each attribute with the value that most objects have: theirs need not be set.

struct NodeAttributes {
  let width, height, label, fontname, fontsize, fontcolor, shape, style, fillcolor, color,
    penwidth: GraphAttribute<Agnode_t>

  init(
    _ graph: borrowing CGraph, _ template: Template, _ palette: Palette, _ fonts: FontNames
  ) {
    let font = template.fonts.name
    // A text has no size but its own, which its node need not have.
    width = graph.nodeAttribute("width", "0.01")
    height = graph.nodeAttribute("height", "0.01")
    graph.nodeAttribute("fixedsize", "shape")
    graph.nodeAttribute("margin", "0")
    // Graphviz's own default: an empty one would not be written, and a box would show its name.
    label = graph.nodeAttribute("label", "\\N")
    fontname = graph.nodeAttribute("fontname", fonts[font.face])
    fontsize = graph.nodeAttribute("fontsize", decimal(font.size))
    fontcolor = graph.nodeAttribute("fontcolor", palette[.nameText])
    shape = graph.nodeAttribute("shape", "box")
    style = graph.nodeAttribute("style")
    fillcolor = graph.nodeAttribute("fillcolor", palette[.boxFill])
    color = graph.nodeAttribute("color", palette[.boxLine])
    penwidth = graph.nodeAttribute("penwidth", decimal(template.box.lineWidth))
  }
}

struct EdgeAttributes {
  let label, dir, style, color, fontcolor, penwidth, arrowhead, arrowtail,
    fontsize: GraphAttribute<Agedge_t>

  init(
    _ graph: borrowing CGraph, _ template: Template, _ palette: Palette, _ fonts: FontNames
  ) {
    let font = template.fonts.pointer
    let line = template.arrows[.containment]
    label = graph.edgeAttribute("label")
    dir = graph.edgeAttribute("dir", "forward")
    style = graph.edgeAttribute("style", line.dash.rawValue)
    color = graph.edgeAttribute("color", palette.line(of: .containment))
    fontcolor = graph.edgeAttribute("fontcolor", palette.text(of: .containment))
    penwidth = graph.edgeAttribute("penwidth", decimal(line.width))
    arrowhead = graph.edgeAttribute("arrowhead", "normal")
    arrowtail = graph.edgeAttribute("arrowtail", "normal")
    graph.edgeAttribute("fontname", fonts[font.face])
    fontsize = graph.edgeAttribute("fontsize", decimal(font.size))
    graph.edgeAttribute("arrowsize", decimal(template.arrows.headLength / 10))
  }
}

struct ClusterAttributes {
  let label, fillcolor, color, fontcolor, fontname, fontsize: GraphAttribute<Agraph_t>

  init(_ graph: borrowing CGraph, _ template: Template, _ fonts: FontNames) {
    label = graph.clusterAttribute("label")
    fillcolor = graph.clusterAttribute("fillcolor")
    color = graph.clusterAttribute("color")
    fontcolor = graph.clusterAttribute("fontcolor")
    fontname = graph.clusterAttribute("fontname")
    fontsize = graph.clusterAttribute("fontsize")
    _ = graph.clusterAttribute(
      "style", template.frame.corners == .rounded ? "rounded,filled" : "filled")
    _ = graph.clusterAttribute("penwidth", decimal(template.frame.lineWidth))
  }
}
