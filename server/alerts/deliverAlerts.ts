import * as v from 'valibot'
import { jobsInAlert } from '../../contract/alerts/lifecycle.ts'
import { forUpdate } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import { addJobs } from '../work/jobs.ts'
import type { Handlers, Job } from '../work/worker.ts'
import { alertMailRequest } from './alertMailJob.ts'
import { armDeliveries, deliveryJobKind } from './deliverySchedule.ts'
import { createMatchRecheck, type MatchRecheck } from './matchRecheck.ts'
import { publicMatches, type Match } from './matches.ts'
import { isUnmailed, isWanted } from './recipients.ts'

/** Batch size in searches. Requests wait while the transaction of a batch runs. */
const SEARCHES = 200
/** Maximum number of rows per insert. */
const ROWS = 2_000
/** Jobs stored for one email: twice as many as it shows, because some may close before it is rendered. */
const NAMED_IN_MAIL = 2 * jobsInAlert

interface DeliveryParts {
  readonly db: Database
  /** The same database, for reads only. */
  readonly reader: Database
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * Queues the emails of all due searches in batches. One transaction commits the matches of a batch, its
 * emails and the job for the next batch, so that each job is mailed exactly once even if the process dies.
 */
export function createDeliveryHandlers(parts: DeliveryParts): Handlers {
  const recheck = createMatchRecheck(parts.reader)
  return { [deliveryJobKind]: (job) => deliverBatch(parts, recheck, job) }
}

const payloadSchema = v.object({ due: v.number() })

async function deliverBatch(
  { db, now, reader }: DeliveryParts,
  recheck: MatchRecheck,
  { finish, payload }: Job,
): Promise<void> {
  const { due: time } = v.parse(payloadSchema, payload)
  const due = await db
    .selectFrom('saved_searches')
    .select(['id', 'subscriber_id', 'criteria'])
    .where('due_at', '<=', now())
    .orderBy('due_at')
    .orderBy('id')
    .limit(SEARCHES)
    .execute()
  if (due.length === 0) return
  const outdated = await recheck(due, await publicMatches(reader, idsOf(due)).execute())
  await db.transaction().execute(async (transaction) => {
    const at = now()
    const searches = await lockDue(transaction, due, at)
    if (searches.length > 0) await takeMatches(transaction, { searches, outdated, at })
    if (await finish(transaction)) await armDeliveries(transaction, [time], at)
  })
}

interface DueSearch {
  readonly id: string
  readonly subscriber_id: string
  readonly criteria: string
}

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)

/** Locks recipients and then searches. Returns the searches that are still due with unchanged criteria. */
async function lockDue(
  transaction: Database,
  due: readonly DueSearch[],
  now: number,
): Promise<readonly DueSearch[]> {
  await transaction
    .selectFrom('subscribers')
    .select('id')
    .where(
      'id',
      'in',
      due.map(({ subscriber_id: id }) => id),
    )
    .orderBy('id')
    .modifyEnd(forUpdate(transaction))
    .execute()
  const held = await transaction
    .selectFrom('saved_searches')
    .select(['id', 'subscriber_id', 'criteria'])
    .where('id', 'in', idsOf(due))
    .where('due_at', '<=', now)
    .orderBy('id')
    .modifyEnd(forUpdate(transaction))
    .execute()
  const before = new Map(due.map(({ criteria, id }) => [id, criteria]))
  return held.filter(({ criteria, id }) => before.get(id) === criteria)
}

interface Taking {
  readonly searches: readonly DueSearch[]
  /** Matches that are obsolete after an edit of the job or of the search. */
  readonly outdated: ReadonlySet<Match>
  readonly at: number
}

/** Consumes the matches of locked searches, and queues their emails. */
async function takeMatches(transaction: Database, { at, outdated, searches }: Taking): Promise<void> {
  const ids = idsOf(searches)
  const matches = await publicMatches(transaction, ids).where(isWanted).where(isUnmailed).execute()
  const undone = new Set([...outdated].map(keyOf))
  const taken = new Set<string>()
  const mailed = matches.filter((match) => {
    const key = `${match.subscriberId} ${match.postingId}`
    if (undone.has(keyOf(match)) || taken.has(key)) return false
    taken.add(key)
    return true
  })
  for (let from = 0; from < mailed.length; from += ROWS) {
    const some = mailed.slice(from, from + ROWS)
    await transaction
      .insertInto('mailed_jobs')
      .values(
        some.map(({ postingId, subscriberId }) => ({
          subscriber_id: subscriberId,
          posting_id: postingId,
          mailed_at: at,
        })),
      )
      .execute()
  }
  const bySearch = Map.groupBy(mailed, ({ searchId }) => searchId)
  await addJobs(
    transaction,
    [...bySearch].map(([searchId, some]) =>
      alertMailRequest(
        {
          searchId,
          postingIds: some.slice(0, NAMED_IN_MAIL).map(({ postingId }) => postingId),
          count: some.length,
        },
        at,
      ),
    ),
    'keep',
  )
  await transaction.deleteFrom('alert_matches').where('search_id', 'in', ids).execute()
  await transaction.updateTable('saved_searches').set({ due_at: null }).where('id', 'in', ids).execute()
  if (bySearch.size === 0) return
  await transaction
    .updateTable('saved_searches')
    .set({ last_at: at })
    .where('id', 'in', [...bySearch.keys()])
    .execute()
}

const keyOf = ({ postingId, searchId }: Match) => `${searchId} ${postingId}`
