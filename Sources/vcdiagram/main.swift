import Diagnostics
import FigureDrawing
import Foundation
import HierarchyLoading
import ViewControllers

let arguments = CommandLine.arguments
let bytes = [UInt8](FileManager.default.contents(atPath: arguments[1]) ?? Data())
let source = Source(name: arguments[1], bytes: bytes)
do {
  let description = try Description(parsing: source)
  let resolution = Resolution(description)
  for d in resolution.diagnostics { print(d.formatted(in: source)) }
  let figure = Figure(
    of: resolution.hierarchy(afterStep: description.steps.count), template: .book,
    pointers: arguments.count > 3 ? PointerSelection(rawValue: arguments[3]) : nil)
  let drawing = try Drawing(of: figure)
  let format = FigureFormat(rawValue: String(arguments[2].split(separator: ".").last!))!
  try Data(drawing.rendered(as: format)).write(to: URL(fileURLWithPath: arguments[2]))
} catch let error as DiagnosticError {
  for d in error.diagnostics { print(d.formatted(in: source)) }
  exit(65)
}
