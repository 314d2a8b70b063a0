// As much of UIKit, and of what else the system has, as printed code uses: the same names and types,
// and nothing behind them. No product has this file: a test gives it to the compiler.

typedef signed char BOOL;
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define nil ((id)0)
typedef double CGFloat;
typedef long NSInteger;
typedef struct { CGFloat width, height; } CGSize;
typedef struct { CGFloat x, y, width, height; } CGRect;
CGSize CGSizeMake(CGFloat width, CGFloat height);

struct NSFastEnumerationState;
@class NSObject;
void *dispatch_get_main_queue(void);
void dispatch_async(void *queue, void (^block)(void));

__attribute__((objc_root_class))
@interface NSObject
+ (instancetype)alloc;
- (instancetype)init;
- (void)dealloc;
+ (Class)class;
- (BOOL)isKindOfClass:(Class)class;
@end
@interface NSSet : NSObject
- (unsigned long)countByEnumeratingWithState:(struct NSFastEnumerationState *)state
                                     objects:(__unsafe_unretained id *)buffer
                                       count:(unsigned long)length;
@end
@interface UIResponder : NSObject
@end

@interface NSString : NSObject
@end
@interface NSNumber : NSObject
+ (NSNumber *)numberWithInt:(int)value;
+ (NSNumber *)numberWithInteger:(NSInteger)value;
@end
@interface NSURL : NSObject
@end
@protocol NSCopying
@end
@interface NSArray<Element> : NSObject
+ (instancetype)arrayWithObjects:(const Element[])objects count:(unsigned long)count;
- (BOOL)containsObject:(Element)object;
- (Element)objectAtIndexedSubscript:(unsigned long)index;
- (NSArray *)arrayByAddingObjectsFromArray:(NSArray *)other;
@property (readonly) unsigned long count;
- (unsigned long)countByEnumeratingWithState:(struct NSFastEnumerationState *)state
                                     objects:(__unsafe_unretained id *)buffer
                                       count:(unsigned long)length;
@end
@interface NSDictionary<Key, Value> : NSObject
+ (instancetype)dictionaryWithObjects:(const Value[])objects
                              forKeys:(const Key[])keys
                                count:(unsigned long)count;
@end

typedef enum : NSInteger {
  UIViewAnimationOptionTransitionCrossDissolve = 5 << 20
} UIViewAnimationOptions;

typedef enum : NSInteger {
  UIModalPresentationAutomatic = -2, UIModalPresentationNone, UIModalPresentationFullScreen,
  UIModalPresentationPageSheet, UIModalPresentationFormSheet, UIModalPresentationCurrentContext,
  UIModalPresentationCustom, UIModalPresentationOverFullScreen,
  UIModalPresentationOverCurrentContext, UIModalPresentationPopover
} UIModalPresentationStyle;

typedef enum : NSInteger {
  UIModalTransitionStyleCoverVertical, UIModalTransitionStyleFlipHorizontal,
  UIModalTransitionStyleCrossDissolve, UIModalTransitionStylePartialCurl
} UIModalTransitionStyle;

@class UIWindow;
@interface UIView : UIResponder
@property CGRect frame, bounds;
@property (readonly) UIWindow *window;
@property (readonly) UIView *superview;
- (void)addSubview:(UIView *)view;
- (UIView *)snapshotViewAfterScreenUpdates:(BOOL)afterUpdates;
- (void)removeFromSuperview;
- (BOOL)endEditing:(BOOL)force;
@end
#define NSAssert(condition, text) ((void)(condition))

@class UIViewController, UISearchController, UINavigationController, UITabBarController;
@class UISplitViewController;

@class UIWindowScene;
@interface UIWindow : UIView
- (instancetype)initWithWindowScene:(UIWindowScene *)scene;
@property (readonly) UIWindowScene *windowScene;
@property UIViewController *rootViewController;
- (void)makeKeyAndVisible;
@end

