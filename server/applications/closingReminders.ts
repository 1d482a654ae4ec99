import * as v from 'valibot'
import { paths } from '../../contract/paths.ts'
import { endOfDay } from '../../contract/postings/lifecycle.ts'
import { requestNotice } from '../mail/notices.ts'
import { choicesFor } from '../mail/settings.ts'
import { contentOf } from '../postings/postings.ts'
import { publicPostings } from '../postings/public.ts'
import type { Database } from '../store/schema.ts'
import { dueIn } from '../work/deadlines.ts'
import { addJob } from '../work/jobs.ts'
import type { Handlers } from '../work/worker.ts'
import { AT_ONCE, interestedIn } from './interestedCandidates.ts'

const DAY = 86_400_000
/** Time from a reminder in the morning to the end of the last day, 3 days later in every time zone. */
const AHEAD = 5 * DAY

const kind = 'closingReminders'

const payloadSchema = v.object({
  postingId: v.string(),
  /** End of the last day, in milliseconds since 1970. */
  end: v.number(),
  /** Id of the last account that was reminded; empty for the first batch. */
  after: v.string(),
})

type Payload = v.InferOutput<typeof payloadSchema>

const addReminders = (transaction: Database, payload: Payload, now: number) =>
  addJob(transaction, {
    queue: 'deadlines',
    kind,
    key: `${kind} ${payload.postingId} ${payload.end} ${payload.after}`,
    payload,
    now,
  })

/**
 * Queues reminders for postings that close in 3 days, within the transaction of the daily run. Periods do not
 * overlap, so each posting is queued once.
 */
export async function queueClosingReminders(
  transaction: Database,
  { from, until }: { readonly from: number; readonly until: number },
  now: number,
): Promise<void> {
  const ahead = { from: from + AHEAD, until: until + AHEAD }
  const closing = await dueIn(transaction, { kind: 'posting', event: 'validThroughReached' }, ahead)
  for (const { due: end, id: postingId } of closing)
    await addReminders(transaction, { postingId, end, after: '' }, now)
}

/**
 * Reminds candidates who saved a job or started an application that it closes in 3 days.
 *
 * @param now returns milliseconds since 1970
 */
export const createClosingReminderHandlers = (db: Database, now: () => number): Handlers => ({
  [kind]: ({ finish, payload }) =>
    db.transaction().execute(async (transaction) => {
      if (await finish(transaction)) await remind(transaction, v.parse(payloadSchema, payload), now())
    }),
})

async function remind(transaction: Database, payload: Payload, now: number): Promise<void> {
  const { after, end, postingId } = payload
  const posting = await publicPostings(transaction)
    .select(['postings.slug', 'postings.content', 'companies.name'])
    .where('postings.id', '=', postingId)
    .executeTakeFirst()
  // The posting may have closed since, or have another last day.
  if (!posting || posting.slug === null) return
  const { title: job, validThrough: lastDay } = contentOf(posting)
  if (lastDay === null || endOfDay(lastDay) !== end) return
  const people = await interestedIn(transaction, postingId, { after, drafts: ['draft'] })
  const chosenBy = await choicesFor(
    transaction,
    'savedJobs',
    people.map(({ id }) => id),
  )
  const facts = { job, company: posting.name, lastDay }
  for (const { email_address: recipient, has_draft: hasDraft, id } of people) {
    if (chosenBy(id).choice !== 'on') continue
    const isDraft = hasDraft === 1
    const path = isDraft ? paths.apply(posting.slug) : paths.job(posting.slug)
    const notice = { role: 'candidate', recipient, path, facts: { ...facts, isDraft } } as const
    await requestNotice(transaction, 'savedJobCloses', notice, now)
  }
  const last = people.at(-1)
  if (last && people.length === AT_ONCE) await addReminders(transaction, { ...payload, after: last.id }, now)
}
