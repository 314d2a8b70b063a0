/// A text of the page; the page's script refers to it by its raw value.
package enum PreviewWord: String, CaseIterable, Sendable {
  /// The language's own name.
  case name
  case descriptions, figure, page, pointers, template, theme, language
  /// The kind of figure that the template sets.
  case byTemplate
  case zoomIn, zoomOut, actualSize, wholeFigure, download, find
  case fullScreen, notes
  case firstStep, previousStep, nextStep, lastStep, play, pause
  /// The initial state, before the first step.
  case beginning
  /// The figure of the final state, without a story's steps.
  case lastMoment
  /// A label for a figure that predates the description's current errors.
  case lastGood
  case hide
  /// The choice that joins all inputs as one app.
  case together
  /// The list of keys.
  case keys
  /// A hint that clicking a part of the figure explains it.
  case explain
  /// The server no longer answers.
  case ended
  /// The requested description no longer exists.
  case gone
  /// The name for a text that was pasted into the page.
  case pasted
}
