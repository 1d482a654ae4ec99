import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { CallName } from '../../contract/calls.ts'
import { Refused, RefusedForNow } from '../http/refused.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How often something may be done: `most` times `within` seconds, counted from the first time. */
export const rules = {
  anything: { most: 300, within: MINUTE },
  login: { most: 20, within: 5 * MINUTE },
  loginHourly: { most: 100, within: HOUR },
  register: { most: 5, within: HOUR },
  registerDaily: { most: 20, within: DAY },
  forgotPassword: { most: 10, within: HOUR },
  forgotPasswordDaily: { most: 30, within: DAY },
  createPassword: { most: 10, within: 15 * MINUTE },
  updateProfile: { most: 30, within: 10 * MINUTE },
  changePassword: { most: 10, within: 15 * MINUTE },
  wrongPassword: { most: 5, within: 15 * MINUTE },
  wrongResetCode: { most: 10, within: 15 * MINUTE },
  wrongVerificationCode: { most: 10, within: 15 * MINUTE },
  mailNow: { most: 1, within: MINUTE },
  mailHourly: { most: 3, within: HOUR },
  mailDaily: { most: 10, within: DAY },
} as const

export type Rule = keyof typeof rules

/** What a client may do how often, whatever it sends. What only wrong tries count against is in the calls. */
export const rulesOfCalls: Readonly<Partial<Record<CallName, readonly Rule[]>>> = {
  login: ['login', 'loginHourly'],
  register: ['register', 'registerDaily'],
  registerEmployer: ['register', 'registerDaily'],
  forgotPassword: ['forgotPassword', 'forgotPasswordDaily'],
  createPassword: ['createPassword'],
  updateProfile: ['updateProfile'],
  updateCompany: ['updateProfile'],
  changePassword: ['changePassword'],
  resendVerification: ['forgotPassword'],
}

export interface Limits {
  /**
   * Counts that a subject does something.
   *
   * @param subject who or what is counted: no address, but its keyed hash
   * @throws RefusedForNow (429) when it was done too often
   */
  take(rule: Rule, subject: string): Promise<void>
  /** Takes the count back by one, for what turned out not to matter. */
  giveBack(rule: Rule, subject: string): Promise<void>
  /** Forgets the count. */
  clear(rule: Rule, subject: string): Promise<void>
}

/**
 * The counters of how often something is done.
 *
 * @param scale by how much each figure is multiplied
 * @param pool PostgreSQL, when other processes count there too; without it the counters live in this process
 */
export function createLimits(scale: number, pool?: object): Limits {
  const limiters = new Map<Rule, RateLimiterAbstract>()
  const limiterOf = (rule: Rule) => {
    const known = limiters.get(rule)
    if (known) return known
    const { most, within } = rules[rule]
    const options = { keyPrefix: rule, points: most * scale, duration: within }
    const made = pool
      ? new RateLimiterPostgres({
          ...options,
          storeClient: pool,
          storeType: 'pool',
          tableName: 'limits',
          tableCreated: true,
          clearExpiredByTimeout: false,
          // A flood need not reach the database to be refused.
          ...(rule === 'anything' && { inMemoryBlockOnConsumed: options.points + 1 }),
        })
      : new RateLimiterMemory(options)
    limiters.set(rule, made)
    return made
  }
  return {
    take: async (rule, subject) => {
      try {
        await limiterOf(rule).consume(subject)
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason
        const isFirst = reason.consumedPoints === rules[rule].most * scale + 1
        throw new RefusedForNow(Math.ceil(reason.msBeforeNext / 1_000), isFirst)
      }
    },
    giveBack: async (rule, subject) => {
      await limiterOf(rule).reward(subject)
    },
    clear: async (rule, subject) => {
      await limiterOf(rule).delete(subject)
    },
  }
}

/** The limits as the calls of one client meet them. */
export interface CallLimits {
  /** Counts for the client, and for what it asks about. Fails with `RefusedForNow` (429). */
  take(rule: Rule, subject?: string): Promise<void>
  /** Counts for an account or an address, whoever asks. Fails with `RefusedForNow` (429). */
  takeFor(rule: Rule, subject: string): Promise<void>
  /** Takes the client's count back by one, for what came to nothing. */
  giveBack(rule: Rule, subject: string): Promise<void>
  /**
   * Lets a client guess: only wrong guesses count, and a right one clears the count. Counted per client, so that
   * nobody uses up the tries of somebody else. Fails with `RefusedForNow` (429) instead of trying.
   *
   * @param subject what is guessed at
   */
  guess<Value>(rule: Rule, subject: string, attempt: () => Promise<Value>): Promise<Value>
  /** Forgets the wrong guesses of the client. */
  forgive(rule: Rule, subject: string): Promise<void>
}

/** @param hash makes a keyed hash; client and subjects are counted under theirs */
export function limitsOf(limits: Limits, client: string, hash: (text: string) => string): CallLimits {
  const ofClient = (subject: string) => hash(`${client} ${subject}`)
  return {
    take: (rule, subject = '') => limits.take(rule, ofClient(subject)),
    takeFor: (rule, subject) => limits.take(rule, hash(subject)),
    giveBack: (rule, subject) => limits.giveBack(rule, ofClient(subject)),
    guess: async (rule, subject, attempt) => {
      const key = ofClient(subject)
      await limits.take(rule, key)
      const value = await attempt().catch(async (error: unknown) => {
        const wasWrong = error instanceof Refused && error.status === 200
        if (!wasWrong) await limits.giveBack(rule, key)
        throw error
      })
      await limits.clear(rule, key)
      return value
    },
    forgive: (rule, subject) => limits.clear(rule, ofClient(subject)),
  }
}
