// Static makers of SwiftUI's screens get a coordinator's closures, some in a value of theirs.
import SwiftUI

struct RecipesView: View {
  struct Output {
    var onRecipe: (Int) -> Void
    var onSettings: () -> Void
  }
  let output: Output
  var body: some View {
    Button("Recipe") { output.onRecipe(1) }
    Button("Settings") { output.onSettings() }
  }
}

struct RecipeView: View {
  let onCook: () -> Void
  var body: some View { Button("Cook", action: onCook) }
}

enum Screens {
  static func recipes(_ output: RecipesView.Output) -> UIViewController {
    UIHostingController(rootView: RecipesView(output: output))
  }
  static func recipe(number: Int, then onCook: @escaping () -> Void) -> some UIViewController {
    UIHostingController(rootView: RecipeView(onCook: onCook))
  }
}

final class KitchenCoordinator {
  let stack = UINavigationController()
  func start() {
    let output = RecipesView.Output(
      onRecipe: { [weak self] in self?.showRecipe($0) },
      onSettings: { [weak self] in self?.showSettings() })
    stack.setViewControllers([Screens.recipes(output)], animated: false)
  }
  func showRecipe(_ number: Int) {
    let recipe = Screens.recipe(number: number) { [unowned self] in showStove() }
    stack.pushViewController(recipe, animated: true)
  }
  func showSettings() {
    stack.present(UIHostingController(rootView: SettingsView()), animated: true)
  }
  func showStove() {
    stack.pushViewController(UIHostingController(rootView: StoveView()), animated: true)
  }
}

struct SettingsView: View { var body: some View { Text("Settings") } }
struct StoveView: View { var body: some View { Text("Stove") } }
