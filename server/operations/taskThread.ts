import { Worker } from 'node:worker_threads'
import { Refused } from '../refused.ts'
import { sharedRefusals } from '../words/shared.ts'

/** Request to a worker thread. */
export interface TaskRequest {
  readonly id: number
  readonly task: string
  readonly input: unknown
}

export type TaskResult =
  | { readonly id: number; readonly value: unknown; readonly bytes: number }
  | { readonly id: number; readonly failure: string }

/** Result and its size in memory. */
export interface Computed<Value> {
  readonly value: Value
  readonly bytes: number
}

interface Options {
  readonly file: URL
  /** Timeout of one task, after which the thread is terminated. */
  readonly timeoutMs: number
  readonly maxHeapMiB: number
}

interface Pending {
  readonly resolve: (computed: Computed<never>) => void
  readonly reject: (error: Error) => void
}

/** Worker thread that runs one task at a time. It is started on first use, and again after a termination. */
export interface TaskThread {
  /**
   * Runs a task in the thread.
   *
   * @throws Refused (503) if the task takes too long
   */
  run<Value>(task: string, input: unknown): Promise<Computed<Value>>
  close(): Promise<void>
}

export function createTaskThread({ file, maxHeapMiB, timeoutMs }: Options): TaskThread {
  let worker: Worker | undefined
  let lastId = 0
  let pending: Pending | undefined

  const settle = (work: (waiting: Pending) => void) => {
    const waiting = pending
    pending = undefined
    // Only pending tasks keep the process alive.
    worker?.unref()
    if (waiting) work(waiting)
  }
  const end = async (error: Error) => {
    const ended = worker
    worker = undefined
    settle(({ reject }) => reject(error))
    await ended?.terminate()
  }
  const start = () => {
    const started = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: maxHeapMiB } })
    const fail = (error: Error) => {
      if (worker === started) void end(error)
    }
    // Messages come from code of this repository, and need no validation.
    started.on(
      'message',
      (result: { id: number; value: never; bytes: number } | { id: number; failure: string }) => {
        if (result.id !== lastId) return
        settle(({ reject, resolve }) =>
          'failure' in result ? reject(new Error(result.failure)) : resolve(result),
        )
      },
    )
    started.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))))
    started.on('exit', () => fail(new Error('The thread has ended.')))
    return started
  }

  return {
    run: async <Value>(task: string, input: unknown) => {
      const running = (worker ??= start())
      lastId += 1
      const { promise, reject, resolve } = Promise.withResolvers<Computed<Value>>()
      pending = { resolve, reject }
      running.ref()
      const timer = setTimeout(() => void end(tooSlow()), timeoutMs)
      running.postMessage({ id: lastId, task, input } satisfies TaskRequest, [])
      return promise.finally(() => clearTimeout(timer))
    },
    close: () => end(new Error('The server ends.')),
  }
}

const tooSlow = () => new Refused(sharedRefusals.slowDocument, { status: 503 })
