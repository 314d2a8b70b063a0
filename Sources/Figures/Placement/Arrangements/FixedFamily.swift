import Pictures

/// A family set as by itself on a wide page: y upward, the top row at 0.
struct FixedFamily {
  let layout: FamilyLayout
  let frame: FrameShape?

  var bounds: Rect { frame?.rect ?? layout.bounds }

  init(_ layout: FamilyLayout, of group: Int, in content: Diagram) {
    self.layout = layout
    frame = content.frame(of: group, around: layout.bounds)
  }
}
