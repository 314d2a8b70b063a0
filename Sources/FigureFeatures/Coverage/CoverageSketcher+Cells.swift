import VCEngine
import VCFigures
import VCPhrases
import VCPictures
import VCSource

extension CoverageSketcher {
  /// A window before its first presentation, or as it is if there is none.
  func beginning(of window: Window.Index, in moment: Hierarchy, isBeginning: Bool) -> Cell {
    let windows = hierarchy.app.windows
    let isHidden = windows[window].isHidden?.value == true
    let sentences = texts([
      isHidden ? .windowIsHidden : .nothingIsPresented(isBeginning: isBeginning),
      beneath[window]?.last.map { .liesAboveWindow(window: windows[$0].id.value) },
      above[window].map { .liesBelowWindow(window: windows[$0].id.value) },
    ])
    let root = moment.rootViewController(of: window)
    let scene = Scene(
      .window(window), on: beneath[window] ?? [], in: moment, device(of: window), look, phrases)
    let code = code(window).map { (text: $0, role: Picture.Line.Role.code) }
    let remarks = sentences.map { (text: $0.asCaption, role: Picture.Line.Role.legend) }
    return Cell(
      scene: scene, heading: hierarchy.heading(root),
      remarks: isHidden ? remarks + code : code + remarks,
      text: phrases.text(
        of: .following(
          name: name(root),
          sentences: phrases.joined(
            sentences
              + texts([isHidden ? nil : .visibleParts(parts: seen(in: scene))])))))
  }

  private func name(_ index: ViewController.Index) -> String {
    phrases.text(of: ControllerName(hierarchy.name(index, in: style)).mention)
  }

  private func device(of window: Window.Index) -> Device { devices[window] ?? device }

  /// The visible parts of the top layer of a scene: bars and views.
  private func seen(in scene: Scene) -> [Words] {
    scene.layers[scene.layers.count - 1].family.parts.filter(\.kind.isNamed).map {
      .visiblePart(kind: $0.kind, name: hierarchy.name($0.viewController, in: style))
    }
  }

  /// The statements about one of several windows: its level, scene and width.
  private func code(_ window: Window.Index) -> [String] {
    let (declared, id) = (hierarchy.app.windows[window], hierarchy.app.windows[window].id.value)
    guard hierarchy.app.windows.count > 1 else { return [] }
    let hasNeighbours = beneath[window]?.isEmpty == false || above[window] != nil
    var code: [String] = []
    if hasNeighbours || declared.windowLevel != nil {
      code.append("\(id).windowLevel = \(declared.level.text)")
    }
    if let scene = declared.scene { code.append("\(id).windowScene = \(scene.value)") }
    return code + (widthCode(of: window).map { [$0] } ?? [])
  }

  func widthCode(of window: Window.Index) -> String? {
    guard hierarchy.app.windows.count > 1, let width = hierarchy.ownSizeClass(of: window) else {
      return nil
    }
    return statement(
      "horizontalSizeClass = \(width.rawValue)", of: hierarchy.app.windows[window].id.value)
  }

  private func texts(_ words: [Words?]) -> [String] {
    words.compactMap { $0.map { phrases.text(of: $0) } }
  }

  /// A presentation directly after it was made.
  func cell(_ presentation: Presentation, in moment: Hierarchy) -> Cell {
    let window = moment.window(of: presentation.presented) ?? 0
    let device = device(of: window)
    let scene = Scene(
      .presentation(presentation), on: beneath[window] ?? [], in: moment, device, look, phrases)
    let presented = hierarchy.app.viewControllers[presentation.presented]
    let traits = moment.traits(of: presentation.presented)
    let rests = presented.detents != nil && device.isSheet(presentation)
    let detents =
      !rests
      ? []
      : presented.detentsInForce.filter { $0.isActive(in: traits) }
        .map(\.identifier)
    let resting = presented.restingDetent(in: traits).identifier
    let (stays, isUndimmed) = (
      presentation.presenterStaysVisible, presentation.sheetExtent == .undimmed
    )
    let view: Words? = moment.doubts(aboutViewBehind: presentation).first.map {
      .notEstablished(doubt: Doubt($0.topic, of: name(presentation.presented)))
    }
    let place: Words? = hierarchy.app.idAmongSeveral(window).map { .presentedInWindow(window: $0) }
    let hold: Words? =
      presented[flag: .isModalInPresentation]?.value == true ? .noSwipeDismisses : nil
    let departure = departure(of: presentation)
    let sentences: [Words?] = [
      place, CoverageSummary(of: presentation, in: scene, style).words,
      view ?? .presenterViewStays(stays: stays),
      presentation.adaptsTo.map {
        .adaptsTo(isPhone: device.idiom == .phone, style: $0.rawValue)
      },
      detents.isEmpty ? nil : .sheetRests(detents: detents, first: resting),
      isUndimmed ? .leavesUndimmed(detent: resting) : nil, hold, departure?.words,
    ]
    // What distinguishes the presentation and isn't seen on its screen.
    let remarks: [Words?] = [
      place, departure.map { .remarkLeft(tab: $0.name) }, stays ? nil : .remarkPresenterLeaves,
      presentation.adaptsTo.map { .remarkAdapts(style: $0.rawValue) },
      isUndimmed ? .remarkUndimmed(detent: resting) : nil,
      detents.isEmpty ? nil : .remarkRests(detent: resting, isOnly: detents.count == 1), hold,
    ]
    return Cell(
      scene: scene, heading: hierarchy.heading(presentation.presented),
      remarks: [(code(presentation), .code)] + texts(remarks).map { ($0.asCaption, .legend) },
      text: phrases.text(
        of: .following(
          name: name(presentation.presented), sentences: phrases.joined(texts(sentences)))))
  }

