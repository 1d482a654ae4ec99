import * as v from 'valibot'
import { paths } from '../../contract/paths.ts'
import { mailedMembers, requestNotice } from '../mail/notices.ts'
import { choicesFor } from '../mail/settings.ts'
import { contentOf } from '../postings/postings.ts'
import type { Database } from '../store/schema.ts'
import { queueClosingReminders } from './closingReminders.ts'
import { addJob } from '../work/jobs.ts'
import type { Handlers } from '../work/worker.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/**
 * Time of the daily digest, in UTC. The job kinds keep the name `morning`, because queued jobs of existing
 * installations have it.
 */
const DIGEST_AT = 6 * HOUR

const everywhere = 'morning'
const ofCompany = 'morning.company'

const daySchema = v.object({ due: v.number() })
const companySchema = v.object({
  companyId: v.string(),
  /** Start of the period; applications sent from here to `until` are new. */
  from: v.number(),
  until: v.number(),
})

/** Time of the latest digest that is due. */
const lastDigestTime = (now: number) => Math.floor((now - DIGEST_AT) / DAY) * DAY + DIGEST_AT

const midnightBefore = (time: number) => Math.floor(time / DAY) * DAY

/**
 * Schedules the next daily run, unless one is scheduled. A run more than a week ahead, from a wrong clock, is
 * replaced, because it would block all others. A server whose clock is a few days behind replaces none, so
 * that no email is sent twice.
 *
 * @param now milliseconds since 1970
 */
export async function scheduleDailyDigest(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where('queue', '=', 'deadlines')
    .where('kind', '=', everywhere)
    .where('due_at', '>', now + 7 * DAY)
    .execute()
  const waiting = await db
    .selectFrom('jobs')
    .select('id')
    .where('queue', '=', 'deadlines')
    .where('kind', '=', everywhere)
    .where('failed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (!waiting) await arm(db, lastDigestTime(now) + DAY, now)
}

const arm = (db: Database, due: number, now: number) =>
  addJob(db, { queue: 'deadlines', kind: everywhere, key: `morning ${due}`, payload: { due }, now, due })

/**
 * Daily digests for the members of a company, by their settings: one email lists new applicants, another the
 * replies that are due tomorrow. A day is handled once, regardless of the number of servers; a late run
 * covers the missed days.
 *
 * @param now returns milliseconds since 1970
 */
export const createDailyDigestHandlers = (db: Database, now: () => number): Handlers => ({
  [everywhere]: ({ finish, payload }) =>
    db.transaction().execute(async (transaction) => {
      const { due } = v.parse(daySchema, payload)
      if (!(await finish(transaction))) return
      const at = now()
      const until = Math.max(due, lastDigestTime(at))
      const from = due - DAY
      for (const companyId of await companiesWithNews(transaction, from, until)) {
        await addJob(transaction, {
          queue: 'deadlines',
          kind: ofCompany,
          key: `${ofCompany} ${companyId} ${until}`,
          payload: { companyId, from, until },
          now: at,
        })
      }
      await queueClosingReminders(transaction, { from, until }, at)
      await arm(transaction, until + DAY, at)
    }),
  [ofCompany]: ({ finish, payload }) =>
    db.transaction().execute(async (transaction) => {
      const period = v.parse(companySchema, payload)
      if (await finish(transaction)) await notifyMembers(transaction, period, now())
    }),
})

type DigestPeriod = v.InferOutput<typeof companySchema>

/** Applications of the period that still await the employer. */
const newOnes = (db: Database, { from, until }: Omit<DigestPeriod, 'companyId'>) =>
  db
    .selectFrom('applications')
    .innerJoin('postings', 'postings.id', 'applications.posting_id')
    .where('submitted_at', '>=', from)
    .where('submitted_at', '<', until)
    .where('applications.state', '=', 'active')

/** Applications whose reply is due on the following day. */
const dueOnes = (db: Database, until: number) =>
  db
    .selectFrom('applications')
    .innerJoin('postings', 'postings.id', 'applications.posting_id')
    .where('turn', '=', 'employer')
    .where('lateness', '=', 'onTime')
    // A pending rejection counts as a reply.
    .where('leaves_at', 'is', null)
    .where('due_at', '>=', midnightBefore(until) + DAY)
    .where('due_at', '<', midnightBefore(until) + 2 * DAY)

async function companiesWithNews(db: Database, from: number, until: number): Promise<readonly string[]> {
  const found = await newOnes(db, { from, until })
    .select('company_id')
    .union(dueOnes(db, until).select('company_id'))
    .execute()
  return found.map(({ company_id: id }) => id).toSorted()
}

async function notifyMembers(transaction: Database, period: DigestPeriod, now: number): Promise<void> {
  const { companyId, from, until } = period
  const members = await mailedMembers(transaction, companyId)
  if (members.length === 0) return
  const ids = members.map(({ id }) => id)
  const received = await choicesFor(transaction, 'received', ids)
  const dueTomorrow = await choicesFor(transaction, 'dueTomorrow', ids)
  const fresh = await newOnes(transaction, period)
    .select(['posting_id', 'submitted_at'])
    .where('company_id', '=', companyId)
    .execute()
  const due = await dueOnes(transaction, until)
    .select('posting_id')
    .where('company_id', '=', companyId)
    .execute()
  const titles = await titlesOf(transaction, [...fresh, ...due])
  for (const { id, role, email_address: recipient } of members) {
    const chosen = received(id)
    // The setting may have changed within the period: applicants who were mailed immediately are left out.
    const told =
      chosen.choice === 'off' ? [] : fresh.filter(({ submitted_at: at }) => chosen.at(at ?? from) === 'daily')
    const to = { role, recipient, path: paths.applicants }
    if (told.length > 0) {
      const notice = { ...to, facts: { postings: perPosting(told, titles) } }
      await requestNotice(transaction, 'applicationsOfDay', notice, now)
    }
    if (due.length > 0 && dueTomorrow(id).choice === 'on') {
      const notice = { ...to, facts: { postings: perPosting(due, titles) } }
      await requestNotice(transaction, 'answersDueTomorrow', notice, now)
    }
  }
}

interface OfPosting {
  readonly posting_id: string
}

async function titlesOf(
  db: Database,
  applications: readonly OfPosting[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(applications.map(({ posting_id: id }) => id))]
  if (ids.length === 0) return new Map()
  const postings = await db.selectFrom('postings').selectAll().where('id', 'in', ids).execute()
  return new Map(postings.map((posting) => [posting.id, contentOf(posting).title]))
}

/** Postings of the applications with their numbers, largest first. */
const perPosting = (applications: readonly OfPosting[], titles: ReadonlyMap<string, string>) =>
  [...titles]
    .map(([id, job]) => ({
      job,
      path: paths.postingApplicants(id),
      count: applications.filter(({ posting_id: posting }) => posting === id).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || one.job.localeCompare(other.job))
