import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { Refused } from '../../refused.ts'
import type { ReaderRequest, Failure, Query, ReaderTask, ReaderReply } from './messages.ts'

/**
 * Number of threads: one per core, at least two, so that a slow query never occupies all, and at most four.
 */
export const maxThreads = Math.min(4, Math.max(2, availableParallelism()))

/** Reader threads, for queries and tasks. */
export interface Threads {
  readonly query: (sql: string, parameters: readonly unknown[]) => Promise<readonly unknown[]>
  /** Runs a task. Rejects with the errors of the task, including `Refused`. */
  readonly run: (task: ReaderTask) => Promise<Uint8Array<ArrayBuffer>>
  readonly close: () => Promise<void>
}

type Answer = Exclude<ReaderReply, { readonly failure: Failure }>

interface Waiting {
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
}

interface Thread {
  readonly worker: Worker
  readonly waiting: Map<number, Waiting>
}

/**
 * Creates reader threads with a connection each. A thread is started when all others are busy. If one dies,
 * only its own queries fail.
 *
 * @param file path of the database
 */
export function createThreads(file: string, most = maxThreads): Threads {
  const threads = new Set<Thread>()
  let asked = 0

  const begin = (): Thread => {
    const worker = new Worker(new URL('thread.ts', import.meta.url), { workerData: file })
    const thread: Thread = { worker, waiting: new Map() }
    const settle = (id: number, how: (waiting: Waiting) => void) => {
      const waiting = thread.waiting.get(id)
      thread.waiting.delete(id)
      // Only pending queries keep the process alive.
      if (thread.waiting.size === 0) worker.unref()
      if (waiting) how(waiting)
    }
    const fail = (error: Error) => {
      threads.delete(thread)
      for (const id of thread.waiting.keys()) settle(id, ({ reject }) => reject(error))
    }
    worker.on('message', (said: ReaderReply) =>
      settle(said.id, ({ reject, resolve }) =>
        'failure' in said ? reject(errorOf(said.failure)) : resolve(said),
      ),
    )
    worker.on('error', fail)
    worker.on('exit', () => fail(new Error('The thread that reads has ended.')))
    threads.add(thread)
    return thread
  }
  const leastBusy = (): Thread => {
    const [first] = [...threads].toSorted((one, other) => one.waiting.size - other.waiting.size)
    return first && (first.waiting.size === 0 || threads.size >= most) ? first : begin()
  }
  const ask = (work: Query | ReaderTask) =>
    new Promise<Answer>((resolve, reject) => {
      const { waiting, worker } = leastBusy()
      const question: ReaderRequest = { id: (asked += 1), ...work }
      waiting.set(question.id, { resolve, reject })
      worker.ref()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is a thread, and no window
      worker.postMessage(question)
    })
  return {
    query: async (sql, parameters) => {
      const answer = await ask({ sql, parameters })
      return 'rows' in answer ? answer.rows : []
    },
    run: async (task) => {
      const answer = await ask(task)
      return 'bytes' in answer ? answer.bytes : new Uint8Array()
    },
    close: async () => {
      await Promise.all([...threads].map(({ worker }) => worker.terminate()))
    },
  }
}

const errorOf = ({ message, refusal, ...codes }: Failure) =>
  refusal ? new Refused(message, refusal) : Object.assign(new Error(message), codes)
