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
/** From the morning of a reminder to the end of the last day to apply, 3 days later in every time zone. */
const AHEAD = 5 * DAY

const kind = 'closingReminders'

const payloadSchema = v.object({
  postingId: v.string(),
  /** End of its last day. */
  end: v.number(),
  /** Id of the last account that was reminded; empty before the first. */
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
 * Queues the reminders of postings that close in 3 days, within the transaction of the daily run. The end of each last day
 * lies in one period, so each is queued once.
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
 * Reminds those who have saved a job, or begun to apply to it, that it closes in 3 days.
 *
 * @param now gives milliseconds since 1970
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
  // It may have closed since, or its last day may have changed.
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
