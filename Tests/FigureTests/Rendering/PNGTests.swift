import Foundation
import Testing
import VCFigures
import VCPictures
import VCTestSupport

@Suite struct `PNGs` {
  private func encoded(
    _ pixels: [UInt32], width: Int, background: UInt32? = nil, pixelsPerMeter: UInt32 = 3780
  ) throws -> [UInt8] {
    let encoder = PNGEncoder(pixelsPerMeter: pixelsPerMeter, background: background)
    let png = pixels.withUnsafeBufferPointer { values in
      encoder.encode(
        Pixels(width: width, height: values.count / width, values: values, perPoint: 1))
    }
    return try #require(png)
  }

  private enum Content: CaseIterable {
    case grays, colors, transparency

    /// A pixel as cairo draws it: no colour is more than its alpha.
    func pixel(using random: inout SplitMix) -> UInt32 {
      let alpha = self == .transparency ? UInt32.random(in: 0...255, using: &random) : 255
      func channel() -> UInt32 { .random(in: 0...alpha, using: &random) }
      let gray = channel()
      switch self {
      case .grays: return alpha << 24 | gray << 16 | gray << 8 | gray
      case .colors, .transparency:
        return alpha << 24 | channel() << 16 | channel() << 8 | channel()
      }
    }
  }

  @Test(
    arguments: [(1, 1), (1, 300), (300, 1), (97, 31), (400, 300), (9000, 9), (30_000, 9)],
    [Content.grays, .colors, .transparency])
  private func `hold every pixel`(size: (width: Int, height: Int), content: Content) throws {
    var random = SplitMix(seed: 1)
    var pixels = (0..<size.width * size.height).map { _ in content.pixel(using: &random) }
    if content == .transparency { pixels[0] = 0 }
    // Flat parts, as figures have them, are compressed otherwise than noise.
    for index in pixels.indices where index % 5000 > 2500 { pixels[index] = pixels[0] }
    for row in stride(from: 3, to: size.height, by: 7) {
      for index in row * size.width..<(row + 1) * size.width {
        pixels[index] = pixels[index - size.width]
      }
    }
    let png = try encoded(pixels, width: size.width)
    let picture = try PNGPicture(png)
    #expect(picture.width == size.width && picture.height == size.height)
    #expect(firstDifference(picture.pixels, pixels) == nil)
    let isSame = try encoded(pixels, width: size.width) == png
    #expect(isSame)
  }

  /// Where pixels differ first: nobody reads a million of them.
  private func firstDifference(_ a: [UInt32], _ b: [UInt32]) -> Int? {
    a.count == b.count ? zip(a, b).enumerated().first { $1.0 != $1.1 }?.offset : -1
  }

  @Test func `are as simple as their pixels allow`() throws {
    func kind(_ pixels: [UInt32], background: UInt32? = nil) throws -> UInt8 {
      try encoded(pixels, width: pixels.count, background: background)[25]
    }
    let (gray, color, faint) = (0xFF77_7777 as UInt32, 0xFF77_7776 as UInt32, 0x8000_0000 as UInt32)
    #expect(try kind([gray, gray]) == 0)
    #expect(try kind([gray, color]) == 2)
    #expect(try kind([gray, faint]) == 6)
    #expect(try kind([gray, faint], background: gray) == 0)
    #expect(try kind([gray, faint], background: color) == 2)
    #expect(try kind([color, faint], background: gray) == 2)
  }

  @Test func `are opaque over an opaque page`() throws {
    let page: UInt32 = 0xFF10_2040
    let pixels: [UInt32] = [0, 0xFF01_0203, 0x8080_4000, 0x8000_0000]
    let picture = try PNGPicture(encoded(pixels, width: 2, background: page))
    #expect(picture.pixels == [page, 0xFF01_0203, 0xFF88_5020, 0xFF08_1020])
  }

