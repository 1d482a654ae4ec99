const report = (error: unknown): void => {
  // The first error loads what reports it. Without a network there is nobody to report to.
  import('./sendReport.ts').then(
    ({ sendReport }) => sendReport(error),
    () => {},
  )
}

/** Reports the errors that nothing has caught, from now on. */
export function watchErrors(): void {
  addEventListener('error', (event) => report(event.error ?? event.message))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
}

/** An option of React's roots: an error boundary has caught the error. */
export function onCaughtError(error: unknown): void {
  console.error(error)
  report(error)
}
