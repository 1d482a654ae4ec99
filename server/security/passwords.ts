import { availableParallelism } from 'node:os'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { normalizedPassword } from '../../contract/fields.ts'
import { Refused } from '../refused.ts'

interface Cost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

const COST: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
// Upper limits for the parameters of stored hashes, so that a manipulated dump cannot exhaust the memory.
const MOST: Cost = { memoryCost: 262_144, timeCost: 10, parallelism: 4 }
const MOST_WAITING = 64
const MOST_WAITING_IN_LANE = 32

// Hash of a random password, so that unknown accounts take the same time to check.
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$QRhmBLAnrI0XLAlLAt4K4w$neb0CpLwD5uXz4z5dJrPXct0CQewoltVm47hywNVZC0'

export interface Passwords {
  /** Argon2id hash of a password as PHC string. Rejects with `Refused` (503) if the queue is full. */
  hash(password: string): Promise<string>
  /**
   * Form of a password that matches a stored hash: its normalized form, or the typed one for hashes from
   * before normalization; undefined if it is wrong. Accepts `undefined` for an unknown account, which takes
   * the same time. Rejects with `Refused` (503) if the queue is full.
   */
  matchingForm(stored: string | undefined, typed: string): Promise<string | undefined>
  /** True if a hash was created with lower costs than today's. */
  isOutdated(stored: string): boolean
  /** Password checks within a lane: checks of the same lane run one after the other, and lanes take turns. */
  inLane(lane: string): Passwords
}

/**
 * Password hashing with limited concurrency and a queue of 64, so that a burst of logins cannot starve
 * everything else. A lane with many checks waits for its own, and holds at most half of the queue.
 *
 * @param options.atOnce concurrency; by default one more than cores, at most four: while this thread waits
 * for the disk, it starts no further hash, so one more keeps the cores busy
 * @param options.cost parameters of new hashes, memory in KiB; lower ones are for tests unrelated to
 * passwords
 */
export function createPasswords({
  atOnce = Math.min(4, availableParallelism() + 1),
  cost = COST,
}: { readonly atOnce?: number; readonly cost?: Cost } = {}): Passwords {
  return passwordsIn('', createTurns(atOnce), cost)
}

function passwordsIn(lane: string, turns: Turns, cost: Cost): Passwords {
  const matches = (stored: string | undefined, password: string) =>
    turns(lane, async () => {
      const usable = stored !== undefined && isAffordable(stored)
      const isRight = await verify(usable ? stored : NOBODY, password)
      return usable && isRight
    })
  return {
    inLane: (other) => passwordsIn(other, turns, cost),
    hash: (password) => turns(lane, () => hash(password, cost)),
    matchingForm: async (stored, typed) => {
      for (const form of new Set([normalizedPassword(typed), typed])) {
        if (await matches(stored, form)) return form
      }
      return undefined
    },
    isOutdated: (stored) => {
      const { memoryCost, timeCost } = parseOptions(stored)
      return memoryCost < cost.memoryCost || timeCost < cost.timeCost
    },
  }
}

function isAffordable(stored: string): boolean {
  try {
    const { memoryCost, timeCost, parallelism } = parseOptions(stored)
    return memoryCost <= MOST.memoryCost && timeCost <= MOST.timeCost && parallelism <= MOST.parallelism
  } catch {
    return false
  }
}

type Turns = <Value>(lane: string, work: () => Promise<Value>) => Promise<Value>

interface Waiting {
  readonly begin: () => void
  readonly leave: () => void
}

function createTurns(atOnce: number): Turns {
  let running = 0
  let count = 0
  // Lanes in the order of their turns.
  const lanes = new Map<string, Waiting[]>()

  const wait = async (lane: string) => {
    const own = lanes.get(lane) ?? []
    if (own.length >= MOST_WAITING_IN_LANE) throw Refused.busy()
    if (count >= MOST_WAITING) {
      // Evicts the latest entry of the longest lane, if that lane is longer than this one.
      const longest = [...lanes.values()].reduce((one, other) => (other.length > one.length ? other : one))
      if (longest.length <= own.length + 1) throw Refused.busy()
      longest.pop()?.leave()
      count -= 1
    }
    lanes.set(lane, own)
    count += 1
    await new Promise<void>((resolve, reject) => {
      own.push({ begin: resolve, leave: () => reject(Refused.busy()) })
    })
  }
  const beginNext = () => {
    const [lane, waiting] = lanes.entries().next().value ?? ['', []]
    const next = waiting.shift()
    lanes.delete(lane)
    if (waiting.length > 0) lanes.set(lane, waiting)
    if (!next) {
      running -= 1
      return
    }
    // The finished task hands over its slot, so `running` does not change.
    count -= 1
    next.begin()
  }
  return async (lane, work) => {
    if (running < atOnce) running += 1
    else await wait(lane)
    try {
      return await work()
    } finally {
      beginNext()
    }
  }
}