@interface UITextField : UIView
@property UIView *inputView;
@property UIView *inputAccessoryView;
@end
typedef enum : NSInteger { UISceneActivationStateForegroundActive } UISceneActivationState;
@interface UIScene : NSObject
@property (readonly) UISceneActivationState activationState;
@end
@interface UISceneSession : NSObject
@end
@interface UISceneConnectionOptions : NSObject
@end
@interface UIWindowScene : UIScene
@property (readonly) UIWindow *keyWindow;
@end
@protocol UIWindowSceneDelegate
@end
@interface UIApplication : NSObject
@property (class, readonly) UIApplication *sharedApplication;
@property (readonly) NSSet *connectedScenes;
@end
@interface UITabBarItem : NSObject
- (instancetype)initWithTitle:(NSString *)title image:(id)image tag:(NSInteger)tag;
@end
@class UIViewController;
@interface UIStoryboardSegue : NSObject
@property (readonly) UIViewController *sourceViewController, *destinationViewController;
@end
@interface NSBundle : NSObject
+ (instancetype)bundleForClass:(Class)aClass;
@end
@interface UIStoryboard : NSObject
+ (instancetype)storyboardWithName:(NSString *)name bundle:(id)bundle;
- (UIViewController *)instantiateViewControllerWithIdentifier:(NSString *)identifier;
@end
typedef enum : NSInteger {
  UIInterfaceOrientationMaskPortrait = 2, UIInterfaceOrientationMaskLandscape = 24
} UIInterfaceOrientationMask;
@class NSError, NSString;
void NSLog(NSString *format, ...);
@interface UIWindowSceneGeometryPreferencesIOS : NSObject
- (instancetype)initWithInterfaceOrientations:(UIInterfaceOrientationMask)orientations;
@end
@interface UIWindowScene (Geometry)
- (void)requestGeometryUpdateWithPreferences:(UIWindowSceneGeometryPreferencesIOS *)preferences
                                errorHandler:(void (^)(NSError *error))handler;
@end
typedef enum : NSInteger { UIInterfaceOrientationLandscapeRight = 3 } UIInterfaceOrientation;

@interface UIBarButtonItem : NSObject
@end

@interface UINavigationItem : NSObject
@property UISearchController *searchController;
@end

@interface UIPresentationController : NSObject
@property (weak) id delegate;
@end

@class UISheetPresentationController;
@interface UIPopoverPresentationController : UIPresentationController
@property UIView *sourceView;
@property CGRect sourceRect;
@property UIBarButtonItem *barButtonItem;
@property (readonly) UISheetPresentationController *adaptiveSheetPresentationController;
@end

@interface UISheetPresentationControllerDetent : NSObject
@property (class, readonly) UISheetPresentationControllerDetent *mediumDetent, *largeDetent;
+ (instancetype)customDetentWithIdentifier:(NSString *)identifier
                                  resolver:(CGFloat (^)(id))resolver;
@end
extern NSString *const UISheetPresentationControllerDetentIdentifierMedium;
extern NSString *const UISheetPresentationControllerDetentIdentifierLarge;
@protocol UISheetPresentationControllerDetentResolutionContext
@end

@interface UISheetPresentationController : UIPresentationController
@property NSArray<UISheetPresentationControllerDetent *> *detents;
@property NSString *selectedDetentIdentifier, *largestUndimmedDetentIdentifier;
@property BOOL prefersEdgeAttachedInCompactHeight, widthFollowsPreferredContentSizeWhenEdgeAttached;
@end

@protocol UIViewControllerTransitionCoordinatorContext
@end

@protocol UIViewControllerTransitionCoordinator
- (BOOL)animateAlongsideTransition:
            (void (^)(id<UIViewControllerTransitionCoordinatorContext>))animation
                        completion:
                            (void (^)(id<UIViewControllerTransitionCoordinatorContext>))completion;
@end

typedef enum : NSInteger {
  UIUserInterfaceIdiomPhone, UIUserInterfaceIdiomPad
} UIUserInterfaceIdiom;