  /// The tab or child with which a presentation left the window by now, and the sentence about what
  /// hides it; nil if it is there.
  private func departure(of presentation: Presentation) -> (name: String, words: Words)? {
    switch hierarchy.visibility(of: presentation.presented) {
    case .notSelected(let tab, let selected, _):
      let title = hierarchy.barTitle(of: tab)
      return (title, .leftWithTab(tab: title, selected: hierarchy.barTitle(of: selected)))
    case .covered(let child, let top, _):
      let name = hierarchy.heading(child)
      return (name, .leftCovered(covered: name, top: hierarchy.heading(top)))
    case .columnHidden(let column, _):
      let name = hierarchy.heading(column)
      return (name, .leftWithColumn(column: name))
    case .inWindow, .inNoFamily, .removed, .windowHidden, .seenOutside: return nil
    }
  }

  /// The statement that sets a presentation's style; the line above names its owner.
  func code(_ presentation: Presentation) -> String {
    if presentation.systemPresentation == .search {
      hierarchy.app.spelling == .objectiveC ? "active = YES" : "isActive = true"
    } else if let style = AlertStyle(rawValue: presentation.systemPresentation?.rawValue ?? "") {
      "preferredStyle = \(hierarchy.code.value(style))"
    } else {
      "modalPresentationStyle = \(hierarchy.code.value(presentation.modalPresentationStyle))"
    }
  }

  /// A statement with its owner's id if it fits.
  private func statement(_ code: String, of id: String) -> String {
    let whole = "\(id).\(code)"
    let limit = max(device.screen.width, device.em * 20)
    return look.fonts.detail.width(of: whole) <= limit ? whole : code
  }

  // MARK: Captions

  /// The width of a column, which fits the screen, every statement, and what isn't broken of names.
  func columnWidth(in rows: CoverageRows) -> Double {
    let statements = hierarchy.presentations.map(code) + hierarchy.windows.compactMap(widthCode)
    let names = cells.flatMap { LineBreaking.pieces(of: $0.heading, keepsNames: false) }
    let least = names.map(look.fonts.caption.width).reduce(device.screen.width, max)
    return statements.reduce(least) { width, code in
      let line = line(of: code, in: rows)
      return max(width, (rows.breaksCode ? line.brokenFlag(look) : [line]).size.width)
    }
  }

  private func line(of code: String, in rows: CoverageRows) -> TextLine {
    let line = TextLine(code, .code, look)
    return rows.shortensCode ? [line].withShortValues(look).first ?? line : line
  }

  /// A cell's heading, and under it, in order, the remarks that still fit into two lines; a statement
  /// takes one, even if it is broken.
  func caption(of cell: Cell, _ width: Double, in rows: CoverageRows) -> [TextLine] {
    var (own, count): ([TextLine], Int) = ([], 0)
    for (text, role) in cell.remarks {
      let line = role == .code ? self.line(of: text, in: rows) : TextLine(text, role, look)
      let lines = balancedLines(of: line, width)
      let taken = role == .code ? 1 : lines.count
      if count + taken <= 2 { (own, count) = (own + lines, count + taken) }
    }
    return balancedLines(of: TextLine(cell.heading, .caption, look), width) + own
  }

  /// A text in as few lines as possible, of similar lengths.
  private func balancedLines(of line: TextLine, _ width: Double) -> [TextLine] {
    if line.size.width <= width { return [line] }
    if line.role == .code { return line.brokenFlag(look) }
    func lines(_ limit: Double) -> [TextLine] {
      TextLine.lines(of: line.text, line.role, look, limit: limit, keepsNames: line.role == .legend)
    }
    let all = lines(width)
    // As many lines that are narrower than this have no room for the text.
    let narrowest = all.map(\.size.width).reduce(0, +) / Double(all.count)
    let limits = stride(from: width * 0.5, to: width, by: width * 0.05)
    return limits.lazy.filter { $0 >= narrowest }.map(lines).first { $0.count == all.count } ?? all
  }
}
