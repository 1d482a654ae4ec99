import { Refused } from '../refused.ts'
import type { Limits, Rule } from './limits.ts'

const LONGEST_PAUSE = 2_000
const PAUSE_FOR_EACH = 100

/** Rate limits for the calls of one client. */
export interface CallLimits {
  /** Counts a call for the client, and for its subject. Fails with `RefusedForNow` (429). */
  take(rule: Rule, subject?: string): Promise<void>
  /** Counts for the widest network of the client, which is so one client however many addresses it has. */
  takeForAll(rule: Rule, subject: string): Promise<void>
  /** Counts for an account or an address, whoever asks. Fails with `RefusedForNow` (429). */
  takeFor(rule: Rule, subject: string): Promise<void>
  /** Takes the client's count back by one, for what came to nothing. */
  giveBack(rule: Rule, subject: string): Promise<void>
  /** As `giveBack`, for what `takeForAll` took. */
  giveBackForAll(rule: Rule, subject: string): Promise<void>
  /**
   * Lets a client guess: only wrong guesses count. Counted per client, so that nobody uses up the tries of somebody
   * else. Fails with `RefusedForNow` (429) instead of trying.
   *
   * @param subject what is guessed at
   */
  guess<Value>(rule: Rule, subject: string, attempt: () => Promise<Value>): Promise<Value>
  /**
   * Lets a client try a password; a right one clears the wrong tries before it. A device that its owner has logged in
   * from before has tries of its own. Any other device shares them with its network, and waits a little, two seconds
   * at most, while very many wrong passwords come from everywhere. Fails with `RefusedForNow` (429).
   *
   * @param subject whose password
   * @param device the name of the device, where it is one of the owner's
   */
  login<Value>(subject: string, device: string | undefined, attempt: () => Promise<Value>): Promise<Value>
  /** Forgets the wrong guesses of the client. */
  forgive(rule: Rule, subject: string): Promise<void>
}

interface Client {
  /** The narrowest first. */
  readonly networks: readonly string[]
  /** Makes a keyed hash; client and subjects are counted under theirs. */
  readonly hash: (text: string) => string
  /** Lets so many milliseconds pass. */
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

/** True if a guess was wrong, as opposed to unanswered. */
const isWrong = (error: unknown) => error instanceof Refused && error.status === 200
