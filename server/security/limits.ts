import type { LimitName } from '../../contract/call.ts'
import { RefusedForNow } from '../refused.ts'
import type { Database } from '../store/schema.ts'
import {
  createLocalCounters,
  createSharedCounters,
  createTallies,
  inSteps,
  rememberedIn,
  type Counters,
  type Tallies,
} from './counters.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

interface Figure {
  readonly most: number
  /** Period in seconds. */
  readonly within: number
}

/** Rate limits: `most` uses per `within` seconds, from the first use. */
export const rules = {
  anything: { most: 300, within: MINUTE },
  login: { most: 20, within: 5 * MINUTE },
  loginHourly: { most: 100, within: HOUR },
  // Each sign-in inserts a row that lives for ten minutes.
  providerSignIn: { most: 60, within: 10 * MINUTE },
  register: { most: 5, within: HOUR },
  registerDaily: { most: 20, within: DAY },
  forgotPassword: { most: 10, within: HOUR },
  forgotPasswordDaily: { most: 30, within: DAY },
  createPassword: { most: 10, within: 15 * MINUTE },
  updateProfile: { most: 30, within: 10 * MINUTE },
  saveMailSettings: { most: 120, within: 10 * MINUTE },
  acceptTerms: { most: 30, within: 10 * MINUTE },
  changePassword: { most: 10, within: 15 * MINUTE },
  changeEmailAddress: { most: 10, within: HOUR },
  cancelEmailAddressChange: { most: 60, within: HOUR },
  endSession: { most: 60, within: 10 * MINUTE },
  deleteAccount: { most: 10, within: 15 * MINUTE },
  wrongPassword: { most: 5, within: 15 * MINUTE },
  wrongPasswordAnywhere: { most: 50, within: HOUR },
  wrongResetCode: { most: 10, within: 15 * MINUTE },
  wrongAddressCode: { most: 10, within: 15 * MINUTE },
  wrongOneTimeCode: { most: 10, within: 15 * MINUTE },
  // Codes have six digits, so attempts are counted regardless of the client.
  tryOneTimeCode: { most: 30, within: DAY },
  // Each renewal of a session inserts a row, which is kept for a week or longer.
  renewSession: { most: 120, within: HOUR },
  wrongVerificationCode: { most: 10, within: 15 * MINUTE },
  passkeyOptions: { most: 300, within: 5 * MINUTE },
  addPasskey: { most: 60, within: HOUR },
  renamePasskey: { most: 60, within: HOUR },
  wrongPasskey: { most: 20, within: 15 * MINUTE },
  newDeviceMail: { most: 10, within: DAY },
  mailNow: { most: 1, within: MINUTE },
  mailHourly: { most: 3, within: HOUR },
  mailHourlyOfClient: { most: 2, within: HOUR },
  mailDaily: { most: 10, within: DAY },
  inviteMember: { most: 50, within: DAY },
  proveCompany: { most: 20, within: HOUR },
  report: { most: 10, within: HOUR },
  reportDaily: { most: 30, within: DAY },
  clientError: { most: 30, within: HOUR },
  createPosting: { most: 200, within: DAY },
  // Edits of one published posting. Each is recorded in the ledger and indexed. A draft is saved at every
  // pause in typing.
  editPosting: { most: 60, within: HOUR },
  editPostingAsDraft: { most: 600, within: HOUR },
  startApplication: { most: 100, within: DAY },
  // Events of one account on one application. Each sends emails and is recorded in the ledger.
  applicationEvent: { most: 60, within: HOUR },
  createLetter: { most: 200, within: DAY },
  createResume: { most: 100, within: DAY },
  // An editor saves after each pause of a second. Normal writing stays far below this.
  saveText: { most: 300, within: 10 * MINUTE },
  setVisibility: { most: 60, within: HOUR },
  addExclusion: { most: 600, within: HOUR },
  // An hour of typing and filtering stays below this; scraping all profiles does not.
  searchProfiles: { most: 1_200, within: HOUR },
  saveCandidate: { most: 600, within: HOUR },
  // The call also limits open and daily invitations.
  askIntroduction: { most: 100, within: DAY },
  saveSearch: { most: 120, within: HOUR },
  hideJob: { most: 600, within: HOUR },
  requestAlert: { most: 10, within: HOUR },
  requestAlertDaily: { most: 30, within: DAY },
  useAlertLink: { most: 60, within: 10 * MINUTE },
  // Requests for an export that exists already are not counted.
  downloadExport: { most: 20, within: HOUR },
  saveJob: { most: 600, within: HOUR },
  uploadFile: { most: 30, within: HOUR },
  setPicture: { most: 30, within: HOUR },
  importResume: { most: 30, within: HOUR },
  listen: { most: 120, within: 5 * MINUTE },
  // With every new connection, a client joins all of its channels again.
  joinChannel: { most: 1_000, within: MINUTE },
  read: { most: 600, within: MINUTE },
  // A page of results shows up to twenty pictures.
  picture: { most: 3_000, within: MINUTE },
  readList: { most: 60, within: MINUTE },
} as const satisfies Readonly<Record<LimitName, Figure>> & Readonly<Record<string, Figure>>