@interface UITraitCollection : NSObject
@property (readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@end

@interface UIViewController : UIResponder
@property (readonly) UITraitCollection *traitCollection;
@property UIView *view;
@property (readonly) UIView *viewIfLoaded;
@property (readonly, getter=isBeingDismissed) BOOL beingDismissed;
@property (readonly) UIViewController *presentedViewController, *presentingViewController;
@property (readonly) UIViewController *parentViewController;
@property (readonly) UINavigationController *navigationController;
@property (readonly) UITabBarController *tabBarController;
@property (readonly) UISplitViewController *splitViewController;
- (void)setNeedsUpdateOfSupportedInterfaceOrientations;
@property UITabBarItem *tabBarItem;
@property (readonly) UIStoryboard *storyboard;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)loadView;
- (void)loadViewIfNeeded;
- (void)beginAppearanceTransition:(BOOL)isAppearing animated:(BOOL)animated;
@property (readonly) BOOL shouldAutomaticallyForwardAppearanceMethods;
- (void)endAppearanceTransition;
@property NSString *title;
@property (readonly) UINavigationItem *navigationItem;
@property BOOL definesPresentationContext, providesPresentationContextTransitionStyle;
@property UIModalPresentationStyle modalPresentationStyle;
@property UIModalTransitionStyle modalTransitionStyle;
@property (getter=isModalInPresentation) BOOL modalInPresentation;
@property BOOL modalPresentationCapturesStatusBarAppearance, hidesBottomBarWhenPushed;
@property CGSize preferredContentSize;
@property (readonly) id<UIViewControllerTransitionCoordinator> transitionCoordinator;
@property (readonly) UIPresentationController *presentationController;
@property (readonly) UIPopoverPresentationController *popoverPresentationController;
@property (readonly) UISheetPresentationController *sheetPresentationController;
- (void)presentViewController:(UIViewController *)controller
                     animated:(BOOL)animated
                   completion:(void (^)(void))completion;
- (void)dismissViewControllerAnimated:(BOOL)animated completion:(void (^)(void))completion;
- (void)showViewController:(UIViewController *)controller sender:(id)sender;
- (void)showDetailViewController:(UIViewController *)controller sender:(id)sender;
- (void)performSegueWithIdentifier:(NSString *)identifier sender:(id)sender;
- (void)addChildViewController:(UIViewController *)child;
- (void)removeFromParentViewController;
- (void)willMoveToParentViewController:(UIViewController *)parent;
- (void)didMoveToParentViewController:(UIViewController *)parent;
- (void)transitionFromViewController:(UIViewController *)old
                    toViewController:(UIViewController *)new
                            duration:(double)duration
                             options:(UIViewAnimationOptions)options
                          animations:(void (^)(void))animations
                          completion:(void (^)(BOOL finished))completion;
@end

@interface UINavigationController : UIViewController
@property (weak) id delegate;
@property NSArray<UIViewController *> *viewControllers;
- (instancetype)initWithRootViewController:(UIViewController *)root;
- (void)setViewControllers:(NSArray<UIViewController *> *)controllers animated:(BOOL)animated;
- (void)pushViewController:(UIViewController *)controller animated:(BOOL)animated;
- (UIViewController *)popViewControllerAnimated:(BOOL)animated;
- (NSArray *)popToViewController:(UIViewController *)controller animated:(BOOL)animated;
- (NSArray *)popToRootViewControllerAnimated:(BOOL)animated;
@end

@interface UITab : NSObject
- (instancetype)initWithTitle:(NSString *)title
                        image:(id)image
                   identifier:(NSString *)identifier
       viewControllerProvider:(UIViewController * (^)(UITab *tab))provider;
@property long preferredPlacement;
@end
@interface UITabGroup : UITab
- (instancetype)initWithTitle:(NSString *)title
                        image:(id)image
                   identifier:(NSString *)identifier
                     children:(NSArray<UITab *> *)children
       viewControllerProvider:(UIViewController * (^)(UITab *tab))provider;
@property UINavigationController *managingNavigationController;
@property NSString *defaultChildIdentifier;
@end
enum { UITabPlacementAutomatic, UITabPlacementSidebarOnly };

@interface UITabBarController : UIViewController
@property NSArray<UITab *> *tabs;
@property (weak) id delegate;
@property NSArray<UIViewController *> *viewControllers;
@property UIViewController *selectedViewController;
@property unsigned long selectedIndex;
@property UITab *selectedTab;
- (UITab *)tabForIdentifier:(NSString *)identifier;
- (void)setViewControllers:(NSArray<UIViewController *> *)controllers animated:(BOOL)animated;
@end

typedef enum : NSInteger {
  UISplitViewControllerStyleUnspecified, UISplitViewControllerStyleDoubleColumn,
  UISplitViewControllerStyleTripleColumn
} UISplitViewControllerStyle;

typedef enum : NSInteger {
  UISplitViewControllerColumnPrimary, UISplitViewControllerColumnSupplementary,
  UISplitViewControllerColumnSecondary, UISplitViewControllerColumnCompact
} UISplitViewControllerColumn;

