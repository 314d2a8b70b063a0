/// A thread that nobody waits for.
enum OwnThread {
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a thread; returns false if that fails.
  static func start(stackSize: Int, _ body: @escaping @Sendable () -> Void) -> Bool {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    pthread_attr_init(attributes)
    defer { pthread_attr_destroy(attributes) }
    pthread_attr_setstacksize(attributes, stackSize)
    pthread_attr_setdetachstate(attributes, Int32(PTHREAD_CREATE_DETACHED))
    // The thread releases the pointer.
    let pointer = Unmanaged.passRetained(Body(body)).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    guard pthread_create(&thread, attributes, enter, pointer) == 0 else {
      Unmanaged<Body>.fromOpaque(pointer).release()
      return false
    }
    return true
  }

  #if canImport(Darwin)
    private static let enter: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? =
      { pointer in
        Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run()
        return nil
      }
  #else
    private static let enter:
      @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
        { pointer in
          if let pointer { Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run() }
          return nil
        }
  #endif
}
