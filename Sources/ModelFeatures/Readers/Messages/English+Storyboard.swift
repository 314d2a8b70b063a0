import VCSource

extension English {
  package func text(of fault: Message.Storyboard) -> String {
    switch fault {
    case .notAStoryboard: "this is not a storyboard of Interface Builder's"
    case .xib:
      "this is a xib, which has no scenes and segues; give the app's storyboards, or its source"
    case .otherRuntime(let runtime):
      "the storyboard is for \(quoted(runtime)), and not for UIKit's view controllers"
    case .leftOut(let runtime): "the storyboard is for \(quoted(runtime)) and is left out"
    case .storyboardOfTVOS: "the storyboard is for tvOS; the answers follow the rules of iOS"
    case .noScenes: "the storyboard has no scene, so there is nothing to draw"
    case .noInitialViewController(let id):
      "no view controller is the initial one; '\(id)' is used instead"
    case .unknownObject(let id): "no scene has a view controller with the id \(quoted(id))"
    case .unknownController(let name):
      "\(quoted(name)) is no element of a view controller's that is known; it counts as one of "
        + "your own"
    case .unknownSegueKind(let kind):
      "no kind of segue is called \(quoted(kind)); it counts as one of your own"
    case .secondParent(let id, let first):
      "'\(id)' is a child of '\(first)' already, and stays there"
    case .unknownRelationship(let name):
      "no container has the relationship \(quoted(name)); it counts as a child"
    case .unknownValue(let attribute, let value):
      "unknown '\(attribute)' \(quoted(value)), which is ignored"
    case .otherStoryboard(let name): "the storyboard \(quoted(name)) is not among the inputs"
    }
  }

  package func text(of fault: Message.XML) -> String {
    switch fault {
    case .notXML(let problem): "this is not XML: \(problem)"
    case .documentType: "a document type declaration is not read: no storyboard has one"
    }
  }
}
