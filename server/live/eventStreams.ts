import { changeStream, type Change } from '../../contract/changes.ts'

/** Account and device of an open page. */
export interface Visitor {
  readonly accountId: string
  /** Company of an employer; null for a candidate. */
  readonly companyId: string | null
  /** Hash of the session token. */
  readonly session: string
}

/** Stream of an open page. */
export interface EventStream extends Pick<Visitor, 'accountId' | 'session'> {
  /** Current company of the account. */
  readonly companyId: () => string | null
  readonly actsFor: (companyId: string | null) => void
  readonly tell: (change: Change) => void
  /** Sends a heartbeat to proxies and the page. */
  readonly beat: () => void
  /** Ends the stream: for good with `over`, otherwise the page reconnects. */
  readonly end: (why?: 'over') => void
}

/** Unread events after which a stream is dropped. */
const MOST_UNREAD = 200

const encoder = new TextEncoder()

/**
 * Opens the stream of a page.
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
    // After reconnecting, missed changes are replayed.
    if ((controller.desiredSize ?? 0) <= 0) end()
  }
  const end = (why?: 'over') => {
    if (why) controller?.enqueue(encoder.encode(eventOf(changeStream.events.over, {})))
    controller?.close()
    controller = undefined
    onEnd()
  }
  const visit: EventStream = {
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
  // Makes proxies pass the headers on at once.
  visit.beat()
  return { stream, visit }
}

const eventOf = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
