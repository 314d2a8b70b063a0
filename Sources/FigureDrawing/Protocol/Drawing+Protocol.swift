import ViewControllers

extension Drawing {
  /// The calls that establish a container's relationship to a child, and those that dissolve it.
  public init(protocolOf hierarchy: Hierarchy, template: Template, options: FigureOptions) {
    let language = options.language
    let title = hierarchy.description.title?.value ?? language.untitled
    guard let calls = ContainmentProtocol(in: hierarchy) else {
      self.init(
        template: template, language: language, title: title, text: language.noCustomContainer)
      addNote(language.noCustomContainer)
      return
    }
    let parts = [
      (calls.establishing, "establish", language.establishing(calls.child, in: calls.container)),
      (calls.dissolving, "dissolve", language.dissolving(calls.child, from: calls.container)),
    ]
    .compactMap { explanation, id, title in explanation.map { ($0, id, title) } }
    let texts = parts.map { language.text($0.2, of: $0.0) }
    self.init(
      template: template, language: language, title: title, text: texts.joined(separator: " "))
    var x = 0.0
    for (number, part) in parts.enumerated() {
      let drafter = SequenceDrafter(Sequence(part.0), prefix: part.1, self)
      let rect = drafter.draft(into: &self, title: part.2, color: number, at: Point(x, 0))
      x = rect.maxX + template.frame.apart
    }
    alignFrames()
  }

  /// Frames side by side end on one line.
  private mutating func alignFrames() {
    let foot = frames.map(\.rect.minY).min() ?? 0
    for index in frames.indices { frames[index].rect.minY = foot }
    page = frames.dropFirst().reduce(frames.first?.rect) { $0?.union($1.rect) }
  }

  private mutating func addNote(_ text: String) {
    let style = template.fonts.caption
    let lines = LineBreaking.lines(of: text, style, limit: style.size * 30)
      .map { PartLabel.Line(text: $0, role: .caption) }
    let placed = template.fonts.stacked(lines, at: Point(0, 0))
    guard let first = placed.first else { return }
    let rect = placed.reduce(first.rect) { $0.union($1.rect) }
    boxes.append(Box(role: .text, id: "note", rect: rect, lines: placed))
    page = rect
  }
}
