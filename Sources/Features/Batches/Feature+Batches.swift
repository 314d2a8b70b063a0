import VCCommand

extension Feature {
  /// Many figures at once, in processes that draw them: `--jobs`.
  package static var batches: Feature {
    Feature(
      worker: Worker(argument: BatchWorker.argument, serve: BatchWorker.serve),
      batch: { request, jobs in
        var batch = Batch(request, jobs)
        return batch.run()
      })
  }
}
