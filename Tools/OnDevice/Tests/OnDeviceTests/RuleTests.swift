// Written by generate.py from cases.json: edit those.
import XCTest

final class RuleTests: XCTestCase {
  @MainActor func testR2_everyPropertyLeadsToTheNearestContainer() async throws {
    try await record("everyPropertyLeadsToTheNearestContainer")
  }
  @MainActor func testR2_aContainerDoesNotCountItself() async throws {
    try await record("aContainerDoesNotCountItself")
  }
  @MainActor func testR5_theTopOfTheFamilyPresents() async throws {
    try await record("theTopOfTheFamilyPresents")
  }
  @MainActor func testR8_theTopPresentsFromAnotherFamily() async throws {
    try await record("theTopPresentsFromAnotherFamily")
  }
  @MainActor func testR6_aContextPresents() async throws {
    try await record("aContextPresents")
  }
  @MainActor func testR6_anOwnContextPresents() async throws {
    try await record("anOwnContextPresents")
  }
  @MainActor func testR7_aNavigationControllerDefinesAContext() async throws {
    try await record("aNavigationControllerDefinesAContext")
  }
  @MainActor func testR7_aSplitViewControllersContext() async throws {
    try await record("aSplitViewControllersContext")
  }
  @MainActor func testR9_aPresenterPresentsOnce() async throws {
    try await record("aPresenterPresentsOnce")
  }
  @MainActor func testR22_aPresenterOutOfTheWindow() async throws {
    try await record("aPresenterOutOfTheWindow")
  }
  @MainActor func testR22_aPresenterThatLeftTheWindow() async throws {
    try await record("aPresenterThatLeftTheWindow")
  }
  @MainActor func testR10_dismissEndsWhatTheReceiverPresents() async throws {
    try await record("dismissEndsWhatTheReceiverPresents")
  }
  @MainActor func testR10_dismissOfTheRootTakesAll() async throws {
    try await record("dismissOfTheRootTakesAll")
  }
  @MainActor func testR10_dismissOfTheTopmostEndsItself() async throws {
    try await record("dismissOfTheTopmostEndsItself")
  }
  @MainActor func testR10_theSecondDismissTakesThePresenter() async throws {
    try await record("theSecondDismissTakesThePresenter")
  }
  @MainActor func testR12_fullScreenTakesThePresentersView() async throws {
    try await record("fullScreenTakesThePresentersView")
  }
  @MainActor func testR12_aSheetKeepsThePresentersView() async throws {
    try await record("aSheetKeepsThePresentersView")
  }
  @MainActor func testR13_anAlertKeepsThePresentersView() async throws {
    try await record("anAlertKeepsThePresentersView")
  }
  @MainActor func testR18_aStackShowsItsLast() async throws {
    try await record("aStackShowsItsLast")
  }
  @MainActor func testR18_popToKeepsWhatIsNamed() async throws {
    try await record("popToKeepsWhatIsNamed")
  }
  @MainActor func testR19_showPushesWhereThereIsAStack() async throws {
    try await record("showPushesWhereThereIsAStack")
  }
  @MainActor func testR19_showPresentsWhereThereIsNone() async throws {
    try await record("showPresentsWhereThereIsNone")
  }
  @MainActor func testR17_childrenAreAddedAndRemoved() async throws {
    try await record("childrenAreAddedAndRemoved")
  }
  @MainActor func testR21_aTabIsSelected() async throws {
    try await record("aTabIsSelected")
  }
  @MainActor func testR26_anotherRoot() async throws {
    try await record("anotherRoot")
  }
  @MainActor func testR36_anAlertOverAContextBelowAContainer() async throws {
    try await record("anAlertOverAContextBelowAContainer")
  }
  @MainActor func testR36_fullScreenOverAContextBelowAContainer() async throws {
    try await record("fullScreenOverAContextBelowAContainer")
  }
  @MainActor func testR43_whomContainersNameForTheSystem() async throws {
    try await record("whomContainersNameForTheSystem")
  }
}
