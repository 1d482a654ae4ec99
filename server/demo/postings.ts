import { randomUUID } from 'node:crypto'
import type { PostingEvent } from '../../contract/postings/events.ts'
import { dayOf } from '../../contract/postings/lifecycle.ts'
import { followInApplications } from '../applications/change.ts'
import { applyPostingEvent } from '../postings/change.ts'
import { lockPosting } from '../postings/postings.ts'
import type { Database } from '../store/schema.ts'
import { seededRandom } from './seededRandom.ts'
import type { MadeCompany } from './making.ts'
import type { DemoCompany, DemoRole, PostingScenario } from './material.ts'
import { postingOf } from './role.ts'
import type { Act } from './time.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Days that employers take to confirm that a posting is open, used in turn. */
const TO_CONFIRM = [0.3, 1.2, 2.4] as const
/** Days until a posting has to be confirmed. */
const FRESH = 14

/** Age of a posting in days, by scenario. */
const ages: Readonly<Record<PostingScenario, number>> = {
  draft: 2,
  discarded: 9,
  held: 4,
  unconfirmed: FRESH + 3,
  paused: 12,
  forgotten: FRESH + 12,
  expired: 33,
  filledElsewhere: 26,
  cancelled: 19,
  removed: 11,
}

const REASON = 'Say what the pay depends on, and remove the phone number.'
const SORRY = 'We’ve ended this search. Thank you for your time. We’ve deleted your resume on our side.'

/** Events of a posting other than publishing and confirming: days ago, actor, event. */
const events: Readonly<
  Record<
    PostingScenario,
    readonly (readonly [daysAgo: number, actor: 'employer' | 'operator', event: PostingEvent])[]
  >
> = {
  draft: [],
  discarded: [[7, 'employer', { type: 'discard' }]],
  held: [[1, 'operator', { type: 'hold', reason: REASON }]],
  unconfirmed: [],
  paused: [[3, 'employer', { type: 'pause' }]],
  forgotten: [],
  expired: [],
  filledElsewhere: [[6, 'employer', { type: 'close', outcome: 'filledElsewhere', message: SORRY }]],
  cancelled: [[5, 'employer', { type: 'close', outcome: 'cancelled', message: SORRY }]],
  removed: [[8, 'operator', { type: 'remove', reason: 'This job was posted twice.' }]],
}

const isFresh = (scenario: PostingScenario | undefined) =>
  scenario !== 'unconfirmed' && scenario !== 'forgotten'

interface Planned {
  readonly company: DemoCompany
  readonly made: MadeCompany
  readonly role: DemoRole
  /** Index among all postings of the demo. */
  readonly row: number
  readonly scenario?: PostingScenario | undefined
  /** Days since publishing; random if absent. */
  readonly age?: number | undefined
}

/**
 * Creates a demo draft, and plans its events until now.
 *
 * @returns its id, and the events in no particular order
 */
export async function planPosting(
  transaction: Database,
  { age, company, scenario, made, role, row }: Planned,
  now: number,
): Promise<{ readonly id: string; readonly acts: readonly Act[] }> {
  const chance = seededRandom(20, row)
  const days = scenario ? ages[scenario] : (age ?? Math.min(44, chance.next() ** 1.6 * 46 + 0.1))
  const published = Math.round(now - days * DAY)
  const last = scenario === 'expired' ? now - 3 * DAY : published + chance.between(60, 88) * DAY
  const id = randomUUID()
  await transaction
    .insertInto('postings')
    .values({
      id,
      company_id: made.id,
      slug: null,
      content: JSON.stringify(postingOf(company, role, dayOf(last))),
      state: 'draft',
      outcome: null,
      revision: 1,
      renewals: 0,
      created_at: published - chance.between(1, 20) * HOUR,
      published_at: null,
      opened_at: null,
      confirmed_at: null,
      changes_asked: null,
    })
    .execute()
  const doing = (actor: 'employer' | 'operator', event: PostingEvent) => async (at: number) => {
    const posting = await lockPosting(transaction, id)
    if (!posting) throw new Error(`The posting ${role.title} is not there.`)
    // A filled posting does not need to be confirmed.
    if (event.type === 'confirm' && posting.state !== 'unconfirmed') return
    const accountId = actor === 'employer' ? made.accountId : null
    const change = { actor, accountId, mayPublish: true, now: at }
    await followInApplications(
      transaction,
      await applyPostingEvent(transaction, posting, event, change),
      event,
      at,
    )
  }
  const own = scenario ? events[scenario] : []
  const ends = Math.min(now, ...own.map(([daysAgo]) => now - daysAgo * DAY))
  const acts: Act[] = own.map(([daysAgo, actor, event]) => ({
    at: now - daysAgo * DAY,
    run: doing(actor, event),
  }))
  if (scenario !== 'draft' && scenario !== 'discarded') {
    acts.push({ at: published, run: doing('employer', { type: 'publish' }) })
  }
  if (isFresh(scenario)) {
    const end = scenario === 'expired' ? now - 4 * DAY : ends
    let asked = published + FRESH * DAY
    for (;;) {
      const confirmed = asked + Math.round(chance.one(TO_CONFIRM) * DAY)
      if (confirmed >= end) break
      acts.push({ at: confirmed, run: doing('employer', { type: 'confirm' }) })
      asked = confirmed + FRESH * DAY
    }
  }
  return { id, acts }
}
