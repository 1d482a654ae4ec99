import * as v from 'valibot'
import { paths } from '../../contract/paths.ts'
import { requestNotice } from '../mail/notices.ts'
import { choicesFor } from '../mail/settings.ts'
import { jobSummaryOf } from '../../contract/postings/jobSummary.ts'
import { contentOf, lockPosting, type Posting } from '../postings/postings.ts'
import { isPublic } from '../postings/public.ts'
import {
  addComparison,
  comparison,
  comparisonKind,
  isOver,
  mustsOf,
  type Comparison,
} from '../postings/queueComparison.ts'
import type { Database } from '../store/schema.ts'
import { addJob } from '../work/jobs.ts'
import type { Handlers } from '../work/worker.ts'
import { changedJobFacts, changedParts, closedJobFacts } from '../words/mails/savedJobs.ts'
import { AT_ONCE, interestedIn } from './interestedCandidates.ts'
import { criteriaLike } from './notices.ts'

const DAY = 86_400_000
/**
 * Maximum time to wait for a posting that is paused, in review or a draft; after that its change is not
 * announced.
 */
const LONGEST_WAIT = 90 * DAY

const mailsKind = 'jobChangeMails'

/**
 * Payload of the emails about one change of a posting. It is self-contained, so that all recipients read the
 * same, even if the posting changes again.
 */
const mailsSchema = v.object({
  postingId: v.string(),
  /** Time at which the change was found, in milliseconds since 1970. */
  at: v.number(),
  /** Id of the last account that was mailed; empty for the first batch. */
  after: v.string(),
  news: v.variant('type', [
    v.object({
      type: v.literal('changed'),
      slug: v.string(),
      facts: v.omit(changedJobFacts, ['isDraft']),
    }),
    v.object({
      type: v.literal('closed'),
      /** Criteria of a search for similar jobs. */
      similar: v.string(),
      facts: v.omit(closedJobFacts, ['isDraft']),
    }),
  ]),
})

type Mails = v.InferOutput<typeof mailsSchema>

const addMails = (transaction: Database, payload: Mails, now: number) =>
  addJob(transaction, {
    queue: 'deadlines',
    kind: mailsKind,
    key: `${mailsKind} ${payload.postingId} ${payload.at} ${payload.after}`,
    payload,
    now,
  })

/**
 * Informs candidates who saved a job or started an application about each change or closing of the job, once.
 *
 * @param now returns milliseconds since 1970
 */
export const createJobChangeHandlers = (db: Database, now: () => number): Handlers => ({
  [comparisonKind]: ({ finish, payload }) =>
    db.transaction().execute(async (transaction) => {
      const compared = v.parse(comparison, payload)
      // Locks the posting first: a later change does not find this job in the queue, and adds a new one.
      const posting = await lockPosting(transaction, compared.postingId)
      if ((await finish(transaction)) && posting) await compare(transaction, posting, compared, now())
    }),
  [mailsKind]: ({ finish, payload }) =>
    db.transaction().execute(async (transaction) => {
      if (await finish(transaction)) await mail(transaction, v.parse(mailsSchema, payload), now())
    }),
})

/**
 * Compares a locked posting with the version that candidates know, and queues emails about the difference.
 */
async function compare(
  transaction: Database,
  posting: Posting,
  compared: Comparison,
  now: number,
): Promise<void> {
  const { before, since, wasOver } = compared
  const company = await transaction
    .selectFrom('companies')
    .select(['name', 'suspended_at'])
    .where('id', '=', posting.company_id)
    .executeTakeFirstOrThrow()
  const add = (news: Mails['news']) =>
    addMails(transaction, { postingId: posting.id, at: now, after: '', news }, now)
  const job = jobSummaryOf(contentOf(posting))
  const end = endOf(posting)
  if (end && !wasOver) {
    const facts = { job: before.title, company: company.name, end }
    return add({ type: 'closed', similar: criteriaLike(before), facts })
  }
  if (isPublic(posting) && posting.slug !== null && company.suspended_at === null) {
    const musts = changedMusts(compared.musts, mustsOf(contentOf(posting)))
    if (changedParts(before, job).length === 0 && musts === undefined) return
    const facts = { company: company.name, before, after: job, ...(musts && { musts }) }
    return add({ type: 'changed', slug: posting.slug, facts })
  }
  // The posting may reopen. The change is announced then.
  const mayOpen = !isOver(posting) || posting.state === 'expired'
  if (mayOpen && now < since + LONGEST_WAIT)
    await addComparison(transaction, compared, { due: now + DAY, now })
}

/** Added and removed requirements; undefined without a change. Case, spaces and punctuation are ignored. */
function changedMusts(before: readonly string[] | undefined, after: readonly string[]) {
  if (before === undefined) return undefined
  const [added, removed] = [missingIn(before, after), missingIn(after, before)]
  return added.length + removed.length === 0 ? undefined : { added, removed }
}

function missingIn(known: readonly string[], texts: readonly string[]): string[] {
  const plainly = new Set(known.map(plain))
  return texts.filter((text) => !plainly.has(plain(text)))
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[\p{P}\p{Z}]/gu, '')

/** Way in which a posting has ended; undefined while it has not. */
function endOf(posting: Posting): v.InferOutput<typeof closedJobFacts>['end'] | undefined {
  if (posting.outcome !== null) return posting.outcome
  if (posting.state === 'expired') return 'expired'
  return posting.state === 'discarded' ? 'withdrawn' : undefined
}

/** Emails the next batch of candidates, and queues a job for the remaining ones. */
async function mail(transaction: Database, payload: Mails, now: number): Promise<void> {
  const { after, news, postingId } = payload
  // Drafts lapse when the job closes.
  const drafts = news.type === 'closed' ? (['draft', 'lapsed'] as const) : (['draft'] as const)
  const people = await interestedIn(transaction, postingId, { after, drafts })
  const chosenBy = await choicesFor(
    transaction,
    'savedJobs',
    people.map(({ id }) => id),
  )
  for (const { email_address: recipient, has_draft: hasDraft, id } of people) {
    if (chosenBy(id).choice !== 'on') continue
    const isDraft = hasDraft === 1
    const to = { role: 'candidate', recipient } as const
    if (news.type === 'closed') {
      const notice = { ...to, path: `${paths.jobs}?${news.similar}`, facts: { ...news.facts, isDraft } }
      await requestNotice(transaction, 'savedJobClosed', notice, now)
    } else {
      const path = isDraft ? paths.apply(news.slug) : paths.job(news.slug)
      const notice = { ...to, path, facts: { ...news.facts, isDraft } }
      await requestNotice(transaction, 'savedJobChanged', notice, now)
    }
  }
  const last = people.at(-1)
  if (last && people.length === AT_ONCE) await addMails(transaction, { ...payload, after: last.id }, now)
}