  @Test func `say their resolution, and nothing of when or by what they were made`() throws {
    var random = SplitMix(seed: 2)
    let pixels = (0..<70_000).map { _ in Content.colors.pixel(using: &random) }
    let chunks = try Chunk.chunks(
      of: encoded(pixels, width: 700, pixelsPerMeter: 0x0001_2345))
    let data = chunks.filter { $0.name == "IDAT" }
    // More than one, or the test says nothing of what stands between them.
    #expect(data.count > 1)
    #expect(
      chunks.map(\.name)
        == ["IHDR", "pHYs"] + Array(repeating: "IDAT", count: data.count) + ["IEND"])
    #expect(chunks.last?.content == [])
    #expect(chunks[1].content == [0, 1, 0x23, 0x45, 0, 1, 0x23, 0x45, 1])
  }

  @Test(arguments: [1, 3])
  func `of pictures have 96 pixels to the inch, or as often as many`(scale: Int) throws {
    let picture = try Picture(sample: "figure-17-5")
    let chunks = try Chunk.chunks(
      of: picture.rendered(as: .png, RenderingOptions(scale: scale)))
    let number = Int((Double(scale) * 96 / 0.0254).rounded())
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    #expect(chunks.first { $0.name == "pHYs" }?.content == bytes + bytes + [1])
  }

  @Test(
    arguments: Seeds.areAll ? ["figure-17-7", "chinese"] : ["figure-17-7"],
    ["book", "slide", "mono"])
  func `show what Graphviz's own show`(sample: String, look: String) throws {
    let (template, scale) = (try #require(Template(builtIn: look)), look == "book" ? 2 : 1)
    let picture = try Picture(sample: sample, in: Style(template))
    let ours = try PNGPicture(picture.rendered(as: .png, RenderingOptions(scale: scale)))
    let theirs = try PNGPicture(graphvizPNG(of: picture, dpi: 96 * Double(scale)))
    #expect(ours.width == theirs.width && ours.height == theirs.height)
    let page = UInt32(opaquePixel: template.look.light[.background])
    let expected = theirs.pixels.map { pixel in page.map { pixel.over($0) } ?? pixel }
    #expect(firstDifference(ours.pixels, expected) == nil)
    // The page's own colour is missing only where the picture ends between two pixels.
    let different = ours.pixels.indices.filter { ours.pixels[$0] != theirs.pixels[$0] }
    let (right, bottom) = (ours.width - 1, ours.height - 1)
    #expect(different.allSatisfy { $0 % ours.width == right || $0 / ours.width == bottom })
  }

  private func graphvizPNG(of picture: Picture, dpi: Double) throws -> [UInt8] {
    try GraphvizSession.run { session in
      let graph = try CGraph(in: session)
      let pinned = PinnedPicture(
        picture, picture.look.light, dpi: dpi,
        fonts: FontNames(installedFor: picture, in: session), cutsDashes: true, into: graph)
      return try GraphvizContext(.pango, in: session).layOutFitting(graph, as: pinned) {
        try $0.rendered(as: "png:cairo")
      }
    }
  }

  @Test(arguments: ["none", "", "#12345", "#1234567", "white", "#+12345"])
  func `have no page of a colour that is none`(color: String) {
    #expect(UInt32(opaquePixel: color) == nil)
    #expect(UInt32(opaquePixel: "#0a141e") == 0xFF0A_141E)
  }
}

/// A part of a PNG, its checksum proven.
private struct Chunk {
  let name: String
  let content: [UInt8]

  static func chunks(of png: [UInt8]) throws -> [Chunk] {
    try #require(png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    var chunks: [Chunk] = []
    var rest = png[8...]
    while !rest.isEmpty {
      let length = try number(rest)
      let body = rest.dropFirst(4).prefix(4 + length)
      let end = rest.dropFirst(8 + length)
      #expect(try number(end) == Int(checksum(body)))
      chunks.append(
        Chunk(
          name: String(decoding: body.prefix(4), as: UTF8.self), content: Array(body.dropFirst(4)))
      )
      rest = end.dropFirst(4)
    }
    return chunks
  }

  private static func number(_ bytes: ArraySlice<UInt8>) throws -> Int {
    try #require(bytes.count >= 4)
    return bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var crc = ~UInt32(0)
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
    }
    return ~crc
  }
}

/// A PNG as cairo reads it.
private struct PNGPicture {
  let width: Int
  let height: Int
  let pixels: [UInt32]

  private typealias Read =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt8>?, UInt32
    ) -> Int32

  init(_ png: [UInt8]) throws {
    let names = ["libcairo.so.2", "libcairo.2.dylib", "/opt/homebrew/lib/libcairo.2.dylib"]
    let library = names.lazy.compactMap { dlopen($0, RTLD_LAZY) }.first
    func symbol<Function>(_ name: String, _: Function.Type = Function.self) throws -> Function {
      unsafeBitCast(try #require(dlsym(library, name)), to: Function.self)
    }
    let create: @convention(c) (Read, UnsafeMutableRawPointer?) -> OpaquePointer? =
      try symbol("cairo_image_surface_create_from_png_stream")
    let status: @convention(c) (OpaquePointer?) -> Int32 = try symbol("cairo_surface_status")
    let width: @convention(c) (OpaquePointer?) -> Int32 =
      try symbol("cairo_image_surface_get_width")
    let height: @convention(c) (OpaquePointer?) -> Int32 =
      try symbol("cairo_image_surface_get_height")
    let stride: @convention(c) (OpaquePointer?) -> Int32 =
      try symbol("cairo_image_surface_get_stride")
    let data: @convention(c) (OpaquePointer?) -> UnsafeMutableRawPointer? =
      try symbol("cairo_image_surface_get_data")
    let destroy: @convention(c) (OpaquePointer?) -> Void = try symbol("cairo_surface_destroy")
    let surface = png.withUnsafeBytes { png in
      var rest = png
      return withUnsafeMutablePointer(to: &rest) { rest in
        create(
          { rest, target, count in
            guard let rest = rest?.assumingMemoryBound(to: UnsafeRawBufferPointer.self),
              rest.pointee.count >= count, let target
            else { return 10 }
            UnsafeMutableRawBufferPointer(start: target, count: Int(count)).copyMemory(
              from: UnsafeRawBufferPointer(rebasing: rest.pointee[..<Int(count)]))
            rest.pointee = UnsafeRawBufferPointer(rebasing: rest.pointee[Int(count)...])
            return 0
          }, rest)
      }
    }
    defer { destroy(surface) }
    try #require(status(surface) == 0)
    let rows = (Int(width(surface)), Int(height(surface)))
    let start = try #require(data(surface))
    (self.width, self.height) = rows
    pixels = (0..<rows.1).flatMap { row in
      let row = start + row * Int(stride(surface))
      return UnsafeBufferPointer(
        start: row.assumingMemoryBound(to: UInt32.self), count: rows.0
      ).map { $0 }
    }
  }
}
