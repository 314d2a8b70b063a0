import VCPictures

/// The value of `--theme`: one theme, or light and dark as separate files.
package enum ThemeChoice: CombinedChoice {
  case one(Theme)
  case both
  /// Both, and each scale of a PNG, in files with DocC's names for one image: `out.png`, `out@2x.png`,
  /// `out~dark.png`, `out~dark@2x.png`.
  case docc

  package static let allCases = Theme.allCases.map(one) + [.both, .docc]

  package var rawValue: String {
    switch self {
    case .one(let theme): theme.rawValue
    case .both: "both"
    case .docc: "docc"
    }
  }

  package var isOfSeveralFiles: Bool { themes.count > 1 }

  var themes: [Theme] {
    switch self {
    case .one(let theme): [theme]
    case .both, .docc: [.light, .dark]
    }
  }
}

/// One of a figure's files, for a theme and a scale.
package struct FigureVariant: Equatable {
  let theme: Theme
  let scale: Int
  /// The addition to the file's name.
  package let suffix: String
  /// The addition to the id in the file.
  let idSuffix: String
}

extension DrawRequest {
  /// The files of one figure, the one with the plain name first.
  package func variants(in format: PictureFormat) -> [FigureVariant] {
    let themes = format.dependsOnTheme ? theme.themes : [.auto]
    let scales = theme == .docc && format.hasScales ? [1, 2, 3] : [scale]
    return themes.flatMap { theme in
      scales.map { scale in
        let isDarkOfPair = themes.count > 1 && theme == .dark
        let dark = isDarkOfPair ? (self.theme == .docc ? "~dark" : "-dark") : ""
        return FigureVariant(
          theme: theme, scale: scale,
          suffix: dark + (scales.count > 1 && scale > 1 ? "@\(scale)x" : ""),
          idSuffix: isDarkOfPair ? "-dark" : "")
      }
    }
  }

  /// The files of a figure of one state.
  package func files(of job: DrawJob) -> [OutputFile] {
    variants(in: job.format).map { job.output.named($0.suffix) }
  }
}
