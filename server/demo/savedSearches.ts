import type { AlertFrequency, SavedSearchState } from '../../contract/alerts/lifecycle.ts'
import { applySavedSearchEvent } from '../alerts/applyEvent.ts'
import { saveSearchFor } from '../alerts/saveSearch.ts'
import type { SavedSearchMachineEvent } from '../alerts/savedSearches.ts'
import { subscriberFor } from '../alerts/subscribers.ts'
import { removeMailJobs } from '../mail/removeMails.ts'
import { publicPostings } from '../postings/public.ts'
import type { Database } from '../store/schema.ts'

const DAY = 86_400_000
const TIME_ZONE = 'Europe/London'
/** Number of jobs that were mailed, and that wait for the next email. */
const JOBS = { mailed: 3, waiting: 2 } as const

interface DemoSearch {
  readonly criteria: string
  readonly name: string
  readonly every: AlertFrequency
  /** Age of the search in days. */
  readonly savedAgo: number
  /** Later event, and its age in days. */
  readonly later?: { readonly type: SavedSearchMachineEvent['type']; readonly ago: number }
}

/** One search in each state that a search of an account can have. */
const searches: Readonly<Record<Exclude<SavedSearchState, 'unconfirmed'>, DemoSearch>> = {
  active: { criteria: 'q=carpenter&place=Leeds&radius=50', name: '', every: 'daily', savedAgo: 40 },
  paused: {
    criteria: 'q=theatre',
    name: 'Theatres',
    every: 'weekly',
    savedAgo: 35,
    later: { type: 'pause', ago: 9 },
  },
  bouncing: {
    criteria: 'workplace=remote',
    name: '',
    every: 'daily',
    savedAgo: 30,
    later: { type: 'bounced', ago: 3 },
  },
  asked: {
    criteria: 'q=scenery',
    name: '',
    every: 'weekly',
    savedAgo: 45,
    later: { type: 'yearPassed', ago: 2 },
  },
  ended: { criteria: 'q=joiner', name: '', every: 'instant', savedAgo: 44, later: { type: 'stop', ago: 5 } },
}

/** Saves the searches of a demo candidate, with mailed and waiting jobs. Demo accounts receive no emails. */
export async function saveDemoSearches(transaction: Database, accountId: string, now: number): Promise<void> {
  const subscriber = await subscriberFor(transaction, { accountId }, now - 45 * DAY)
  for (const { criteria, every, name, savedAgo, later } of Object.values(searches)) {
    const wanted = { criteria, every, name, timeZone: TIME_ZONE }
    const search = await saveSearchFor(transaction, subscriber, wanted, now - savedAgo * DAY)
    if (later) {
      const change = {
        actor: later.type === 'pause' || later.type === 'stop' ? 'candidate' : 'system',
        now: now - later.ago * DAY,
      } as const
      await applySavedSearchEvent(transaction, { search, subscriber }, { type: later.type }, change)
      await removeMailJobs(transaction, [search.id])
    } else await addJobs(transaction, { searchId: search.id, subscriberId: subscriber.id }, now)
  }
}

async function addJobs(
  transaction: Database,
  { searchId, subscriberId }: { readonly searchId: string; readonly subscriberId: string },
  now: number,
): Promise<void> {
  const open = await publicPostings(transaction)
    .select('postings.id')
    .orderBy('postings.published_at', 'desc')
    .orderBy('postings.id')
    .limit(JOBS.mailed + JOBS.waiting)
    .execute()
  const waiting = open.slice(0, JOBS.waiting)
  const mailed = open.slice(JOBS.waiting)
  await transaction
    .insertInto('alert_matches')
    .values(waiting.map(({ id }) => ({ search_id: searchId, posting_id: id, matched_at: now })))
    .execute()
  await transaction
    .insertInto('mailed_jobs')
    .values(mailed.map(({ id }) => ({ subscriber_id: subscriberId, posting_id: id, mailed_at: now - DAY })))
    .execute()
  await transaction
    .updateTable('saved_searches')
    .set({ last_at: now - DAY })
    .where('id', '=', searchId)
    .execute()
}
