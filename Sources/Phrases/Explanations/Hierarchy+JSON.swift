import VCEngine
import VCSource

extension Hierarchy {
  /// Every relationship of every controller, in the format of `resolve --format json`.
  package var json: String {
    let membersInWindow = membersInWindow
    return JSONWriter.object(spread: true) { json in
      json.objects("viewControllers", listed) { json, index in
        write(index, isInWindow: membersInWindow[index], to: &json)
      }
      json.objects("families", families) { json, family in
        json.member("number", family.number)
        json.member("top", id(family.top))
        if let window = app.idAmongSeveral(family.window) { json.member("window", window) }
        json.array("members", family.members) { $0.string(id($1)) }
      }
      if app.horizontalSizeClass != nil || horizontalSizeClass != app.initialSizeClass {
        json.member("horizontalSizeClass", horizontalSizeClass.rawValue)
      }
      json.objects("presentations", presentations) { write($1, to: &$0) }
      if !app.objects.isEmpty {
        json.objects("objects", app.objects) { json, object in
          json.member("id", object.id.value)
          json.member("class", object.className.value)
          if let placement = object.placement {
            json.member("preferredPlacement", placement.rawValue)
          }
        }
      }
      let references = app.references
      if !references.isEmpty {
        json.objects("references", references) { json, element in
          json.member("from", app.id(of: element.owner))
          json.member("property", element.reference.name.value)
          json.member("to", app.id(of: element.reference.target))
          json.member("weak", element.reference.isWeak)
        }
      }
      writeWindows(to: &json)
    }
  }

  /// Writes the window that the description names, or each of several windows.
  private func writeWindows(to json: inout JSONWriter) {
    guard app.namesWindows else { return }
    func write(_ window: Window.Index, to json: inout JSONWriter) {
      let declared = app.windows[window]
      json.object {
        $0.member("id", declared.id.value)
        $0.member("rootViewController", id(rootViewController(of: window)))
        guard app.windows.count > 1 || declared.hasDetails else { return }
        $0.key("windowLevel")
        $0.literal(declared.level.number)
        $0.member("scene", declared.scene?.value)
        if declared.isHidden?.value == true { $0.member("isHidden", true) }
        if let width = ownSizeClass(of: window) { $0.member("horizontalSizeClass", width.rawValue) }
      }
    }
    guard app.windows.count > 1 else {
      json.key("window")
      return write(0, to: &json)
    }
    json.array("windows", spread: true, windows) { write($1, to: &$0) }
  }

  private func write(_ index: Index, isInWindow: Bool, to json: inout JSONWriter) {
    json.member("id", id(index))
    json.member("class", app.viewControllers[index].className.value)
    json.member("family", family(of: index)?.number)
    json.member("inWindow", isInWindow)
    if app.windows.count > 1 {
      json.member("window", isInWindow ? window(of: index).flatMap(app.idAmongSeveral) : nil)
    }
    if isCollapsed(index) { json.member("isCollapsed", true) }
    json.array("children", children(of: index)) { $0.string(id($1)) }
    for property in Property.pointers {
      json.member(property.rawValue, pointer(property, of: index).map(id))
    }
    if doubt(ofParentOf: index) != nil { json.member("established", false) }
  }

  private func write(_ presentation: Presentation, to json: inout JSONWriter) {
    json.member("sender", id(presentation.sender))
    json.member("presenter", id(presentation.presenter))
    json.member("presented", id(presentation.presented))
    if let replaced = presentation.replaced { json.member("inPlaceOf", id(replaced)) }
    json.member("modalPresentationStyle", presentation.modalPresentationStyle.rawValue)
    json.member("systemPresentation", presentation.systemPresentation?.rawValue)
    json.transitionStyle(of: presentation)
    json.look(of: presentation)
    json.member("presenterStaysVisible", presentation.presenterStaysVisible)
    json.member("adaptsTo", presentation.adaptsTo?.rawValue)
    if let extent = presentation.sheetExtent { json.member("sheetExtent", extent.rawValue) }
    if !doubts(about: presentation).isEmpty { json.member("established", false) }
  }
}
