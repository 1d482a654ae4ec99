import * as v from 'valibot'
import { applicationCalls } from '../../contract/applications/calls.ts'
import { changeSchema, changeStream, type Change } from '../../contract/changes.ts'
import type { Role } from '../../contract/roles.ts'
import type { Followed, StreamEvent } from '../../machines/live/live.ts'
import { base } from '../network/base.ts'
import { request } from '../network/request.ts'

/** Counts the applications that need a reply from this side. */
export const countWaiting = (role: Role, signal: AbortSignal) =>
  request(applicationCalls.countWaiting, {}, { role, signal })

/**
 * Opens an event stream, which starts with a replay of the changes since the last contact.
 *
 * @returns function that closes the stream
 */
export function openStream({ role, since }: Followed, report: (event: StreamEvent) => void): () => void {
  if (import.meta.env.VITE_HOSTED_URL) return readAgainOnReturn(since, report)
  const age = Math.ceil(performance.now() - since)
  const stream = new EventSource(`${base}/${role}/${changeStream.path}?age=${age}`)
  const { beat, change, over } = changeStream.events
  stream.addEventListener('open', () => report({ type: 'opened' }))
  stream.addEventListener(beat, () => report({ type: 'beat' }))
  stream.addEventListener(change, ({ data }) => report({ type: 'change', change: changeIn(String(data)) }))
  stream.addEventListener(over, () => report({ type: 'replaced' }))
  stream.addEventListener('error', () => {
    // `EventSource` reconnects after a lost connection, but closes after a response that is not a stream.
    report({ type: stream.readyState === EventSource.CLOSED ? 'refused' : 'closed' })
  })
  return () => stream.close()
}

/**
 * Replaces the stream with a hosted backend, which has no cookies to authenticate one: data reloads whenever
 * the person returns to the page.
 */
function readAgainOnReturn(since: number, report: (event: StreamEvent) => void): () => void {
  const hasAged = performance.now() - since > 2_000
  let isOpen = true
  queueMicrotask(() => {
    if (!isOpen) return
    report({ type: 'opened' })
    if (hasAged) report({ type: 'change', change: { kind: 'everything' } })
    report({ type: 'replaced' })
  })
  return () => {
    isOpen = false
  }
}

/** Parses a change. An unknown kind, from a newer server, may affect anything. */
function changeIn(data: string): Change {
  const change = v.safeParse(changeSchema, JSON.parse(data))
  return change.success ? change.output : { kind: 'everything' }
}
