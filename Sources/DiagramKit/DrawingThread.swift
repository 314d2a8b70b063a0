#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A thread for one piece of work. The threads of tasks are few, and their stacks are small.
enum DrawingThread {
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// In bytes, as the main thread has.
  private static let stackSize = 8 << 20

  /// Works on a thread of its own; on the caller's if the system gives none.
  static func start(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let work = Unmanaged.passRetained(Work(body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let error = pthread_create(
        &thread, &attributes,
        { work in
          DrawingThread.run(work)
          return nil
        }, work.toOpaque())
    #else
      var thread = pthread_t()
      let error = pthread_create(
        &thread, &attributes,
        { work in
          if let work { DrawingThread.run(work) }
          return nil
        }, work.toOpaque())
    #endif
    if error != 0 { work.takeRetainedValue().body() }
  }

  private static func run(_ work: UnsafeMutableRawPointer) {
    Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
  }
}
