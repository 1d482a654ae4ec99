import { applicationCalls } from '../../contract/applications/calls.ts'
import { changeStream } from '../../contract/changes.ts'
import type { Role } from '../../contract/roles.ts'
import type { Followed, StreamEvent } from '../../machines/live/live.ts'
import { base } from '../network/base.ts'
import { changeIn } from '../network/changeIn.ts'
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
  const age = Math.ceil(performance.now() - since)
  const stream = new EventSource(`${base}/${role}/${changeStream.path}?age=${age}`)
  const { beat, change, over } = changeStream.events
  stream.addEventListener('open', () => report({ type: 'opened' }))
  stream.addEventListener(beat, () => report({ type: 'beat' }))
  stream.addEventListener(change, ({ data }) =>
    report({ type: 'change', change: changeIn(JSON.parse(String(data))) }),
  )
  stream.addEventListener(over, () => report({ type: 'replaced' }))
  stream.addEventListener('error', () => {
    // `EventSource` reconnects after a lost connection, but closes after a response that is not a stream.
    report({ type: stream.readyState === EventSource.CLOSED ? 'refused' : 'closed' })
  })
  return () => stream.close()
}
