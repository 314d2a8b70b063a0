import VCCommand

extension Feature {
  /// Many figures at once, in processes that draw them; and few on equal pages, all alike.
  package static var batches: Feature {
    Feature(
      worker: Worker(argument: BatchWorker.argument, serve: BatchWorker.serve),
      batch: { request, jobs in
        if let series = SeriesCall(request, jobs) { return series.run() }
        var batch = Batch(request, jobs)
        return batch.run()
      })
  }
}
