import { EXPIRY_MARGIN, type HostedEvent } from '../../machines/hosted/hostedSession.ts'
import { listen } from '../network/hosted/events.ts'
import { reportStored, restored } from '../network/hosted/restore.ts'
import { storageKey, storedExpiry } from '../network/hosted/storage.ts'
import { loaded, provided, type EffectRequest } from '../effects/shared/provided.ts'

type Report = (event: HostedEvent) => void

// Visitors who are not logged in never load the client.
const loadClient = () => import('../network/hosted/client.ts')
const loadFailure = () => import('../network/hosted/failure.ts')

/** Name of the lock that the tabs of a browser share. */
const lock = `${storageKey}-refresh`

/**
 * Reports the events of the client, those of other tabs and those of the browser; the stored session whenever it is asked
 * to. Returns a function that ends it.
 */
export function watchClient(report: Report, receive: (listener: () => Promise<void>) => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const end = listen(report)
  receive(async () => {
    await restored()
    if (!signal.aborted) reportStored()
  })
  // In other tabs only: this one may not have loaded the client, which would tell it.
  addEventListener(
    'storage',
    ({ key }) => {
      if (key !== storageKey && key !== null) return
      const expiresAt = storedExpiry()
      report(expiresAt === undefined ? { type: 'SIGNED_OUT' } : { type: 'SIGNED_IN', expiresAt })
    },
    { signal },
  )
  const wake = () => {
    if (!document.hidden) report({ type: 'woken' })
  }
  document.addEventListener('visibilitychange', wake, { signal })
  addEventListener('online', wake, { signal })
  addEventListener('pageshow', wake, { signal })
  return () => {
    ended.abort()
    end()
  }
}

/** Waits until no other tab refreshes, and lets none do so until it is ended. */
export function takeTurn(report: Report): () => void {
  const ended = new AbortController()
  const hold = () =>
    new Promise<void>((resolve) => {
      if (ended.signal.aborted) return resolve()
      ended.signal.addEventListener('abort', () => resolve(), { once: true })
      return report({ type: 'turn', expiresAt: storedExpiry() })
    })
  // The call is refused when it is ended before its turn.
  navigator.locks.request(lock, { signal: ended.signal }, hold).catch(() => undefined)
  return () => ended.abort()
}

export const refresh = provided(async ({ signal }: EffectRequest<undefined>) => {
  const [{ client, expiryOf }, { hostedFailure }] = await Promise.all([
    loaded(loadClient, signal),
    loaded(loadFailure, signal),
  ])
  client.forgetFailure()
  const { data, error } = await client.refreshSession()
  if (data.session) return expiryOf(data.session)
  // The refresh token may have been used by another tab, which has stored the next one.
  const expiresAt = storedExpiry() ?? 0
  if (expiresAt > Date.now() + EXPIRY_MARGIN) return { expiresAt }
  throw hostedFailure(error)
})

/** The session is gone on this device even if the server does not answer. */
export const forget = provided(async ({ signal }: EffectRequest<undefined>) => {
  const { client } = await loaded(loadClient, signal)
  await client.signOut({ scope: 'local' })
  localStorage.removeItem(storageKey)
})
