import Testing
import VCEngine
import VCTestSupport

/// Views that are added without their controllers (R29).
struct SubviewTests {
  @Test func `have controllers without a parent, in families of their own`() {
    let moment = moment("nav(box)\nview a in box")
    let a = moment.index("a")
    #expect(moment.parentViewController(of: a) == nil)
    #expect(moment.navigationController(of: a) == nil)
    #expect(moment.viewHolder(of: a) == moment.index("box"))
    #expect(moment.families.map(\.members.count) == [2, 1])
    #expect(moment.family(of: a)?.presentation == nil)
    #expect(moment.isInWindow(a))
  }

  @Test func `go with the view that they are in`() {
    let covered = moment("nav(box)\nview a in box\npush b onto nav")
    #expect(!covered.isInWindow(covered.index("a")))
    #expect(!covered.membersAgree)
    let gone = moment("nav(root,box)\nview a in box\npop nav")
    #expect(gone.family(of: gone.index("a")) == nil)
  }

  @Test func `present by themselves, and what they present goes with them`() {
    let moment = moment("nav(root,box)\nview a in box\npresent b from a")
    #expect(moment.presentingViewController(of: moment.index("b")) == moment.index("a"))
    #expect(moment.families.map(\.number) == [1, 2, 3])
    let gone = VCTestSupport.moment("nav(root,box)\nview a in box\npresent b from a\npop nav")
    #expect(gone.presentations.isEmpty)
    #expect(gone.families.count == 1)
  }

  @Test func `become children when they are added at last`() {
    let moment = moment("box\nview a in box\nadd a to box")
    #expect(moment.parentViewController(of: moment.index("a")) == 0)
    #expect(moment.viewHolder(of: moment.index("a")) == nil)
    #expect(moment.families.count == 1)
  }

  @Test func `never lie around each other`() {
    // What would close a circle is refused, by whichever step it comes.
    let moment = moment("box\nview a in box\nview b in a\nview a in b\nadd box to b")
    #expect(moment.families.count == 3)
  }

  @Test func `an unwind step goes back as a segue does`() {
    let moment = moment("nav(a,b)\npresent c from b\nunwind a from c")
    #expect(moment.presentations.isEmpty)
    #expect(moment.children(of: 0) == [moment.index("a")])
  }
}

extension Hierarchy {
  /// Whether any member of a family is in the window beyond the first.
  fileprivate var membersAgree: Bool {
    membersInWindow == app.viewControllers.indices.map { _ in true }
  }
}
