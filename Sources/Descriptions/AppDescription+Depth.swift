import VCEngine
import VCSource

extension AppDescription {
  /// Reports a description that would nest deeper than one can be read. So whatever is read, in any
  /// format, can be written as JSON and YAML, and read again.
  ///
  /// A text of fewer levels may need more as a description: JSON writes a class name as an object,
  /// and a program's output has no lists.
  func checkDepth(_ diagnostics: DiagnosticCollector) {
    guard mostLevels > SyntaxNode.maximumDepth else { return }
    var writer = DescriptionWriter(self)
    _ = writer.write()
    guard let index = writer.firstTooDeep else { return }
    diagnostics.error(
      .nestedTooDeep(levels: SyntaxNode.maximumDepth),
      at: viewControllers[index].range ?? viewControllers[index].id.range,
      notes: [Diagnostic.Note(.levelsOfDescription, at: nil)])
  }

  /// A number of levels that the written description doesn't exceed; found without writing it,
  /// because nearly every description is far below the limit.
  private var mostLevels: Int {
    var most = 0
    var isSeen = [Bool](repeating: false, count: viewControllers.count)
    let ends = segues.flatMap { [$0.destination?.value, $0.source.value].compactMap(\.self) }
    let named = (steps + alternatives.flatMap(\.steps)).flatMap {
      $0.action.references.map(\.value)
    }
    // In the order of the writer, which writes a controller in full where it is first named.
    for start in windows.map(\.rootViewController) + scenes + ends + named {
      var stack = [(index: start, level: Self.levelsAround)]
      while let (index, level) = stack.popLast() {
        guard !isSeen[index], viewControllers[index].systemMade == nil else { continue }
        isSeen[index] = true
        most = max(most, level)
        let controller = viewControllers[index]
        for (_, lead) in ViewControllerKey.leads.reversed() {
          if let other = lead.get(controller) { stack.append((other, level + 1)) }
        }
        // Groups may be inside one another; a tab is an object in a list.
        let levelOfTabs = level + 1 + 2 * controller.tabs.count
        for tab in controller.tabs.reversed() {
          stack += tab.viewControllers.reversed().map { ($0, levelOfTabs) }
        }
        stack += controller.children.reversed().map { ($0, level + 2) }
      }
    }
    return most
  }

  /// The most levels around a controller that no other contains, itself included, and inside it: a
  /// step of an alternative, and a reference or a detent.
  private static let levelsAround = 10
}
