// Two views have the same part, which calls the closure of whichever view it is in.
enum Tool: Identifiable {
  case pen, brush
  var id: Self { self }
}

struct ToolBar: View {
  let onPick: (Tool) -> Void
  var body: some View {
    Button("Pen") { onPick(.pen) }
    Button("Brush") { onPick(.brush) }
  }
}

struct SketchView: View {
  @State private var tool: Tool?
  var body: some View {
    VStack {
      ToolBar(onPick: { picked in tool = picked })
      Text("")
    }
    .sheet(item: $tool) { tool in
      switch tool {
      case .pen: PenView()
      case .brush: BrushView()
      }
    }
  }
}

struct PaintingView: View {
  @State private var tool: Tool?
  var body: some View {
    VStack {
      ToolBar { tool = $0 }
      Text("")
    }
    .fullScreenCover(item: $tool) { tool in
      switch tool {
      case .pen: PenView()
      case .brush: BrushView()
      }
    }
  }
}

struct PenView: View { var body: some View { Text("Pen") } }
struct BrushView: View { var body: some View { Text("Brush") } }
