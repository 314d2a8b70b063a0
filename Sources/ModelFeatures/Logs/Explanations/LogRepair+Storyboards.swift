import VCEngine
import VCPhrases

/// The code for storyboards, launches and SwiftUI.
extension LogRepair {
  static func storyboardCode(for cause: UIKitCause) -> RepairCode {
    switch cause {
    // The error is in the storyboard.
    case .drawSegue, .nameScene, .markInitial, .connectView, .setModule, .nameNib: .nothing
    case .fromStoryboard:
      .instantiate("#C", fromStoryboard: "Main") + RepairCode(or)
        + .call(
          "self", "show(DetailController(), sender: self)",
          "showViewController:[[DetailController alloc] init] sender:self")
    case .customSegue:
      RepairCode(
        """
        class DetailSegue: UIStoryboardSegue {
          override func perform() { source.show(destination, sender: self) }
        }
        """,
        """
        @interface DetailSegue : UIStoryboardSegue
        @end
        @implementation DetailSegue
        - (void)perform {
          [self.sourceViewController showViewController:self.destinationViewController sender:self];
        }
        @end
        """)
    case .nameStoryboard:
      RepairCode(
        """
        let bundle = Bundle(for: DetailController.self)  // of a package: Bundle.module
        let storyboard = UIStoryboard(name: "$I", bundle: bundle)
        """,
        """
        NSBundle *bundle = [NSBundle bundleForClass:DetailController.class];
        UIStoryboard *storyboard = [UIStoryboard storyboardWithName:@"$I" bundle:bundle];
        """)
    case .delegateWindow:
      RepairCode("var window: UIWindow?", "@property (strong, nonatomic) UIWindow *window;")
    case .otherStoryboard: .instantiate("$I", fromStoryboard: "Other")
    case .unwindAction:
      RepairCode(
        "@IBAction func unwind(_ segue: UIStoryboardSegue) {}",
        "- (IBAction)unwind:(UIStoryboardSegue *)segue {}")
    case .setRoot: setRoot
    case .rootOfOverlay:
      .set(
        "overlayWindow.rootViewController", "UIViewController()", "[[UIViewController alloc] init]")
    case .adoptScenes:
      RepairCode(
        "class SceneDelegate: UIResponder, UIWindowSceneDelegate {\n  var window: UIWindow?\n}",
        """
        @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
        @property (strong, nonatomic) UIWindow *window;
        @end
        """)
    default: viewCode(for: cause)
    }
  }

  /// The window's root, set in the scene delegate.
  private static let setRoot = RepairCode(
    """
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
      window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
      window?.rootViewController = HomeController()
      window?.makeKeyAndVisible()
    }
    """,
    """
    - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session
          options:(UISceneConnectionOptions *)options {
      self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
      self.window.rootViewController = [[HomeController alloc] init];
      [self.window makeKeyAndVisible];
    }
    """)

  /// Returns the code for SwiftUI views, which exists in Swift only.
  private static func viewCode(for cause: UIKitCause) -> RepairCode {
    let code =
      switch cause {
      case .oneSheet:
        """
        enum Sheet: Identifiable { case first, second; var id: Self { self } }
        @State private var shownSheet: Sheet?
        .sheet(item: $shownSheet) { sheet in
          if sheet == .first { FirstView() } else { SecondView() }
        }
        """
      case .oneAlert:
        """
        .alert("Title", isPresented: $isAlertShown, presenting: shownAlert) { alert in
          Button("OK") {}
        } message: { alert in
          Text(alert.message)
        }
        """
      case .dialogAtButton:
        """
        Button("Delete") { isDialogShown = true }
          .confirmationDialog("Title", isPresented: $isDialogShown) {
            Button("Delete", role: .destructive) {}
          }
        """
      case .alertInstead:
        """
        .alert("Title", isPresented: $isAlertShown) {
          Button("OK") {}
        }
        """
      case .alertInside:
        """
        .sheet(isPresented: $isSheetShown) {
          SheetView()
            .alert("Title", isPresented: $isAlertShown) {
              Button("OK") {}
            }
        }
        """
      case .sheetInside:
        """
        .sheet(isPresented: $isSheetShown) {
          SheetView()
            .sheet(isPresented: $isNextShown) { NextView() }
        }
        """
      case .afterAlert:
        """
        .onChange(of: isAlertShown) { isShown in
          if !isShown { isNextShown = true }
        }
        """
      case .afterMenu:
        """
        Task {
          try? await Task.sleep(for: .milliseconds(500))
          isNextShown = true
        }
        """
      case .afterOther:
        """
        .onChange(of: isOtherShown) { isShown in
          if !isShown { isNextShown = true }
        }
        """
      case .afterSheet:
        """
        .sheet(isPresented: $isSheetShown, onDismiss: { isNextShown = true }) {
          SheetView()
        }
        """
      case .whenShown: ".onAppear { isNextShown = true }"
      case .onePathChange: "path = NavigationPath([first, second])"
      case .oneDestination, .destinationAtRoot, .declareDestination:
        """
        NavigationStack(path: $path) {
          RootView()
            .navigationDestination(for: Item.self) { ItemView(item: $0) }
        }
        """
      case .insideStack:
        """
        NavigationStack {
          RootView()
            .navigationDestination(for: Item.self) { ItemView(item: $0) }
        }
        """
      case .navigationStack, .linkInStack: "NavigationStack {\n  RootView()\n}"
      default: preconditionFailure("a cause of controllers has code above, and each is tested")
      }
    return RepairCode(code)
  }
}
