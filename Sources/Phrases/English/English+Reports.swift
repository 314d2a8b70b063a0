import VCSource

extension English {
  package func headline(_ severity: Diagnostic.Severity?, _ message: String) -> String {
    "\(severity?.rawValue ?? "note"): \(message)"
  }

  package func more(_ count: Int) -> String { "\(count) more" }

  package func fit(_ report: FitReport) -> String {
    let parts = report.means.compactMap { means -> String? in
      switch means {
      case .usual, .wrapped, .pairs: nil
      case .legend: "a legend"
      case .shortNames: "short names"
      case .lists: "lists"
      case .tight: "tight boxes"
      case .brokenNames: "names on two lines"
      }
    }
    let how =
      if report.pages > 1 {
        "drawn on \(report.pages) pages to fit \(report.page)"
      } else if !parts.isEmpty {
        "drawn with \(list(parts, "and")) to fit \(report.page)"
      } else if report.means.contains(.pairs) {
        "drawn with a pair of arrows for each presentation to fit \(report.page)"
      } else if report.means.contains(.wrapped) {
        "drawn in several rows to fit \(report.page)"
      } else {
        "fits \(report.page) without simplification"
      }
    return how + "; smallest text \(points(report.smallestText))"
      + (report.wanted.map {
        ", but \($0.inTenths) pt are wanted; choose a larger page"
          + (report.canBeSplit ? ", or add --pages" : "")
          + (report.means.contains(.legend) ? ", or leave out lines with --pointers none" : "")
      } ?? "")
  }

  package var arrangedForScreen: String {
    "arranged for a screen; --page and --fit choose another shape, such as --fit 10000x for one row"
  }

  package func alternative(_ number: Int, _ label: String?, step: Int?) -> String {
    "Alternative \(number)" + (label.map { " (\($0))" } ?? "")
      + (step.map { ", after step \($0)" } ?? "")
  }
}
