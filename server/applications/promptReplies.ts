import * as v from 'valibot'
import { isOnTime } from '../../contract/postings/record.ts'
import { indexCompany, lockCompany } from '../postings/findable.ts'
import { forUpdate } from '../store/locks.ts'
import { announce } from '../store/changes.ts'
import type { Database } from '../store/schema.ts'
import { addJob } from '../work/jobs.ts'
import type { Handlers } from '../work/worker.ts'
import { recordOf } from './record.ts'

const DAY = 86_400_000

/** Jobs of migration 0070 have this kind, too. */
const kind = 'record.company'

const payloadSchema = v.object({ companyId: v.string() })

/** Forgotten with the company. */
const subjectOf = (companyId: string) => `company/${companyId}`

/**
 * Requests a count of a company's replies, in the transaction that changes its record. Each change adds a job, so that
 * changes of different applications wait for no row of each other's; one count takes all jobs of a company.
 *
 * @param due milliseconds since 1970; now by default
 */
export const requestCount = (transaction: Database, companyId: string, now: number, due = now) =>
  addJob(transaction, {
    queue: 'deadlines',
    kind,
    subject: subjectOf(companyId),
    payload: { companyId },
    now,
    due,
  })

/**
 * Counts whether a company replies on time, in a transaction: after each change of its record and once a day, since old
 * replies leave it. Its postings are indexed again only when that changes, so that a search costs the same however many
 * replies there are.
 */
export async function countReplies(transaction: Database, companyId: string, now: number): Promise<void> {
  const company = await lockCompany(transaction, companyId)
  // The changes that are committed by now are counted below.
  await transaction
    .deleteFrom('jobs')
    .where('queue', '=', 'deadlines')
    .where('subject', '=', subjectOf(companyId))
    .execute()
  const record = await recordOf(transaction, companyId, now)
  const onTime = isOnTime(record) ? 1 : 0
  if (record) await requestCount(transaction, companyId, now, now + DAY)
  if (company.replies_on_time === onTime) return
  await transaction
    .updateTable('companies')
    .set({ replies_on_time: onTime })
    .where('id', '=', companyId)
    .execute()
  await indexCompany(transaction, companyId, now)
  await announce(transaction, { kind: 'company', companyId })
}

/** Counts at once what is requested, for a transaction in which no server works. */
export async function countRequested(transaction: Database, now: number): Promise<void> {
  const requested = await transaction.selectFrom('jobs').select('payload').where('kind', '=', kind).execute()
  const companies = requested.map(({ payload }) => v.parse(payloadSchema, JSON.parse(payload)).companyId)
  for (const companyId of new Set(companies)) await countReplies(transaction, companyId, now)
}

export const createPromptRepliesHandlers = (db: Database, now: () => number): Handlers => ({
  [kind]: ({ finish, payload }) =>
    db.transaction().execute(async (transaction) => {
      const { companyId } = v.parse(payloadSchema, payload)
      const company = await transaction
        .selectFrom('companies')
        .select('id')
        .where('id', '=', companyId)
        .modifyEnd(forUpdate(transaction))
        .executeTakeFirst()
      if ((await finish(transaction)) && company) await countReplies(transaction, companyId, now())
    }),
})
