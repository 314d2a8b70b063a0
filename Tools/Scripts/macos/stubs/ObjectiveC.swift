// The part of Objective-C's module that the stub of Foundation uses.
open class NSObject {
  public init() {}
}
