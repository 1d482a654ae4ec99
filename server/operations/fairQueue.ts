/** Limits of a queue, and the error beyond them. */
interface Limits {
  /** Number of concurrent tasks. */
  readonly workers: number
  /** Limits of the queue: in total, and per client. */
  readonly most: number
  readonly mostOfOne: number
  readonly tooMuch: () => Error
}

/** Task that waits for a worker. */
export interface Waiting {
  /** Account or network that the task is for. */
  readonly client: string
  /** Expected work, in any unit shared by all tasks of a queue. */
  readonly cost?: number
  /**
   * True if the task must never take the last free worker, so that light tasks do not wait for heavy ones.
   */
  readonly isHeavy?: boolean
  /** Aborted when the result is no longer needed: the task then leaves the queue. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Bounded queue shared fairly by clients (start-time fair queueing). Clients get equal amounts of work, not
 * equal numbers of tasks. Cheap tasks come before expensive ones, without starving them.
 */
export interface FairQueue {
  /**
   * Waits for a worker.
   *
   * @returns function that releases the worker
   * @throws the error of `tooMuch` if the queue is full; the signal's reason if aborted
   */
  acquire(task: Waiting): Promise<() => void>
  /** Runs work on a worker. Throws as `acquire` does. */
  run<Value>(task: Waiting, work: () => Promise<Value>): Promise<Value>
}

interface Entry {
  readonly cost: number
  readonly isHeavy: boolean
  readonly begin: () => void
  readonly refuse: (error: unknown) => void
}

interface Client {
  /** Virtual start time of the client's next task. */
  start: number
  waiting: Entry[]
}

export function createFairQueue({ most, mostOfOne, tooMuch, workers }: Limits): FairQueue {
  const clients = new Map<string, Client>()
  const mostHeavy = Math.max(1, workers - 1)
  let virtualTime = 0
  let count = 0
  let running = 0
  let runningHeavy = 0

  const finishOf = ({ start, waiting: [first] }: Client) => start + (first?.cost ?? 0)
  /** Client whose first task would finish earliest if all clients were served in parallel. */
  const nextClient = () => {
    let next: Client | undefined
    for (const [key, client] of clients) {
      const [first] = client.waiting
      if (!first) {
        if (client.start <= virtualTime) clients.delete(key)
      } else if (!(first.isHeavy && runningHeavy >= mostHeavy)) {
        if (!next || finishOf(client) < finishOf(next)) next = client
      }
    }
    return next
  }
  const dispatch = () => {
    while (running < workers) {
      const client = nextClient()
      const entry = client?.waiting.shift()
      if (!client || !entry) return
      client.start += entry.cost
      virtualTime = Math.max(virtualTime, client.start)
      count -= 1
      running += 1
      if (entry.isHeavy) runningHeavy += 1
      entry.begin()
    }
  }
  const free = ({ isHeavy }: Entry) => {
    running -= 1
    if (isHeavy) runningHeavy -= 1
    dispatch()
  }
  const leave = (client: Client, entry: Entry) => {
    const place = client.waiting.indexOf(entry)
    if (place < 0) return
    client.waiting.splice(place, 1)
    count -= 1
  }
  /**
   * Makes room in a full queue: the newest task of the client with the most tasks is dropped in favor of a
   * client with fewer.
   */
  const makeRoom = (own: number) => {
    const [longest] = [...clients.values()].toSorted(
      (one, other) => other.waiting.length - one.waiting.length,
    )
    const last = longest?.waiting.at(-1)
    if (!longest || !last || longest.waiting.length <= own + 1) return false
    leave(longest, last)
    last.refuse(tooMuch())
    return true
  }

  const acquire: FairQueue['acquire'] = ({ client: key, cost = 1, isHeavy = false, signal }) =>
    new Promise((resolve, reject) => {
      const client = clients.get(key) ?? { start: virtualTime, waiting: [] }
      const { length } = client.waiting
      if (signal?.aborted) {
        reject(signal.reason)
        return
      }
      if (length >= mostOfOne || (count >= most && !makeRoom(length))) {
        reject(tooMuch())
        return
      }
      const abort = () => {
        leave(client, entry)
        reject(signal?.reason)
      }
      let hasBegun = false
      const entry: Entry = {
        cost,
        isHeavy,
        begin: () => {
          hasBegun = true
          signal?.removeEventListener('abort', abort)
          let isFree = false
          resolve(() => {
            if (!isFree) free(entry)
            isFree = true
          })
        },
        refuse: (error) => {
          signal?.removeEventListener('abort', abort)
          reject(error)
        },
      }
      if (length === 0) client.start = Math.max(client.start, virtualTime)
      client.waiting.push(entry)
      clients.set(key, client)
      count += 1
      dispatch()
      if (!hasBegun) signal?.addEventListener('abort', abort, { once: true })
    })

  return {
    acquire,
    run: async (task, work) => {
      const release = await acquire(task)
      try {
        return await work()
      } finally {
        release()
      }
    },
  }
}
