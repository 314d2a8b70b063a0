// The part of Objective-C's module that Swift Testing and our tests use.
public struct Selector: Sendable {
  public init(_ name: String) {}
}

open class NSObject {
  public init() {}
}

public func objc_getClass(_ name: UnsafePointer<CChar>!) -> Any! { nil }
