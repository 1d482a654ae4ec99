import { Refused } from '../refused.ts'
import type { Limits, Rule } from './limits.ts'

const LONGEST_PAUSE = 2_000
const PAUSE_FOR_EACH = 100

/** Rate limits for the calls of one client. */
export interface CallLimits {
  /** Counts a call for the client and an optional subject. Rejects with `RefusedForNow` (429). */
  take(rule: Rule, subject?: string): Promise<void>
  /** Counts for the widest network of the client, so that a client with many addresses counts once. */
  takeForAll(rule: Rule, subject: string): Promise<void>
  /** Counts for an account or address, regardless of the client. Rejects with `RefusedForNow` (429). */
  takeFor(rule: Rule, subject: string): Promise<void>
  /** Reverts one count of the client, for an action that did not take place. */
  giveBack(rule: Rule, subject: string): Promise<void>
  /** Reverts one count of `takeForAll`. */
  giveBackForAll(rule: Rule, subject: string): Promise<void>
  /**
   * Runs an attempt at a secret; only wrong ones count. Counted per client, so that nobody can use up the
   * attempts of somebody else. Rejects with `RefusedForNow` (429) at the limit, without running it.
   *
   * @param subject protected by the secret
   */
  guess<Value>(rule: Rule, subject: string, attempt: () => Promise<Value>): Promise<Value>
  /**
   * Runs a login attempt; a successful one clears earlier failures. A device known to the account has its own
   * count. Other devices share the count of their network, and are delayed by up to two seconds while there
   * are very many failures from everywhere. Rejects with `RefusedForNow` (429).
   *
   * @param subject role and address of the account
   * @param device name of a device known to the account; otherwise undefined
   */
  login<Value>(subject: string, device: string | undefined, attempt: () => Promise<Value>): Promise<Value>
  /** Clears the wrong attempts of the client. */
  forgive(rule: Rule, subject: string): Promise<void>
}

interface Client {
  /** Networks of the client, narrowest first. */
  readonly networks: readonly string[]
  /** Computes a keyed hash, under which clients and subjects are counted. */
  readonly hash: (text: string) => string
  /** Resolves after a number of milliseconds. */
  readonly pause: (milliseconds: number) => Promise<unknown>
}

export function limitsOf(limits: Limits, { hash, networks, pause }: Client): CallLimits {
  const ofClient = (subject: string) => networks.map((network) => hash(`${network} ${subject}`))
  const ofWidest = (subject: string) => ofClient(subject).slice(-1)

  const guess = async <Value>(rule: Rule, keys: readonly string[], attempt: () => Promise<Value>) => {
    await limits.take(rule, keys)
    return attempt().catch(async (error: unknown) => {
      if (!isWrong(error)) await limits.giveBack(rule, keys)
      throw error
    })
  }
  const loginFromAnywhere = async <Value>(subject: string, attempt: () => Promise<Value>) => {
    for (const rule of ['login', 'loginHourly'] as const) limits.check(rule, ofClient(''))
    const excess = limits.excessOf('wrongPasswordAnywhere', hash(subject))
    if (excess > 0) await pause(Math.min(LONGEST_PAUSE, excess * PAUSE_FOR_EACH))
    return attempt().catch(async (error: unknown) => {
      if (isWrong(error)) {
        await Promise.all([
          limits.count('login', ofClient('')),
          limits.count('loginHourly', ofClient('')),
          limits.count('wrongPasswordAnywhere', [hash(subject)]),
        ])
      }
      throw error
    })
  }
  return {
    take: (rule, subject = '') => limits.take(rule, ofClient(subject)),
    takeForAll: (rule, subject) => limits.take(rule, ofWidest(subject)),
    takeFor: (rule, subject) => limits.take(rule, [hash(subject)]),
    giveBack: (rule, subject) => limits.giveBack(rule, ofClient(subject)),
    giveBackForAll: (rule, subject) => limits.giveBack(rule, ofWidest(subject)),
    guess: async (rule, subject, attempt) => {
      const keys = ofClient(subject)
      const value = await guess(rule, keys, attempt)
      await limits.giveBack(rule, keys)
      return value
    },
    login: async (subject, device, attempt) => {
      const keys = device ? [hash(`device ${device} ${subject}`)] : ofClient(subject)
      const enter = device ? attempt : () => loginFromAnywhere(subject, attempt)
      const value = await guess('wrongPassword', keys, enter)
      await limits.clear('wrongPassword', keys)
      return value
    },
    forgive: (rule, subject) => limits.clear(rule, ofClient(subject)),
  }
}

/** True if an attempt was wrong, rather than failed for another reason. */
const isWrong = (error: unknown) => error instanceof Refused && error.status === 200
