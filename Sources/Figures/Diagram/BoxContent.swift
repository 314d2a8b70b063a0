import VCEngine
import VCPhrases
import VCPictures
import VCSource

/// The index of a box in `Diagram.boxes`.
package struct BoxIndex: Hashable, Comparable, Sendable {
  package let value: Int

  package static func < (one: BoxIndex, other: BoxIndex) -> Bool { one.value < other.value }
}

/// A box's lines of text, and its size.
package struct BoxContent: Sendable {
  /// A controller's view.
  package struct View: Sendable {
    /// The number of views in the pile, as in a navigation stack.
    package let stacked: Int
    /// Whether the view is outside the window (R21).
    let isHidden: Bool

    package init(stacked: Int, isHidden: Bool) {
      (self.stacked, self.isHidden) = (stacked, isHidden)
    }
  }

  package let subject: Subject
  /// The id from the description, or a generated one.
  package let id: String
  package let className: String
  package var lines: [TextLine]
  /// The notes about other controllers, which are the last lines, as in the figure's first state.
  package let notes: [String]
  /// The lines in states with other notes. The box has room for all of them.
  private(set) var variants: [[TextLine]] = []
  /// The box's size, in points.
  package var size: Size
  /// The picture of the controller's screen above the lines, and its size; nil without one.
  private(set) var image: (file: ImageFile, size: Size)?
  /// The controller's view beside its box, in figures that show views; in the state with the
  /// highest pile.
  package var view: View?

  package init(
    of member: ViewController.Index, isPresented: Bool, in hierarchy: Hierarchy, _ look: Look,
    _ names: NameEmphasis, sign: String? = nil, isRefused: Bool = false, shownID: String?,
    notes: [String],
    minimumWidth: Double, in language: Language
  ) {
    let controller = hierarchy.app.viewControllers[member]
    let className = controller.className.value
    let id = shownID.map { "\($0): " } ?? ""
    let name = look.box.swiftUI == .views ? controller.swiftUIName ?? className : className
    let sign = sign.map { [TextRun("\($0) ")] } ?? []
    var texts: [Text] = []
    if let title = hierarchy.title(of: member), title != name {
      texts = [(sign + names.runs(ofTitle: title), .name), ([TextRun(id + className)], .detail)]
    } else {
      let ownID = id.isEmpty ? [] : names.runs(ofTitle: id)
      texts = [(sign + ownID + names.runs(ofName: name, of: controller), .name)]
    }
    // UML writes stereotypes this way.
    if let role = controller.role {
      let word = Words.sceneRole(role: role.value.rawValue).text(in: Wording(language))
      texts.append(([TextRun("«\(word)»")], .detail))
    }
    texts += Self.flags(of: controller, isPresented: isPresented, hierarchy.code).map {
      ([TextRun($0)], .detail)
    }
    self.init(
      isRefused ? .refused(member) : .viewController(member), id: controller.id.value,
      className: className, texts, notes: notes, image: controller.imageFile, look,
      minimumWidth: minimumWidth)
  }

  /// Creates the box of an object: its name and its class.
  package init(
    object number: Int, named title: String, in app: AppDescription, _ look: Look, notes: [String]
  ) {
    let object = app.objects[number]
    let className = object.className.value
    let name: [Text] =
      [([TextRun(title)], .name)]
      + (title == className ? [] : [([TextRun(className)], .detail)])
    self.init(
      .object(number), id: object.id.value, className: className, name, notes: notes, look,
      minimumWidth: look.box.minimumWidth)
  }

  /// Creates the box of a window: its class and, if there are several windows, its id, level and
  /// scene.
  ///
  /// - Parameter sizeClass: The window's own horizontal size class, nil if it has none.
  package init(
    _ content: MomentContent.Window, in app: AppDescription, _ sizeClass: SizeClass?, _ look: Look,
    minimumWidth: Double
  ) {
    let window = app.windows[content.window]
    let isNamed = app.windows.count > 1 && !window.idIsImplied
    var details: [String] = isNamed ? ["UIWindow"] : []
    if let level = window.windowLevel?.value { details.append("windowLevel = \(level.text)") }
    if window.isHidden?.value == true { details.append("isHidden = true") }
    if content.namesScene, let scene = window.scene {
      details.append("windowScene = \(scene.value)")
    }
    if let sizeClass { details.append("horizontalSizeClass = \(sizeClass.rawValue)") }
    let texts: [Text] =
      [([TextRun(isNamed ? window.id.value : "UIWindow")], .name)]
      + details.map { ([TextRun($0)], .detail) }
    self.init(
      .window(content.window), id: window.id.value, className: "UIWindow", texts, look,
      minimumWidth: minimumWidth)
  }

  /// A text in parts, before it is broken into lines.
  private typealias Text = (runs: [TextRun], role: Picture.Line.Role)

  private init(
    _ subject: Subject, id: String, className: String, _ texts: [Text],
    notes: [String] = [], image: ImageFile? = nil, _ look: Look, minimumWidth: Double
  ) {
    (self.subject, self.id, self.className, self.notes) = (subject, id, className, notes)
    lines = texts.flatMap { runs, role in
      Self.statement(runs.text, role, look)
        ?? TextLine.lines(of: runs, role, look, limit: look.box.maximumTextWidth)
    }
    // Notes name other controllers, and their names aren't broken.
    lines += notes.flatMap { note in
      let words = note.split(separator: " ").map { look.fonts.detail.width(of: String($0)) }
      return Self.statement(note, .detail, look)
        ?? TextLine.lines(
          of: note, .detail, look, limit: max(look.box.maximumTextWidth, words.max() ?? 0),
          keepsNames: true)
    }
    self.image = image.map { ($0, $0.size(in: look)) }
    size = .zero
    size = size(around: lines, look, minimumWidth: minimumWidth)
  }

  /// The size of the box with other lines.
  func size(around lines: [TextLine], _ look: Look, minimumWidth: Double? = nil) -> Size {
    var content = lines.size
    if let image {
      content.width = max(content.width, image.size.width)
      content.height += image.size.height + look.imageGap
    }
    return look.box.size(around: content, minimumWidth: minimumWidth)
  }

  /// The number of the variant with these lines, which the box makes room for.
  mutating func variant(of lines: [TextLine], _ look: Look) -> Int {
    let texts = lines.map(\.text)
    if let known = variants.firstIndex(where: { $0.map(\.text) == texts }) { return known }
    variants.append(lines)
    let added = self.size(around: lines, look)
    size = Size(width: max(size.width, added.width), height: max(size.height, added.height))
    return variants.count - 1
  }

  /// Changes the lines in every state; the box becomes as large as they need.
  package mutating func changeLines(_ look: Look, _ change: ([TextLine]) -> [TextLine]) {
    lines = change(lines)
    variants = variants.map(change)
    let sizes = ([lines] + variants).map { size(around: $0, look) }
    size = Size(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  /// The box with a long name and the controller's properties in two lines each.
  package func broken(_ look: Look) -> BoxContent {
    var box = self
    box.changeLines(look) { lines in
      let flags = lines.withBrokenFlags(look)
      return flags.withHalvedName(look) ?? flags
    }
    return box
  }

  /// Splits a statement that is too long for a line before its value, one of Objective-C's long
  /// names; nil for every other text.
  private static func statement(
    _ text: String, _ role: Picture.Line.Role, _ look: Look
  ) -> [TextLine]? {
    guard role == .detail, look.fonts.detail.width(of: text) > look.box.maximumTextWidth,
      let value = text.split(separator: " ").last, value.hasPrefix("UI"),
      text.hasSuffix(" = \(value)")
    else { return nil }
    return ["\(text.dropLast(value.count + 1))", String(value)].map { TextLine($0, role, look) }
  }

  /// The properties in code that change the presenter (R6) or the presentation (R13, R15).
  private static func flags(
    of controller: ViewController, isPresented: Bool, _ code: UIKitCode
  ) -> [String] {
    var flags: [String] = []
    if let defines = controller.definesPresentationContext?.value {
      flags.append("definesPresentationContext = \(code.truth(defines))")
    }
    if controller.providesPresentationContextTransitionStyle?.value == true {
      flags.append("providesPresentationContextTransitionStyle = \(code.truth(true))")
    }
    if isPresented, !controller.isAlert, let style = controller.modalPresentationStyle?.value {
      flags.append("modalPresentationStyle = \(code.value(style))")
    }
    if isPresented, let style = controller.preferredStyle?.value {
      flags.append("preferredStyle = \(code.value(style))")
    }
    if isPresented, let source = controller.sourceType?.value {
      flags.append("sourceType = \(code.value(source))")
    }
    return flags
  }
}

extension Look.BoxStyle {
  /// The size of a box around text, in whole points.
  package func size(around text: Size, minimumWidth: Double? = nil) -> Size {
    Size(
      width: max(minimumWidth ?? self.minimumWidth, text.width + 2 * paddingX).rounded(.up),
      height: max(minimumHeight, text.height + 2 * paddingY).rounded(.up))
  }
}
