import { availableParallelism } from 'node:os'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { Refused } from '../http/refused.ts'

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
// A restored dump must not be able to exhaust the memory by asking for it in a hash.
const MOST = { memoryCost: 262_144, timeCost: 10, parallelism: 4 } as const
const WAITING = 64

// A real hash of a random password: who is unknown costs what who is known costs.
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$QRhmBLAnrI0XLAlLAt4K4w$neb0CpLwD5uXz4z5dJrPXct0CQewoltVm47hywNVZC0'

export interface Passwords {
  /** The argon2id hash of a password, as a PHC string. Fails with `Refused` (503) when too much is waiting. */
  hash(password: string): Promise<string>
  /**
   * Whether a password belongs to a stored hash. Takes `undefined` for an unknown account, answers false, and takes
   * as long. Fails with `Refused` (503) when too much is waiting.
   */
  verify(stored: string | undefined, password: string): Promise<boolean>
  /** Whether a stored hash was made with less than today's cost. */
  isOutdated(stored: string): boolean
}

/**
 * Hashing of passwords: a few at a time, 64 more waiting, so that a rush of logins cannot starve everything else.
 *
 * @param atOnce how many at a time; unset, one for each core, four at most
 */
export function createPasswords(atOnce = Math.min(4, availableParallelism())): Passwords {
  const inTurn = createTurns(atOnce, WAITING)
  return {
    hash: (password) => inTurn(() => hash(password, COST)),
    verify: (stored, password) =>
      inTurn(async () => {
        const usable = stored !== undefined && isAffordable(stored)
        const matches = await verify(usable ? stored : NOBODY, password)
        return usable && matches
      }),
    isOutdated: (stored) => {
      const { memoryCost, timeCost } = parseOptions(stored)
      return memoryCost < COST.memoryCost || timeCost < COST.timeCost
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

function createTurns(atOnce: number, mostWaiting: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (running < atOnce) running += 1
    else {
      if (waiting.length >= mostWaiting) throw Refused.busy()
      // The turn is handed over by the one that ends, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
