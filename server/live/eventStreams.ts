import { changeStream } from '../../contract/changes.ts'
import type { EndReason, Subscriber, Visitor } from './subscriber.ts'

/** Maximum number of unread events before a stream is closed. */
const MOST_UNREAD = 200

const encoder = new TextEncoder()

/**
 * Opens the event stream of a page.
 *
 * @param onEnd called when it ends, for any reason
 */
export function openEventStream({ accountId, companyId, session }: Visitor, onEnd: () => void) {
  let company = companyId
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start: (started) => {
        controller = started
      },
      cancel: () => {
        controller = undefined
        onEnd()
      },
    },
    { highWaterMark: MOST_UNREAD },
  )
  const write = (text: string) => {
    if (!controller) return
    controller.enqueue(encoder.encode(text))
    // Closes a slow stream. After reconnecting, missed changes are replayed.
    if ((controller.desiredSize ?? 0) <= 0) end()
  }
  const end = (reason?: EndReason) => {
    if (reason === 'replaced') controller?.enqueue(encoder.encode(eventOf(changeStream.events.over, {})))
    controller?.close()
    controller = undefined
    onEnd()
  }
  const subscriber: Subscriber = {
    accountId,
    session,
    companyId: () => company,
    actsFor: (now) => {
      company = now
    },
    tell: (change) => write(eventOf(changeStream.events.change, change)),
    beat: () => write(eventOf(changeStream.events.beat, {})),
    end,
  }
  // Makes proxies forward the headers immediately.
  subscriber.beat()
  return { stream, subscriber }
}

const eventOf = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
