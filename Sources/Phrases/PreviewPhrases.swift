/// The words of the page that shows figures while they are written.
package protocol PreviewPhrases {
  func word(_ word: PreviewWord) -> String
}

/// A word of the page; its raw value is the name by which the page's script knows it.
package enum PreviewWord: String, CaseIterable, Sendable {
  /// The language, in itself.
  case name
  case descriptions, figure, page, pointers, template, theme, language
  /// The kind of figure that the template has.
  case byTemplate
  case zoomIn, zoomOut, actualSize, wholeFigure, download, find
  case fullScreen, notes
  case firstStep, previousStep, nextStep, lastStep, play, pause
  /// The beginning, before the first step.
  case beginning
  /// The figure of the last moment, which is no step of a story.
  case lastMoment
  /// What is said of a figure that its description would not give any more.
  case lastGood
  case hide
  /// All inputs as one app.
  case together
  /// The list of keys.
  case keys
  /// What clicking a part of the figure does.
  case explain
  /// The server does not answer any more.
  case ended
  /// The description that is asked for is gone.
  case gone
  /// A text that was pasted into the page, in place of a description's name.
  case pasted
}
