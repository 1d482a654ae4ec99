import { EXPIRY_MARGIN, type HostedEvent } from '../../machines/hosted/hostedSession.ts'
import { listen } from '../network/hosted/events.ts'
import { reportStored, restored } from '../network/hosted/restore.ts'
import { storageKey, storedExpiry } from '../network/hosted/storage.ts'
import { loaded, provided, type EffectRequest } from '../effects/shared/provided.ts'

type Report = (event: HostedEvent) => void

// The client library loads on demand: logged-out visitors never need it.
const loadClient = () => import('../network/hosted/client.ts')
const loadFailure = () => import('../network/hosted/failure.ts')

/** Name of the Web Lock shared by all tabs. */
const lock = `${storageKey}-refresh`

/**
 * Reports events of the client library, of other tabs and of the browser, and the stored session on request.
 * Returns a function that unsubscribes.
 */
export function watchClient(report: Report, receive: (listener: () => Promise<void>) => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const end = listen(report)
  receive(async () => {
    await restored()
    if (!signal.aborted) reportStored()
  })
  // `storage` events come from other tabs only. They are needed because the client library, which reports
  // logins of other tabs, may not be loaded here.
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

/** Acquires the lock for refreshing the session, and holds it until the returned function is called. */
export function takeTurn(report: Report): () => void {
  const ended = new AbortController()
  const hold = () =>
    new Promise<void>((resolve) => {
      if (ended.signal.aborted) return resolve()
      ended.signal.addEventListener('abort', () => resolve(), { once: true })
      return report({ type: 'turn', expiresAt: storedExpiry() })
    })
  // The request rejects if it is aborted before the lock is granted.
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
  // Another tab may have used the refresh token and stored the next session.
  const expiresAt = storedExpiry() ?? 0
  if (expiresAt > Date.now() + EXPIRY_MARGIN) return { expiresAt }
  throw hostedFailure(error)
})

/** Deletes the session on this device, even if the server cannot be reached. */
export const forget = provided(async ({ signal }: EffectRequest<undefined>) => {
  const { client } = await loaded(loadClient, signal)
  await client.signOut({ scope: 'local' })
  localStorage.removeItem(storageKey)
})
