import Diagnostics
import TextFormats
import ViewControllers

/// The properties that only a few classes read.
extension DescriptionDecoder {
  private func readDetents(_ reader: inout MappingReader) -> Sourced<[Detent]>? {
    guard let list = reader.sequence(ViewControllerKey.detents) else { return nil }
    let detents = list.value.compactMap { node -> Detent? in
      if node.kind == .mapping { return readDetent(node) }
      if let detent = Detent.system.first(where: { $0.identifier == node.string }) { return detent }
      reader.reportUnknown(
        ViewControllerKey.detents.rawValue, node, among: Detent.system.map(\.identifier))
      return nil
    }
    return Sourced(detents, at: list.range)
  }

  /// A detent of the app's own, which has a name and a height.
  private func readDetent(_ node: SyntaxNode) -> Detent? {
    var reader = MappingReader(
      node, expecting: .value(ofKey: ViewControllerKey.detents.rawValue), diagnostics)
    let identifier = reader.string(DetentKey.identifier)
    let height = reader.int(DetentKey.height.rawValue, in: ContentSize.range)
    reader.finish()
    reader.missing(
      anyOf: DetentKey.allCases, of: .value(ofKey: ViewControllerKey.detents.rawValue))
    guard let identifier, let height else { return nil }
    return .custom(identifier: identifier.value, height: height.value)
  }

  private mutating func readLink(_ reader: inout MappingReader) -> Sourced<Hyperlink>? {
    guard let text = reader.string(ViewControllerKey.link) else { return nil }
    guard let link = Hyperlink(text.value) else {
      diagnostics.error(.description(.notALink(text.value)), at: text.range)
      return nil
    }
    return Sourced(link, at: text.range)
  }

  /// Of the styles, those that a delegate may answer.
  private func readAdaptiveStyle(
    _ reader: inout MappingReader
  ) -> Sourced<ModalPresentationStyle>? {
    let key = ViewControllerKey.adaptivePresentationStyle
    let answers = ModalPresentationStyle.adaptiveAnswers
    guard let node = reader.value(key) else { return nil }
    if let style = node.string.flatMap(ModalPresentationStyle.init(spelling:)),
      answers.contains(style)
    {
      return Sourced(style, at: node.range)
    }
    reader.reportUnknown(key.rawValue, node, among: answers.map(\.rawValue))
    return nil
  }

  private func readContentSize(_ reader: inout MappingReader) -> Sourced<ContentSize>? {
    let name = ViewControllerKey.preferredContentSize
    guard var size = reader.mapping(name.rawValue) else { return nil }
    let width = size.int(SizeKey.width.rawValue, in: ContentSize.range)
    let height = size.int(SizeKey.height.rawValue, in: ContentSize.range)
    size.finish()
    size.missing(anyOf: SizeKey.allCases, of: .value(ofKey: name.rawValue))
    guard let width, let height else { return nil }
    return Sourced(
      ContentSize(width: width.value, height: height.value), at: reader.place(of: name))
  }

  mutating func readDetails(
    of viewController: inout ViewController, _ reader: inout MappingReader
  ) {
    typealias Key = ViewControllerKey
    // Most controllers have an id and a class: a million are not asked for all these keys.
    guard reader.hasMore else { return }
    viewController.preferredTransition = reader.choice(
      Key.preferredTransition.rawValue, PreferredTransition.self)
    viewController.preferredStyle = reader.choice(Key.preferredStyle)
    viewController.sourceType = reader.choice(Key.sourceType)
    viewController.transitionStyle = reader.choice(Key.transitionStyle)
    viewController.spineLocation = reader.choice(Key.spineLocation)
    viewController.isToolbarHidden = reader.bool(Key.isToolbarHidden)
    viewController.collapseSecondary = reader.bool(Key.collapseSecondary)
    viewController.state = reader.choice(Key.state.rawValue, AppearanceState.self)
    viewController.isViewLoaded = reader.bool(Key.isViewLoaded)
    viewController.detents = readDetents(&reader)
    viewController.selectedDetentIdentifier = reader.string(Key.selectedDetentIdentifier)
    viewController.largestUndimmedDetentIdentifier = reader.string(
      Key.largestUndimmedDetentIdentifier)
    viewController.isModalInPresentation = reader.bool(Key.isModalInPresentation)
    viewController.preferredContentSize = readContentSize(&reader)
    viewController.adaptivePresentationStyle = readAdaptiveStyle(&reader)
    viewController.link = readLink(&reader)
    viewController.sourceView = reader.string(Key.sourceView)
    viewController.barButtonItem = reader.string(Key.barButtonItem)
  }
}
