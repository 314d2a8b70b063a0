import Testing
import VCEngine
import VCModelFeatures
import VCSource
import VCTestSupport

/// Calls that UIKit carries out, and what else they do than was meant: `Cases/advice.txt`.
@Suite struct `Advice on calls that succeed` {
  @Test func `no sample is advised against what it shows`() throws {
    let advised = try Samples.names.filter { name in
      !Resolution(try Samples.description(of: name)).advice.isEmpty
    }
    // An action sheet without a source, which is as old as the sample.
    #expect(advised == ["alert"])
  }

  @Test func `the messages are all that there are, and read as recorded`() throws {
    var catalogue = try MessageCatalogue(of: "ModelFeatures/Advice")
    let messages: [Message] = [
      .receiverStays(receiver: "modal", presented: "login", presenter: "root"),
      .secondDismissal(receiver: "modal"),
      .searchOverPush(sender: "list", pushed: "item", presenter: "nav"),
      .searchOverTabs(sender: "list", tab: "map", presenter: "tabs"),
      .tabLeftInContext(presented: "menu", tab: "nav", bar: "tabs"),
      .senderOutOfSight(sender: "list", presented: "help"),
      .pushedBelow(front: "sheet", presenter: "nav", pushed: "detail"),
      .showPresents(shown: "detail", sender: "list"),
      .keyOfChild(key: "detents", presented: "nav", child: "form"),
      .alertUnderWindow(window: "overlay", alert: "warning", root: "banner"),
      .actionSheetNeedsSource(sheet: "choice"), .neverAdapts(other: "nav", presented: "filter"),
      .severalSheets(first: "ShareView", second: "FilterView", view: "TrailList"),
      .pushedShareSheet(id: "share"),
    ]
    for message in messages { catalogue.add(message) }
    try catalogue.expectRecorded()
    #expect(Recordings.names() == [MessageCatalogue.recording])
  }
}
