/** Reports the errors that nothing has caught, from now on. */
export function watchErrors(): void {
  addEventListener('error', ({ error, message }) => void report(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => void report(reason))
}

async function report(thrown: unknown): Promise<void> {
  try {
    // The first error loads the reporter.
    const { sendReport } = await import('./sendReport.ts')
    sendReport(thrown)
  } catch {
    // Without a network there is nobody to report to.
  }
}
