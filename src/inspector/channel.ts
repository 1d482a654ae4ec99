import { nothingYet, type EventJson, type Inspection, type InspectionSource } from './source.ts'

type Message =
  | { readonly type: 'wanted' }
  | { readonly type: 'inspection'; readonly inspection: Inspection }
  | { readonly type: 'event'; readonly actor: string; readonly event: EventJson }
  | { readonly type: 'clear' }

function openChannel(id: string) {
  const channel = new BroadcastChannel(`inspector ${id}`)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel never leaves the origin
  const post = (message: Message) => channel.postMessage(message)
  return { channel, post }
}

/**
 * Shares a source with other windows of this origin, which can also send events. Returns a function that ends
 * the sharing.
 */
export function shareSource(source: InspectionSource, id: string): () => void {
  const { channel, post } = openChannel(id)
  const tell = () => post({ type: 'inspection', inspection: source.getSnapshot() })
  let unsubscribe: (() => void) | undefined
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'event') source.send(data.actor, data.event)
    if (data.type === 'clear') source.clear()
    if (data.type === 'wanted') {
      unsubscribe ??= source.subscribe(tell)
      tell()
    }
  })
  return () => {
    unsubscribe?.()
    channel.close()
  }
}

/** Source that another window shares under an id. Requests its data when the first listener subscribes. */
export function remoteSource(id: string): InspectionSource {
  const { channel, post } = openChannel(id)
  let inspection = nothingYet
  const listeners = new Set<() => void>()
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type !== 'inspection') return
    inspection = data.inspection
    for (const changed of listeners) changed()
  })
  return {
    getSnapshot: () => inspection,
    subscribe: (changed) => {
      listeners.add(changed)
      post({ type: 'wanted' })
      return () => listeners.delete(changed)
    },
    send: (actor, event) => post({ type: 'event', actor, event }),
    clear: () => post({ type: 'clear' }),
  }
}
