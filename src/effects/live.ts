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
 * Opens an event stream, which begins with the changes since the page was last in contact.
 *
 * @returns a function that closes it
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
    // A lost connection would be opened again: an answer without a stream is the server's last word.
    report({ type: stream.readyState === EventSource.CLOSED ? 'refused' : 'closed' })
  })
  return () => stream.close()
}

/** A stream takes cookies, which a hosted backend has none of: a page is read again whenever somebody returns to it. */
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

/** A change of a kind that this version does not know may be anything. */
function changeIn(data: string): Change {
  const change = v.safeParse(changeSchema, JSON.parse(data))
  return change.success ? change.output : { kind: 'everything' }
}
