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
// A restored dump must not be able to exhaust the memory by asking for it in a hash.
const MOST: Cost = { memoryCost: 262_144, timeCost: 10, parallelism: 4 }
const MOST_WAITING = 64
const MOST_WAITING_IN_LANE = 32

// A real hash of a random password: who is unknown costs what who is known costs.
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$QRhmBLAnrI0XLAlLAt4K4w$neb0CpLwD5uXz4z5dJrPXct0CQewoltVm47hywNVZC0'

export interface Passwords {
  /** The argon2id hash of a password, as a PHC string. Fails with `Refused` (503) when too much is waiting. */
  hash(password: string): Promise<string>
  /**
   * The form in which a password belongs to a stored hash: its normal form, or as it was typed, which is how it was
   * hashed before there was a normal form; undefined where it is wrong. Takes `undefined` for an unknown account, gives
   * `undefined`, and takes as long. Fails with `Refused` (503) when too much is waiting.
   */
  matchingForm(stored: string | undefined, typed: string): Promise<string | undefined>
  /** True if a hash was made with a lower cost than today's. */
  isOutdated(stored: string): boolean
  /** Passwords within a lane: checks of one lane wait for each other, and lanes take turns. */
  inLane(lane: string): Passwords
}

/**
 * Hashing of passwords: a few at a time, 64 more waiting, so that a rush of logins cannot starve everything else. Who
 * sends many waits behind their own, and holds half of the places at most.
 *
 * @param options.atOnce how many at a time; unset, one for each core and one more, four at most: while this thread
 * waits for the disk, nobody hands a turn over, and the next hash is there already
 * @param options.cost what a new hash costs, memory in KiB; less than today's is for tests that are not about passwords
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
  // In the order of their turns.
  const lanes = new Map<string, Waiting[]>()

  const wait = async (lane: string) => {
    const own = lanes.get(lane) ?? []
    if (own.length >= MOST_WAITING_IN_LANE) throw Refused.busy()
    if (count >= MOST_WAITING) {
      // The latest in the longest lane is evicted, if that lane is longer than this one.
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
    // The turn is handed over by the one that ends, so `running` stays as it is.
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