export type Rule = keyof typeof rules

// Factors for wider networks. Several people may share one, so its limit is higher, but lower than the sum of
// its parts.
const TIMES_BY_WIDTH = [1, 4, 16] as const
// Maximum number of counters per rule. The least recently used are evicted, which bounds the memory during an
// attack.
const MOST_COUNTS = 10_000
// Frequent actions, counted in this process and flushed ten times per limit.
const TOLD_IN_STEPS: ReadonlySet<Rule> = new Set<Rule>(['anything', 'joinChannel', 'picture', 'read'])
const STEPS = 10

export interface Limits {
  /**
   * Counts one use of a rule.
   *
   * @param subjects keyed hashes of accounts or network prefixes, never addresses; nested prefixes narrowest first
   * @throws RefusedForNow (429) above the limit
   */
  take(rule: Rule, subjects: readonly string[]): Promise<void>
  /** Counts one use without ever refusing it; `check` refuses. */
  count(rule: Rule, subjects: readonly string[]): Promise<void>
  /** Throws RefusedForNow (429) at the limit, based on the counters of this process. Counts nothing. */
  check(rule: Rule, subjects: readonly string[]): void
  /** Number of uses above the limit, based on the counters of this process. */
  excessOf(rule: Rule, subject: string): number
  /** Decrements a counter, for a use that turned out not to matter. */
  giveBack(rule: Rule, subjects: readonly string[]): Promise<void>
  /** Resets a count to zero. */
  clear(rule: Rule, subjects: readonly string[]): Promise<void>
}

interface LimitsParts {
  /** Factor for all limits. */
  readonly scale: number
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Database for counters shared by all processes; without it, counters are local. */
  readonly shared?: Database | undefined
}

interface Limit {
  readonly most: number
  readonly within: number
  readonly known: Tallies
  readonly counters: Counters
}

/** Creates the rate limiter. A subject above its limit in this process is refused without a query. */
export function createLimits({ scale, now, shared }: LimitsParts): Limits {
  const shares = shared && createSharedCounters(shared, now)
  const limits = new Map<Rule, Limit>()
  const limitOf = (rule: Rule): Limit => {
    const made = limits.get(rule)
    if (made) return made
    const most = rules[rule].most * scale
    const known = createTallies(now, MOST_COUNTS)
    const counters = !shares
      ? createLocalCounters(known, now)
      : TOLD_IN_STEPS.has(rule)
        ? inSteps(most / STEPS, known, now, shares)
        : rememberedIn(known, shares)
    const limit = { most, within: rules[rule].within * 1_000, known, counters }
    limits.set(rule, limit)
    return limit
  }
  const keysOf = (rule: Rule, subjects: readonly string[]) => subjects.map((subject) => `${rule}:${subject}`)
  const waitUntil = (until: number, isFirst: boolean) =>
    new RefusedForNow(Math.ceil((until - now()) / 1_000), isFirst)
  const mostOf = ({ most }: Limit, width: number) => most * (TIMES_BY_WIDTH[width] ?? 1)

  return {
    take: async (rule, subjects) => {
      const limit = limitOf(rule)
      const keys = keysOf(rule, subjects)
      for (const [width, key] of keys.entries()) {
        const tally = limit.known.get(key)
        if (tally && tally.points > mostOf(limit, width)) throw waitUntil(tally.until, false)
      }
      const tallies = await limit.counters.add(keys, 1, limit.within)
      for (const [width, tally] of tallies.entries()) {
        const most = mostOf(limit, width)
        if (tally.points <= most) continue
        limit.known.set(keys[width] ?? '', tally)
        throw waitUntil(tally.until, tally.points === most + 1)
      }
    },
    count: async (rule, subjects) => {
      const { counters, within } = limitOf(rule)
      await counters.add(keysOf(rule, subjects), 1, within)
    },
    check: (rule, subjects) => {
      const limit = limitOf(rule)
      for (const [width, key] of keysOf(rule, subjects).entries()) {
        const tally = limit.known.get(key)
        const most = mostOf(limit, width)
        if (!tally || tally.points < most) continue
        const isFirst = tally.points === most
        if (isFirst) limit.known.set(key, { ...tally, points: most + 1 })
        throw waitUntil(tally.until, isFirst)
      }
    },
    excessOf: (rule, subject) => {
      const limit = limitOf(rule)
      const [key = ''] = keysOf(rule, [subject])
      return Math.max(0, (limit.known.get(key)?.points ?? 0) - limit.most)
    },
    giveBack: (rule, subjects) => limitOf(rule).counters.takeBack(keysOf(rule, subjects)),
    clear: (rule, subjects) => limitOf(rule).counters.remove(keysOf(rule, subjects)),
  }
}
