/** Reports uncaught errors and unhandled rejections. */
export function watchErrors(): void {
  addEventListener('error', ({ error, message }) => void report(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => void report(reason))
}

async function report(thrown: unknown): Promise<void> {
  try {
    // The reporter loads with the first error.
    const { sendReport } = await import('./sendReport.ts')
    sendReport(thrown)
  } catch {
    // If the reporter cannot load, the network is down, so no report can be sent.
  }
}
