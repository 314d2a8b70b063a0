import VCSource

extension English {
  package func text(of fault: Message.Input) -> String {
    switch fault {
    case .foreignInput(let input): "\(name(of: input)); \(advice(on: input))"
    }
  }

  private func name(of input: Message.ForeignInput) -> String {
    switch input {
    case .lldbError: "this is an LLDB error"
    case .viewHierarchy: "these are views, and no view controllers"
    case .binary: "this isn't text: many of its bytes are NUL"
    case .nilValue: "this is nil: the expression had no value"
    case .swift: "this is source code in Swift"
    case .objectiveC: "this is source code in Objective-C"
    case .svg: "this is an SVG drawing"
    case .png: "this is a PNG image"
    case .pdf: "this is a PDF document"
    case .html: "this is an HTML page"
    case .propertyList: "this is a property list"
    case .project: "this is an Xcode project"
    case .quotedLog: "this quotes UIKit's log without the names of the view controllers"
    case .console: "no line of this console is one of UIKit's about view controllers"
    case .resolved: "this is the output of 'vcdiagram resolve --format json', not a description"
    case .document: "this is a document in Markdown"
    case .prose: "these are sentences"
    }
  }

  private func advice(on input: Message.ForeignInput) -> String {
    let command = "'expression -l objc -O -- [UIViewController _printHierarchy]'"
    return switch input {
    case .lldbError: "paste what \(command) prints while the app is paused"
    case .viewHierarchy, .nilValue: "paste what \(command) prints"
    case .swift: "call 'vcdiagram <folder>' with the app's source folder, or paste UIKit's log"
    case .objectiveC, .prose: "paste UIKit's log, or describe the app in YAML"
    case .quotedLog, .console:
      "copy the whole line from the console, such as 'Attempt to present <A: 0x…> on <B: 0x…> …'"
    case .svg, .png, .pdf, .html: "give the description that it was drawn from"
    case .binary: "save a log as UTF-8, or copy it from the console"
    case .propertyList, .project: "give the app's storyboards, or a description"
    case .document:
      "give a description in it; 'vcdiagram help' lists the command for whole documents"
    case .resolved:
      "give the description itself; for a baseline of 'diff', save one with 'vcdiagram import'"
    }
  }
}
