/** Rejects when the signal aborts. The client library itself cannot be aborted. */
export const within = <Result>(signal: AbortSignal, act: Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    act.then(resolve, reject)
  })
