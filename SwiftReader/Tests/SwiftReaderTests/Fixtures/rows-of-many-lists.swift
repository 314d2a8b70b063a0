import SwiftUI
import UIKit

// A row's action runs on the screen whose model makes the row, whichever view shows the row.
protocol ListRow { var title: String { get } }

struct LinkRow: ListRow {
  let title: String
  let action: () -> Void
}

final class SwitchRow: ListRow {
  let title: String
  let action: () -> Void

  init(title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }
}

struct LinkRowView: View {
  let row: LinkRow
  var body: some View { Button(row.title) { row.action() } }
}

struct SwitchRowView: View {
  let row: SwitchRow
  var body: some View { Button(row.title) { row.action() } }
}

struct RowList: View {
  let rows: [ListRow]
  var body: some View {
    ForEach(rows.indices, id: \.self) { index in
      if let row = rows[index] as? LinkRow { LinkRowView(row: row) }
      if let row = rows[index] as? SwitchRow { SwitchRowView(row: row) }
    }
  }
}

protocol SettingsModeling: ObservableObject {
  var rows: [ListRow] { get }
}

final class SettingsModel: SettingsModeling {
  var onAccount: (() -> Void)?
  var onSound: (() -> Void)?

  var rows: [ListRow] {
    [
      LinkRow(title: "Account", action: { [weak self] in self?.onAccount?() }),
      SwitchRow(title: "Sound", action: { [weak self] in self?.onSound?() }),
    ]
  }
}

final class HelpModel: ObservableObject {
  private let onTopic: () -> Void

  init(onTopic: @escaping () -> Void) { self.onTopic = onTopic }

  var rows: [ListRow] { [LinkRow(title: "Topic", action: { [weak self] in self?.onTopic() })] }
}

struct SettingsView<Model: SettingsModeling>: View {
  @StateObject var model: Model
  var body: some View { RowList(rows: model.rows) }
}

struct HelpView: View {
  @StateObject var model: HelpModel
  var body: some View { RowList(rows: model.rows) }
}

struct AccountView: View { var body: some View { Text("Account") } }
struct SoundView: View { var body: some View { Text("Sound") } }
struct TopicView: View { var body: some View { Text("Topic") } }

final class ScreenFactory {
  func settings<Model: SettingsModeling>(model: Model) -> UIViewController {
    UIHostingController(rootView: SettingsView(model: model))
  }

  func help(onTopic: @escaping () -> Void) -> UIViewController {
    UIHostingController(rootView: HelpView(model: HelpModel(onTopic: onTopic)))
  }
}

final class SettingsFlow {
  private let stack: UINavigationController
  private let factory = ScreenFactory()

  init(stack: UINavigationController) { self.stack = stack }

  func start() {
    let model = SettingsModel()
    model.onAccount = { [weak self] in self?.showAccount() }
    model.onSound = { [weak self] in self?.showSound() }
    stack.viewControllers = [factory.settings(model: model)]
  }

  private func showAccount() {
    stack.pushViewController(UIHostingController(rootView: AccountView()), animated: true)
  }

  private func showSound() {
    stack.present(UIHostingController(rootView: SoundView()), animated: true)
  }
}

final class HelpFlow {
  private let stack: UINavigationController

  init(stack: UINavigationController) { self.stack = stack }

  func start() {
    let help = ScreenFactory().help(onTopic: { [weak self] in self?.showTopic() })
    stack.viewControllers = [help]
  }

  private func showTopic() {
    stack.pushViewController(UIHostingController(rootView: TopicView()), animated: true)
  }
}
