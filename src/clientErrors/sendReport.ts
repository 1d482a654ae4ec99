import { base } from '../network/base.ts'
import { matchRoute } from '../routing/matchRoute.ts'
import { reportOf } from './clientErrorReport.ts'

const MOST_REPORTS = 5

/** Creates a reporter for one page load: it sends each error once, and at most five. */
export function createSendReport(): (thrown: unknown) => void {
  const sent = new Set<string>()
  return (thrown) => {
    const page = matchRoute(location.pathname).path
    const report = reportOf({ error: thrown, page, origin: location.origin, userAgent: navigator.userAgent })
    const body = JSON.stringify(report)
    if (!report || sent.has(body) || sent.size >= MOST_REPORTS || !navigator.onLine) return
    sent.add(body)
    navigator.sendBeacon(`${base}/public/client-error`, new Blob([body], { type: 'application/json' }))
  }
}

/** Sends an error to the server, without personal data. */
export const sendReport = createSendReport()
