import TextFormats
import ViewControllers

extension Hierarchy {
  /// Every relationship of every controller, as `resolve --format json` prints it.
  public var json: String {
    var json = JSONWriter()
    let membersInWindow = membersInWindow
    json.object(spread: true) { json in
      json.key("viewControllers")
      json.array(spread: true, listed) { json, index in
        write(index, isInWindow: membersInWindow[index], to: &json)
      }
      json.key("families")
      json.array(spread: true, families) { json, family in
        json.object { json in
          json.member("number", family.number)
          json.member("top", id(family.top))
          json.key("members")
          json.array(family.members) { $0.string(id($1)) }
        }
      }
      json.key("presentations")
      json.array(spread: true, presentations) { write($1, to: &$0) }
      if let window = app.window {
        json.key("window")
        json.object {
          $0.member("id", window.value)
          $0.member("rootViewController", id(rootViewController))
        }
      }
    }
    return json.text
  }

  private func write(_ index: Index, isInWindow: Bool, to json: inout JSONWriter) {
    json.object { json in
      json.member("id", id(index))
      json.member("class", app.viewControllers[index].className.value)
      json.member("family", family(of: index)?.number)
      json.member("inWindow", isInWindow)
      json.key("children")
      json.array(children(of: index)) { $0.string(id($1)) }
      for property in Property.pointers {
        json.member(property.rawValue, pointer(property, of: index).map(id))
      }
    }
  }

  private func write(_ presentation: Presentation, to json: inout JSONWriter) {
    json.object { json in
      json.member("sender", id(presentation.sender))
      json.member("presenter", id(presentation.presenter))
      json.member("presented", id(presentation.presented))
      json.member("modalPresentationStyle", presentation.modalPresentationStyle.rawValue)
      json.member("systemPresentation", presentation.systemPresentation?.rawValue)
      json.member("modalTransitionStyle", presentation.modalTransitionStyle.rawValue)
      json.member("presenterStaysVisible", presentation.presenterStaysVisible)
      json.member("adaptsTo", presentation.adaptsTo?.rawValue)
    }
  }
}
