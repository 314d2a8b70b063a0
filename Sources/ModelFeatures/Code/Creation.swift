/// The way to create a controller of an SDK class that needs more than `init()`.
struct Creation {
  /// The text after the class name: `(configuration: PHPickerConfiguration())`.
  let swift: String
  /// The message to the allocated object: `initWithConfiguration:…`.
  let objectiveC: String
  /// The variables that the arguments need, with their types in Swift and in Objective-C.
  var variables: [(name: String, swift: String, objectiveC: String)] = []
  /// The modules needed in addition to the class's own.
  var modules: [String] = []

  private init(
    _ swift: String, _ objectiveC: String,
    taking variables: [(name: String, swift: String, objectiveC: String)] = [],
    importing modules: [String] = []
  ) {
    (self.swift, self.objectiveC) = (swift, objectiveC)
    (self.variables, self.modules) = (variables, modules)
  }

  /// Returns the creation of a class by its name; nil if `init()` suffices.
  static func of(_ className: String) -> Creation? { all[className] }

  private static let url = ("url", "URL", "NSURL *")

  private static let all: [String: Creation] = [
    "UIActivityViewController": Creation(
      "(activityItems: [], applicationActivities: nil)",
      "initWithActivityItems:@[] applicationActivities:nil"),
    "UICollectionViewController": Creation(
      "(collectionViewLayout: UICollectionViewFlowLayout())",
      "initWithCollectionViewLayout:[[UICollectionViewFlowLayout alloc] init]"),
    "UISearchController": Creation(
      "(searchResultsController: nil)", "initWithSearchResultsController:nil"),
    "UISearchContainerViewController": Creation(
      "(searchController: UISearchController(searchResultsController: nil))",
      "initWithSearchController:[[UISearchController alloc] initWithSearchResultsController:nil]"),
    "UIDocumentPickerViewController": Creation(
      "(forOpeningContentTypes: [.item])", "initForOpeningContentTypes:@[UTTypeItem]",
      importing: ["UniformTypeIdentifiers"]),
    "UIDocumentBrowserViewController": Creation(
      "(forOpening: [.item])", "initForOpeningContentTypes:@[UTTypeItem]",
      importing: ["UniformTypeIdentifiers"]),
    "UIDocumentMenuViewController": Creation(
      #"(documentTypes: ["public.item"], in: .import)"#,
      #"initWithDocumentTypes:@[@"public.item"] inMode:UIDocumentPickerModeImport"#),
    "UIReferenceLibraryViewController": Creation(
      "(term: term)", "initWithTerm:term", taking: [("term", "String", "NSString *")]),
    "UICloudSharingController": Creation(
      "(share: share, container: container)", "initWithShare:share container:container",
      taking: [("share", "CKShare", "CKShare *"), ("container", "CKContainer", "CKContainer *")],
      importing: ["CloudKit"]),
    "PHPickerViewController": Creation(
      "(configuration: PHPickerConfiguration())",
      "initWithConfiguration:[[PHPickerConfiguration alloc] init]"),
    "SFSafariViewController": Creation("(url: url)", "initWithURL:url", taking: [url]),
    "MPMoviePlayerViewController": Creation(
      "(contentURL: url)", "initWithContentURL:url", taking: [url]),
    "SLComposeViewController": Creation(
      "(forServiceType: serviceType)", "composeViewControllerForServiceType:serviceType",
      taking: [("serviceType", "String", "NSString *")]),
    "GKMatchmakerViewController": Creation(
      "(matchRequest: GKMatchRequest())!",
      "initWithMatchRequest:[[GKMatchRequest alloc] init]"),
    "GKTurnBasedMatchmakerViewController": Creation(
      "(matchRequest: GKMatchRequest())",
      "initWithMatchRequest:[[GKMatchRequest alloc] init]"),
    "MCBrowserViewController": Creation(
      "(serviceType: serviceType, session: session)",
      "initWithServiceType:serviceType session:session",
      taking: [
        ("serviceType", "String", "NSString *"), ("session", "MCSession", "MCSession *"),
      ]),
    "PKAddPassesViewController": Creation(
      "(pass: pass)!", "initWithPass:pass", taking: [("pass", "PKPass", "PKPass *")]),
    "PKPaymentAuthorizationViewController": Creation(
      "(paymentRequest: request)!", "initWithPaymentRequest:request",
      taking: [("request", "PKPaymentRequest", "PKPaymentRequest *")]),
    "CNContactViewController": Creation(
      "(forNewContact: nil)", "viewControllerForNewContact:nil"),
    "EKCalendarChooser": Creation(
      "(selectionStyle: .single, displayStyle: .allCalendars, entityType: .event, "
        + "eventStore: eventStore)",
      "initWithSelectionStyle:EKCalendarChooserSelectionStyleSingle "
        + "displayStyle:EKCalendarChooserDisplayAllCalendars entityType:EKEntityTypeEvent "
        + "eventStore:eventStore",
      taking: [("eventStore", "EKEventStore", "EKEventStore *")], importing: ["EventKit"]),
    "DataScannerViewController": Creation(
      "(recognizedDataTypes: [.text()])", "init"),
  ]
}
