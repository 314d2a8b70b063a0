// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCEngine
import VCPhrases

extension Creation {
  static let all: [String: Creation] = [
    "UIActivityViewController": Creation(swift: "(activityItems: [], applicationActivities: nil)", objectiveC: "initWithActivityItems:@[] applicationActivities:nil"),
    "UICollectionViewController": Creation(swift: "(collectionViewLayout: UICollectionViewFlowLayout())", objectiveC: "initWithCollectionViewLayout:[[UICollectionViewFlowLayout alloc] init]"),
    "UISearchController": Creation(swift: "(searchResultsController: nil)", objectiveC: "initWithSearchResultsController:nil"),
    "UISearchContainerViewController": Creation(swift: "(searchController: UISearchController(searchResultsController: nil))", objectiveC: "initWithSearchController:[[UISearchController alloc] initWithSearchResultsController:nil]"),
    "UIDocumentPickerViewController": Creation(swift: "(forOpeningContentTypes: [.item])", objectiveC: "initForOpeningContentTypes:@[UTTypeItem]", modules: ["UniformTypeIdentifiers"]),
    "UIDocumentBrowserViewController": Creation(swift: "(forOpening: [.item])", objectiveC: "initForOpeningContentTypes:@[UTTypeItem]", modules: ["UniformTypeIdentifiers"]),
    "UIDocumentMenuViewController": Creation(swift: #"(documentTypes: ["public.item"], in: .import)"#, objectiveC: #"initWithDocumentTypes:@[@"public.item"] inMode:UIDocumentPickerModeImport"#),
    "UIReferenceLibraryViewController": Creation(swift: "(term: term)", objectiveC: "initWithTerm:term", variables: [("term", "String", "NSString *")]),
    "UICloudSharingController": Creation(swift: "(share: share, container: container)", objectiveC: "initWithShare:share container:container", variables: [("share", "CKShare", "CKShare *"), ("container", "CKContainer", "CKContainer *")], modules: ["CloudKit"]),
    "PHPickerViewController": Creation(swift: "(configuration: PHPickerConfiguration())", objectiveC: "initWithConfiguration:[[PHPickerConfiguration alloc] init]"),
    "SFSafariViewController": Creation(swift: "(url: url)", objectiveC: "initWithURL:url", variables: [("url", "URL", "NSURL *")]),
    "MPMoviePlayerViewController": Creation(swift: "(contentURL: url)", objectiveC: "initWithContentURL:url", variables: [("url", "URL", "NSURL *")]),
    "SLComposeViewController": Creation(swift: "(forServiceType: serviceType)", objectiveC: "composeViewControllerForServiceType:serviceType", variables: [("serviceType", "String", "NSString *")]),
    "GKMatchmakerViewController": Creation(swift: "(matchRequest: GKMatchRequest())!", objectiveC: "initWithMatchRequest:[[GKMatchRequest alloc] init]"),
    "GKTurnBasedMatchmakerViewController": Creation(swift: "(matchRequest: GKMatchRequest())", objectiveC: "initWithMatchRequest:[[GKMatchRequest alloc] init]"),
    "MCBrowserViewController": Creation(swift: "(serviceType: serviceType, session: session)", objectiveC: "initWithServiceType:serviceType session:session", variables: [("serviceType", "String", "NSString *"), ("session", "MCSession", "MCSession *")]),
    "PKAddPassesViewController": Creation(swift: "(pass: pass)!", objectiveC: "initWithPass:pass", variables: [("pass", "PKPass", "PKPass *")]),
    "PKPaymentAuthorizationViewController": Creation(swift: "(paymentRequest: request)!", objectiveC: "initWithPaymentRequest:request", variables: [("request", "PKPaymentRequest", "PKPaymentRequest *")]),
    "CNContactViewController": Creation(swift: "(forNewContact: nil)", objectiveC: "viewControllerForNewContact:nil"),
    "EKCalendarChooser": Creation(swift: "(selectionStyle: .single, displayStyle: .allCalendars, entityType: .event, eventStore: eventStore)", objectiveC: "initWithSelectionStyle:EKCalendarChooserSelectionStyleSingle displayStyle:EKCalendarChooserDisplayAllCalendars entityType:EKEntityTypeEvent eventStore:eventStore", variables: [("eventStore", "EKEventStore", "EKEventStore *")], modules: ["EventKit"]),
    "DataScannerViewController": Creation(swift: "(recognizedDataTypes: [.text()])", objectiveC: "init"),
  ]
}
