import VCPictures

/// A family with its layout for a wide page; y grows upward, and the top row is at 0.
struct FixedFamily {
  let layout: FamilyLayout
  let frame: FrameShape?

  var bounds: Rect { frame?.rect ?? layout.bounds }

  init(_ layout: FamilyLayout, of group: Int, in content: Diagram) {
    self.layout = layout
    frame = content.frame(of: group, around: layout.bounds)
  }
}
