import VCEngine
import VCFigures
import VCPhrases
import VCPictures
import VCSource

/// The parts of the screen that a presentation covers and leaves visible.
struct CoverageSummary {
  enum Region: Equatable {
    case screen
    /// The presenter's area, which is smaller than the screen.
    case presenter(name: String)
    case part
  }

  /// The affected bars among the visible bars of one kind.
  enum Bars {
    /// The bar of the presenter whose area is covered.
    case own
    /// The only visible bar.
    case only
    case both
    case all(Int)
    case one(of: String)
    case some(Int, of: Int)
  }

  /// The bars with the same coverage, by their kinds.
  typealias Fate = [(kind: VisibleFamily.Part.Kind, bars: Bars)]

  let covering: Covering
  let region: Region
  let covered: Fate
  let partlyCovered: Fate
  let left: Fate
}

extension CoverageSummary.Bars {
  /// Creates the bars of some controllers among all that were `seen`; nil for none. `owner` is the
  /// presenter if only its area is covered.
  init?(_ names: [String], of seen: [String], owner: String?) {
    switch (names.count, seen.count) {
    case (0, _): return nil
    case (1, _) where names[0] == owner: self = .own
    case (_, 1): self = .only
    case (2, 2): self = .both
    case (let count, let all) where count == all: self = .all(count)
    case (1, _): self = .one(of: names[0])
    case (let count, let all): self = .some(count, of: all)
    }
  }
}

extension CoverageSummary {
  /// The parts that are covered and left visible, as a sentence.
  var words: Words {
    let liesOver = covering == .liesOver
    var (extent, name): (String, String?) = ("part", nil)
    switch region {
    case .screen: extent = "screen"
    case .presenter(let presenter): (extent, name) = ("presenter", presenter)
    case .part: break
    }
    return .coveredScreen(
      liesOver: liesOver, region: extent, name: name,
      covered: Self.words(of: covered, haveArticles: false),
      dims: covering == .dims, partly: Self.words(of: partlyCovered),
      left: Self.words(of: left),
      // In Chinese the screen and bars that are covered in part share a verb.
      coversPartOfBoth: region == .part && !liesOver && covered.isEmpty && !partlyCovered.isEmpty,
      // A negation of several bars, and all of each kind, means one thing.
      leavesAll: !left.contains(where: \.bars.areSome)
        && (left.count > 1 || left.contains(where: \.bars.areAll)))
  }

  private static func words(of fate: Fate, haveArticles: Bool = true) -> Words? {
    if fate.isEmpty { return nil }
    let bars = fate.map { ($1.areSome, $1.words($0, hasArticle: haveArticles)) }
    return .coveredBars(
      bars: bars.map(\.1), someLast: (bars.filter { !$0.0 } + bars.filter(\.0)).map(\.1))
  }
}

extension CoverageSummary.Bars {
  /// Whether they are all of several bars.
  fileprivate var areAll: Bool {
    switch self {
    case .both, .all: true
    default: false
    }
  }

  /// Whether they are some of several bars.
  fileprivate var areSome: Bool { if case .some = self { true } else { false } }

  fileprivate func words(_ kind: VisibleFamily.Part.Kind, hasArticle: Bool) -> Words {
    func words(
      _ amount: String, name: String? = nil, count: Int? = nil, of all: Int? = nil
    ) -> Words {
      .coveredBar(
        amount: amount, kind: kind, hasArticle: hasArticle, count: count, name: name, all: all)
    }
    return switch self {
    case .own: words("own")
    case .only: words("only")
    case .both: words("both")
    case .all(let count): words("all", count: count)
    case .one(let name): words("one", name: name)
    case .some(let count, let all): words("some", count: count, of: all)
    }
  }
}

extension CoverageSummary {
  /// Stands for the name of the presenter whose area is covered: another bar may show the same name.
  private static let own = ""

  /// Summarizes which bars a presentation covers and leaves visible, from the positions in its
  /// scene.
  init(of presentation: Presentation, in scene: Scene, _ style: Style) {
    let (top, beneath) = (scene.layers[scene.layers.count - 1], scene.layers.dropLast())
    let presenter = scene.hierarchy.name(presentation.presenter, in: style)
    let isOfPresenter =
      !top.covered.contains(scene.device.screen) && presentation.visibleStyle.isContextStyle
    var (seen, covered, partly, left) = (BarNames(), BarNames(), BarNames(), BarNames())
    for (number, layer) in beneath.enumerated() {
      let above = beneath[(number + 1)...].filter { $0.covering != .liesOver }
      for part in layer.family.parts where part.kind.isBar {
        if above.contains(where: { $0.covered.contains(part.rect) }) { continue }
        let isOwn = isOfPresenter && part.viewController == presentation.presenter
        let name = isOwn ? Self.own : part.name(in: scene.hierarchy, style)
        seen.add(part.kind, of: name)
        if part.rect.shareCovered(by: top.covered) < 0.05 {
          left.add(part.kind, of: name)
        } else if top.covered.spans(part.rect) {
          covered.add(part.kind, of: name)
        } else {
          partly.add(part.kind, of: name)
        }
      }
    }
    let owner = isOfPresenter ? Self.own : nil
    self.init(
      covering: top.covering ?? .replaces,
      region: top.covered.contains(scene.device.screen)
        ? .screen : isOfPresenter ? .presenter(name: presenter) : .part,
      covered: covered.fate(of: seen, owner), partlyCovered: partly.fate(of: seen, owner),
      // Dimmed bars don't count as left visible.
      left: (top.covering == .dims ? BarNames() : left).fate(of: seen, owner))
  }
}

/// The bars of each kind, by their controllers' names.
private struct BarNames {
  private var names: [VisibleFamily.Part.Kind: [String]] = [:]

  mutating func add(_ kind: VisibleFamily.Part.Kind, of name: String) {
    names[kind, default: []].append(name)
  }

  func fate(of seen: BarNames, _ owner: String?) -> CoverageSummary.Fate {
    VisibleFamily.Part.Kind.bars.compactMap { kind in
      CoverageSummary.Bars(names[kind] ?? [], of: seen.names[kind] ?? [], owner: owner)
        .map { (kind: kind, bars: $0) }
    }
  }
}

extension VisibleFamily.Part.Kind {
  /// The bars, in the order of sentences.
  fileprivate static let bars: [Self] = [.navigationBar, .toolbar, .tabBar, .sidebar]

  fileprivate var isBar: Bool { Self.bars.contains(self) }

  /// Whether sentences name such a part.
  var isNamed: Bool { isBar || self == .content }
}

extension VisibleFamily.Part {
  /// What the screen shows of a bar: the name in it, or else its owner's.
  fileprivate func name(in hierarchy: Hierarchy, _ style: Style) -> String {
    (kind == .navigationBar ? label.name?.text : nil)
      ?? hierarchy.name(viewController, in: style)
  }
}

extension Rect {
  func shareCovered(by other: Rect) -> Double {
    let width = max(0, min(maxX, other.maxX) - max(minX, other.minX))
    let height = max(0, min(maxY, other.maxY) - max(minY, other.minY))
    return width * height / (self.width * self.height)
  }

  /// Whether this rectangle covers the full width and at least half of the height of another.
  fileprivate func spans(_ other: Rect) -> Bool {
    minX <= other.minX + 0.5 && maxX >= other.maxX - 0.5
      && min(maxY, other.maxY) - max(minY, other.minY) >= other.height * 0.5
  }
}
