import Testing
import VCEngine
import VCTestSupport

/// Split view controllers: columns, widths, and what is shown in them (R19, R25).
struct SplitTests {
  @Test func `what was collapsed expands to what it was`() {
    let steps = "\nwidth compact\nwidth regular"
    for text in ["split(nav(list),nav2(detail))", "split[columns](list,nav(b),c)/tab(d)"] {
      let before = moment(text)
      let after = moment(text + steps)
      #expect(relationships(after) == relationships(before))
      #expect(relationships(moment(text + "\nwidth compact")) != relationships(before))
    }
  }

  /// Every answer about every controller in a family, as text.
  private func relationships(_ hierarchy: Hierarchy) -> [String] {
    hierarchy.families.flatMap(\.members).map { member in
      let answers = Property.allCases.map { property in
        hierarchy.value(of: property, for: member).map(hierarchy.id).joined(separator: ",")
      }
      return "\(hierarchy.id(member)): \(answers.joined(separator: " "))"
    }
  }
}
