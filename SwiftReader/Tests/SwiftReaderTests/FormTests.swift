import ScreenMap
import SourceFacts
import SourceParsing
import Testing

/// Forms of navigation between views that don't know each other; three sources or more for each.
@Suite struct `A transition is found` {
  @Test(arguments: ["steps-on-an-object", "stages-of-a-model", "paths-of-a-shared-router"])
  func `where an object's property carries the route to another view`(name: String) throws {
    try expect(name)
  }

  @Test(arguments: [
    "reducers-with-parts", "reducers-that-publish-routes", "reducers-that-share-a-path",
    "reducers-with-delegates",
    "reducers-without-macros",
  ])
  func `from the screen whose action a reducer answers by appending to a path`(name: String) throws
  {
    try expect(name)
  }

  @Test(arguments: ["root-by-a-condition", "root-by-own-state", "root-that-also-brings"])
  func `between the branches of a view that only chooses`(name: String) throws {
    try expect(name)
  }

  @Test(arguments: [
    "types-to-push", "routers-of-any-route", "views-to-push", "overloads-by-arguments",
  ])
  func `through functions for any screen and any route`(name: String) throws {
    try expect(name)
  }

  @Test(arguments: ["links-to-a-router", "links-to-own-state", "links-to-an-app"])
  func `from the view that shows what a link from outside opens`(name: String) throws {
    try expect(name)
  }

  @Test(arguments: [
    "own-stack-that-pushes", "own-stack-that-fills-itself", "own-stack-on-a-message",
  ])
  func `from the screens in an app's own navigation controller`(name: String) throws {
    try expect(name)
  }

  @Test(arguments: [
    "closures-for-a-factory", "closures-in-a-container", "closures-for-views",
    "closures-in-a-scene", "closures-on-a-model", "closures-by-type",
  ])
  func `where a factory or a container hands closures on`(name: String) throws {
    try expect(name)
  }

  @Test(arguments: [
    "environment-actions", "environment-in-tabs", "environment-of-protocols",
    "navigators-by-style", "navigators-with-flags", "wrapped-routes", "modifiers-with-destinations",
    "navigators-of-views", "wrapped-any-routes", "wrapped-configurations",
  ])
  func `by an object or an action that the environment has`(name: String) throws {
    try expect(name)
  }

  @Test(arguments: [
    "closures-with-routes", "closures-of-parts", "choosers-by-bindings", "choosers-in-flows",
    "links-by-own-views", "links-by-own-initializers",
  ])
  func `by a closure or a binding that a view is given`(name: String) throws {
    try expect(name)
  }

  @Test(arguments: [
    "links-by-modifiers", "modifiers-on-any-view", "modifiers-with-builders",
    "sheets-by-own-modifiers", "modifiers-with-small-names", "closures-after-optional-closures",
    "modifiers-over-modifiers", "methods-named-like-modifiers", "modifiers-named-like-verbs",
  ])
  func `by a modifier that is given the route, the binding or the builder`(name: String) throws {
    try expect(name)
  }

  @Test(arguments: [
    "wireframes-of-a-controller",
    "rows-of-two-presenters", "outputs-of-two-presenters", "classes-of-compositions",
    "containers-that-frame", "protocols-of-controllers", "models-with-a-named-view",
  ])
  func `from the controller that the code names, to the one that is seen`(name: String) throws {
    try expect(name)
  }

  @Test(arguments: [
    "rows-of-many-lists", "rows-behind-a-protocol",
    "routers-nobody-calls",
    "models-opened-by-links", "root-set-again",
    "presenters-that-may-be-absent", "extensions-of-two-protocols", "parameters-of-compositions",
    "modifiers-of-five-screens", "toolbars-of-five-screens",
  ])
  func `from the screen that keeps the object which acts for it`(name: String) throws {
    try expect(name)
  }

  @Test(arguments: ["columns-by-selection", "columns-by-a-router"])
  func `to a split view's column whose screen a selection decides`(name: String) throws {
    try expect(name)
  }

  @Test(arguments: ["routes-with-screens", "tabs-from-a-list"])
  func `to the screen that a case or a list contains`(name: String) throws {
    try expectFile(try map(name).description(title: name), "\(name).yaml")
  }

  @Test func `not from the screen that only lets an object begin to watch a publisher`() throws {
    try expect("watched-after-a-lock")
  }

  @Test(arguments: ["published-routes", "published-properties", "published-by-containers"])
  func `where a router publishes routes and another object watches them`(name: String) throws {
    try expect(name)
  }

  @Test(arguments: ["paths-that-go-back", "routes-in-constants"])
  func `but none where a path is asked or shortened, or a route only noted`(name: String) throws {
    try expect(name)
  }

  @Test(arguments: ["items-that-are-data", "items-copied-on-appearing"])
  func `by an item only where its own property is set`(name: String) throws {
    try expect(name)
  }

  @Test func `through destinations and functions for any type`() throws {
    try expect("destinations-of-any-type")
  }

  @Test func `on each screen that calls a router, which calls itself`() throws {
    try expect("routers-that-call-themselves")
  }

  @Test func `by the function for the value's type, from as many screens as there are`() throws {
    try expect("routers-with-overloads")
  }

  @Test func `where two properties are assigned to each other`() throws {
    try expect("names-for-each-other")
  }

  @Test func `in a branch by a property that the body assigns later`() throws {
    try expect("flags-in-the-body")
  }

  @Test(arguments: [
    ("root-by-a-condition", "GreetingView", "Entrance"),
    ("root-by-own-state", "OpeningView", "Main"),
    ("steps-on-an-object", "WelcomeView", "SignupFlow"),
  ])
  func `and a view that only chooses is no screen`(name: String, root: String, chooser: String)
    throws
  {
    let text = try map(name).description(title: "")
    #expect(text.contains("{id: \(root), class: \(root), note: \"shown at first, then "))
    #expect(!text.contains("{id: \(chooser), class"))
  }

  private func map(_ name: String) throws -> AppMap {
    AppMap([FileFacts(path: "\(name).swift", text: try fixture("\(name).swift"))])
  }

  private func expect(_ name: String) throws { try expectFile(try map(name).list(), "\(name).txt") }
}
