import VCSource

extension English {
  func word(_ word: PreviewWord) -> String {
    switch word {
    case .name: "English"
    case .descriptions: "Descriptions"
    case .figure: "Figure"
    case .page: "Page"
    case .pointers: "Pointers"
    case .template: "Template"
    case .theme: "Theme"
    case .language: "Language"
    case .byTemplate: "by template"
    case .zoomIn: "Larger"
    case .zoomOut: "Smaller"
    case .actualSize: "Actual size"
    case .wholeFigure: "Whole figure"
    case .find: "Find a box"
    case .fullScreen: "Full screen"
    case .notes: "The figure in words"
    case .download: "Download"
    case .firstStep: "First step"
    case .previousStep: "Previous step"
    case .nextStep: "Next step"
    case .lastStep: "Last step"
    case .play: "Play the steps"
    case .pause: "Pause"
    case .beginning: "Beginning"
    case .lastMoment: "Last moment"
    case .lastGood: "The figure below is the last good one."
    case .hide: "Hide"
    case .together: "All together"
    case .keys: "Keys"
    case .explain: "Explain a box or an arrow: click it, or press Enter"
    case .ended:
      """
      The preview has ended. If it was called with --port, this page goes on when it is started again.
      """
    case .pasted: "Pasted text"
    case .gone: "This description is not there any more."
    }
  }
}