@interface UISplitViewController : UIViewController
@property (weak) id delegate;
@property NSArray<UIViewController *> *viewControllers;
- (instancetype)initWithStyle:(UISplitViewControllerStyle)style;
- (void)setViewController:(UIViewController *)controller
                forColumn:(UISplitViewControllerColumn)column;
- (void)showColumn:(UISplitViewControllerColumn)column;
@end

typedef enum : NSInteger {
  UIPageViewControllerTransitionStylePageCurl, UIPageViewControllerTransitionStyleScroll
} UIPageViewControllerTransitionStyle;

typedef enum : NSInteger {
  UIPageViewControllerNavigationOrientationHorizontal,
  UIPageViewControllerNavigationOrientationVertical
} UIPageViewControllerNavigationOrientation;

typedef enum : NSInteger {
  UIPageViewControllerNavigationDirectionForward, UIPageViewControllerNavigationDirectionReverse
} UIPageViewControllerNavigationDirection;

typedef enum : NSInteger {
  UIPageViewControllerSpineLocationNone, UIPageViewControllerSpineLocationMin,
  UIPageViewControllerSpineLocationMid, UIPageViewControllerSpineLocationMax
} UIPageViewControllerSpineLocation;

extern NSString *const UIPageViewControllerOptionSpineLocationKey;

@interface UIPageViewController : UIViewController
@property (weak) id delegate, dataSource;
- (instancetype)initWithTransitionStyle:(UIPageViewControllerTransitionStyle)style
                  navigationOrientation:(UIPageViewControllerNavigationOrientation)orientation
                                options:(NSDictionary<NSString *, id> *)options;
- (void)setViewControllers:(NSArray<UIViewController *> *)controllers
                 direction:(UIPageViewControllerNavigationDirection)direction
                  animated:(BOOL)animated
                completion:(void (^)(BOOL finished))completion;
@end

@interface UISearchController : UIViewController
@property (weak) id delegate;
@property (getter=isActive) BOOL active;
- (instancetype)initWithSearchResultsController:(UIViewController *)results;
@end

typedef enum : NSInteger {
  UIAlertControllerStyleActionSheet, UIAlertControllerStyleAlert
} UIAlertControllerStyle;

typedef enum : NSInteger {
  UIAlertActionStyleDefault, UIAlertActionStyleCancel
} UIAlertActionStyle;
@interface UIAlertAction : NSObject
+ (instancetype)actionWithTitle:(NSString *)title
                          style:(UIAlertActionStyle)style
                        handler:(void (^)(UIAlertAction *action))handler;
@end
@interface UIAlertController : UIViewController
- (void)addAction:(UIAlertAction *)action;
- (void)addTextFieldWithConfigurationHandler:(void (^)(UITextField *textField))handler;
+ (instancetype)alertControllerWithTitle:(NSString *)title
                                 message:(NSString *)message
                          preferredStyle:(UIAlertControllerStyle)style;
@end

typedef enum : NSInteger {
  UIImagePickerControllerSourceTypePhotoLibrary, UIImagePickerControllerSourceTypeCamera,
  UIImagePickerControllerSourceTypeSavedPhotosAlbum
} UIImagePickerControllerSourceType;

@interface UIImagePickerController : UINavigationController
@property UIImagePickerControllerSourceType sourceType;
@end

@interface UIActivityViewController : UIViewController
- (instancetype)initWithActivityItems:(NSArray *)items applicationActivities:(NSArray *)activities;
@end

@interface UITableViewController : UIViewController
@end

@interface UICollectionViewLayout : NSObject
@end
@interface UICollectionViewFlowLayout : UICollectionViewLayout
@end
@interface UICollectionViewController : UIViewController
- (instancetype)initWithCollectionViewLayout:(UICollectionViewLayout *)layout;
@end

@interface SFSafariViewController : UIViewController
@property (weak) id delegate;
- (instancetype)initWithURL:(NSURL *)url;
@end

@interface MFMailComposeViewController : UINavigationController
+ (BOOL)canSendMail;
@property (weak) id mailComposeDelegate;
@end

@interface ABPeoplePickerNavigationController : UINavigationController
@property (weak) id peoplePickerDelegate;
@end
