import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import * as v from 'valibot'

/** Queue limit, beyond which clients have to retry later. */
const MOST_WAITING = 50
/** Timeout of one picture, in milliseconds. */
const TIMEOUT_MS = 10_000

const drawn = v.object({ id: v.number(), png: v.nullable(v.instance(Uint8Array<ArrayBuffer>)) })

/** Renders an SVG as PNG. Rejects if it cannot be rendered, takes too long, or the queue is full. */
export type Draw = (svg: string) => Promise<Uint8Array<ArrayBuffer>>

type Waiting = PromiseWithResolvers<Uint8Array<ArrayBuffer>>

/** Creates a rendering thread, started on first use, so that rendering never blocks the server. */
export function createDrawing(): Draw {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let last = 0
  const end = (reason: Error) => {
    void worker?.terminate()
    worker = undefined
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  }
  const begin = () => {
    const begun = new Worker(join(import.meta.dirname, 'worker.ts'))
    begun.unref()
    begun.on('message', (message: unknown) => {
      const { id, png } = v.parse(drawn, message)
      if (png) waiting.get(id)?.resolve(png)
      else waiting.get(id)?.reject(new Error('A picture could not be drawn.'))
    })
    begun.on('error', (error) => end(error instanceof Error ? error : new Error('The drawing has ended.')))
    return begun
  }
  return async (svg) => {
    if (waiting.size >= MOST_WAITING) throw new Error('Too many pictures wait to be drawn.')
    worker ??= begin()
    const id = (last += 1)
    const own: Waiting = Promise.withResolvers()
    waiting.set(id, own)
    const timer = setTimeout(() => end(new Error('A picture took too long.')), TIMEOUT_MS).unref()
    worker.postMessage({ id, svg }, [])
    return own.promise.finally(() => {
      clearTimeout(timer)
      waiting.delete(id)
    })
  }
}
