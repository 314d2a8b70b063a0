import VCFigures
import VCPictures
import VCSource

/// The figure to draw of a run. Without options it is the template's kind, of the state after the last
/// step, in its own size.
public struct FigureOptions: Hashable, Sendable {
  /// The states that a figure shows.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum States: Hashable, Sendable {
    /// The state after the last step.
    case last
    /// The state after a step, by its number from 1; 0 is the initial state.
    case after(step: Int)
    /// The initial state and the state after each step, a page each, with everything in one place.
    case all
  }

  /// What a figure shows; nil for what its template says.
  public var kind: FigureKind?
  public var template: Template
  /// The page that a figure must fit; nil for its own size, or its template's page.
  public var page: Page?
  public var states: States
  /// Whether a figure may have several pages where one page's text would be too small.
  public var isSplit: Bool
  /// The controllers to highlight; the rest is dimmed.
  public var emphasized: Set<ControllerID>
  /// The controllers around which a map is drawn; the whole map if there are none.
  public var around: Set<ControllerID>
  /// The number of segues that `around` reaches.
  public var hops: Int
  public var language: VCHierarchy.Language
  /// Pictures of screens, drawn in the boxes of their controllers: at most 64 MB of files.
  public var images: [ControllerID: ScreenImage]

  public init(
    _ kind: FigureKind? = nil, template: Template = .book, page: Page? = nil,
    states: States = .last, isSplit: Bool = false, emphasized: Set<ControllerID> = [],
    around: Set<ControllerID> = [], hops: Int = 1, language: VCHierarchy.Language = .english,
    images: [ControllerID: ScreenImage] = [:]
  ) {
    (self.kind, self.template, self.page, self.states) = (kind, template, page, states)
    (self.isSplit, self.emphasized) = (isSplit, emphasized)
    (self.around, self.hops, self.language) = (around, hops, language)
    self.images = images
  }

  func request() throws(RequestError) -> FigureRequest {
    if hops < 0 { throw RequestError(.hops(number: hops)) }
    return FigureRequest(
      try kind.map { kind throws(RequestError) in try kind.row() },
      in: Style(
        template.base, language: language.base, emphasized: Set(emphasized.map(\.description)),
        selection: SceneSelection(
          around: around.map(\.description).sorted().map { .init(of: $0, hops: hops) }),
        page: page?.size),
      states: states.base, spread: isSplit ? .asNeeded : .one)
  }
}

extension FigureOptions.States {
  fileprivate var base: FigureRequest.States {
    switch self {
    case .last: .last
    case .after(let step): .after(step: step)
    case .all: .all
    }
  }
}

/// The room for a figure.
public struct Page: Hashable, Sendable {
  let size: PageSize

  /// A4 with margins of an inch.
  public static let a4 = Page(named: "a4")
  public static let a4Landscape = Page(named: "a4-landscape")
  /// A5 with margins of 18 mm.
  public static let a5 = Page(named: "a5")
  public static let letter = Page(named: "letter")
  /// A slide: 960 × 540 points.
  public static let slide = Page(named: "16:9")
  /// The column of a page of DocC's.
  public static let docC = Page(named: "docc")

  /// A page of 36 to 20,000 points; nil for another size.
  ///
  /// - Parameters:
  ///   - width: In points.
  ///   - height: In points; nil for any height.
  public init?(width: Double, height: Double? = nil) {
    func isPossible(_ length: Double) -> Bool { PageSize.range.contains(length) }
    guard isPossible(width), height.map(isPossible) ?? true else { return nil }
    let text = "\(width)x" + (height.map { "\($0)" } ?? "")
    size = PageSize(name: text, width: width, height: height)
  }

  private init(named name: String) {
    guard let size = PageSize(named: name) else { preconditionFailure("a page without a size") }
    self.size = size
  }
}
