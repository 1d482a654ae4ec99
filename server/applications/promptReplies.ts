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

/** Kind of job, also queued by migration 0070. */
const kind = 'record.company'

const payloadSchema = v.object({ companyId: v.string() })

/** Job subject, which deletes the jobs together with the company. */
const subjectOf = (companyId: string) => `company/${companyId}`

/**
 * Requests a recount of a company's replies, in the transaction that changes its record. Each change adds a
 * separate job, so that concurrent transactions do not wait for the same row; one recount consumes all of
 * them.
 *
 * @param due milliseconds since 1970; immediately by default
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
 * Updates, in a transaction, whether a company replies on time: after each change of its record, and daily,
 * because old replies drop out. Its postings are reindexed only if the result changes, so that searches do
 * not have to count replies.
 */
export async function countReplies(transaction: Database, companyId: string, now: number): Promise<void> {
  const company = await lockCompany(transaction, companyId)
  // Changes committed up to here are included in the count below.
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

/** Processes requested recounts immediately, for use in a transaction during which no worker runs. */
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
