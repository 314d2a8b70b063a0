import VCEngine
import VCSource

extension Prose {
  /// Adds the calls about appearance in their order, and who is sent none though one might expect it.
  ///
  /// - Parameter doubts: The doubts about the calls, in the same line.
  mutating func say(_ calls: AppearanceCalls, doubts: [Doubt] = []) {
    say(as: .detail) { prose in
      // Methods that the same controllers are sent one after the other are one row.
      var rows: [(methods: [String], ids: [String])] = []
      for method in calls.methods {
        let ids = calls.receivers(of: method).map(prose.id)
        if rows.last?.ids == ids {
          rows[rows.count - 1].methods.append(prose.code.name(ofCall: method))
        } else {
          rows.append(([prose.code.name(ofCall: method)], ids))
        }
      }
      if !rows.isEmpty {
        let words = Words.appearance(
          calls: rows.map { Words.appearanceCalls(methods: $0.methods, ids: $0.ids) },
          isKnown: calls.isOrderKnown, isReported: calls.isOrderReported)
        prose.say(
          prose.phrases.joined(
            [prose.phrases.text(of: words)] + doubts.map(prose.phrases.notEstablished)))
      }
      if !calls.forwarded.isEmpty {
        prose.say(
          .forwardsByHand(
            containers: calls.forwarded.map(\.container).uniqued().map(prose.id),
            children: calls.forwarded.map(\.child).uniqued().map(prose.id)))
      }
      if !calls.unchanged.isEmpty, let presented = calls.presented {
        prose.say(
          .noAppearance(
            ids: calls.unchanged.map(prose.id), isComing: calls.isComing,
            other: prose.id(presented), isCustom: calls.isCustom))
      }
      if let (top, below) = calls.givenUp {
        prose.say(
          .givenUp(
            isAppearing: AppearanceCalls.Method.viewIsAppearing.exists(in: prose.hierarchy.app.ios),
            top: top.map(prose.id), below: below.map(prose.id))
        )
      }
    }
    let shown = hierarchy.presentations.first { $0.presented == calls.presented }
    if calls.isComing, !calls.unchanged.isEmpty, let shown, !shown.hasOwnLook,
      hierarchy.app.ios >= 13, shown.dismissalGesture(ios: hierarchy.app.ios) != nil
    {
      let controller = hierarchy.app.viewControllers[shown.presented]
      let (presented, uiKitClass) = (id(shown.presented), controller.uiKitClass)
      if controller.isSwiftUIs {
        // A popover's modifier has no such argument.
        if shown.isSheet {
          say(.learnOfEndByHandler(presented: presented, property: "onDismiss"))
        }
      } else if uiKitClass.dismissal != .byItself {
        let isModal = hierarchy.state.modalMember(of: shown) != nil
        let call = isModal ? DismissalCall.didAttemptToDismiss : .didDismiss
        say(.learnOfEnd(presented: presented, isModal: isModal, method: code.name(of: call)))
      } else if let property = uiKitClass.endHandler {
        say(.learnOfEndByHandler(presented: presented, property: property))
      }
    }
  }
}

extension JSONWriter {
  /// Writes the calls about appearance, and who is sent none.
  mutating func appearance(_ calls: AppearanceCalls, in hierarchy: Hierarchy) {
    objects("appearanceCalls", calls.methods) { json, method in
      json.member("method", method.rawValue)
      json.array("viewControllers", calls.receivers(of: method)) { $0.string(hierarchy.id($1)) }
    }
    member("isAppearanceOrderKnown", calls.isOrderKnown)
    if let (top, below) = calls.givenUp {
      objects("ifGivenUp", [top, below].filter { !$0.isEmpty }) { json, members in
        json.array("viewControllers", members) { $0.string(hierarchy.id($1)) }
        let methods = AppearanceCalls.methodsIfGivenUp(
          isTop: members == top, ios: hierarchy.app.ios)
        json.array("methods", methods) { $0.string($1.rawValue) }
      }
    }
    array("withoutAppearanceCalls", calls.unchanged) { $0.string(hierarchy.id($1)) }
  }
}
